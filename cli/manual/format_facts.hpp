// What a file format does, in the words of `formats` and of the man page.
#pragma once

#include <string>

namespace p2c {

struct FormatRow;

struct FormatFacts {
  bool writes = false;
  bool givens = false;   // it carries them besides the puzzle
  bool answers = false;  // the same
};

FormatFacts facts_of(const FormatRow& row);

/// "givens, answer", or "-" for neither.
std::string carried_words(const FormatFacts& facts);

/// The kinds with blanks between them, or "all".
std::string kinds_with(const FormatRow& row);

}  // namespace p2c
