// Where statements of a text of rules begin: at the start of a line.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace p2c {

inline constexpr std::array<std::string_view, 7> kStatements{"rules", "puzzle", "given", "answer",
                                                             "rule",  "sample", "wrong"};

/// Of the statement that begins in this line; empty where none does.
inline std::string_view statement_word(std::string_view line) {
  const std::string_view word = line.substr(0, line.find_first_of(" \t\r\n"));
  return std::find(kStatements.begin(), kStatements.end(), word) == kStatements.end() ? "" : word;
}

/// Nothing in it, a comment, or more of the statement above it.
inline bool begins_nothing(std::string_view line) {
  return line.empty() || std::string_view(" \t\r\n#").find(line.front()) != std::string_view::npos;
}

/// It begins a board.
inline bool begins_board(std::string_view line) {
  const std::string_view word = statement_word(line);
  return word == "sample" || word == "wrong";
}

}  // namespace p2c
