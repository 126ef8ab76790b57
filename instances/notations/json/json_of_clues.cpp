// Clues in cells, clues on margins and flags in our JSON.
#include <vector>

#include "instances/notations/json/part_json.hpp"

namespace p2c {

Grid<int> read_json_part(const CellClues& its, JsonObject& in) {
  const std::string what = expected_clue(its, "null", "\"?\"");
  std::vector<int> cells;
  const auto [rows, cols] = in.grid(in.take(its.name), [&](int, int, const JsonValue& value) {
    using Kind = JsonValue::Kind;
    const bool none = value.kind == Kind::kNull;
    const bool unknown = value.kind == Kind::kString && *value.text == "?";
    const bool number =
        value.kind == Kind::kInteger && value.number >= its.least && value.number <= its.most;
    if (!none && !unknown && !number) in.fail(value, what);
    cells.push_back(none ? kNoClue : unknown ? kUnknownClue : static_cast<int>(value.number));
  });
  Grid<int> clues(rows, cols);
  clues.cells = std::move(cells);
  return clues;
}

std::string write_json_part(const CellClues& its, const Grid<int>& clues) {
  return "  " + json_string(its.name) + ": " +
         json_grid(clues, [](int clue) { return clue_in_words(clue, "null", "\"?\""); });
}

JsonSchema schema_of_part(const CellClues& its) {
  const std::vector<Json> clue{JsonMembers{{"type", "null"}}, JsonMembers{{"const", "?"}},
                               integer_schema(its.least, its.most)};
  JsonSchema schema;
  schema.demand(its.name, "The rows of cells: " + expected_clue(its, "null", "\"?\"") + ".",
                grid_schema(any_of_schema(clue)));
  return schema;
}

// --- margins --------------------------------------------------------------------------------

namespace {

std::vector<int> read_side(const MarginClues& its, JsonObject& in, std::string_view side) {
  const std::string what = "null or " + its.noun + " from " + std::to_string(its.least) + " to " +
                           std::to_string(its.most);
  std::vector<int> clues;
  for (const JsonValue& value : in.array(in.take(side), what)) {
    const bool none = value.kind == JsonValue::Kind::kNull;
    clues.push_back(none ? kNoClue : static_cast<int>(in.integer(value, its.least, its.most)));
  }
  return clues;
}

}  // namespace

Margins read_json_part(const MarginClues& its, JsonObject& in) {
  const JsonValue& member = in.take(its.name);
  JsonObject sides = in.object(member);
  Margins margins;
  for (std::size_t side = 0; side < margins.clue.size(); ++side) {
    margins.clue[side] = read_side(its, sides, Margins::kWords[side]);
  }
  sides.end();
  const auto& clue = margins.clue;
  if (clue[Margins::kTop].size() != clue[Margins::kBottom].size() ||
      clue[Margins::kLeft].size() != clue[Margins::kRight].size()) {
    in.fail(member, "as many clues on opposite sides");
  }
  return margins;
}

std::string write_json_part(const MarginClues& its, const Margins& margins) {
  std::string out;
  for (std::size_t side = 0; side < margins.clue.size(); ++side) {
    std::vector<std::string> clues;
    for (const int clue : margins.clue[side]) clues.push_back(clue_in_words(clue, "null", ""));
    out += (side == 0 ? "" : ", ") + json_string(Margins::kWords[side]) + ": " + json_list(clues);
  }
  return "  " + json_string(its.name) + ": {" + out + "}";
}

JsonSchema schema_of_part(const MarginClues& its) {
  JsonSchema sides;
  for (const std::string_view side : Margins::kWords) {
    sides.demand(side, "Of each line that ends there: " + its.noun + ", or null.",
                 list_schema(or_null(integer_schema(its.least, its.most))));
  }
  JsonSchema schema;
  schema.demand(its.name, "The clues on the margins.", sides.of_object());
  return schema;
}

// --- flags ----------------------------------------------------------------------------------

bool read_json_part(const BoardFlag& its, JsonObject& in) {
  const JsonValue* on = in.optional(its.member);
  return on != nullptr && in.boolean(*on);
}

std::string write_json_part(const BoardFlag& its, bool on) {
  return on ? "  " + json_string(its.member) + ": true" : "";
}

JsonSchema schema_of_part(const BoardFlag& its) {
  JsonSchema schema;
  schema.allow(its.member, "Whether '" + its.word + "' is in the text.", {{"type", "boolean"}});
  return schema;
}

}  // namespace p2c
