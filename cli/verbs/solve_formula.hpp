// `solve` by way of the formula that `encode` writes.
#pragma once

#include "cli/searching.hpp"

namespace puzzle2cnf {

/// Throws UsageError for options of `solve` that do not go with --solver or --format sat.
void check_formula_options(const Arguments& arguments);

/// `solve --solver`.
SearchResult solve_outside(const std::string& path, const Request& request);

/// `solve --format sat`: "s" and "v" lines and the exit codes of a SAT solver.
ExitCode solve_as_sat_solver(const Task& task);

/// The answer as text, below its drawing, and as a picture.
void show_answer(const AnyPuzzle& puzzle, const Answer& answer, const Arguments& arguments,
                 SearchResult& result);

}  // namespace puzzle2cnf
