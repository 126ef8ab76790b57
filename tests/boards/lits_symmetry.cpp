#include "instances/puzzles/lits/lits.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

std::string moved(Rng& rng, std::string_view text) {
  TextReader in(text, "board");
  const LITS board = LITS::parse(in);
  const Move move = random_move(rng, board.rows(), board.cols());
  LITS other;
  other.region = Grid<int>(move.new_rows(), move.new_cols());
  for (int i = 0; i < board.region.size(); ++i) other.region[move(i)] = board.region[i];
  return other.print();
}

const SymmetryRow row(LITS::kName, moved);

}  // namespace
}  // namespace p2c
