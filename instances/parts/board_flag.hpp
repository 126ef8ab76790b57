// A part of a puzzle's data: a rule that some boards have and others do not.
#pragma once

#include <string>

namespace p2c {

struct BoardFlag {
  using Data = bool;

  std::string word;    // in text
  std::string member;  // of JSON
  char letter;         // of puzz.link and pzpr

  static Data blank(int /*rows*/, int /*cols*/) { return false; }
};

}  // namespace p2c
