// Tables of URLs and of boards that pzpr has judged.
#pragma once

#include <fstream>
#include <sstream>

#include "instances/documents/format_table.hpp"
#include "tests/corpus/corpus.hpp"

namespace p2c {

/// A name in URLs of one of our kinds.
inline bool is_ours(std::string_view pid) {
  for (const FormatRow::Kind& kind : find_format("puzzlink")->kinds) {
    for (const std::string_view word : kind.format->words) {
      if (word == pid) return true;
    }
  }
  return false;
}

inline std::vector<std::string> columns_of(const std::string& line) {
  std::vector<std::string> columns;
  std::istringstream in(line);
  for (std::string column; std::getline(in, column, '\t');) columns.push_back(column);
  return columns;
}

/// The lines of a file after its head line, as columns.
inline std::vector<std::vector<std::string>> table(const std::filesystem::path& file, bool head) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream in(file);
  REQUIRE(in);
  std::string line;
  if (head) std::getline(in, line);
  while (std::getline(in, line)) rows.push_back(columns_of(line));
  return rows;
}

}  // namespace p2c
