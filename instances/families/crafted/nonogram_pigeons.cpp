// One filled cell in each of n rows and m columns: pigeons and holes.
#include "instances/families/crafted/series.hpp"

namespace p2c {
namespace {

constexpr std::string_view kKind = "nonogram";

CraftedBoard make(std::span<const int> numbers) {
  const int rows = numbers[0];
  const int cols = numbers[1];
  CraftedBoard board{
      rows, cols,
      std::string(kKind) + "\n" + std::to_string(rows) + " " + std::to_string(cols) + "\n"};
  for (int line = 0; line < rows + cols; ++line) board.text += "1\n";
  if (rows != cols) {
    board.argument =
        "Each of n rows has one cell that is filled, and so has each of m columns: n cells are m "
        "cells, but n and m differ.";
  }
  return board;
}

}  // namespace

const CraftedSeries& pigeons_series() {
  static const CraftedSeries series{kKind, "pigeons", {{"n", 1, 500}, {"m", 1, 500}}, make};
  return series;
}

}  // namespace p2c
