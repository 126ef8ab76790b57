// A model counter as a separate program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cnf_out/dimacs.hpp"
#include "solver_glue/outside/solver_command.hpp"
#include "solver_glue/outside/solver_fault.hpp"

namespace p2c {

struct OutsideCount {
  std::optional<std::string> count;  // digits, of any number; none: the program does not know
  FormulaSize size{};
  double write_seconds = 0;
  double count_seconds = 0;
};

/// Writes the formula with its projection, variables 1 to `last`, to a temporary file, and runs the
/// counter on it. Only a count that is said to be exact is one, and it is taken on trust. None
/// where a stop came, or where the program says UNKNOWN or nothing at all. `memory_limit` in bytes,
/// 0: none. Throws SolverFault, TemporaryFault, Stopped, and TooLarge where the program ended
/// without a count under a memory limit.
OutsideCount run_counter(const SolverCommand& command, const FillFormula& fill, int last,
                         std::int64_t memory_limit, const Stop* stop);

}  // namespace p2c
