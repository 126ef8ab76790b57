// Clues in cells, clues on margins, flags and numbers of the board in our JSON.
#include <utility>
#include <vector>

#include "instances/notations/json/part_json.hpp"
#include "instances/trimmed_sizes.hpp"

namespace p2c {

namespace {

std::optional<int> clue_of(const CellClues& its, const JsonValue& value) {
  using Kind = JsonValue::Kind;
  if (value.kind == Kind::kNull) return kNoClue;
  const bool unknown = value.kind == Kind::kString && *value.text == "?";
  if (unknown && its.has_unknown()) return kUnknownClue;
  if (value.kind == Kind::kString) return clue_of_word(its, *value.text);
  const bool number = value.kind == Kind::kInteger && its.words.empty() && !its.lists &&
                      value.number >= its.least && value.number <= its.most;
  if (!number) return {};
  return static_cast<int>(value.number);
}

}  // namespace

Grid<int> read_json_part(const CellClues& its, JsonObject& in) {
  const std::string what = expected_clue(its, "null", "\"?\"");
  std::vector<int> cells;
  const auto [rows, cols] = in.grid(in.take(its.name), [&](int, int, const JsonValue& value) {
    const std::optional<int> clue = clue_of(its, value);
    if (!clue) in.fail(value, what);
    cells.push_back(*clue);
  });
  Grid<int> clues(rows, cols);
  clues.cells = std::move(cells);
  return clues;
}

std::string write_json_part(const CellClues& its, const Grid<int>& clues) {
  return "  " + json_string(its.name) + ": " + json_grid(clues, [&](int clue) {
           const bool is_word = its.lists ? clue >= 0 : clue > 0 && !its.words.empty();
           return is_word ? json_string(clue_in_words(its, clue, "", "?"))
                          : clue_in_words(clue, "null", "\"?\"");
         });
}

JsonSchema schema_of_part(const CellClues& its) {
  std::vector<Json> clue{JsonMembers{{"type", "null"}}};
  if (its.has_unknown()) clue.push_back(JsonMembers{{"const", "?"}});
  for (const std::string& word : its.words) clue.push_back(JsonMembers{{"const", word}});
  if (its.lists) {
    clue.push_back(JsonMembers{{"type", "string"}});
  } else if (its.words.empty()) {
    clue.push_back(integer_schema(its.least, its.most));
  }
  JsonSchema schema;
  schema.demand(its.name, "The rows of cells: " + expected_clue(its, "null", "\"?\"") + ".",
                grid_schema(any_of_schema(clue)));
  return schema;
}

// --- corners --------------------------------------------------------------------------------

Corners read_json_part(const CornerClues& its, JsonObject& in) {
  Corners corners{read_json_part(its.in_cells(), in)};
  if (corners.rows() < 1 || corners.cols() < 1) {
    in.fail(in.take(its.name), "two rows of two corners, or more");
  }
  return corners;
}

std::string write_json_part(const CornerClues& its, const Corners& corners) {
  return write_json_part(its.in_cells(), corners.clue);
}

JsonSchema schema_of_part(const CornerClues& its) {
  JsonSchema schema;
  const auto clue = any_of_schema({JsonMembers{{"type", "null"}}, JsonMembers{{"const", "?"}},
                                   integer_schema(its.least, its.most)});
  schema.demand(its.name,
                "The rows of corners: " + expected_clue(its.in_cells(), "null", "\"?\"") + ".",
                grid_schema(clue));
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
    if (its.has(side)) margins.clue[side] = read_side(its, sides, Margins::kWords[side]);
  }
  sides.end();
  auto& clue = margins.clue;
  if (its.near_only) {
    clue[Margins::kBottom].assign(clue[Margins::kTop].size(), kNoClue);
    clue[Margins::kRight].assign(clue[Margins::kLeft].size(), kNoClue);
  }
  if (clue[Margins::kTop].size() != clue[Margins::kBottom].size() ||
      clue[Margins::kLeft].size() != clue[Margins::kRight].size()) {
    in.fail(member, "as many clues on opposite sides");
  }
  return margins;
}

std::string write_json_part(const MarginClues& its, const Margins& margins) {
  std::string out;
  for (std::size_t side = 0; side < margins.clue.size(); ++side) {
    if (!its.has(side)) continue;
    std::vector<std::string> clues;
    for (const int clue : margins.clue[side]) clues.push_back(clue_in_words(clue, "null", ""));
    out += (side == 0 ? "" : ", ") + json_string(Margins::kWords[side]) + ": " + json_list(clues);
  }
  return "  " + json_string(its.name) + ": {" + out + "}";
}

JsonSchema schema_of_part(const MarginClues& its) {
  JsonSchema sides;
  for (std::size_t side = 0; side < Margins::kWords.size(); ++side) {
    if (!its.has(side)) continue;
    sides.demand(Margins::kWords[side], "Of each line that ends there: " + its.noun + ", or null.",
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

// --- numbers of the board -------------------------------------------------------------------

int read_json_part(const BoardNumber& its, JsonObject& in) {
  if (its.side_if_unsaid) {
    const JsonValue* said = in.optional(its.member);
    return said == nullptr ? kUnsaidNumber
                           : static_cast<int>(in.integer(*said, its.least, its.most));
  }
  return static_cast<int>(in.integer(in.take(its.member), its.least, its.most));
}

std::string write_json_part(const BoardNumber& its, int number) {
  if (number == kUnsaidNumber) return "";
  return "  " + json_string(its.member) + ": " + std::to_string(number);
}

JsonSchema schema_of_part(const BoardNumber& its) {
  JsonSchema schema;
  const JsonMembers number = integer_schema(its.least, its.most);
  if (its.side_if_unsaid) {
    schema.allow(its.member, "Of the board: " + its.noun + "; else that of its longer side.",
                 number);
  } else {
    schema.demand(its.member, "Of the board: " + its.noun + ".", number);
  }
  return schema;
}

std::vector<int> read_json_part(const SizeNumbers& its, JsonObject& in) {
  const JsonValue& member = in.take(its.name);
  std::vector<int> numbers;
  for (const JsonValue& value : in.array(member, "a list of numbers")) {
    if (numbers.size() == SizeNumbers::kMostSizes) in.fail(member, "at most 1,000 numbers");
    numbers.push_back(static_cast<int>(in.integer(value, its.least, its.most)));
  }
  return trimmed_sizes(std::move(numbers));
}

std::string write_json_part(const SizeNumbers& its, const std::vector<int>& numbers) {
  std::vector<std::string> items;
  for (const int number : numbers) items.push_back(std::to_string(number));
  return "  " + json_string(its.name) + ": " + json_list(items);
}

JsonSchema schema_of_part(const SizeNumbers& its) {
  JsonSchema schema;
  schema.demand(its.name, "Of each size from 1 on: " + its.noun + ".",
                list_schema(integer_schema(its.least, its.most)));
  return schema;
}

}  // namespace p2c
