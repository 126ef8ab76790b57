// More regions than rows: half of the regions share one row less than they are. Pigeons twice, as
// the others have a row too many.
#include "instances/families/crafted/series.hpp"

namespace p2c {
namespace {

constexpr std::string_view kKind = "starbattle";

// The number of this cell's part, from 0, where `cells` are cut into `parts` as equal as can be.
int part_of(int cell, int cells, int parts) {
  return static_cast<int>(static_cast<long long>(cell) * parts / cells);
}

CraftedBoard make(std::span<const int> numbers) {
  const int n = numbers[0];
  const int half = n / 2;
  const auto region = [&](int row, int col) {
    const bool above = row < half - 1;
    const int number = above ? part_of(col, n, half) : half + part_of(col, n, n - half);
    return std::to_string(number + 1);
  };
  CraftedBoard board{n, n, crafted_text(kKind, n, n, region)};
  const std::size_t grid = board.text.find('\n', board.text.find('\n') + 1) + 1;
  board.text.insert(grid, "stars 1\n");
  board.argument =
      "The first n/2 regions lie in n/2 - 1 rows. Each of them has a star, so one of these rows "
      "has "
      "two.";
  return board;
}

}  // namespace

const CraftedSeries& crowded_rows_series() {
  static const CraftedSeries series{kKind, "pigeons", {{"n", 4, 500}}, make};
  return series;
}

}  // namespace p2c
