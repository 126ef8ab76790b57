#include "cli/report_page/report.hpp"

#include <utility>

namespace puzzle2cnf {

Report::Report(std::vector<Run> its_runs, Clock clock)
    : runs(std::move(its_runs)),
      timing(timing_of(runs, clock)),
      matches(match_runs(runs)),
      hardest(hardest_first(matches, timing)) {
  for (const Match& match : matches) {
    if (is_contradiction(match)) contradictions.push_back(&match);
  }
}

}  // namespace puzzle2cnf
