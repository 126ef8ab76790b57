// KenKen as JSON: "cages" is the board with the numbers of the cages, 1 to m; "clues" has an object
// for each cage, cage 1 first, with "target" and "operation": "+", "-", "*", "/", "%", "^", or none
// for any but the last two; null for a cage without a clue.
#include <limits>

#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/notations/json/region_ids_json.hpp"
#include "instances/puzzles/kenken/kenken_text.hpp"

namespace p2c {
namespace {

kenken_text::Clue read_clue(const JsonObject& in, const JsonValue& value) {
  if (value.kind == JsonValue::Kind::kNull) {
    return {KenKen::Operation::kAny, KenKen::kNoTarget, in.place(value)};
  }
  if (value.kind != JsonValue::Kind::kObject) in.fail(value, "an object or null");
  JsonObject clue = in.object(value);
  kenken_text::Clue read{KenKen::Operation::kAny, 0, in.place(value)};
  read.target = clue.integer(clue.take("target"), 0, std::numeric_limits<long long>::max());
  if (const JsonValue* operation = clue.optional("operation")) {
    const auto sign = kenken_text::operation_of(clue.string(*operation));
    if (!sign) clue.fail(*operation, "+, -, *, /, % or ^");
    read.operation = *sign;
  }
  clue.end();
  return read;
}

}  // namespace

KenKen KenKen::read_json(JsonObject& in) {
  const JsonValue& board = in.take("cages");
  const auto& clues = in.array(in.take("clues"), "clues");
  const auto count = static_cast<int>(clues.size());
  KenKen puzzle;
  puzzle.n = static_cast<int>(in.array(board, "rows").size());
  if (puzzle.n > kMaxSize) in.fail(board, "at most " + std::to_string(kMaxSize) + " rows");
  in.array(board.items[0], "cells", puzzle.n);
  std::vector<int> position(clues.size(), -1);  // of a cage number in puzzle.cages
  Grid<int> ids(puzzle.n, puzzle.n);
  std::map<int, kenken_text::Clue> by_cell;
  std::vector<Place> places;
  in.grid(board, [&](int r, int c, const JsonValue& value) {
    const auto id = static_cast<std::size_t>(in.integer(value, 1, count)) - 1;
    if (position[id] < 0) {
      position[id] = static_cast<int>(places.size());
      places.push_back(in.place(value));
      by_cell.emplace(ids.index(r, c), read_clue(in, clues[id]));
    }
    ids(r, c) = position[id];
  });
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (position[i] < 0) in.fail(clues[i], "as many clues as there are cages");
  }
  puzzle.cages = cages_of(ids);
  for (std::size_t i = 0; i < puzzle.cages.size(); ++i) {
    kenken_text::take_clue(puzzle.cages[i], puzzle.n, by_cell, places[i]);
  }
  return puzzle;
}

std::string KenKen::write_json() const {
  std::vector<std::string> clues;
  for (const Cage& cage : cages) {
    if (!cage.has_clue()) {
      clues.emplace_back("null");
      continue;
    }
    std::string clue = "{\"target\": " + std::to_string(cage.target);
    if (cage.cells.size() > 1 && cage.operation != Operation::kAny) {
      clue += ", \"operation\": \"";
      clue += static_cast<char>(cage.operation);
      clue += '"';
    }
    clues.push_back(clue + "}");
  }
  return write_json_ids("cages", cages_in_cells()) + ",\n  \"clues\": " + json_rows(clues);
}

JsonSchema KenKen::json_schema() {
  JsonSchema clue;
  clue.demand("target", "The number.", integer_schema(0));
  clue.allow("operation", "Without it any of the first four will do.",
             {{"enum", std::vector<std::string>{"+", "-", "*", "/", "%", "^"}}});
  JsonSchema schema;
  schema.demand("cages", "The number of each cell's cage, 1 to m.", grid_schema(integer_schema(1)));
  schema.demand("clues", "Of cage 1, 2, ... m.", list_schema(or_null(clue.of_object())));
  return schema;
}

}  // namespace p2c
