// Numbers of runs between blocks in our JSON.
#include <utility>
#include <vector>

#include "instances/notations/json/part_json.hpp"

namespace p2c {

CluedRuns read_json_part(const RunsWithClues& its, JsonObject& in) {
  const JsonValue& member = in.take(its.name);
  std::vector<RunClue> cells;
  const auto [rows, cols] = in.grid(member, [&](int r, int c, const JsonValue& value) {
    const bool outside = r == 0 || c == 0;
    std::optional<RunClue> clue;
    if (value.kind == JsonValue::Kind::kNull && !outside) clue = RunClue();
    if (value.kind == JsonValue::Kind::kString) clue = run_clue_of_words(its, *value.text);
    if (!clue) in.fail(value, expected_run_clue(its, outside ? "" : "null"));
    cells.push_back(*clue);
  });
  if (rows < 2 || cols < 2) in.fail(member, "two rows or more, and two columns");
  Grid<RunClue> framed(rows, cols);
  framed.cells = std::move(cells);
  if (const auto stray = stray_clue(framed)) {
    in.fail(member.items[*stray / cols].items[*stray % cols], "a number only where a run begins");
  }
  return without_frame(framed);
}

std::string write_json_part(const RunsWithClues& its, const CluedRuns& runs) {
  return "  " + json_string(its.name) + ": " + json_grid(with_frame(runs), [](const RunClue& clue) {
           return clue.block ? json_string(run_clue_in_words(clue)) : "null";
         });
}

JsonSchema schema_of_part(const RunsWithClues& its) {
  JsonSchema schema;
  schema.demand(its.name,
                "The rows of cells, with a row and a column more before them: " +
                    expected_run_clue(its, "null") + ".",
                grid_schema(or_null({{"type", "string"}})));
  return schema;
}

}  // namespace p2c
