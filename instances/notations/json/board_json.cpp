#include "instances/notations/json/board_json.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "instances/limits/board_size.hpp"
#include "instances/notations/json/part_json.hpp"

namespace p2c {
namespace {

struct NameOf {
  std::string operator()(const BoardFlag& flag) const { return flag.member; }
  std::string operator()(const BoardNumber& number) const { return number.member; }
  std::string operator()(const RoomsWithClues& /*rooms*/) const { return RoomsWithClues::kName; }
  std::string operator()(const auto& part) const { return part.name; }
};

std::string in_words(const std::pair<int, int>& size) {
  return std::to_string(size.first) + " x " + std::to_string(size.second) + " cells";
}

// A board without parts that have its size says it by itself.
bool says_size(const Description& its) {
  return std::all_of(its.parts.begin(), its.parts.end(), [](const Part& part) {
    return std::holds_alternative<BoardFlag>(part) || std::holds_alternative<BoardNumber>(part) ||
           std::holds_alternative<SizeNumbers>(part);
  });
}

int read_side(JsonObject& in, const char* name) {
  return static_cast<int>(in.integer(in.take(name), 1, kMostBoardCells));
}

}  // namespace

BoardData read_json_board(const Description& its, JsonObject& in) {
  BoardData board;
  if (says_size(its)) {
    board.rows = read_side(in, "rows");
    board.cols = read_side(in, "cols");
    check_board_size(in.reader(), board.rows, board.cols, bytes_per_cell(its.answers));
  }
  for (const Part& part : its.parts) {
    board.parts.push_back(
        std::visit([&](const auto& is) -> PartData { return read_json_part(is, in); }, part));
  }
  std::optional<std::pair<int, int>> first;
  std::string sized = "cols";  // the member that says the size
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    const auto size = size_of(board.parts[i]);
    if (!size) continue;
    if (!first) sized = std::visit(NameOf(), its.parts[i]);
    if (!first) first = size;
    if (size == first) continue;
    const JsonValue& member = in.take(std::visit(NameOf(), its.parts[i]));
    throw InputError(in.place(member), "expected " + in_words(*first) + ", got " + in_words(*size));
  }
  if (first) std::tie(board.rows, board.cols) = *first;
  if (!its.fits(board.rows, board.cols)) {
    throw InputError(in.place(in.take(sized)), "expected " + std::string(kSquare) + ", got " +
                                                   in_words({board.rows, board.cols}));
  }
  return with_said_numbers(its.parts, std::move(board));
}

std::string write_json_board(const Description& its, const BoardData& data) {
  const BoardData board = with_unsaid_numbers(its.parts, data);
  std::string out;
  if (says_size(its)) {
    out = "  \"rows\": " + std::to_string(board.rows) +
          ",\n  \"cols\": " + std::to_string(board.cols);
  }
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    const std::string member = std::visit(
        [&]<class Is>(const Is& is) {
          return write_json_part(is, std::get<typename Is::Data>(board.parts[i]));
        },
        its.parts[i]);
    if (!member.empty()) out += (out.empty() ? "" : ",\n") + member;
  }
  return out;
}

JsonSchema schema_of_board(const Description& its) {
  JsonSchema schema;
  if (says_size(its)) {
    schema.demand("rows", "How many rows the board has.", integer_schema(1, kMostBoardCells));
    schema.demand("cols", "How many columns.", integer_schema(1, kMostBoardCells));
  }
  for (const Part& part : its.parts) {
    schema.update(std::visit([](const auto& is) { return schema_of_part(is); }, part));
  }
  return schema;
}

}  // namespace p2c
