#include "instances/puzzles/kenken/kenken.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

std::string moved(Rng& rng, std::string_view text) {
  TextReader in(text, "board");
  KenKen board = KenKen::parse(in);
  const Move move = random_move(rng, board.n, board.n);
  for (KenKen::Cage& cage : board.cages) {
    for (int& cell : cage.cells) cell = move(cell);
    std::sort(cage.cells.begin(), cage.cells.end());
  }
  shuffle(board.cages, rng);  // they are printed under other ids
  return board.print();
}

const SymmetryRow row(KenKen::kName, moved);

}  // namespace
}  // namespace p2c
