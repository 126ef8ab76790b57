#include "instances/parts/board_flag.hpp"

namespace p2c {
namespace {

// Takes the next line where this is its one word.
bool take_line(TextReader& in, std::string_view word) {
  if (in.at_end()) return false;
  TextReader ahead = in;
  ahead.skip_blank_lines();
  ahead.next_line(word);
  if (ahead.token(word) != word) return false;
  ahead.end_line();
  in = ahead;
  return true;
}

}  // namespace

bool BoardFlag::read_text(TextReader& in, int /*rows*/, int /*cols*/) const {
  return take_line(in, word);
}

bool BoardFlag::read_json(JsonObject& in) const {
  const JsonValue* on = in.optional(member);
  return on != nullptr && in.boolean(*on);
}

std::string BoardFlag::write_json(bool on) const {
  return on ? "  " + json_string(member) + ": true" : "";
}

JsonSchema BoardFlag::schema() const {
  JsonSchema schema;
  schema.allow(member, "Whether '" + std::string(word) + "' is in the text.",
               {{"type", "boolean"}});
  return schema;
}

bool BoardFlag::read_pzpr(PzprFile& file) const {
  return take_line(file.reader(), std::string_view(&letter, 1));
}

}  // namespace p2c
