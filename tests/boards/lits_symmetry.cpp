#include "instances/puzzles/lits/lits.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

std::string moved(Rng& rng, std::string_view text) {
  TextReader in(text, "board");
  const LITS board = LITS::parse(in);
  const Move move = random_move(rng, board.rows(), board.cols());
  LITS turned;
  turned.room = Grid<int>(move.new_rows(), move.new_cols());
  for (int i = 0; i < board.room.size(); ++i) turned.room[move(i)] = board.room[i];
  for (const auto& [a, b] : board.lines) turned.lines.emplace_back(std::minmax(move(a), move(b)));
  return turned.print();
}

const SymmetryRow row(LITS::kName, moved);

}  // namespace
}  // namespace p2c
