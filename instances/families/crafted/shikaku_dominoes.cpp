// Dominoes on a chessboard of n x n, a clue on each cell of the colour of the first: for odd n one
// cell is left over, as on the mutilated chessboard.
#include "instances/families/crafted/series.hpp"

namespace p2c {
namespace {

constexpr std::string_view kKind = "shikaku";

CraftedBoard make(std::span<const int> numbers) {
  const int n = numbers[0];
  const auto token = [](int row, int col) { return (row + col) % 2 == 0 ? "2" : "-"; };
  CraftedBoard board{n, n, crafted_text(kKind, n, n, token)};
  if (n % 2 == 1) {
    board.argument =
        "Each rectangle has two cells: one with a clue, which has the colour of the corners of a "
        "chessboard, and one of the other colour. As n is odd, there is one cell more of the "
        "first colour than of the other.";
  }
  return board;
}

}  // namespace

const CraftedSeries& dominoes_series() {
  static const CraftedSeries series{kKind, "dominoes", {{"n", 2, 500}}, make};
  return series;
}

}  // namespace p2c
