// A small solver for a few rules at a time: what follows from them, and from which facts.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cnf_out/model.hpp"
#include "solver_glue/explain/budget.hpp"
#include "solver_glue/explain/conflict_analysis.hpp"
#include "solver_glue/explain/decision_order.hpp"
#include "solver_glue/explain/propagation.hpp"

namespace p2c {

// Keeps the clauses of all rules, of which a few are active at a time, so that a question costs
// what these few cost. It learns clauses, and decides first what was in the last conflicts; it
// restarts only in long questions, and what it learned in these it keeps while the rules hold on
// which that rests. For a whole puzzle there is CaDiCaL (all_rules.hpp).
//
// Graph rules are asked once all other variables have a value: where what is open breaks one,
// there is a clause for it, which is kept until there are too many.
//
// Source: MiniSat (Een and Soerensson, SAT 2003).
class RuleSolver {
 public:
  /// The book and the budget must outlive it. Once the budget is spent, questions throw Stopped.
  RuleSolver(const RuleBook& book, const Stop* stop, Budget* budget = nullptr);

  /// One more rule, a clause; its number.
  int add_rule(std::span<const Lit> clause);
  /// Forgets these rules.
  void drop_added();

  /// From now on these rules hold, and these literals of slots are facts. False when they
  /// contradict each other.
  bool begin(std::span<const int> rules, std::span<const Lit> facts);
  /// Looks for a model in which these are true, too. kUnknown after so many conflicts (0: no
  /// limit). Throws Stopped.
  Status solve(std::span<const Lit> assumed, std::int64_t most_conflicts = 0);
  bool possible(std::span<const Lit> assumed = {}) {
    return solve(assumed) == Status::kSatisfiable;
  }
  /// After begin() was false or kUnsatisfiable: facts and rules that, with the literals assumed,
  /// are enough for it, sorted.
  const Lits& failed() const { return failed_.facts; }
  const std::vector<int>& failed_rules() const { return failed_.rules; }
  /// After kSatisfiable, in the model. Open: a literal of a graph whose value does not matter, or
  /// of no active rule.
  Truth model(Lit x) const { return x.positive() ? model_[x.variable()] : !model_[x.variable()]; }
  /// After kSatisfiable: open literals that the active graph rules make true in this model.
  const Lits& forced() const { return forced_; }
  /// Models make x true where they can choose.
  void prefer(Lit x) { order_.prefer(x); }

 private:
  static constexpr int kAlways = Propagation::kAlways;
  static constexpr int kNone = Propagation::kNone;

  int add_clause(std::span<const Lit> clause, int group);
  void forget();
  void drop_unfounded(std::vector<int>& dropped);
  void throw_if_over() const;
  void activate(std::span<const int> rules);
  bool assign_units(int group);
  bool assign_units(std::span<const int> clauses);
  bool assign_facts(std::span<const Lit> facts);
  Status search(std::span<const Lit> assumed, std::int64_t most_conflicts);
  bool decide(std::span<const Lit> assumed);
  int broken_graph();
  bool resolve(int conflict);
  Status fail(Refutation refutation);
  void keep_model();

  const RuleBook& book_;
  const Stop* stop_;
  Budget* budget_;
  Propagation values_;
  std::vector<std::vector<int>> added_;  // variables of rules beside those of the book
  std::vector<int> added_clauses_;
  std::vector<std::vector<int>> units_;  // of a rule: clauses of one literal or none
  std::vector<int> always_units_;
  std::vector<int> learned_;
  std::vector<int> cuts_;                       // clauses of graph rules
  std::vector<std::vector<int>> learned_from_;  // of each: rules
  std::vector<int> graphs_;                     // active graph rules
  DecisionOrder order_;
  ConflictAnalysis analysis_;
  int refuted_ = kNone;  // a clause that is false by facts alone
  std::vector<Truth> model_;
  Lits modelled_;  // what model_ has
  Lits forced_;
  Refutation failed_;
};

}  // namespace p2c
