#include "solver_glue/judge/plain_boards.hpp"

#include <algorithm>

namespace p2c {
namespace {

Grid<int> stripes(int rows, int cols) {
  Grid<int> ids(rows, cols, 0);
  const int last = std::max(0, cols / 2 - 1);
  for (int cell = 0; cell < ids.size(); ++cell) ids[cell] = std::min(cell % cols / 2, last);
  return ids;
}

PartData striped(const Part& part, int rows, int cols) {
  if (const auto* regions = std::get_if<Regions>(&part)) {
    CutBoard board{stripes(rows, cols)};
    if (!regions->everywhere && cols % 2 == 1) board.room.cells.back() = kNoRegion;
    return board;
  }
  if (!std::holds_alternative<RoomsWithClues>(part)) {
    return std::visit([&](const auto& its) { return PartData(its.blank(rows, cols)); }, part);
  }
  CluedRooms rooms;
  rooms.number_rooms(stripes(rows, cols));
  return rooms;
}

}  // namespace

BoardData empty_board(const Parts& parts, int side) {
  BoardData data{side, side, {}};
  for (const Part& part : parts) {
    data.parts.push_back(
        std::visit([&](const auto& its) { return PartData(its.blank(side, side)); }, part));
  }
  return data;
}

BoardData striped_board(const Parts& parts, int rows, int cols) {
  BoardData data{rows, cols, {}};
  for (const Part& part : parts) data.parts.push_back(striped(part, rows, cols));
  return data;
}

}  // namespace p2c
