// A SAT solver as a separate program whose output is never trusted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cnf_out/dimacs.hpp"
#include "cnf_out/model.hpp"
#include "solver_glue/outside/solver_command.hpp"
#include "solver_glue/outside/solver_fault.hpp"

namespace p2c {

struct OutsideRun {
  Status status = Status::kUnknown;
  Model model;        // of all variables, when kSatisfiable
  std::string proof;  // when kUnsatisfiable, of a command that writes one
  FormulaSize size{};
  double write_seconds = 0;
  double solve_seconds = 0;
  double cpu_seconds = 0;                      // of the program
  std::optional<std::int64_t> conflicts = {};  // that it says
  std::string failure = {};  // "was killed by signal 11 ...", as RunWishes::may_fail allows it
};

/// What is asked of a run besides an answer.
struct RunWishes {
  int cpu_seconds = 0;  // of processor time: what it says after more is not read; 0: no limit
  std::string conflicts = {};  // the words beside their number in what it prints
  bool may_fail = false;       // to end without an answer is kUnknown, and no fault
};

/// Writes the formula to a temporary file, runs the solver on it, and holds the model
/// against every clause. An answer needs a status line and the exit code that goes with it (10, 20,
/// any other for UNKNOWN); exit code 0 without a status line is kUnknown too, and so is a stop.
/// `memory_limit` in bytes, 0: none. A proof has 256 MB at most, else TooLarge. Throws SolverFault,
/// TemporaryFault, Stopped, and TooLarge when the solver ended without an answer under a memory
/// limit.
OutsideRun run_solver(const SolverCommand& command, const FillFormula& fill,
                      std::int64_t memory_limit, const Stop* stop, const RunWishes& wishes = {});

}  // namespace p2c
