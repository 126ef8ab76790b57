// Our own JSON, of every puzzle: an object with "format" (1), "puzzle" (its name), the puzzle's own
// members and, where there are any, "givens" (slot: value) and "own_rules" (OwnRules::find).
// docs/puzzle.schema.json describes it.
//
// A puzzle says its own members with read_json, write_json and json_schema; one without these has
// the member "text", the lines of our text after the name line.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "instances/formats/format.hpp"
#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/formats/names.hpp"
#include "instances/givens.hpp"
#include "instances/optional_members.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

inline constexpr int kJsonVersion = 1;

/// The puzzle's name in a JSON text, where the version is ours.
PuzzleWord name_in_json(TextReader& in);
/// The member "own_rules", and a text with it.
PuzzleWord mark_in_json(TextReader& in);
std::string with_mark_in_json(const std::string& text, const std::string& mark);
bool is_json(std::string_view text, std::string_view file);
Givens read_json_givens(JsonObject& in, const std::vector<Slot>& slots);
std::string write_json_givens(const std::vector<Slot>& slots, const Givens& givens);

/// The lines of the member "text" as one text, with the way back to their places.
Respelt json_lines(JsonObject& in);
std::string write_json_lines(const std::string& text);
JsonSchema json_lines_schema();

inline Scheme json_scheme() {
  return {"json",
          "puzzle2cnf JSON",
          is_json,
          {false},
          name_in_json,
          false,
          {mark_in_json, with_mark_in_json}};
}

/// read(object) takes the puzzle's own members; slots_of(puzzle) are its slots.
template <class Read, class SlotsOf>
auto read_json_object(TextReader& in, Read read, SlotsOf slots_of) {
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  object.find("format");
  object.find("puzzle");
  object.find("own_rules");
  const JsonValue* givens = object.optional("givens");
  Content<std::invoke_result_t<Read, JsonObject&>> content{read(object)};
  object.end();
  if (givens != nullptr) {
    JsonObject members = object.object(*givens);
    content.givens = read_json_givens(members, slots_of(content.puzzle));
  }
  return content;
}

/// `members` are the puzzle's own.
std::string write_json_object(std::string_view name, const std::string& members,
                              const std::vector<Slot>& slots, const Givens& givens);

template <Puzzle P>
Content<P> read_json(TextReader& in) {
  const auto read = [&](JsonObject& object) {
    if constexpr (ReadsJson<P>) {
      return P::read_json(object);
    } else {
      return read_respelt(in, json_lines(object), {}, [](TextReader& lines) {
        P puzzle = P::parse(lines);
        lines.expect_end();
        return puzzle;
      });
    }
  };
  return read_json_object(in, read, [](const P& puzzle) { return puzzle.slots(); });
}

template <Puzzle P>
std::string write_json(const Content<P>& content) {
  const auto members = [&] {
    if constexpr (WritesJson<P>) {
      return content.puzzle.write_json();
    } else {
      return write_json_lines(content.puzzle.print());
    }
  };
  const bool none = content.givens.empty();
  return write_json_object(P::kName, members(), none ? std::vector<Slot>() : content.puzzle.slots(),
                           content.givens);
}

template <Puzzle P>
JsonSchema json_schema() {
  if constexpr (HasJsonSchema<P>) {
    return P::json_schema();
  } else {
    return json_lines_schema();
  }
}

template <Puzzle P>
Format<P> json_format() {
  return {json_scheme(), names_of<P>(), kGivens, read_json<P>, write_json<P>};
}

}  // namespace p2c
