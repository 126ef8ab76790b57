// A small solver for a few rules at a time: what follows from them, and from which facts.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "cnf_out/model.hpp"
#include "solver_glue/explain/budget.hpp"
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
  const Lits& failed() const { return failed_; }
  const std::vector<int>& failed_rules() const { return failed_rules_; }
  /// After kSatisfiable, in the model. Open: a literal of a graph whose value does not matter, or
  /// of no active rule.
  Truth model(Lit x) const { return x.positive() ? model_[x.variable()] : !model_[x.variable()]; }
  /// After kSatisfiable: open literals that the active graph rules make true in this model.
  const Lits& forced() const { return forced_; }
  /// Models make x true where they can choose.
  void prefer(Lit x) { phase_[x.variable()] = x.positive(); }

 private:
  static constexpr int kAlways = Propagation::kAlways;
  static constexpr int kNone = Propagation::kNone;
  static constexpr int kLearned = -2;  // the first that was learned, -3 the second, and so on

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
  Lit next_open();
  void rewind();
  void bump(std::vector<int> variables);
  int broken_graph();
  bool resolve(int conflict);
  Lits learn(int conflict, std::vector<int>& rules);
  void add_rules_of(int clause, std::vector<int>& rules);
  void add_rule_once(int rule, std::vector<int>& rules);
  Status fail_by(int conflict);
  Status fail_by(std::span<const Lit> clause);
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
  std::vector<int> order_;                      // variables to decide
  std::size_t order_at_ = 0;                    // those before it have a value
  std::vector<bool> may_decide_;                // of a variable
  std::vector<bool> phase_;                     // of a variable
  std::vector<std::uint32_t> bumped_;           // when it was last in a conflict
  std::uint32_t bumps_ = 0;
  std::vector<std::pair<int, std::uint32_t>> recent_;  // variables as they were bumped, and when
  std::size_t recent_at_ = 0;                          // those from it on have a value
  std::vector<std::uint32_t> rule_seen_;               // of a rule: the last of the sets it is in
  std::uint32_t rule_sets_ = 0;
  std::vector<bool> seen_;
  int refuted_ = kNone;  // a clause that is false by facts alone
  std::vector<Truth> model_;
  Lits modelled_;  // what model_ has
  Lits forced_;
  Lits failed_;
  std::vector<int> failed_rules_;
};

}  // namespace p2c
