#include "cli/report_page/report.hpp"

#include <utility>

namespace p2c {

Report::Report(std::vector<Run> its_runs, Clock clock)
    : runs(std::move(its_runs)),
      timing(timing_of(runs, clock)),
      matches(match_runs(runs)),
      hardest(hardest_first(matches, timing)) {
  for (const Match& match : matches) {
    if (is_contradiction(match)) contradictions.push_back(&match);
  }
}

}  // namespace p2c
