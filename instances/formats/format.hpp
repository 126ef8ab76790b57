// A file format of a puzzle besides our own text. The table of all formats is made from what the
// puzzles list in their static member formats().
#pragma once

#include <string>
#include <string_view>

#include "instances/text_reader.hpp"

namespace puzzle2cnf {

template <class P>
struct Format {
  std::string_view name;   // as in --from
  std::string_view about;  // one line for people
  /// Recognises a text by its content or by the ending of the file's name.
  bool (*detect)(std::string_view text, std::string_view file);
  TextRules rules;
  /// Reads to the end of the text. Throws InputError.
  P (*read)(TextReader& in);
};

}  // namespace puzzle2cnf
