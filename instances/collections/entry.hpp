// One puzzle among many: what a list, a folder or a command line has, not read yet.
#pragma once

#include <optional>
#include <string>

#include "instances/text/text_reader.hpp"

namespace p2c {

/// A text that should be a puzzle, and where it comes from.
struct Entry {
  /// What names it for people and in rows: NAME, NAME:LINE in a list, NAME#KEY in puzzlekit's JSON.
  std::string id;
  std::string name;  // of the text, in messages: "name:line:col: ..."
  std::string text;
  int first_line = 1;                    // the number of the text's first line in messages
  std::optional<InputError> error = {};  // it could not be read: there is no text
};

}  // namespace p2c
