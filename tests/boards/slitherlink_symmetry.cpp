#include "instances/puzzles/slitherlink/slitherlink.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

std::string moved(Rng& rng, std::string_view text) {
  TextReader in(text, "board");
  const Slitherlink board = Slitherlink::parse(in);
  const Move move = random_move(rng, board.rows(), board.cols());
  Slitherlink other;
  other.every_vertex = board.every_vertex;
  other.clue = Grid<int>(move.new_rows(), move.new_cols());
  for (int i = 0; i < board.clue.size(); ++i) other.clue[move(i)] = board.clue[i];
  return other.print();
}

const SymmetryRow row(Slitherlink::kName, moved);

}  // namespace
}  // namespace p2c
