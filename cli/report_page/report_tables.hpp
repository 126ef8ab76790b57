// The tables of a report.
#pragma once

#include <string>
#include <vector>

#include "cli/report_page/figures.hpp"

namespace p2c {

/// A paragraph of explanation; `words` is HTML.
std::string note(const std::string& words);
/// "0.123"; the status of a failure; "> 10" for what took longer than the limit.
std::string result_text(const RunRow& row, const Timing& timing);
/// "12 x 12", or nothing.
std::string size_text(const RunRow& row);
/// "halves, rules 0123...", or the kind alone where it is one of the program.
std::string kind_text(const RunRow& row);

/// The files and what they say of themselves.
std::string runs_table(const std::vector<Run>& runs);

/// Counts and times of all, and of each set.
std::string summary_table(const std::vector<Run>& runs, const Timing& timing);

/// Entries without a result: error, crash, memout, limit. Nothing where there is none.
std::string failures_table(const std::vector<Run>& runs, const Timing& timing);

/// Puzzles of which the runs cannot all be right.
std::string contradictions_table(const std::vector<Run>& runs,
                                 const std::vector<const Match*>& contradictions);

/// The hardest puzzles, with their results.
std::string hardest_table(const std::vector<Run>& runs, const std::vector<const Match*>& hardest,
                          const Timing& timing);

}  // namespace p2c
