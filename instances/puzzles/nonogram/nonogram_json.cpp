// A nonogram as JSON: "rows" and "columns" have the list of blocks of each line, [] for an empty
// one (read: [0], too). A block is a number or "?".
#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {
namespace {

int read_block(JsonObject& in, const JsonValue& block) {
  if (block.kind == JsonValue::Kind::kInteger) {
    return static_cast<int>(in.integer(block, 1, kMostBoardCells));
  }
  const bool is_open = block.kind == JsonValue::Kind::kString && in.string(block) == "?";
  if (!is_open) in.fail(block, "\"?\" or a number from 1 to " + std::to_string(kMostBoardCells));
  return kAnyLength;
}

std::vector<Nonogram::Clue> read_clues(JsonObject& in, std::string_view key) {
  std::vector<Nonogram::Clue> clues;
  for (const JsonValue& line : in.array(in.take(key), "lines")) {
    Nonogram::Clue& clue = clues.emplace_back();
    const auto& blocks = in.list(line, "blocks");
    const bool is_zero =
        blocks.size() == 1 && blocks[0].kind == JsonValue::Kind::kInteger && blocks[0].number == 0;
    if (is_zero) continue;
    for (const JsonValue& block : blocks) {
      clue.push_back(read_block(in, block));
    }
  }
  return clues;
}

std::string write_clues(const std::vector<Nonogram::Clue>& clues) {
  std::vector<std::string> rows;
  for (const Nonogram::Clue& clue : clues) {
    std::vector<std::string> blocks;
    for (const int block : clue) {
      blocks.push_back(block == kAnyLength ? "\"?\"" : std::to_string(block));
    }
    rows.push_back(json_list(blocks));
  }
  return json_rows(rows);
}

}  // namespace

Nonogram Nonogram::read_json(JsonObject& in) {
  Nonogram puzzle{read_clues(in, "rows"), read_clues(in, "columns")};
  check_board_size(in.reader(), puzzle.rows(), puzzle.cols(), sizeof(Slot));
  return puzzle;
}

std::string Nonogram::write_json() const {
  return "  \"rows\": " + write_clues(row_clues) + ",\n  \"columns\": " + write_clues(col_clues);
}

JsonSchema Nonogram::json_schema() {
  const JsonMembers block =
      any_of_schema({JsonMembers{{"const", "?"}}, integer_schema(1, kMostBoardCells)});
  const JsonMembers lines = list_schema(list_schema(block, 0));
  JsonSchema schema;
  schema.demand("rows", "The blocks of each row.", lines);
  schema.demand("columns", "The blocks of each column.", lines);
  return schema;
}

}  // namespace p2c
