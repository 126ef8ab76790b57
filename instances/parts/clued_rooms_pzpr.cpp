// Rooms with clues in URLs of puzz.link and in pzprv3 files.
#include "instances/formats/numbers16.hpp"
#include "instances/parts/clued_rooms.hpp"

namespace p2c {
namespace {

constexpr std::string_view kMeaning = "they count in a run";

CluedRooms without_clues(CutBoard board) {
  const int count = count_of_regions(board.room);
  return {std::move(board), std::vector<int>(static_cast<std::size_t>(count), kNoClue)};
}

// The rooms as lines cut them. A room in two places becomes two, which means the same as long as it
// has no clue; a clue could not be said.
CluedRooms as_cut(const CluedRooms& rooms) {
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

}  // namespace

CluedRooms RoomsWithClues::read_url(PuzzleUrl& url) const {
  CluedRooms rooms = without_clues(read_url_lines(url, kMeaning));
  rooms.clue = read_numbers16(url.body, static_cast<int>(rooms.clue.size()),
                              {0, kMostNumber16, true, "a clue"});
  std::replace(rooms.clue.begin(), rooms.clue.end(), kOpenNumber, kNoClue);
  return rooms;
}

std::string RoomsWithClues::write_url(const CluedRooms& rooms) const {
  const CluedRooms cut = as_cut(rooms);
  for (const int clue : cut.clue) {
    if (clue > kMostNumber16) throw CannotCarry("the clue " + std::to_string(clue));
  }
  return write_borders(all_lines(cut)) + write_numbers16(cut.clue);
}

// One clue for a room, in any of its cells.
CluedRooms RoomsWithClues::read_pzpr(PzprFile& file) const {
  TextReader& in = file.reader();
  CluedRooms rooms = without_clues(read_pzpr_regions(file, kMeaning));
  if (file.is_cut_before("clue row 1")) return rooms;
  const std::string what = "'.', '-' or " + std::string(noun);
  std::vector<bool> seen(rooms.clue.size(), false);
  file.section(file.rows(), file.cols(), "clue", [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    const int room = rooms.room(r, c);
    const int clue = token == "-" ? kNoClue : in.to_number(token, 0, kMostClue, what);
    if (seen[room]) {
      return in.odd_at(in.place(), "expected one clue in a room, got a second one in the room of " +
                                       cell_name(r, c));
    }
    seen[room] = true;
    rooms.clue[room] = clue;
  });
  return rooms;
}

int RoomsWithClues::version(const CluedRooms& rooms) { return pzpr_version(as_cut(rooms)); }

// A clue is in the leftmost column of its room, in the topmost cell there.
std::string RoomsWithClues::write_pzpr(const CluedRooms& rooms) const {
  const CluedRooms cut = as_cut(rooms);
  return write_pzpr_regions(cut) +
         write_pzpr_grid(p2c::transposed(transposed(cut).clues_in_cells()),
                         [](int clue) { return clue == kNoClue ? "." : std::to_string(clue); });
}

}  // namespace p2c
