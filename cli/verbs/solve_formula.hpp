// `solve` by way of the formula that `encode` writes.
#pragma once

#include "cli/verbs/solve.hpp"
#include "solver_glue/outside/solver_command.hpp"

namespace p2c {

/// The command of --solver, with a file for the proof where there is to be one. Throws UsageError.
SolverCommand solver_command(const SolverOption& solver, const ProofOption& proof);

/// How a file of the formula has it: without cuts, as is usual for the kind, and for a proof in the
/// smaller form, as in this process.
EncodeOptions options_of_file(const AnyPuzzle& puzzle, const EncodingOptions& encoding,
                              const ProofOption& proof);

/// Throws UsageError for a command, inputs or an output that --solver or --format sat cannot take.
void check_formula_options(const SolveArguments& arguments);

/// `solve --solver`.
SearchResult solve_outside(const Entry& entry, const SolveArguments& arguments,
                           const Request& request);

/// `solve --format sat`: "s" and "v" lines and the exit codes of a SAT solver.
ExitCode solve_as_sat_solver(const SolveArguments& arguments, const Task& task);

}  // namespace p2c
