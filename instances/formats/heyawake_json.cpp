// Heyawake as JSON: "rooms" is the board with the numbers of the rooms, 1 to n; "clues" has a
// number or null for each room, room 1 first.
#include "instances/formats/json.hpp"
#include "instances/heyawake.hpp"

namespace puzzle2cnf {

Heyawake Heyawake::read_json(JsonObject& in) {
  const JsonValue& rooms = in.take("rooms");
  const JsonValue& clues = in.take("clues");
  const auto count = static_cast<int>(in.array(clues, "clues").size());
  std::vector<int> ids;
  std::vector<bool> seen(static_cast<std::size_t>(count), false);
  const auto [rows, cols] = in.grid(rooms, [&](int /*r*/, int /*c*/, const JsonValue& value) {
    ids.push_back(static_cast<int>(in.integer(value, 1, count)) - 1);
    seen[static_cast<std::size_t>(ids.back())] = true;
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
    puzzle.clue[static_cast<std::size_t>(puzzle.room[i])] =
        known[static_cast<std::size_t>(grid[i])];
  }
  return puzzle;
}

std::string Heyawake::write_json() const {
  std::vector<std::string> clues;
  for (const int value : clue) {
    clues.push_back(value == kNoClue ? "null" : std::to_string(value));
  }
  return "  \"rooms\": " + json_grid(room, [](int id) { return std::to_string(id + 1); }) +
         ",\n  \"clues\": " + json_list(clues);
}

}  // namespace puzzle2cnf
