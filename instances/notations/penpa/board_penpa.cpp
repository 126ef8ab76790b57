#include "instances/notations/penpa/board_penpa.hpp"

#include <algorithm>

#include "instances/box_shape.hpp"
#include "instances/notations/penpa/take_penpa.hpp"
#include "instances/notations/text/board_text.hpp"
#include "instances/notations/text/part_text.hpp"

namespace p2c {
namespace {

// What a part takes of the board; two parts must not ask for one.
enum class Takes : char {
  kNothing,
  kNumbers,
  kMargins,
  kVertices,
  kEdges,
  kCages,
  kSymbols,
  kSurfaces,
  kBoard,
  kAll,
  kUnknown
};

Takes takes(const CellClues& its, const PenpaSigns& signs) {
  if (its.words.empty()) return Takes::kNumbers;  // or lists of them
  if (signs.empty()) return Takes::kUnknown;
  return is_penpa_symbol(signs.front()) ? Takes::kSymbols : Takes::kSurfaces;
}
Takes takes(const Regions& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kEdges; }
Takes takes(const RoomsWithClues& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kEdges; }
Takes takes(const MarginClues& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kMargins; }
Takes takes(const CornerClues& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kVertices; }
Takes takes(const PlaceDots& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kAll; }
Takes takes(const ArrowClues& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kNumbers; }
Takes takes(const RunsWithClues& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kAll; }
Takes takes(const SizeNumbers& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kBoard; }
Takes takes(const BoardFlag& /*its*/, const PenpaSigns& /*signs*/) { return Takes::kNothing; }
Takes takes(const BoardNumber& its, const PenpaSigns& /*signs*/) {
  return its.side_if_unsaid ? Takes::kNothing : Takes::kBoard;
}

// Edges would be those of boxes and of regions.
Takes with_boxes(const Description& its, const Part& part, Takes one) {
  if (one != Takes::kEdges || !its.boxes) return one;
  return std::holds_alternative<RoomsWithClues>(part) ? Takes::kCages : Takes::kUnknown;
}

// Those on the top and on the left, then those at the other ends.
bool are_both_margins(const Part& part, const Part& later) {
  const auto* near = std::get_if<MarginClues>(&part);
  const auto* far = std::get_if<MarginClues>(&later);
  return near != nullptr && far != nullptr && near->near_only && !far->near_only;
}

// This part asks for the same as an earlier one.
bool is_taken(const Description& its, const std::vector<Takes>& all, std::size_t part) {
  if (all[part] == Takes::kNothing) return false;
  for (std::size_t i = 0; i < part; ++i) {
    const bool share = are_both_margins(its.parts[i], its.parts[part]);
    if (all[i] == all[part] && !share) return true;
  }
  return all[part] == Takes::kAll && part > 0;
}

[[noreturn]] void fail_unsaid(const std::string& word, bool in_corner) {
  throw PenpaMisfit("nothing that says " + word + ", a number " +
                    (in_corner ? "in a corner of the margins" : "on a margin"));
}

int largest_clue(const Description& its, const BoardData& data) {
  int largest = kNoClue;
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    if (!std::holds_alternative<CellClues>(its.parts[i])) continue;
    for (const int clue : data.part<Grid<int>>(i).cells) largest = std::max(largest, clue);
  }
  return largest;
}

// Those around the boxes of a Sudoku, which are there for the eye.
void take_boxes(PenpaBoard& board) {
  const BoxShape boxes(board.cols);
  for (int i = 0; i < board.rows * board.cols; ++i) {
    const int r = i / board.cols;
    const int c = i % board.cols;
    if (c + 1 < board.cols && boxes.box_of(i) != boxes.box_of(i + 1)) board.walls.right(r, c) = 0;
    if (r + 1 < board.rows && boxes.box_of(i) != boxes.box_of(i + board.cols)) {
      board.walls.below(r, c) = 0;
    }
  }
}

// The site outlines cells with arrows, where lines say nothing else.
bool has_outlines(const Description& its) {
  const auto has = [&]<class Its>(const Its& /*kind*/) {
    return std::any_of(its.parts.begin(), its.parts.end(),
                       [](const Part& part) { return std::holds_alternative<Its>(part); });
  };
  return has(ArrowClues()) && !has(Regions()) && !has(RoomsWithClues());
}

// In cells with values "?" says nothing, or is a sign of another rule.
void expect_known(const Grid<int>& values) {
  for (int i = 0; i < values.size(); ++i) {
    if (values[i] == kUnknownClue) fail_penpa("number", "?", {i / values.cols, i % values.cols});
  }
}

void expect_no_walls(const PenpaBoard& board) {
  if (board.walls == Borders(board.rows, board.cols)) return;
  throw PenpaMisfit("lines between cells in the layer 'edge'");
}

// The parts of a board, one after the other.
class PartTaker {
 public:
  PartTaker(const Description& its, PenpaBoard& board)
      : its_(its), board_(board), data_{board.rows, board.cols} {}

