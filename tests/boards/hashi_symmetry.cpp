#include "instances/puzzles/hashi/hashi.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

std::string moved(Rng& rng, std::string_view text) {
  TextReader in(text, "board");
  const Hashi board = Hashi::parse(in);
  const Move move = random_move(rng, board.rows, board.cols);
  std::vector<Hashi::Island> islands = board.islands;
  for (Hashi::Island& island : islands) {
    const auto [row, col] = move(island.row, island.col);
    island = {row, col, island.clue};
  }
  std::sort(islands.begin(), islands.end(), [](const auto& a, const auto& b) {
    return std::pair(a.row, a.col) < std::pair(b.row, b.col);
  });
  return Hashi::of_islands(move.new_rows(), move.new_cols(), islands, board.rules).print();
}

const SymmetryRow row(Hashi::kName, moved);

}  // namespace
}  // namespace p2c
