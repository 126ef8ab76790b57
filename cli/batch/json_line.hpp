// A line of a file of JSON lines.
#pragma once

#include "cli/batch/seekable_text.hpp"
#include "instances/formats/json.hpp"

namespace puzzle2cnf {

/// Calls read(object) with the object in this line of `file`. Its errors get their lines.
template <class Read>
auto read_json_line(std::string_view text, const std::string& file, int number, Read read) {
  try {
    TextReader in(text, file);
    const JsonValue root = parse_json(in);
    return read(JsonObject(in, root));
  } catch (const InputError& error) {
    Place place = error.place();
    if (place.line > 0) place.line += number - 1;
    throw InputError(place, error.message());
  }
}

}  // namespace puzzle2cnf
