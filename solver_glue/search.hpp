// Looking for the answers of a puzzle with a solver in this process.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>

#include "encoder/clauses/options.hpp"
#include "encoder/unknowns.hpp"
#include "instances/documents/registry.hpp"
#include "solver_glue/incremental/incremental_solver.hpp"

struct p2c_ipasir;  // <puzzle2cnf.h>

namespace p2c {

struct SearchOptions {
  EncodeOptions encode{Connectivity::kCuts};
  int seed = 0;
  std::int64_t conflict_limit = 0;           // 0: none
  std::optional<std::int64_t> switch_after;  // state_cells_after()
  std::int64_t memory_limit = 0;             // bytes that the formula may take at most; 0: no limit
  bool presolve = true;                      // let the puzzle fix what it can without a solver
  const Stop* stop = nullptr;                // must outlive the search
  std::function<void(const SolverCounts&)> watch;  // called now and then while it looks
  const p2c_ipasir* solver = nullptr;              // another solver; null: CaDiCaL
};

/// The solver that they ask for, with its stop and its limit of conflicts. Throws UnfitSolver.
std::unique_ptr<IncrementalSolver> solver_of(const SearchOptions& options);

/// A model that breaks a rule: a fault of ours.
struct CheckFailed : std::logic_error {
  using std::logic_error::logic_error;
};

/// Finds one answer after the other in one incremental solver. Every answer has passed the
/// puzzle's own check.
class Search {
 public:
  /// Presolves and encodes the puzzle, which must outlive the search. Where presolving and the
  /// givens leave no slot open, nothing is encoded. Throws Stopped, TooLarge for a formula above
  /// the memory limit, and UnfitSolver for another solver that lacks what is asked of it;
  /// looking then also throws SolverFault where it lies.
  Search(const AnyPuzzle& puzzle, const Givens& givens, const SearchOptions& options);

  /// Looks for an answer other than all before. kUnsatisfiable: there are no more. kUnknown: a
  /// stop was asked for, or the limit of conflicts was reached.
  Status next();
  /// Looks for an answer that differs from `answer` on one of these slots. All further answers do.
  Status next_beside(const Answer& answer, std::span<const int> slots);
  /// No further answer is this one.
  void exclude(const Answer& answer);
  /// Looks near this answer first: a slot gets the value that it has there whenever it is decided.
  void prefer(const Answer& answer);
  bool can_prefer() const { return solver_->can_prefer(); }
  /// As before prefer().
  void forget_preferences();
  /// Looks for an answer that keeps `assumed` and, unless `one_of` is empty, one of those; for
  /// this call only, and answers that were found so may come again. kUnknown also after so many
  /// conflicts (0: no such limit).
  Status next_with(const Givens& assumed, const Givens& one_of = {}, std::int64_t conflicts = 0);
  /// After next_with was kUnsatisfiable: those of `assumed` that were enough for it.
  const Givens& failed() const { return failed_; }
  const AnyPuzzle& puzzle() const { return puzzle_; }
  /// Those of presolving included.
  const Givens& givens() const { return givens_; }
  /// The answer found last.
  const Answer& answer() const { return answer_; }
  /// What the solver has done; where nothing was loaded, the size of what would have been, or
  /// zeros where that is too large. Throws Stopped.
  SolverCounts counts() const;
  /// The name and version of the solver.
  std::string solver() const { return solver_->signature(); }
  /// Presolving included.
  double encode_seconds() const { return encode_seconds_; }
  double solve_seconds() const { return solve_seconds_; }

 private:
  std::optional<Implied> presolved(const Stop* stop) const;
  bool settle();
  Status take_only();
  Status look_at_only(const Givens& assumed, const Givens& one_of);
  Status look(std::span<const Lit> assumptions = {}, std::span<const Lit> one_of = {});
  Lits literals(const Givens& values) const;

  const AnyPuzzle& puzzle_;
  EncodeOptions encode_options_;
  std::int64_t conflict_limit_;
  Givens givens_;  // all of them
  std::unique_ptr<IncrementalSolver> solver_;
  std::optional<Unknowns> unknowns_;  // nothing when presolving and the givens decide all slots
  std::optional<Answer> only_;        // the answer that they leave, until it is taken
  Answer answer_;
  Givens failed_;
  bool found_ = false;
  double encode_seconds_ = 0;
  double solve_seconds_ = 0;
};

}  // namespace p2c