  BoardData all() {
    for (std::size_t i = 0; i < its_.parts.size(); ++i) data_.parts.push_back(taken(i));
    for (std::size_t i = 0; i < its_.parts.size(); ++i) {
      if (is_of_board_in_penpa(its_.parts[i])) take_of_board(i);
    }
    return std::move(data_);
  }

 private:
  PartData taken(std::size_t i) {
    const Part& part = its_.parts[i];
    const PenpaSigns signs = penpa_signs(its_, i);
    if (its_.boxes && std::holds_alternative<RoomsWithClues>(part)) return take_penpa_cages(board_);
    return std::visit(
        [&](const auto& is) -> PartData {
          if constexpr (requires { take_penpa(is, signs, board_); }) {
            return take_penpa(is, signs, board_);
          } else {
            return blank_of(part, board_.rows, board_.cols);
          }
        },
        part);
  }

  void take_of_board(std::size_t i) {
    const bool has_margins =
        std::any_of(its_.parts.begin(), its_.parts.end(),
                    [](const Part& part) { return std::holds_alternative<MarginClues>(part); });
    const auto said = take_penpa_numbers(board_, has_margins);
    if (const auto* sizes = std::get_if<SizeNumbers>(&its_.parts[i])) {
      if (!said) fail_unsaid(sizes->word, has_margins);
      data_.parts[i] = *said;
      return;
    }
    const auto& number = std::get<BoardNumber>(its_.parts[i]);
    if (said && said->size() == 1) {
      data_.parts[i] = said->front();
    } else if (!said && penpa_signs(its_, i) == PenpaSigns{"largest"}) {
      data_.parts[i] = std::max(number.least, largest_clue(its_, data_));
    } else {
      fail_unsaid(number.word, has_margins);
    }
  }

  const Description& its_;
  PenpaBoard& board_;
  BoardData data_;
};

}  // namespace

bool is_of_board_in_penpa(const Part& part) {
  const auto* number = std::get_if<BoardNumber>(&part);
  return std::holds_alternative<SizeNumbers>(part) ||
         (number != nullptr && !number->side_if_unsaid);
}

bool lines_say(const Regions& its) {
  return !its.meaning.empty() && its.meaning != "they say nothing";
}

bool has_penpa_boards(const Description& its) {
  std::vector<Takes> all;
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    const Takes one =
        std::visit([&](const auto& is) { return takes(is, penpa_signs(its, i)); }, its.parts[i]);
    all.push_back(with_boxes(its, its.parts[i], one));
    if (all.back() == Takes::kUnknown || is_taken(its, all, i)) return false;
  }
  return true;
}

PenpaBoard penpa_board_for(const Description& its, PenpaBoard board) {
  const bool runs = std::any_of(its.parts.begin(), its.parts.end(), [](const Part& part) {
    return std::holds_alternative<RunsWithClues>(part);
  });
  return runs ? with_runs_inside(std::move(board)) : board;
}

std::string text_of_penpa(const Description& its, PenpaBoard board) {
  board = penpa_board_for(its, std::move(board));
  if (!its.fits(board.rows, board.cols)) {
    throw PenpaMisfit(std::to_string(board.rows) + " rows and " + std::to_string(board.cols) +
                      " columns");
  }
  if (its.boxes) take_boxes(board);
  if (has_outlines(its)) take_penpa_outlines(board);
  const BoardData data = PartTaker(its, board).all();
  if (its.values_part >= 0) expect_known(data.part<Grid<int>>(its.values_part));
  expect_no_walls(board);
  expect_all_taken(board);
  return print_board(its, data);
}

}  // namespace p2c
