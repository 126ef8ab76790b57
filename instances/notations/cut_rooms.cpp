#include "instances/notations/cut_rooms.hpp"

#include <utility>

#include "instances/formats/format.hpp"
#include "instances/notations/cut_by_lines.hpp"

namespace p2c {

CluedRooms without_clues(CutBoard board) {
  const int count = count_of_regions(board.room);
  return {std::move(board), std::vector<int>(static_cast<std::size_t>(count), kNoClue)};
}

CluedRooms as_cut(const CluedRooms& rooms) {
  expect_everywhere(rooms);
  CluedRooms cut{cut_by(all_lines(rooms)), {}};
  std::vector<bool> seen(rooms.clue.size(), false);
  for (int i = 0; i < cut.room.size(); ++i) {
    if (cut.room[i] < static_cast<int>(cut.clue.size())) continue;
    const auto id = static_cast<std::size_t>(rooms.room[i]);
    if (seen[id] && rooms.clue[id] != kNoClue) {
      throw CannotCarry("a room with a clue in two places, as the one of " +
                        cell_name_at(i, cut.room.cols));
    }
    seen[id] = true;
    cut.clue.push_back(rooms.clue[id]);
  }
  return cut;
}

}  // namespace p2c
