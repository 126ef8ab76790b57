#include "instances/notations/cut_by_lines.hpp"

#include <algorithm>
#include <string>

#include "instances/formats/format.hpp"

namespace p2c {

CutBoard cut_by_lines(const Borders& borders, TextReader& in, const Place& place,
                      std::string_view meaning) {
  CutBoard board = cut_by(borders);
  if (const std::size_t count = board.lines.size(); count > 0) {
    in.warn_at(place, counted(count, "line") + (count == 1 ? " has" : " have") +
                          " one room on both sides, the first at " +
                          cell_name_at(board.lines[0].first, board.room.cols) + "; " +
                          std::string(meaning));
  }
  return board;
}

void expect_everywhere(const CutBoard& board) {
  const Grid<int>& ids = board.room;
  const auto none = std::find(ids.cells.begin(), ids.cells.end(), kNoRegion);
  if (none == ids.cells.end()) return;
  const auto cell = static_cast<int>(none - ids.cells.begin());
  throw CannotCarry("a cell in no region, as " + cell_name_at(cell, ids.cols));
}

void expect_cut_by_lines(const CutBoard& board) {
  expect_everywhere(board);
  const Grid<int>& ids = board.room;
  const Grid<int> pieces = rooms_of(all_lines(board));
  for (int i = 0; i < ids.size(); ++i) {
    if (ids[i] == pieces[i]) continue;
    throw CannotCarry("a region in two places, as the one of " + cell_name_at(i, ids.cols));
  }
}

}  // namespace p2c
