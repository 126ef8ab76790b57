// What a report says, before it is a page or a table.
#pragma once

#include <vector>

#include "cli/report_page/figures.hpp"
#include "cli/report_page/matches.hpp"

namespace p2c {

struct Report {
  Report(std::vector<Run> its_runs, Clock clock);
  Report(const Report&) = delete;
  Report& operator=(const Report&) = delete;

  const std::vector<Run> runs;
  const Timing timing;
  const std::vector<Match> matches;
  const std::vector<const Match*> hardest;  // all puzzles, the hardest first
  std::vector<const Match*> contradictions;
};

}  // namespace p2c
