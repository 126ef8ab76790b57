// The names of puzzles in URLs, as messages list them: only the first where they are those of the
// kind.
#pragma once

#include <string>

#include "instances/documents/format_table.hpp"

namespace p2c {

inline std::string names_in_urls() {
  std::string names;
  for (const FormatRow::Kind& kind : find_format("puzzlink")->kinds) {
    const bool only_name = kind.format->words == kind.kind->formats.front().words;
    for (const std::string_view word : kind.format->words) {
      if (only_name && word != kind.kind->name) continue;
      names += (names.empty() ? "" : ", ") + std::string(word);
    }
  }
  return "the name of a puzzle (" + names + ")";
}

}  // namespace p2c
