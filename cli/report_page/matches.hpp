// The same puzzle in several runs.
#pragma once

#include <vector>

#include "cli/report_page/run.hpp"

namespace p2c {

struct Match {
  std::vector<const RunRow*> rows;  // of each run; null where it has none

  /// The row of the first run that has one.
  const RunRow& first() const;
};

/// Every row is in one match. Runs of the same inputs match by number and hash, others by hash
/// alone, where the first of several rows with one hash matches the first; rows of different rules
/// never do. In the order of the numbers, those of the first run before the rest.
std::vector<Match> match_runs(const std::vector<Run>& runs);

/// Not all that these rows say of their puzzle can be right.
bool is_contradiction(const Match& match);

}  // namespace p2c
