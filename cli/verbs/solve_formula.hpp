// `solve` by way of the formula that `encode` writes.
#pragma once

#include "cli/verbs/solve.hpp"

namespace p2c {

/// Throws UsageError for a command, inputs or an output that --solver or --format sat cannot take.
void check_formula_options(const SolveArguments& arguments);

/// `solve --solver`.
SearchResult solve_outside(const Entry& entry, const SolveArguments& arguments,
                           const Request& request);

/// `solve --format sat`: "s" and "v" lines and the exit codes of a SAT solver.
ExitCode solve_as_sat_solver(const SolveArguments& arguments, const Task& task);

}  // namespace p2c
