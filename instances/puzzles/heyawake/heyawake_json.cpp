// Heyawake as JSON: "rooms" is the board with the numbers of the rooms, 1 to n; "clues" has a
// number or null for each room, room 1 first; "lines", where there are any, has [row, col, row,
// col] for the two cells beside each line inside a room.
#include "instances/formats/json.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"

namespace p2c {

Heyawake Heyawake::read_json(JsonObject& in) {
  const JsonValue& rooms = in.take("rooms");
  const JsonValue& clues = in.take("clues");
  const auto count = static_cast<int>(in.array(clues, "clues").size());
  std::vector<int> ids;
  std::vector<bool> seen(static_cast<std::size_t>(count), false);
  const auto [rows, cols] = in.grid(rooms, [&](int /*r*/, int /*c*/, const JsonValue& value) {
    ids.push_back(static_cast<int>(in.integer(value, 1, count)) - 1);
    seen[ids.back()] = true;
  });
  Grid<int> grid(rows, cols);
  grid.cells = ids;
  Heyawake puzzle;
  std::vector<int> known;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const JsonValue& value = clues.items[i];
    if (!seen[i]) in.fail(value, "as many clues as there are rooms");
    const bool none = value.kind == JsonValue::Kind::kNull;
    known.push_back(none ? kNoClue : static_cast<int>(in.integer(value, 0, 1'000'000'000)));
  }
  puzzle.number_rooms(grid);
  for (int i = 0; i < grid.size(); ++i) {
    puzzle.clue[puzzle.room[i]] = known[grid[i]];
  }
  if (const JsonValue* lines = in.optional("lines")) {
    for (const JsonValue& line : in.list(*lines, "lines")) puzzle.read_json_line(in, line);
    puzzle.sort_lines();
  }
  return puzzle;
}

void Heyawake::read_json_line(const JsonObject& in, const JsonValue& line) {
  const auto& ends = in.array(line, "numbers: row, col, row, col", 4);
  std::array<int, 4> at{};
  for (std::size_t k = 0; k < 4; ++k) {
    at[k] = static_cast<int>(in.integer(ends[k], 1, k % 2 == 0 ? rows() : cols())) - 1;
  }
  const int a = room.index(at[0], at[1]);
  const int b = room.index(at[2], at[3]);
  const bool beside = at[2] - at[0] + at[3] - at[1] == 1 && at[2] >= at[0] && at[3] >= at[1];
  if (!beside || room[a] != room[b]) {
    in.fail(line, "two cells of one room side by side, the smaller first");
  }
  lines.emplace_back(a, b);
}

std::string Heyawake::write_json() const {
  std::vector<std::string> clues;
  for (const int value : clue) {
    clues.push_back(value == kNoClue ? "null" : std::to_string(value));
  }
  return "  \"rooms\": " + json_grid(room, [](int id) { return std::to_string(id + 1); }) +
         ",\n  \"clues\": " + json_list(clues) + write_json_lines();
}

std::string Heyawake::write_json_lines() const {
  std::vector<std::string> drawn;
  for (const auto& [a, b] : lines) {
    std::vector<std::string> ends;
    for (const int number : {a / cols(), a % cols(), b / cols(), b % cols()}) {
      ends.push_back(std::to_string(number + 1));
    }
    drawn.push_back(json_list(ends));
  }
  return drawn.empty() ? "" : ",\n  \"lines\": " + json_list(drawn);
}

}  // namespace p2c
