#include "instances/notations/pzprv3/framed_board.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

constexpr std::string_view kUnknown = "-2";  // pzpr's number of a clue '?'
constexpr int kOfShading = 4;                // of a shaded cell, twice that of an unshaded one

// A number of the answer. Its range may depend on the clues, which are known once all is read.
struct Found {
  int cell;
  int number;
  Place place;
};

// The clue at this place of the grid with margins; null in its corners and on the board.
int* clue_at(Margins& margins, int r, int c) {
  const bool on_row = r > 0 && r <= margins.rows();
  const bool on_col = c > 0 && c <= margins.cols();
  if (on_row == on_col) return nullptr;
  if (on_col) return &margins.clue[r == 0 ? Margins::kTop : Margins::kBottom][c - 1];
  return &margins.clue[c == 0 ? Margins::kLeft : Margins::kRight][r - 1];
}

Answer answer_of(const CellNumbers& its, const BoardData& board, const std::vector<Found>& found) {
  Answer numbers(static_cast<std::size_t>(board.cells()), kOpen);
  const std::vector<CellNumbers::Range> ranges = its.ranges(board);
  for (const auto& [cell, number, place] : found) {
    const auto [lo, hi] = ranges[cell];
    if (number < lo || number > hi) {
      throw InputError(
          place, "expected " + number_between(lo, hi) + ", got '" + std::to_string(number) + "'");
    }
    numbers[cell] = number;
  }
  return numbers;
}

class FramedReader {
 public:
  FramedReader(const Framed& its, PzprFile& file, BoardContent& content)
      : its_(its), in_(file.reader()), content_(content), margins_(file.rows(), file.cols()) {
    if (its.clues != nullptr) clues_ = CellClues::blank(file.rows(), file.cols());
    if (its.marks != nullptr || its.shading != nullptr)
      marks_ = Grid<int>(file.rows(), file.cols(), kOpen);
  }

  void read(PzprFile& file) {
    const int more = its_.margins->near_only ? 1 : 2;
    file.section(file.rows() + more, file.cols() + more, "row",
                 [&](int r, int c, std::string_view token) { take(r, c, token); });
    content_.puzzle.parts[its_.margins_part] = std::move(margins_);
    if (its_.clues != nullptr) content_.puzzle.parts[its_.clues_part] = clues_;
    if (its_.marks != nullptr) {
      skip_border_marks(file);
      take_lines(marks_of_free_cells(*its_.marks, content_.puzzle, marks_), content_);
    } else if (its_.shading != nullptr) {
      if (any_shading_) content_.answer = std::move(marks_.cells);
    } else if (!found_.empty()) {
      content_.answer = answer_of(*its_.numbers, content_.puzzle, found_);
    }
  }

 private:
  void take(int r, int c, std::string_view token) {
    const bool on_board = r > 0 && r <= margins_.rows() && c > 0 && c <= margins_.cols();
    if (on_board) return take_cell((r - 1) * margins_.cols() + c - 1, token);
    if (int* clue = clue_at(margins_, r, c)) return take_margin(*clue, token);
    if (token != ".") in_.fail("'.' in a corner");
  }

  // A player may have ticked it.
  void take_margin(int& clue, std::string_view token) {
    if (token.starts_with('c')) token.remove_prefix(1);
    const MarginClues& its = *its_.margins;
    const std::string what = "'.' or " + number_between(its.least, its.most);
    if (token != ".") clue = in_.to_number(token, its.least, its.most, what);
  }

  void take_cell(int cell, std::string_view token) {
    if (is_open_number(token)) return;
    if (its_.marks != nullptr) return take_mark(cell, token);
    if (its_.shading != nullptr) return take_circle_and_shading(cell, token);
    if (its_.clues != nullptr && token.starts_with('q')) {
      token.remove_prefix(1);
      clues_[cell] = token == kUnknown ? its_.clues->unknown_clue()
                                       : clue_of(token, "'.', a number or 'q' and ");
      return;
    }
    if (its_.letters && token == "+") return;
    const bool none = its_.letters && token == "-";
    const int number = none ? 0 : in_.to_number(token, 0, kMostBoardCells, "'.' or a number");
    found_.push_back({cell, number, in_.place()});
  }

  void take_circle_and_shading(int cell, std::string_view token) {
    constexpr int kMost = 2 * kOfShading + 2;
    const int both = in_.to_number(token, 0, kMost, number_between(0, kMost));
    const int circle = both % kOfShading;
    if (circle > its_.clues->most) in_.fail("0, 1 or 2, or one of these and 4 or 8");
    if (circle > 0) clues_[cell] = circle;
    if (both < kOfShading) return;
    marks_[cell] = both < 2 * kOfShading ? 1 : 0;
    any_shading_ = true;
  }

  void take_mark(int cell, std::string_view token) {
    if (token == kMark || token == "-") {
      marks_[cell] = token == kMark ? 1 : 0;
    } else if (its_.clues != nullptr) {
      clues_[cell] = clue_of(token, "'.', 'A', '-' or ");
    } else {
      in_.fail("'.', 'A' or '-'");
    }
  }

