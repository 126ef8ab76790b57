// Hashi as JSON: "board" has null for water, a number for an island, "?" for one without a number;
// "max_bridges" and "no_loops" where they are not 2 and false.
#include "instances/formats/json.hpp"
#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

Hashi Hashi::read_json(JsonObject& in) {
  Rules rules;
  if (const JsonValue* most = in.optional("max_bridges")) {
    rules.max_bridges = static_cast<int>(in.integer(*most, 1, kMostBridges));
  }
  if (const JsonValue* loops = in.optional("no_loops")) rules.no_loops = in.boolean(*loops);
  std::vector<Island> islands;
  const std::string what = "null, \"?\" or a number from 1 to " + std::to_string(rules.max_clue());
  const auto [rows, cols] = in.grid(in.take("board"), [&](int r, int c, const JsonValue& value) {
    using Kind = JsonValue::Kind;
    if (value.kind == Kind::kNull) return;
    const bool open = value.kind == Kind::kString && *value.text == "?";
    const bool number =
        value.kind == Kind::kInteger && value.number >= 1 && value.number <= rules.max_clue();
    if (!open && !number) in.fail(value, what);
    islands.push_back({r, c, open ? kUnknown : static_cast<int>(value.number)});
  });
  return of_islands(rows, cols, std::move(islands), rules);
}

std::string Hashi::write_json() const {
  Grid<std::string> board(rows, cols, "null");
  for (const Island& island : islands) {
    board(island.row, island.col) = island.clue == kUnknown ? "\"?\"" : std::to_string(island.clue);
  }
  std::string out =
      "  \"board\": " + json_grid(board, [](const std::string& cell) { return cell; });
  if (rules.max_bridges != Rules().max_bridges) {
    out += ",\n  \"max_bridges\": " + std::to_string(rules.max_bridges);
  }
  return out + (rules.no_loops ? ",\n  \"no_loops\": true" : "");
}

}  // namespace p2c
