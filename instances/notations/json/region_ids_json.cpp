#include "instances/notations/json/region_ids_json.hpp"

#include <array>

#include "instances/notations/line_ends.hpp"

namespace p2c {

std::string write_json_ids(std::string_view name, const Grid<int>& ids) {
  return "  " + json_string(name) + ": " +
         json_grid(ids, [](int id) { return id == kNoRegion ? "null" : std::to_string(id + 1); });
}

namespace {

void read_json_line(const JsonObject& in, const JsonValue& line, CutBoard& board,
                    std::string_view noun) {
  const Grid<int>& room = board.room;
  const auto& ends = in.array(line, "numbers: row, col, row, col", 4);
  std::array<int, 4> at{};
  for (std::size_t k = 0; k < 4; ++k) {
    at[k] = static_cast<int>(in.integer(ends[k], 1, k % 2 == 0 ? room.rows : room.cols)) - 1;
  }
  const int a = room.index(at[0], at[1]);
  const int b = room.index(at[2], at[3]);
  if (!board.may_have_line(a, b)) in.fail(line, expected_ends(noun));
  board.lines.emplace_back(a, b);
}

}  // namespace

void read_json_lines(JsonObject& in, CutBoard& board, std::string_view noun) {
  const JsonValue* lines = in.optional("lines");
  if (lines == nullptr) return;
  for (const JsonValue& line : in.list(*lines, "lines")) read_json_line(in, line, board, noun);
  board.sort_lines();
}

std::string write_json_lines(const CutBoard& board) {
  std::vector<std::string> lines;
  for (const auto& line : board.lines) {
    const auto ends = ends_in_words(line, board.room.cols);
    lines.push_back(json_list({ends.begin(), ends.end()}));
  }
  return lines.empty() ? "" : ",\n  \"lines\": " + json_list(lines);
}

void allow_json_lines(JsonSchema& schema, std::string_view noun) {
  JsonMembers ends = list_schema(integer_schema(1), 4);
  ends["maxItems"] = 4;
  schema.allow(
      "lines",
      "Lines inside " + std::string(noun) + "s: row, column, row, column of the cells beside each.",
      list_schema(ends, 0));
}

}  // namespace p2c
