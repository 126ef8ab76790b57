// RunRow files become runs.
#pragma once

#include "cli/report_page/run.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Reads a file of rows of a whole batch, which may lack its end. Of several rows of an entry the
/// last counts. Throws InputError with the line of what is wrong, and what RowSource throws.
Run read_run(const std::string& path, const Stop& stop);

/// Gives the runs names: what distinguishes their files, without endings.
void name_runs(std::vector<Run>& runs);

}  // namespace p2c
