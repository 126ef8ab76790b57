// One room of n x m with k shaded cells: how many there may be is a question of extremal
// combinatorics.
#include "instances/families/crafted/series.hpp"

namespace p2c {
namespace {

constexpr std::string_view kKind = "heyawake";

CraftedBoard make(std::span<const int> numbers) {
  const int rows = numbers[0];
  const int cols = numbers[1];
  const auto clue = [&](int row, int col) {
    return row == 0 && col == 0 ? std::to_string(numbers[2]) : "-";
  };
  CraftedBoard board{rows, cols, crafted_text(kKind, rows, cols, clue)};
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) board.text += col == 0 ? "1" : " 1";
    board.text += "\n";
  }
  return board;
}

}  // namespace

const CraftedSeries& room_series() {
  static const CraftedSeries series{
      kKind, "room", {{"n", 1, 500}, {"m", 1, 500}, {"k", 0, 250'000}}, make};
  return series;
}

}  // namespace p2c
