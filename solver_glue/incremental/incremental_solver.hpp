// A SAT solver as a clause sink that can be solved again and again.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cnf_out/model.hpp"
#include "encoder/clauses/clause_sink.hpp"
#include "encoder/connectivity/connected.hpp"

namespace p2c {

/// What a solver has done so far.
struct SolverCounts {
  std::int64_t variables = 0;
  std::int64_t clauses = 0;  // given by the encoding; cuts and blocking clauses apart
  std::int64_t cuts = 0;
  std::int64_t rounds = 0;     // calls of the solver
  std::int64_t conflicts = 0;  // 0 where the solver does not report them
};

/// Takes graph constraints whole and works by cuts: a model counts only after a round has found
/// nothing broken. Clauses may be added between calls of solve(). A class for each solver says
/// how clauses reach it and how it is run.
class IncrementalSolver : public ClauseSink {
 public:
  /// solve() ends with kUnknown when there were so many conflicts in all; 0: no limit.
  virtual void limit_conflicts(std::int64_t most) { most_conflicts_ = most; }

  /// After so many conflicts a graph that is a board of up to 4,000 cells whose false cells may
  /// touch is stated by clauses, too, along a frontier (default: after 3,000), or if that is large
  /// by elimination (10,000): hard Nurikabes then end. Not while cuts are shown, nor where the
  /// limit of conflicts is no larger.
  void state_cells_after(std::optional<std::int64_t> conflicts) { asked_patience_ = conflicts; }

  /// Calls `watch` now and then during solve(), in the same thread.
  void watch_with(std::function<void(const SolverCounts&)> watch) { watch_ = std::move(watch); }

  /// Shows each cut, and the number of the constraint, in the order in which they were taken.
  using ShowCut = std::function<void(std::size_t constraint, std::span<const Lit> cut)>;
  void show_cuts_to(ShowCut show) { show_cut_ = std::move(show); }

  /// Takes guesses from the encoding, if the solver can follow them; to be called before the first
  /// clause.
  virtual void follow_guesses() {}

  /// The solver's name and version.
  virtual std::string signature() const = 0;

  bool take(const Connected& constraint) override;

  /// Gives the solver all clauses; solve() does it first. Throws Stopped.
  void load();
  /// Looks for a model in which all assumptions are true, and, unless `one_of` is empty, one of its
  /// literals. Either holds for this call only, through all its rounds of cuts. kUnknown when a
  /// stop was asked for, or the limit of conflicts was reached.
  Status solve(std::span<const Lit> assumptions = {}, std::span<const Lit> one_of = {});
  /// After kUnsatisfiable: assumptions that were enough for it, together with `one_of`; none when
  /// there is no model at all. Not always fewest.
  const Lits& failed() const { return failed_; }
  /// Whenever the variable of x is decided, x is made true, if the solver can be asked for that;
  /// and the variable is never eliminated, which saves time if it is assumed again and again. x
  /// must not be a constant.
  virtual void prefer(Lit x) = 0;
  virtual bool can_prefer() const { return true; }
  /// Takes that back, if x or its negation was preferred.
  virtual void forget_preference(Lit x) = 0;
  /// The model of the last solve(), which must have been kSatisfiable.
  const Model& model() const { return model_; }
  SolverCounts counts() const;

 protected:
  explicit IncrementalSolver(const Stop* stop) { stop_with(stop); }

  static constexpr std::size_t kMostWaiting = 1'000'000;

  bool has_graphs() const { return !whole_.empty(); }
  /// One of them is cut by cycles in its dual.
  bool has_dual_graph() const;
  bool may_state_cells() const;  // after so many conflicts, and they are not yet
  void count_conflict() { ++counts_.conflicts; }
  /// A variable that is not counted as one of the formula.
  Lit fresh_uncounted();
  /// To be called now and then by the solver while it runs: whether it is to stop.
  bool is_to_stop() {
    if (watch_) watch_(counts());
    return is_stopped(stop());
  }

 private:
  /// Gets the clauses that it does not have yet, as DIMACS numbers, each ended by a 0. Called
  /// before anything else, first perhaps with none; the first time with more than kMostWaiting
  /// numbers, or with all that there is. Throws Stopped if a stop comes before it took any of them.
  virtual void receive(std::span<const int> clauses) = 0;
  /// One call of the solver, after at most so many conflicts, if that is not negative. No literal
  /// is a constant. After kSatisfiable `model` has a value for each variable.
  virtual Status run(std::span<const Lit> assumptions, std::span<const Lit> one_of,
                     std::int64_t conflicts, Model& model) = 0;
  /// After kUnsatisfiable: whether this assumption was needed.
  virtual bool was_needed(Lit assumption) = 0;

  void take_clause(std::span<const Lit> clause) override;
  Status solve_once(std::span<const Lit> assumptions, std::span<const Lit> one_of);
  bool state_cells();
  std::int64_t patience() const;
  bool add_cuts();

  std::function<void(const SolverCounts&)> watch_;
  std::int64_t most_conflicts_ = 0;
  std::optional<std::int64_t> asked_patience_;
  std::vector<int> waiting_;  // clauses that the solver does not have yet
  std::vector<Connected> whole_;
  ShowCut show_cut_;
  std::optional<std::size_t> cutting_;  // the constraint whose cuts are being added
  Model model_;
  Lits failed_;
  SolverCounts counts_;
  int uncounted_ = 0;
  bool loading_ = true;  // until the first solve()
};

}  // namespace p2c
