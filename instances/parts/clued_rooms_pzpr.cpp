// Rooms with clues in URLs of puzz.link and in pzprv3 files.
#include "instances/formats/numbers16.hpp"
#include "instances/parts/clued_rooms.hpp"

namespace p2c {
namespace {

// Without clues. `place` is where the lines are.
CluedRooms cut_by(const Borders& borders, TextReader& in, const Place& place) {
  CluedRooms rooms;
  rooms.number_rooms(rooms_of(borders));
  rooms.lines = inner_lines(borders, rooms.room);
  warn_of_inner_lines(borders, rooms.room, in, place, "they count in a run");
  return rooms;
}

Borders all_lines(const CluedRooms& rooms) {
  Borders borders = borders_of(rooms.room);
  for (const auto& [a, b] : rooms.lines) draw_line(borders, a, b);
  return borders;
}

// The rooms as lines cut them. A room in two places becomes two, which means the same as long as it
// has no clue; a clue could not be said.
CluedRooms as_cut(const CluedRooms& rooms) {
  CluedRooms cut;
  const Borders borders = all_lines(rooms);
  cut.room = rooms_of(borders);
  cut.lines = inner_lines(borders, cut.room);
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
  const Place place = url.body.place();
  const Borders borders = read_borders(url.body, url.rows, url.cols);
  CluedRooms rooms = cut_by(borders, url.body.reader(), place);
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
  const Place place = in.place();
  const Borders borders = read_region_lines(file);
  CluedRooms rooms = cut_by(borders, in, place);
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

// By ids, as pzpr does; lines inside rooms need the newer version.
int RoomsWithClues::version(const CluedRooms& rooms) { return as_cut(rooms).lines.empty() ? 0 : 1; }

// A clue is in the leftmost column of its room, in the topmost cell there.
std::string RoomsWithClues::write_pzpr(const CluedRooms& rooms) const {
  const CluedRooms cut = as_cut(rooms);
  const Borders borders = all_lines(cut);
  const auto sign = [](char line) { return std::to_string(line); };
  return (cut.lines.empty()
              ? write_region_ids(cut.room)
              : write_pzpr_grid(borders.right, sign) + write_pzpr_grid(borders.below, sign)) +
         write_pzpr_grid(p2c::transposed(transposed(cut).clues_in_cells()),
                         [](int clue) { return clue == kNoClue ? "." : std::to_string(clue); });
}

}  // namespace p2c
