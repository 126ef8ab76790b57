// Islands on a lattice, n x n. Each clue is the number of neighbours, the middle one is one more:
// a Tseitin formula of a grid.
#include "instances/families/crafted/series.hpp"

namespace p2c {
namespace {

constexpr std::string_view kKind = "hashi";

CraftedBoard make(std::span<const int> numbers) {
  const int n = numbers[0];
  const int side = 2 * n - 1;
  const auto clue = [n](int row, int col) {
    const int degree =
        (row > 0 ? 1 : 0) + (row < n - 1 ? 1 : 0) + (col > 0 ? 1 : 0) + (col < n - 1 ? 1 : 0);
    return degree + (row == n / 2 && col == n / 2 ? 1 : 0);
  };
  const auto token = [&](int row, int col) {
    const bool island = row % 2 == 0 && col % 2 == 0;
    return island ? std::to_string(clue(row / 2, col / 2)) : "-";
  };
  return {side, side, crafted_text(kKind, side, side, token),
          "Each bridge has two ends, so the clues of all islands have an even sum. Here each clue "
          "is the number of neighbours, in all twice the number of pairs of neighbours, but one "
          "is one more: the sum is odd."};
}

}  // namespace

const CraftedSeries& lattice_series() {
  static const CraftedSeries series{kKind, "lattice", {{"n", 2, 500}}, make};
  return series;
}

}  // namespace p2c
