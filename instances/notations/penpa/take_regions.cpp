// Regions, and rooms or cages with clues.
#include "instances/notations/penpa/board_penpa.hpp"
#include "instances/notations/penpa/take_penpa.hpp"

namespace p2c {
namespace {

using Spot = PenpaSpot;

CutBoard take_walls(PenpaBoard& board) {
  CutBoard cut = cut_by(board.walls);
  board.walls = Borders(board.rows, board.cols);
  return cut;
}

// A number that is not given says nothing of a room.
void take_clue(const PenpaBoard::Text& text, std::string_view layer, const Spot& spot,
               CluedRooms& rooms) {
  const int number = number_of_penpa(text, layer, spot);
  if (number == kUnknownClue) return;
  int& clue = rooms.clue[rooms.room(spot.row, spot.col)];
  if (clue != kNoClue) fail_penpa(layer, text.text + ", a second clue in its room,", spot);
  clue = number;
}

void take_small_clues(CluedRooms& rooms, PenpaBoard& board) {
  for (const auto& [small, text] : board.corners) {
    if (!board.inside(small.spot)) continue;
    take_clue(text, kCornerLayer, small.spot, rooms);
    board.surfaces.erase(small.spot);
  }
  std::erase_if(board.corners, [&](const auto& its) { return board.inside(its.first.spot); });
}

}  // namespace

CutBoard take_penpa(const Regions& its, const PenpaSigns& /*signs*/, PenpaBoard& board) {
  CutBoard cut = take_walls(board);
  if (lines_say(its) || cut.lines.empty()) return cut;
  const int cell = cut.lines.front().first;
  throw PenpaMisfit("edge", "a line inside a region", {cell / board.cols, cell % board.cols});
}

CluedRooms take_penpa(const RoomsWithClues& /*its*/, const PenpaSigns& /*signs*/,
                      PenpaBoard& board) {
  CluedRooms rooms{take_walls(board), {}};
  rooms.clue.assign(static_cast<std::size_t>(count_of_regions(rooms.room)), kNoClue);
  for (const auto& [spot, text] : board.numbers) {
    if (!board.inside(spot)) continue;
    take_clue(text, "number", spot, rooms);
    board.surfaces.erase(spot);
  }
  std::erase_if(board.numbers, [&](const auto& its) { return board.inside(its.first); });
  take_small_clues(rooms, board);
  return rooms;
}

// A cell in no cage is one alone, of which nothing is said.
CluedRooms take_penpa_cages(PenpaBoard& board) {
  Grid<int> ids(board.rows, board.cols, -1);
  int cages = 0;
  for (const auto& cage : board.cages) {
    for (const Spot& spot : cage) {
      if (!board.inside(spot)) throw PenpaMisfit(kCageLayer, "a cell outside", spot);
      if (ids(spot.row, spot.col) >= 0) throw PenpaMisfit(kCageLayer, "a second cage", spot);
      ids(spot.row, spot.col) = cages;
    }
    ++cages;
  }
  for (int& id : ids.cells) {
    if (id < 0) id = cages++;
  }
  board.cages.clear();
  CluedRooms rooms;
  rooms.number_rooms(ids);
  rooms.clue.assign(static_cast<std::size_t>(count_of_regions(rooms.room)), kNoClue);
  take_small_clues(rooms, board);
  return rooms;
}

}  // namespace p2c
