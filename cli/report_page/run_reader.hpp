// Row files become runs.
#pragma once

#include "cli/report_page/run.hpp"
#include "cli/verbs.hpp"

namespace puzzle2cnf {

/// Reads a file of rows. Of several rows of an entry the last counts. Throws InputError with the
/// line of what is wrong.
Run read_run(const std::string& path, const Request& request);

/// Gives the runs names: what distinguishes their files, without endings.
void name_runs(std::vector<Run>& runs);

}  // namespace puzzle2cnf
