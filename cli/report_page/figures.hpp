// Numbers about rows: counts, times, PAR-2.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "cli/report_page/matches.hpp"

namespace p2c {

/// How times are compared.
struct Timing {
  Clock clock = Clock::kCpu;
  /// Seconds; what took longer counts as not solved. The smallest time limit of the runs or, where
  /// none had one, the largest time.
  double limit = 0;
  bool has_limit = false;

  double seconds(const RunRow& row) const { return row.seconds(clock); }
  bool solved(const RunRow& row) const { return !is_failure(row.status) && seconds(row) <= limit; }
  /// The time of a row as PAR-2 counts it: twice the limit where it is not solved.
  double cost(const RunRow& row) const { return solved(row) ? seconds(row) : 2 * limit; }
};

Timing timing_of(const std::vector<Run>& runs, Clock clock);

/// Of a set of rows. Puzzles are the entries that could be read, so those with a hash.
struct Figures {
  std::int64_t entries = 0;
  std::array<std::int64_t, kRowStatuses.size()> counts{};
  std::int64_t puzzles = 0;
  std::int64_t solved = 0;
  // Of the solved: seconds.
  double total = 0;
  double median = 0;
  double largest = 0;
  double par2 = 0;  // the mean cost of the puzzles

  std::int64_t count(RowStatus status) const { return counts[static_cast<std::size_t>(status)]; }
};

Figures figures_of(const std::vector<const RunRow*>& rows, const Timing& timing);
Figures figures_of(const Run& run, const Timing& timing);

struct SetFigures {
  std::string set;
  std::vector<Figures> runs;
};

/// By the names of the sets, sorted.
std::vector<SetFigures> figures_by_set(const std::vector<Run>& runs, const Timing& timing);

/// The times of the solved, ascending.
std::vector<double> solved_times(const Run& run, const Timing& timing);

/// The puzzles, the hardest first: by the mean cost over the runs that have them.
std::vector<const Match*> hardest_first(const std::vector<Match>& matches, const Timing& timing);

}  // namespace p2c
