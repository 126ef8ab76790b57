// The JSON of the program Arithmatrix, a KenKen to a line: {"puzzle": {"size": 4, "cages":
// [{"cells": [0, 1], "operation": "+", "value": 3}, ...], "solution": [[1, 2, 3, 4], ...]},
// "metadata": ...}. Cells are numbered from 0 in reading order; a single one has the operation "".
// Source: the data of heydenberk/arithmatrix.
#include <limits>

#include "instances/formats/json.hpp"
#include "instances/puzzles/kenken/kenken_formats.hpp"

namespace p2c {
namespace {

// The value of "puzzle" is an object, as it is in no JSON of ours.
bool looks_like_arithmatrix(std::string_view text, std::string_view /*file*/) {
  constexpr std::string_view kBlanks = " \t\r\n";
  constexpr std::string_view kKey = "\"puzzle\"";
  const auto next = [&](std::size_t at) {
    at = text.find_first_not_of(kBlanks, at);
    return at == std::string_view::npos ? text.size() : at;
  };
  if (!text.substr(next(0)).starts_with('{')) return false;
  const std::size_t key = text.find(kKey);
  if (key == std::string_view::npos) return false;
  const std::size_t colon = next(key + kKey.size());
  return text.substr(colon).starts_with(':') && text.substr(next(colon + 1)).starts_with('{') &&
         text.find("\"cages\"") != std::string_view::npos;
}

void read_cage(const JsonObject& in, const JsonValue& value, kenken_text::ListedCages& cages) {
  JsonObject cage = in.object(value);
  kenken_text::Clue clue{KenKen::Operation::kAny, 0, in.place(value)};
  clue.target = cage.integer(cage.take("value"), 0, std::numeric_limits<long long>::max());
  const JsonValue& operation = cage.take("operation");
  const std::string& sign = cage.string(operation);
  if (!sign.empty()) {
    const auto known = kenken_text::operation_of(sign);
    if (!known) cage.fail(operation, "+, -, *, / or an empty text");
    clue.operation = *known;
  }
  cages.begin(std::move(clue));
  for (const JsonValue& cell : cage.array(cage.take("cells"), "cells")) {
    const auto index = cage.integer(cell, 0, cages.n() * cages.n() - 1);
    cages.add(static_cast<int>(index), cage.place(cell));
  }
  cage.end();
}

std::optional<Answer> read_solution(JsonObject& in, int n) {
  const JsonValue* solution = in.optional("solution");
  if (solution == nullptr) return {};
  Answer digits;
  for (const JsonValue& row : in.array(*solution, "rows", n)) {
    for (const JsonValue& digit : in.array(row, "numbers", n)) {
      digits.push_back(static_cast<int>(in.integer(digit, 1, n)));
    }
  }
  return digits;
}

Content<KenKen> read_arithmatrix(TextReader& reader) {
  const JsonValue root = parse_json(reader);
  JsonObject document(reader, root);
  JsonObject in = document.object(document.take("puzzle"));
  const JsonValue& size = in.take("size");
  kenken_text::ListedCages cages(static_cast<int>(in.integer(size, 1, KenKen::kMaxSize)),
                                 in.place(size));
  for (const JsonValue& cage : in.array(in.take("cages"), "cages")) read_cage(in, cage, cages);
  std::optional<Answer> answer = read_solution(in, cages.n());
  in.optional("difficulty_operations");
  in.end();
  return {cages.puzzle(), {}, std::move(answer)};
}

}  // namespace

Format<KenKen> kenken_arithmatrix() {
  return {{"arithmatrix",
           "KenKens of the program Arithmatrix, with answers",
           looks_like_arithmatrix,
           {false}},
          {},
          kAnswer,
          read_arithmatrix,
          nullptr};
}

}  // namespace p2c
