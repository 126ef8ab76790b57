// A small solver for a few rules at a time: what follows from them, and from which facts.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "cnf_out/model.hpp"
#include "solver_glue/explain/graph_rules.hpp"

namespace puzzle2cnf {

// Keeps the clauses of all rules, of which a few are active at a time, so that a question costs
// what these few cost. It learns clauses, and decides first what was in the last conflicts; it has
// no restarts and forgets when the rules change. For a whole puzzle there is CaDiCaL
// (all_rules.hpp).
//
// Graph rules are asked once all other variables have a value: where what is open breaks one,
// there is a clause for it, which is kept.
//
// Source: MiniSat (Een and Soerensson, SAT 2003).
class RuleSolver {
 public:
  /// The book must outlive it.
  RuleSolver(const RuleBook& book, const Stop* stop);

  /// One more rule, a clause; its number.
  int add_rule(std::span<const Lit> clause);

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
  struct Clause {
    std::size_t begin;
    int size;
    int group;  // a rule; kAlways; kLearned or less
  };
  struct Watch {
    int clause;
    Lit other;  // another literal: when it is true, the clause need not be looked at
  };
  static constexpr int kAlways = -1;
  static constexpr int kLearned = -2;  // the first that was learned, -3 the second, and so on
  static constexpr int kNone = -1;

  static std::size_t index(Lit x) {
    return 2 * static_cast<std::size_t>(x.variable()) + (x.positive() ? 1 : 0);
  }
  Truth truth(Lit x) const;
  bool is_active(int group) const { return group < 0 || active_[group] == session_; }
  std::span<Lit> literals(const Clause& clause) {
    return {arena_.data() + clause.begin, static_cast<std::size_t>(clause.size)};
  }

  int add_clause(std::span<const Lit> clause, int group);
  void watch(int clause);
  void forget();
  void assign(Lit x, int reason);
  int propagate();
  int propagate(Lit x);
  void undo_to(int level);
  int level() const { return static_cast<int>(level_ends_.size()); }
  int level_of(Lit x) const { return level_[x.variable()]; }
  void decide(Lit x);
  void assume(Lit x);
  void activate(std::span<const int> rules);
  bool assign_units(int group);
  bool resolve(int conflict);
  Lits learn(int conflict, int& back, std::vector<int>& rules);
  void add_rules_of(const Clause& clause, std::vector<int>& rules) const;
  void fail_by(int conflict);
  void fail_by(std::span<const Lit> clause);
  std::optional<Lit> next_open();
  Status search(std::span<const Lit> assumed, std::int64_t most_conflicts);
  int broken_graph();
  void keep_model();

  const RuleBook& book_;
  const Stop* stop_;
  std::vector<Lit> arena_;
  std::vector<Clause> clauses_;
  std::vector<std::vector<Watch>> watches_;  // of a literal: clauses that watch it
  std::vector<std::vector<int>> added_;      // variables of rules beside those of the book
  std::vector<std::vector<int>> units_;      // of a rule: clauses of one literal or none
  std::vector<int> always_units_;
  std::vector<std::uint32_t> active_;  // of a rule: the last session in which it was
  std::uint32_t session_ = 0;
  std::size_t lasting_clauses_ = 0;
  std::vector<int> learned_;
  std::vector<std::vector<int>> learned_from_;  // of a learned clause: rules
  std::vector<int> graphs_;                     // active graph rules
  std::vector<int> order_;                      // variables to decide
  std::size_t next_ = 0;                        // in order_
  std::vector<signed char> value_;              // of a variable
  std::vector<int> level_;
  std::vector<int> reason_;
  std::vector<bool> phase_;
  std::vector<bool> seen_;
  Lits trail_;
  std::size_t head_ = 0;
  int refuted_ = kNone;                  // a clause that is false by facts alone
  std::vector<std::size_t> level_ends_;  // trail size where each level begins
  std::vector<Truth> model_;
  Lits forced_;
  Lits failed_;
  std::vector<int> failed_rules_;
  std::vector<std::uint32_t> bumped_;  // of a variable: when it was last in a conflict
  std::uint32_t bumps_ = 0;
};

}  // namespace puzzle2cnf
