#include <algorithm>

#include "instances/puzzles/nonogram/nonogram.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

// The other way round: the lines' order, and the blocks in each line that crosses them.
void flip(std::vector<Nonogram::Clue>& lines, std::vector<Nonogram::Clue>& crossing) {
  std::reverse(lines.begin(), lines.end());
  for (Nonogram::Clue& clue : crossing) std::reverse(clue.begin(), clue.end());
}

std::string moved(Rng& rng, std::string_view text) {
  TextReader in(text, "board");
  Nonogram board = Nonogram::parse(in);
  const Move move = random_move(rng, board.rows(), board.cols());
  if (move.flip_rows) flip(board.row_clues, board.col_clues);
  if (move.flip_cols) flip(board.col_clues, board.row_clues);
  if (move.transpose) std::swap(board.row_clues, board.col_clues);
  return board.print();
}

const SymmetryRow row(Nonogram::kName, moved);

}  // namespace
}  // namespace p2c
