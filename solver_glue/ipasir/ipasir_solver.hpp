// A solver that is given as functions, as an incremental solver.
#pragma once

#include <puzzle2cnf.h>

#include <exception>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "solver_glue/incremental/incremental_solver.hpp"

namespace p2c {

/// A solver that lacks what is asked of it. what() names it and says what.
struct UnfitSolver : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

/// What the solver says is not trusted where it can be checked: a model is held against every
/// clause, so all of them are kept. "Unsatisfiable" and what failed are its word. Phases are
/// ignored. solve() throws SolverFault where it lies, and std::bad_alloc where it is not made;
/// kUnknown also when the solver gives up.
class IpasirSolver : public IncrementalSolver {
 public:
  /// Throws UnfitSolver where a function is missing: one that must be there, or set_terminate and
  /// there is a stop.
  explicit IpasirSolver(const p2c_ipasir& functions, const Stop* stop = nullptr);
  ~IpasirSolver() override;
  IpasirSolver(const IpasirSolver&) = delete;
  IpasirSolver& operator=(const IpasirSolver&) = delete;

  std::string signature() const override;
  /// Throws UnfitSolver for any limit: there is no function for it.
  void limit_conflicts(std::int64_t most) override;
  void prefer(Lit /*x*/) override {}
  bool can_prefer() const override { return false; }
  void forget_preference(Lit /*x*/) override {}

 private:
  void receive(std::span<const int> clauses) override;
  Status run(std::span<const Lit> assumptions, std::span<const Lit> one_of, std::int64_t conflicts,
             Model& model) override;
  bool was_needed(Lit assumption) override;

  void start();
  void keep(std::span<const int> clauses);
  void choose(std::span<const Lit> one_of);
  void end_choice();
  void give(std::span<const Lit> clause);
  void assume(Lit x);
  static int terminate(void* self);
  void read_model(Model& model) const;
  void check_model(std::span<const Lit> assumptions, std::span<const Lit> one_of,
                   const Model& model) const;
  [[noreturn]] void fault(const std::string& what) const;

  p2c_ipasir functions_;
  void* solver_ = nullptr;              // made when the first clauses are there
  int last_ = 0;                        // the highest variable that it knows
  Lit choice_ = kTrue;                  // implies one of the literals chosen in the last call
  std::vector<std::vector<int>> kept_;  // all clauses, each after the number of its literals
  std::exception_ptr thrown_;           // by what watches, in terminate()
};

}  // namespace p2c
