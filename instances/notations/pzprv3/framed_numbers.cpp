#include "instances/notations/pzprv3/framed_numbers.hpp"

#include <utility>
#include <vector>

#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

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
  for (const auto& [cell, number, place] : found) {
    const auto [lo, hi] = its.range(board, cell);
    if (number < lo || number > hi) {
      throw InputError(
          place, "expected " + number_between(lo, hi) + ", got '" + std::to_string(number) + "'");
    }
    numbers[cell] = number;
  }
  return numbers;
}

}  // namespace

bool is_open_number(std::string_view token) { return token == "." || token.starts_with(".["); }

std::string number_token(int number) { return number == kOpen ? "." : std::to_string(number); }

std::string number_between(int lo, int hi) {
  return "a number from " + std::to_string(lo) + " to " + std::to_string(hi);
}

void read_framed_numbers(const MarginClues& margins, const CellNumbers& numbers, PzprFile& file,
                         std::size_t part, BoardContent& content) {
  TextReader& in = file.reader();
  Margins clues(file.rows(), file.cols());
  std::vector<Found> found;
  const std::string what = "'.' or " + number_between(margins.least, margins.most);
  file.section(file.rows() + 2, file.cols() + 2, "row", [&](int r, int c, std::string_view token) {
    const bool on_board = r > 0 && r <= file.rows() && c > 0 && c <= file.cols();
    if (on_board) {
      if (is_open_number(token)) return;
      const int number = in.to_number(token, 0, kMostBoardCells, "'.' or a number");
      found.push_back({(r - 1) * file.cols() + c - 1, number, in.place()});
    } else if (int* clue = clue_at(clues, r, c)) {
      if (token != ".") *clue = in.to_number(token, margins.least, margins.most, what);
    } else if (token != ".") {
      in.fail("'.' in a corner");
    }
  });
  content.puzzle.parts[part] = std::move(clues);
  if (!found.empty()) content.answer = answer_of(numbers, content.puzzle, found);
}

std::string write_framed_numbers(const Margins& margins, const BoardContent& content) {
  const int rows = content.puzzle.rows;
  const int cols = content.puzzle.cols;
  Margins clues = margins;
  Grid<std::string> tokens(rows + 2, cols + 2, ".");
  for (int r = 0; r < tokens.rows; ++r) {
    for (int c = 0; c < tokens.cols; ++c) {
      const int* clue = clue_at(clues, r, c);
      if (clue != nullptr && *clue != kNoClue) tokens(r, c) = std::to_string(*clue);
    }
  }
  for (int i = 0; content.answer && i < rows * cols; ++i) {
    tokens(i / cols + 1, i % cols + 1) = number_token((*content.answer)[i]);
  }
  return write_pzpr_grid(tokens, [](const std::string& token) { return token; });
}

}  // namespace p2c
