// A loop through all vertices of n x n cells without clues: none for even n, by parity.
#include "instances/families/crafted/series.hpp"

namespace p2c {
namespace {

constexpr std::string_view kKind = "slitherlink";

CraftedBoard make(std::span<const int> numbers) {
  const int n = numbers[0];
  CraftedBoard board{n, n, crafted_text(kKind, n, n, [](int, int) { return "-"; })};
  board.text += "every-vertex\n";
  if (n % 2 == 0) {
    board.argument =
        "Colour the vertices like a chessboard. Each line of the loop leads from one colour to the "
        "other, so a loop through all vertices visits as many of either. The number of vertices, "
        "(n + 1)^2, is odd as n is even.";
  }
  return board;
}

}  // namespace

const CraftedSeries& every_vertex_series() {
  static const CraftedSeries series{kKind, "every-vertex", {{"n", 2, 500}}, make};
  return series;
}

}  // namespace p2c
