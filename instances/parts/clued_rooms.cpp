#include "instances/parts/clued_rooms.hpp"

namespace p2c {

void CluedRooms::number_rooms(const Grid<int>& ids) {
  room = ids;
  clue.assign(static_cast<std::size_t>(number_from_zero(room)), kNoClue);
}

Grid<int> CluedRooms::clues_in_cells() const {
  Grid<int> clues(room.rows, room.cols, kNoClue);
  int seen = 0;
  for (int i = 0; i < clues.size(); ++i) {
    if (room[i] == seen) clues[i] = clue[seen++];
  }
  return clues;
}

void RoomsWithClues::draw(Drawing& board, const CluedRooms& rooms) const {
  draw_regions(board, rooms);
  const Grid<int> clues = rooms.clues_in_cells();
  for (int i = 0; i < clues.size(); ++i) {
    if (rooms.room[i] == kNoRegion) write_given(board, i, "-");
    if (clues[i] == kNoClue) continue;
    if (has_values) {
      board.cells[i].label = std::to_string(clues[i]);
    } else {
      write_given(board, i, std::to_string(clues[i]));
    }
  }
}

namespace {

// Each room has its clue in one of these cells.
CluedRooms with_clues_in(CutBoard board, const Grid<int>& clues) {
  CluedRooms rooms{std::move(board), {}};
  rooms.clue.assign(static_cast<std::size_t>(count_of_regions(rooms.room)), kNoClue);
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue) rooms.clue[rooms.room[i]] = clues[i];
  }
  return rooms;
}

}  // namespace

CluedRooms RoomsWithClues::transposed(const CluedRooms& rooms) const {
  return with_clues_in(p2c::transposed(static_cast<const CutBoard&>(rooms)),
                       p2c::transposed(rooms.clues_in_cells()));
}

CluedRooms RoomsWithClues::mirrored(const CluedRooms& rooms) const {
  return with_clues_in(p2c::mirrored(static_cast<const CutBoard&>(rooms)),
                       p2c::mirrored(rooms.clues_in_cells()));
}

}  // namespace p2c
