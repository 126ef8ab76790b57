// One island of k cells around the middle of a board of n x n: how small one may be that leaves no
// square of four in the sea is a question of extremal combinatorics.
#include "instances/families/crafted/series.hpp"

namespace p2c {
namespace {

constexpr std::string_view kKind = "nurikabe";

CraftedBoard make(std::span<const int> numbers) {
  const int n = numbers[0];
  const int middle = n / 2;
  const auto token = [&](int row, int col) {
    return row == middle && col == middle ? std::to_string(numbers[1]) : "-";
  };
  return {n, n, crafted_text(kKind, n, n, token)};
}

}  // namespace

const CraftedSeries& island_series() {
  static const CraftedSeries series{kKind, "island", {{"n", 2, 500}, {"k", 1, 250'000}}, make};
  return series;
}

}  // namespace p2c
