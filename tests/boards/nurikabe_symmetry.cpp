#include "instances/puzzles/nurikabe/nurikabe.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

std::string moved(Rng& rng, std::string_view text) {
  TextReader in(text, "board");
  const Nurikabe board = Nurikabe::parse(in);
  const Move move = random_move(rng, board.rows(), board.cols());
  Nurikabe other;
  other.clue = Grid<int>(move.new_rows(), move.new_cols());
  for (int i = 0; i < board.clue.size(); ++i) other.clue[move(i)] = board.clue[i];
  return other.print();
}

const SymmetryRow row(Nurikabe::kName, moved);

}  // namespace
}  // namespace p2c
