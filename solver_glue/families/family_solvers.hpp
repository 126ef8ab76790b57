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
    std::string make;              // solvers of one make count as one
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
  };

  std::vector<Solver> solvers_;
  std::string processor_;
  Warn warn_;
};

/// Solvers that share much of their code have one make, as CaDiCaL and Kissat have, or MiniSat and
/// Glucose; else it is the name of the program, without its folder.
std::string make_of_solver(std::string_view name);

}  // namespace p2c