  int clue_of(std::string_view token, const std::string& or_else) {
    const CellClues& its = *its_.clues;
    return in_.to_number(token, its.least, its.most, or_else + number_between(its.least, its.most));
  }

  static constexpr std::string_view kMark = "A";
  const Framed& its_;
  TextReader& in_;
  BoardContent& content_;
  Margins margins_;
  Grid<int> clues_;
  Grid<int> marks_;
  bool any_shading_ = false;
  std::vector<Found> found_;
};

// What a cell has: its clue, or its part of the answer.
std::string cell_token(const Framed& its, int clue, int value) {
  if (its.shading != nullptr) {
    if (clue == kUnknownClue) throw CannotCarry("the clue ?");
    const int shading = value == kOpen ? 0 : value == 1 ? kOfShading : 2 * kOfShading;
    return std::to_string(std::max(clue, 0) + shading);
  }
  const bool numbers = its.marks == nullptr;
  if (clue != kNoClue)
    return numbers ? "q" + clue_in_words(clue, "", kUnknown) : clue_in_words(clue, "", "-");
  if (its.letters && value == 0) return "-";
  if (numbers) return number_token(value);
  return value == kOpen ? "." : value == 1 ? "A" : "-";
}

}  // namespace

std::optional<Framed> framed(const Description& its) {
  if (its.answers.size() != 1) return {};
  Framed framed;
  framed.numbers = std::get_if<CellNumbers>(&its.answers[0]);
  framed.marks = std::get_if<CellMarks>(&its.answers[0]);
  framed.shading = std::get_if<ShadedCells>(&its.answers[0]);
  const bool holes = framed.numbers != nullptr && framed.numbers->free_cells;
  if (framed.numbers == nullptr && framed.marks == nullptr && framed.shading == nullptr) return {};
  if (holes) return {};
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    const Part& part = its.parts[i];
    const auto* number = std::get_if<BoardNumber>(&part);
    framed.letters = framed.letters || (number != nullptr && !number->side_if_unsaid);
    if (std::holds_alternative<BoardFlag>(part) || number != nullptr) continue;
    const auto* margins = std::get_if<MarginClues>(&part);
    const auto* clues = std::get_if<CellClues>(&part);
    if ((margins == nullptr || framed.margins != nullptr) &&
        (clues == nullptr || framed.clues != nullptr)) {
      return {};
    }
    (margins != nullptr ? framed.margins_part : framed.clues_part) = i;
    if (margins != nullptr) framed.margins = margins;
    if (clues != nullptr) framed.clues = clues;
  }
  const bool has_circles =
      framed.clues != nullptr && framed.clues->url_form == CellClues::UrlForm::kCircles;
  if (framed.shading != nullptr && !has_circles) return {};
  const bool around = framed.margins != nullptr && !framed.margins->halved;
  return around ? std::optional(framed) : std::nullopt;
}

bool is_open_number(std::string_view token) { return token == "." || token.starts_with(".["); }

std::string number_token(int number) { return number == kOpen ? "." : std::to_string(number); }

std::string number_between(int lo, int hi) {
  return "a number from " + std::to_string(lo) + " to " + std::to_string(hi);
}

Answer marks_of_free_cells(const CellMarks& its, const BoardData& board, const Grid<int>& cells) {
  Answer free;
  for (const int cell : its.free_cells(board)) free.push_back(cells[cell]);
  return free;
}

Grid<int> marks_by_cell(const CellMarks& its, const BoardData& board, const Answer& marks) {
  Grid<int> cells(board.rows, board.cols, kOpen);
  std::size_t next = 0;
  for (const int cell : its.free_cells(board)) cells[cell] = marks[next++];
  return cells;
}

void read_framed(const Framed& its, PzprFile& file, BoardContent& content) {
  FramedReader(its, file, content).read(file);
}

std::string write_framed(const Framed& its, const BoardContent& content) {
  const BoardData& board = content.puzzle;
  auto margins = board.part<Margins>(its.margins_part);
  Grid<int> values(board.rows, board.cols, kOpen);
  if (content.answer && its.marks != nullptr) {
    values = marks_by_cell(*its.marks, board, *content.answer);
  } else if (content.answer) {
    values.cells = *content.answer;
  }
  const int more = its.margins->near_only ? 1 : 2;
  Grid<std::string> tokens(board.rows + more, board.cols + more, ".");
  for (int r = 0; r < tokens.rows; ++r) {
    for (int c = 0; c < tokens.cols; ++c) {
      const int* clue = clue_at(margins, r, c);
      if (clue != nullptr && *clue != kNoClue) tokens(r, c) = std::to_string(*clue);
    }
  }
  for (int i = 0; i < board.cells(); ++i) {
    const int clue = its.clues == nullptr ? kNoClue : board.part<Grid<int>>(its.clues_part)[i];
    tokens(i / board.cols + 1, i % board.cols + 1) = cell_token(its, clue, values[i]);
  }
  std::string text = write_pzpr_grid(tokens, [](const std::string& token) { return token; });
  if (its.marks != nullptr) text += no_border_marks(board.rows, board.cols);
  return text;
}

}  // namespace p2c
