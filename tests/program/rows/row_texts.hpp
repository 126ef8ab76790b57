// Files of rows as `batch` writes them, made by hand.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tests/program/run_program.hpp"

namespace p2c {

inline std::string header_text(const std::string& shard, const std::string& seed = "0") {
  return R"({"batch":1,"version":"0.1.0","do":"unique","options":{"seed":)" + seed +
         R"(},"inputs":["list.urls"],"shard":")" + shard + "\"}\n";
}

/// A row that has no answer, so that nothing judges it; the times are another's each time.
inline std::string row_text(int n) {
  static int times = 0;
  const std::string number = std::to_string(n);
  return "{\"n\":" + number + ",\"id\":\"list.urls:" + number +
         R"(","hash":"0123456789abcdef0123456789abcdef","kind":"kenken","status":"none",)" +
         "\"times\":{\"cpu\":" + std::to_string(++times) + ",\"wall\":0.25}}\n";
}

inline std::string end_text(int rows, int entries) {
  return "{\"end\":true,\"rows\":" + std::to_string(rows) +
         ",\"entries\":" + std::to_string(entries) + "}\n";
}

/// The rows of shard K/N of so many entries, the last one first.
inline std::string shard_text(int k, int of, int entries) {
  std::string rows;
  int count = 0;
  for (int n = entries - 1; n >= 0; --n) {
    if (n % of != k - 1) continue;
    rows += row_text(n);
    ++count;
  }
  return header_text(std::to_string(k) + "/" + std::to_string(of)) + rows +
         end_text(count, entries);
}

/// The text with the first `from` as `to`.
inline std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  if (at == std::string::npos) throw std::runtime_error("no " + from + " in " + text);
  return text.replace(at, from.size(), to);
}

/// Rows without the only member that differs from run to run.
inline std::string without_times(const std::string& rows) {
  std::string kept;
  for (std::size_t start = 0; start < rows.size();) {
    const std::size_t end = rows.find('\n', start);
    const std::string line = rows.substr(start, end - start);
    kept += line.substr(0, line.find(",\"times\":")) + "\n";
    start = end + 1;
  }
  return kept;
}

}  // namespace p2c
