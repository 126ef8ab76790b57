// The names of puzzles in URLs, as messages list them.
#pragma once

#include <string>

#include "instances/documents/format_table.hpp"

namespace p2c {

inline std::string names_in_urls() {
  std::string names;
  for (const FormatRow::Kind& kind : find_format("puzzlink")->kinds) {
    for (const std::string_view word : kind.format->words) {
      names += (names.empty() ? "" : ", ") + std::string(word);
    }
  }
  return "the name of a puzzle (" + names + ")";
}

}  // namespace p2c
