// Looking for the answers of a puzzle with CaDiCaL in this process.
#pragma once

#include <span>
#include <stdexcept>

#include "encoder/registry.hpp"
#include "solver_glue/cadical_solver.hpp"

namespace puzzle2cnf {

struct SearchOptions {
  EncodeOptions encode{Connectivity::kCuts};
  int seed = 0;
  bool presolve = true;        // let the puzzle fix what it can without a solver
  const Stop* stop = nullptr;  // must outlive the search
};

/// A model that breaks a rule: a fault of ours.
struct CheckFailed : std::logic_error {
  using std::logic_error::logic_error;
};

/// Finds one answer after the other in one incremental solver. Every answer has passed the
/// puzzle's own check.
class Search {
 public:
  /// Encodes the puzzle, which must outlive the search. Throws Stopped.
  Search(const AnyPuzzle& puzzle, const Givens& givens, const SearchOptions& options);

  /// Looks for an answer other than all before. kUnsatisfiable: there are no more. kUnknown: a
  /// stop was asked for.
  Status next();
  /// Looks for an answer that differs from `answer` on one of these slots. All further answers do.
  Status next_beside(const Answer& answer, std::span<const int> slots);
  /// The answer found last.
  const Answer& answer() const { return answer_; }
  const CadicalSolver& solver() const { return solver_; }
  /// Presolving included.
  double encode_seconds() const { return encode_seconds_; }
  double solve_seconds() const { return solve_seconds_; }

 private:
  Status look();

  const AnyPuzzle& puzzle_;
  double encode_seconds_ = 0;  // before unknowns_, whose making sets it
  double solve_seconds_ = 0;
  CadicalSolver solver_;
  Unknowns unknowns_;
  Answer answer_;
  bool found_ = false;
};

}  // namespace puzzle2cnf
