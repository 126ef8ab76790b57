// The solvers that a spec names.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cnf_out/model.hpp"
#include "instances/families/family_puzzle.hpp"
#include "solver_glue/outside/solver_command.hpp"

namespace p2c {

class FamilySolvers {
 public:
  /// Is given a line for each run that failed, by the thread that ran it.
  using Warn = std::function<void(const std::string&)>;
  /// Asks each for its version. Throws InputError for a command that is none, and SolverFault.
  FamilySolvers(const FamilySpec& spec, const Stop& stop, Warn warn);

  struct Ran {
    Status status = Status::kUnknown;
    std::optional<Answer> answer;  // when it is satisfiable
    std::string make;              // as by make_of_solver
    SolverRun row;
  };
  /// A run on the formula of this puzzle; a model is checked by every clause and rule. Throws what
  /// run_solver does, and CheckFailed.
  Ran run(const SpecRun& run, const FamilyPuzzle& puzzle, const Stop* stop) const;

 private:
  struct Solver {
    SolverCommand command;
    std::string name;
    std::string version;
    std::string conflicts;
    std::string make;
  };

  std::vector<Solver> solvers_;
  std::string processor_;
  Warn warn_;
};

/// Seconds as tables have them.
std::string two_decimals(double seconds);

/// Solvers that share much of their code have one make, as CaDiCaL and Kissat have, or MiniSat and
/// Glucose. It is known by their names, a few of which are in a table: those in the names of the
/// files in a command, so also of `nice kissat`, and in the version that the solver prints. Empty
/// where there are none or those of two makes.
std::string make_of_solver(std::string_view command, std::string_view version = {});

}  // namespace p2c
