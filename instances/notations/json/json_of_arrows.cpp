// Clues with ways in our JSON.
#include <vector>

#include "instances/notations/json/part_json.hpp"

namespace p2c {

Grid<ArrowClue> read_json_part(const ArrowClues& its, JsonObject& in) {
  const std::string what = expected_arrow(its, "null");
  std::vector<ArrowClue> cells;
  const auto [rows, cols] = in.grid(in.take(its.name), [&](int, int, const JsonValue& value) {
    std::optional<ArrowClue> clue;
    if (value.kind == JsonValue::Kind::kNull) clue = ArrowClue();
    if (value.kind == JsonValue::Kind::kString) clue = arrow_of_words(its, *value.text);
    if (!clue) in.fail(value, what);
    cells.push_back(*clue);
  });
  Grid<ArrowClue> clues(rows, cols);
  clues.cells = std::move(cells);
  return clues;
}

std::string write_json_part(const ArrowClues& its, const Grid<ArrowClue>& clues) {
  return "  " + json_string(its.name) + ": " + json_grid(clues, [](const ArrowClue& clue) {
           return clue.number == kNoClue ? "null" : json_string(arrow_in_words(clue));
         });
}

JsonSchema schema_of_part(const ArrowClues& its) {
  JsonSchema schema;
  schema.demand(its.name, "The rows of cells: " + expected_arrow(its, "null") + ".",
                grid_schema(or_null({{"type", "string"}})));
  return schema;
}

}  // namespace p2c
