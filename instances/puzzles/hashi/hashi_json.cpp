// Hashi as JSON: "board" has null for water, a number for an island, "?" for one without a number;
// "max_bridges" and "no_loops" where they are not 2 and false.
#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/notations/json/part_json.hpp"
#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

Hashi Hashi::read_json(JsonObject& in) {
  Rules rules;
  if (const JsonValue* most = in.optional("max_bridges")) {
    rules.max_bridges = static_cast<int>(in.integer(*most, 1, kMostBridges));
  }
  if (const JsonValue* loops = in.optional("no_loops")) rules.no_loops = in.boolean(*loops);
  return of_clues(read_json_part(cell_clues(rules), in), rules);
}

std::string Hashi::write_json() const {
  std::string out = write_json_part(cell_clues(rules), clues_in_cells());
  if (rules.max_bridges != Rules().max_bridges) {
    out += ",\n  \"max_bridges\": " + std::to_string(rules.max_bridges);
  }
  return out + (rules.no_loops ? ",\n  \"no_loops\": true" : "");
}

JsonSchema Hashi::json_schema() {
  JsonSchema schema = schema_of_part(cell_clues({kMostBridges, false}));
  schema.allow("max_bridges", "The most bridges between two islands, 2 without it.",
               integer_schema(1, kMostBridges));
  schema.allow("no_loops", "Whether bridges form no loop.", {{"type", "boolean"}});
  return schema;
}

}  // namespace p2c
