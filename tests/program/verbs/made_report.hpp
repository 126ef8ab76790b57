// A report of two runs, with what it was made of.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/program/run_program.hpp"
#include "tests/program/verbs/made_rows.hpp"

namespace p2c {

inline constexpr double kLimit = 10;

inline bool is_solved(const MadeRow& row, double limit) {
  return !row.is_failure() && row.cpu <= limit;
}

/// Of what was solved within the limit, ascending.
inline std::vector<double> times_of(const std::vector<MadeRow>& rows, double limit) {
  std::vector<double> times;
  for (const MadeRow& row : rows) {
    if (is_solved(row, limit)) times.push_back(row.cpu);
  }
  std::sort(times.begin(), times.end());
  return times;
}

/// A report of two runs of the same puzzles; the limit is that of the first.
struct MadeReport {
  MadeReport() {
    const auto [head_a, head_b] = std::pair(rows_head(kLimit), rows_head(6 * kLimit));
    finished =
        run({"report", dir.write("a.jsonl", rows_text(a, head_a)),
             dir.write("b.jsonl", rows_text(b, head_b)), "--json", "-o", page, "--csv", csv});
    REQUIRE(finished.code == 0);
    html = read_file(page);
  }

  TempDir dir;
  std::vector<MadeRow> a = made_rows(600, 1);
  std::vector<MadeRow> b = made_rows(600, 2);
  std::string page = dir.path("page.html");
  std::string csv = dir.path("table.csv");
  Finished finished;
  std::string html;
};

}  // namespace p2c
