#include "instances/parts/clued_rooms.hpp"

#include "instances/givens.hpp"
#include "instances/parts/text_grid.hpp"

namespace p2c {
namespace {

std::string clue_word(int clue, std::string_view none) {
  return clue == kNoClue ? std::string(none) : std::to_string(clue);
}

}  // namespace

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

// --- text -----------------------------------------------------------------------------------

CluedRooms RoomsWithClues::read_text(TextReader& in, int rows, int cols) const {
  struct Clue {
    int cell;
    int number;
    Place place;
  };
  const std::string what = "'-' or " + std::string(noun);
  std::vector<Clue> clues;
  read_text_grid(in, rows, cols, "clue row", what, [&](int cell, std::string_view word) {
    if (word == "-" || word == ".") return;
    const int number = in.to_number(word, 0, kMostClue, what);
    clues.push_back({cell, number, in.place()});
  });
  CluedRooms read;
  read.number_rooms(read_region_ids(in, rows, cols, "room"));
  read_text_lines(in, read, "room");
  expect_givens_or_end(in);  // before clues of wrong rooms
  for (const Clue& given : clues) {
    int& clue = read.clue[read.room[given.cell]];
    if (clue != kNoClue) {
      throw InputError(given.place,
                       "expected one clue in a room, got a second one in the room of " +
                           cell_name_at(given.cell, cols));
    }
    clue = given.number;
  }
  return read;
}

std::string RoomsWithClues::print(const CluedRooms& rooms) const {
  return print_grid(rooms.clues_in_cells(), [](int clue) { return clue_word(clue, "-"); }) +
         print_region_ids(rooms.room) + print_text_lines(rooms);
}

// --- JSON -----------------------------------------------------------------------------------

CluedRooms RoomsWithClues::read_json(JsonObject& in) const {
  const JsonValue& board = in.take(name);
  const JsonValue& clues = in.take("clues");
  const auto count = static_cast<int>(in.array(clues, "clues").size());
  std::vector<int> ids;
  std::vector<bool> seen(static_cast<std::size_t>(count), false);
  const auto [rows, cols] = in.grid(board, [&](int /*r*/, int /*c*/, const JsonValue& value) {
    ids.push_back(static_cast<int>(in.integer(value, 1, count)) - 1);
    seen[ids.back()] = true;
  });
  Grid<int> grid(rows, cols);
  grid.cells = std::move(ids);
  std::vector<int> known;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const JsonValue& value = clues.items[i];
    if (!seen[i]) in.fail(value, "as many clues as there are rooms");
    const bool none = value.kind == JsonValue::Kind::kNull;
    known.push_back(none ? kNoClue : static_cast<int>(in.integer(value, 0, kMostClue)));
  }
  CluedRooms read;
  read.number_rooms(grid);
  for (int i = 0; i < grid.size(); ++i) read.clue[read.room[i]] = known[grid[i]];
  read_json_lines(in, read, "room");
  return read;
}

std::string RoomsWithClues::write_json(const CluedRooms& rooms) const {
  std::vector<std::string> clues;
  for (const int clue : rooms.clue) clues.push_back(clue_word(clue, "null"));
  return write_json_ids(name, rooms.room) + ",\n  \"clues\": " + json_list(clues) +
         write_json_lines(rooms);
}

JsonSchema RoomsWithClues::schema() const {
  JsonSchema schema;
  schema.demand("rooms", "The number of each cell's room, 1 to n.", grid_schema(integer_schema(1)));
  schema.demand("clues", "Of room 1, 2, ... n: " + std::string(noun) + ", or null.",
                list_schema(or_null(integer_schema(0, kMostClue))));
  allow_json_lines(schema, "room");
  return schema;
}

// --- drawing and symmetries ------------------------------------------------------------------

void RoomsWithClues::draw(Drawing& board, const CluedRooms& rooms) const {
  draw_regions(board, rooms);
  const Grid<int> clues = rooms.clues_in_cells();
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue) write_given(board, i, std::to_string(clues[i]));
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
