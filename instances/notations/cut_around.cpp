#include "instances/notations/cut_around.hpp"

#include <algorithm>

#include "instances/formats/format.hpp"
#include "instances/notations/cut_by_lines.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {
namespace {

void draw_around(Borders& borders, const std::vector<int>& black) {
  const int rows = borders.right.rows;
  const int cols = borders.below.cols;
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    if (black[a] == 1 || black[b] == 1) draw_line(borders, a, b);
  }
}

void leave_out(CutBoard& board, const std::vector<int>& black) {
  for (int i = 0; i < board.room.size(); ++i) {
    if (black[i] == 1) board.room[i] = kNoRegion;
  }
  number_from_zero(board.room);
}

}  // namespace

CutBoard cut_around(const std::vector<int>& black, Borders borders, TextReader& in,
                    const Place& place, std::string_view meaning) {
  draw_around(borders, black);
  CutBoard board = cut_by_lines(borders, in, place, meaning);
  leave_out(board, black);
  return board;
}

Grid<int> outside_of(const CutBoard& board) {
  Grid<int> black = board.room;
  for (int& cell : black.cells) cell = cell == kNoRegion ? 1 : kNoClue;
  return black;
}

void expect_cut_around(const CutBoard& board) {
  const std::vector<int> black = outside_of(board).cells;
  Borders borders = all_lines(board);
  draw_around(borders, black);
  CutBoard pieces = cut_by(borders);
  leave_out(pieces, black);
  const auto [ours, theirs] =
      std::mismatch(board.room.cells.begin(), board.room.cells.end(), pieces.room.cells.begin());
  if (ours == board.room.cells.end()) return;
  const auto cell = static_cast<int>(ours - board.room.cells.begin());
  throw CannotCarry("a region in two places, as the one of " + cell_name_at(cell, board.room.cols));
}

}  // namespace p2c
