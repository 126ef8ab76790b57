// A report as a table of all rows, and in numbers.
#pragma once

#include "cli/output.hpp"
#include "cli/report_page/report.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

/// Comma-separated values: a line for each row of each run, failures first, then by time.
void write_table(const Report& report, Output& out);

/// The summary.
JsonMembers report_figures(const Report& report);

}  // namespace p2c
