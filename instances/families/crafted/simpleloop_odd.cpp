// A loop through all cells of n x n: none for odd n, by parity.
#include "instances/families/crafted/series.hpp"

namespace p2c {
namespace {

constexpr std::string_view kKind = "simpleloop";

CraftedBoard make(std::span<const int> numbers) {
  const int n = numbers[0];
  CraftedBoard board{n, n, crafted_text(kKind, n, n, [](int, int) { return "-"; })};
  if (n % 2 == 1) {
    board.argument =
        "Colour the cells like a chessboard. Each line of the loop leads from one colour to the "
        "other, so a loop through all cells visits as many of either. The number of cells, n^2, "
        "is odd as n is odd.";
  }
  return board;
}

}  // namespace

const CraftedSeries& odd_series() {
  static const CraftedSeries series{kKind, "odd", {{"n", 2, 500}}, make};
  return series;
}

}  // namespace p2c
