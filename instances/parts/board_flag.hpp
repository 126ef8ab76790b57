// A part of a puzzle's data: a rule that some boards have and others do not.
#pragma once

#include <string>

namespace p2c {

struct BoardFlag {
  using Data = bool;

  std::string word;    // in text
  std::string member;  // of JSON
  char letter;         // of puzz.link and pzpr; 0: they do not know it
  /// In pzprv3 files a line with this word, or an empty one, in place of a line with the letter or
  /// none. The line came with version 1; what came then in files without it came one later.
  std::string line_word = {};
  bool in_urls_alone = false;  // pzprv3 files do not know it

  static Data blank(int /*rows*/, int /*cols*/) { return false; }
};

}  // namespace p2c
