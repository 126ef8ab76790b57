// Regions and rooms with clues in our JSON.
#include <map>
#include <vector>

#include "instances/limits/board_size.hpp"
#include "instances/notations/json/part_json.hpp"
#include "instances/notations/json/region_ids_json.hpp"

namespace p2c {
namespace {

constexpr std::string_view kNoun = "region";

}  // namespace

CutBoard read_json_part(const Regions& its, JsonObject& in) {
  std::vector<int> cells;
  std::map<std::int64_t, int> known;
  const auto [rows, cols] = in.grid(in.take(its.name), [&](int, int, const JsonValue& value) {
    if (value.kind == JsonValue::Kind::kNull && !its.everywhere) return cells.push_back(kNoRegion);
    const auto id = in.integer(value, 1, kMostBoardCells);
    cells.push_back(known.emplace(id, static_cast<int>(known.size())).first->second);
  });
  CutBoard board{Grid<int>(rows, cols)};
  board.room.cells = std::move(cells);
  read_json_lines(in, board, kNoun);
  return board;
}

std::string write_json_part(const Regions& its, const CutBoard& board) {
  return write_json_ids(its.name, board.room) + write_json_lines(board);
}

JsonSchema schema_of_part(const Regions& its) {
  JsonSchema schema;
  const std::string what = "The number of each cell's region, from 1 on";
  const JsonMembers ids = integer_schema(1, kMostBoardCells);
  schema.demand(its.name, what + (its.everywhere ? "." : "; null where it is in none."),
                grid_schema(its.everywhere ? ids : or_null(ids)));
  allow_json_lines(schema, kNoun);
  return schema;
}

CluedRooms read_json_part(const RoomsWithClues& its, JsonObject& in) {
  const JsonValue& board = in.take(RoomsWithClues::kName);
  const JsonValue& clues = in.take("clues");
  const auto count = static_cast<int>(in.array(clues, "clues").size());
  std::vector<int> ids;
  std::vector<bool> seen(static_cast<std::size_t>(count), false);
  const auto [rows, cols] = in.grid(board, [&](int /*r*/, int /*c*/, const JsonValue& value) {
    if (value.kind == JsonValue::Kind::kNull && !its.everywhere) return ids.push_back(kNoRegion);
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
    known.push_back(none ? kNoClue
                         : static_cast<int>(in.integer(value, 0, RoomsWithClues::kMostClue)));
  }
  CluedRooms read;
  read.number_rooms(grid);
  for (int i = 0; i < grid.size(); ++i) {
    if (grid[i] != kNoRegion) read.clue[read.room[i]] = known[grid[i]];
  }
  read_json_lines(in, read, "room");
  return read;
}

std::string write_json_part(const RoomsWithClues& /*its*/, const CluedRooms& rooms) {
  std::vector<std::string> clues;
  for (const int clue : rooms.clue) clues.push_back(clue_in_words(clue, "null", ""));
  return write_json_ids(RoomsWithClues::kName, rooms.room) + ",\n  \"clues\": " + json_list(clues) +
         write_json_lines(rooms);
}

JsonSchema schema_of_part(const RoomsWithClues& its) {
  JsonSchema schema;
  const std::string what = "The number of each cell's room, 1 to n";
  schema.demand(RoomsWithClues::kName,
                what + (its.everywhere ? "." : "; null where it is in none."),
                grid_schema(its.everywhere ? integer_schema(1) : or_null(integer_schema(1))));
  schema.demand("clues", "Of room 1, 2, ... n: " + its.noun + ", or null.",
                list_schema(or_null(integer_schema(0, RoomsWithClues::kMostClue))));
  allow_json_lines(schema, "room");
  return schema;
}

}  // namespace p2c
