#include "instances/notations/json/board_json.hpp"

#include <optional>
#include <utility>

#include "instances/notations/json/part_json.hpp"

namespace p2c {
namespace {

struct NameOf {
  std::string operator()(const BoardFlag& flag) const { return flag.member; }
  std::string operator()(const RoomsWithClues& /*rooms*/) const { return RoomsWithClues::kName; }
  std::string operator()(const auto& part) const { return part.name; }
};

std::string in_words(const std::pair<int, int>& size) {
  return std::to_string(size.first) + " x " + std::to_string(size.second) + " cells";
}

}  // namespace

BoardData read_json_board(const Description& its, JsonObject& in) {
  BoardData board;
  for (const Part& part : its.parts) {
    board.parts.push_back(
        std::visit([&](const auto& is) -> PartData { return read_json_part(is, in); }, part));
  }
  std::optional<std::pair<int, int>> first;
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    const auto size = size_of(board.parts[i]);
    if (!size) continue;
    if (!first) first = size;
    if (size == first) continue;
    const JsonValue& member = in.take(std::visit(NameOf(), its.parts[i]));
    throw InputError(in.place(member), "expected " + in_words(*first) + ", got " + in_words(*size));
  }
  std::tie(board.rows, board.cols) = first.value();
  return board;
}

std::string write_json_board(const Description& its, const BoardData& board) {
  std::string out;
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
  for (const Part& part : its.parts) {
    schema.update(std::visit([](const auto& is) { return schema_of_part(is); }, part));
  }
  return schema;
}

}  // namespace p2c
