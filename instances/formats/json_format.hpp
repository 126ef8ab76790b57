// Our own JSON, of every puzzle: an object with "format" (1), "puzzle" (its name), the puzzle's own
// members and, where there are any, "givens" (slot: value) and "own_rules" (OwnRules::find).
// docs/puzzle.schema.json describes it.
//
// A puzzle says its own members with read_json, write_json and json_schema; one without these has
// the member "text", the lines of our text after the name line.
#pragma once

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

template <Puzzle P>
Content<P> read_json(TextReader& in) {
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  object.find("format");
  object.find("puzzle");
  object.find("own_rules");
  const JsonValue* givens = object.optional("givens");
  const auto puzzle = [&] {
    if constexpr (ReadsJson<P>) {
      return P::read_json(object);
    } else {
      return read_respelt(in, json_lines(object), {}, [](TextReader& lines) {
        P read = P::parse(lines);
        lines.expect_end();
        return read;
      });
    }
  };
  Content<P> content{puzzle()};
  object.end();
  if (givens != nullptr) {
    JsonObject members = object.object(*givens);
    content.givens = read_json_givens(members, content.puzzle.slots());
  }
  return content;
}

template <Puzzle P>
std::string write_json(const Content<P>& content) {
  std::string out = "{\n  \"format\": " + std::to_string(kJsonVersion) +
                    ",\n  \"puzzle\": " + json_string(P::kName) + ",\n";
  if constexpr (WritesJson<P>) {
    out += content.puzzle.write_json();
  } else {
    out += write_json_lines(content.puzzle.print());
  }
  if (!content.givens.empty()) {
    out += ",\n" + write_json_givens(content.puzzle.slots(), content.givens);
  }
  return out + "\n}\n";
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
  return {{"json",
           "puzzle2cnf JSON",
           is_json,
           {false},
           name_in_json,
           false,
           {mark_in_json, with_mark_in_json}},
          names_of<P>(),
          kGivens,
          read_json<P>,
          write_json<P>};
}

}  // namespace p2c
