// All rules of a puzzle in one solver, each with a literal that switches it on.
#pragma once

#include <span>
#include <vector>

#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/explain/budget.hpp"
#include "solver_glue/explain/graph_rules.hpp"

namespace p2c {

// Selectors are assumed, so a core names rules. Graph rules work by cuts: one for each model that
// breaks one, which holds while the rule is switched on. What joins is tried first: where few other
// rules are on, a search that leaves out what it can meets one part after the other, and a question
// about Slitherlink's "connected" alone took 267,000 cuts and more. After many models of small
// boards that are not joined, what is to be joined is stated by clauses, too.
class AllRules {
 public:
  /// The book and the budget must outlive it. Throws Stopped.
  AllRules(const RuleBook& book, int seed, const Stop* stop, Budget* budget = nullptr);

  /// Looks for a model in which these rules hold and these literals are true. kUnknown: a stop was
  /// asked for, the budget is spent, or there were so many conflicts (0: no limit).
  Status solve(std::span<const int> rules, std::span<const Lit> facts,
               std::int64_t most_conflicts = 0);
  /// After kUnsatisfiable: rules that, with the facts, are enough for it, in the order given.
  const std::vector<int>& failed_rules() const { return failed_rules_; }
  /// After kSatisfiable. x is not a constant.
  bool model(Lit x) const { return solver_.model()(x); }

  std::int64_t conflicts() const { return solver_.counts().conflicts; }
  std::int64_t rounds() const { return solver_.counts().rounds; }

 private:
  Status ask(std::span<const Lit> assumed, std::int64_t most_conflicts);
  void prefer_joined(const Connected& graph);
  bool add_cuts(std::span<const int> rules);
  void state_joined(int rule);
  void keep_failed(std::span<const int> rules);
  void add_clause(std::span<const Lit> clause, int rule);

  const RuleBook& book_;
  Budget* budget_;
  CadicalSolver solver_;
  Lits selectors_;           // of each rule
  std::vector<int> broken_;  // of a graph rule: how many models broke it
  std::vector<int> failed_rules_;
};

// Rules of these that refute the facts; the last ones go first. In the same order. None of them can
// be left out, as far as 2,000 conflicts say of each. Nothing: all of them do not, or that was not
// found out.
std::vector<int> fewer_rules(AllRules& all, std::vector<int> rules, std::span<const Lit> facts);
/// The same for rules that are known to refute the facts: to ask again may take CaDiCaL 200,000
/// conflicts where the small solver took 100, since it sees graph rules only in whole models.
std::vector<int> without_needless(AllRules& all, std::vector<int> rules,
                                  std::span<const Lit> facts);

}  // namespace p2c
