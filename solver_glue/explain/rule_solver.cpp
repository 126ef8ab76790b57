#include "solver_glue/explain/rule_solver.hpp"

#include <algorithm>
#include <utility>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

void make_set(std::vector<int>& numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

}  // namespace

RuleSolver::RuleSolver(const RuleBook& book, const Stop* stop, Budget* budget)
    : book_(book), stop_(stop), budget_(budget), values_(book.variables()) {
  const auto variables = static_cast<std::size_t>(book.variables()) + 1;
  units_.resize(book.rules().size());
  rule_seen_.resize(book.rules().size());
  may_decide_.resize(variables);
  phase_.resize(variables);
  bumped_.resize(variables);
  seen_.resize(variables);
  model_.resize(variables);
  const ClauseList& always = book.definitions();
  for (std::size_t i = 0; i < always.size(); ++i) add_clause(always[i], kAlways);
  for (int rule = 0; rule < static_cast<int>(book.rules().size()); ++rule) {
    const ClauseList& clauses = book.rule(rule).clauses;
    for (std::size_t i = 0; i < clauses.size(); ++i) add_clause(clauses[i], rule);
  }
}

int RuleSolver::add_clause(std::span<const Lit> clause, int group) {
  const int number = values_.add_clause(clause, group);
  if (clause.size() <= 1 && group > kLearned) {
    (group == kAlways ? always_units_ : units_[group]).push_back(number);
  }
  return number;
}

int RuleSolver::add_rule(std::span<const Lit> clause) {
  const auto number = static_cast<int>(units_.size());
  units_.emplace_back();
  rule_seen_.emplace_back();
  added_.emplace_back();
  for (const Lit x : clause) added_.back().push_back(x.variable());
  values_.restart({});
  forget();
  added_clauses_.push_back(add_clause(clause, number));
  return number;
}

void RuleSolver::drop_added() {
  values_.restart({});
  forget();
  values_.drop_clauses(added_clauses_);
  added_clauses_.clear();
  added_.clear();
  units_.resize(book_.rules().size());
  rule_seen_.resize(book_.rules().size());
}

// What was learned holds only where the rules do on which it rests. Little was learned easily, and
// much costs time, as do many cuts.
void RuleSolver::forget() {
  constexpr std::size_t kFewLearned = 100;
  constexpr std::size_t kMostLearned = 5'000;
  constexpr std::size_t kMostCuts = 1'000;
  std::vector<int> dropped;
  if (cuts_.size() > kMostCuts) dropped.swap(cuts_);
  if (learned_.size() < kFewLearned || learned_.size() > kMostLearned) {
    dropped.insert(dropped.end(), learned_.begin(), learned_.end());
    learned_.clear();
    learned_from_.clear();
  } else {
    drop_unfounded(dropped);
  }
  std::erase(dropped, kNone);
  values_.drop_clauses(dropped);
}

// Their places stay: a learned clause knows its own.
void RuleSolver::drop_unfounded(std::vector<int>& dropped) {
  for (std::size_t i = 0; i < learned_.size(); ++i) {
    const bool holds = std::all_of(learned_from_[i].begin(), learned_from_[i].end(),
                                   [this](int rule) { return values_.is_active(rule); });
    if (holds) continue;
    dropped.push_back(std::exchange(learned_[i], kNone));
    learned_from_[i].clear();
  }
}

// Level 0 has what always holds. Level 1: facts, and what follows from them and the rules.
bool RuleSolver::begin(std::span<const int> rules, std::span<const Lit> facts) {
  values_.restart(rules);
  forget();
  activate(rules);
  static_cast<void>(assign_units(kAlways));
  values_.new_level();
  for (const int rule : rules) {
    if (!assign_units(rule)) return false;
  }
  if (!assign_units(learned_) || !assign_facts(facts)) return false;
  const int conflict = values_.propagate();
  if (conflict != kNone) fail_by(conflict);
  return conflict == kNone;
}

void RuleSolver::activate(std::span<const int> rules) {
  const auto of_book = static_cast<int>(book_.rules().size());
  graphs_.clear();
  for (const int variable : order_) may_decide_[variable] = false;
  order_.clear();
  failed_.clear();
  failed_rules_.clear();
  refuted_ = kNone;
  const auto is_graph = [&](int rule) { return rule < of_book && book_.rule(rule).is_graph(); };
  // One graph judges a board with open slots; of several, each may need another value.
  const bool leaves_open = std::count_if(rules.begin(), rules.end(), is_graph) == 1;
  for (const int rule : rules) {
    if (rule >= of_book) {
      const std::vector<int>& variables = added_[rule - of_book];
      order_.insert(order_.end(), variables.begin(), variables.end());
      continue;
    }
    const StatedRule& stated = book_.rule(rule);
    if (stated.is_graph()) graphs_.push_back(rule);
    for (const int variable : stated.variables) {
      if (stated.is_graph() && leaves_open && book_.slot_of(variable) >= 0) continue;
      order_.push_back(variable);
    }
  }
  make_set(order_);
  for (const int variable : order_) {
    may_decide_[variable] = true;
    bumped_[variable] = 0;
  }
  recent_.clear();
  bumps_ = 0;
}

bool RuleSolver::assign_units(int group) {
  return assign_units(group == kAlways ? always_units_ : units_[group]);
}

// Those of them that are units.
bool RuleSolver::assign_units(std::span<const int> clauses) {
  for (const int number : clauses) {
    if (number == kNone || values_.clause(number).size() > 1) continue;
    const std::span<const Lit> clause = values_.clause(number);
    if (clause.empty() || values_(clause[0]) == Truth::kNo) {
      fail_by(number);
      return false;
    }
    if (values_(clause[0]) == Truth::kMaybe) values_.assign(clause[0], number);
  }
  return true;
}

bool RuleSolver::assign_facts(std::span<const Lit> facts) {
  for (const Lit x : facts) {
    if (values_(x) == Truth::kNo) {
      ++rule_sets_;
      fail_by({&x, 1});
      failed_.push_back(x);
      std::sort(failed_.begin(), failed_.end());
      return false;
    }
    if (values_(x) == Truth::kMaybe) values_.assign(x, kNone);
  }
  return true;
}

Status RuleSolver::solve(std::span<const Lit> assumed, std::int64_t most_conflicts) {
  throw_if_over();
  failed_.clear();
  failed_rules_.clear();
  if (refuted_ != kNone) return fail_by(refuted_);
  const Status status = search(assumed, most_conflicts);
  if (status == Status::kSatisfiable) keep_model();
  values_.undo_to(1);
  if (status == Status::kUnknown) throw_if_over();
  return status;
}

void RuleSolver::throw_if_over() const {
  throw_if_stopped(stop_);
  if (budget_ != nullptr && budget_->is_spent()) throw Stopped(Stop::kNo);
}

Status RuleSolver::search(std::span<const Lit> assumed, std::int64_t most_conflicts) {
  constexpr int kLevels = 128;  // a large board has many levels before the first conflict
  constexpr std::int64_t kFirstRestart = 200;
  std::int64_t conflicts = 0;
  std::int64_t restart = kFirstRestart;
  rewind();
  while (true) {
    int conflict = values_.propagate();
    if (conflict == kNone) {
      const auto below = static_cast<std::size_t>(values_.level() - 1);
      if (below < assumed.size() && values_(assumed[below]) == Truth::kNo) {
        ++rule_sets_;
        return fail_by({&assumed[below], 1});
      }
      if (values_.level() % kLevels == 0 && is_stopped(stop_)) return Status::kUnknown;
      if (decide(assumed)) continue;
      conflict = broken_graph();
      if (conflict == kNone) return Status::kSatisfiable;
    }
    if (!resolve(conflict)) {
      refuted_ = conflict;
      return fail_by(conflict);
    }
    ++conflicts;
    if (budget_ != nullptr) budget_->spend(1);
    if (budget_ != nullptr && budget_->is_spent()) return Status::kUnknown;
    if (most_conflicts > 0 && conflicts > most_conflicts) return Status::kUnknown;
    if (conflicts == restart) {
      restart += restart / 2;
      values_.undo_to(1);
    }
    rewind();
  }
}

// Levels from 2 on: the literals assumed, then decisions. False where none is open.
bool RuleSolver::decide(std::span<const Lit> assumed) {
  const auto below = static_cast<std::size_t>(values_.level() - 1);
  const bool assumes = below < assumed.size();
  const Lit x = assumes ? assumed[below] : next_open();
  if (!assumes && x == kTrue) return false;
  values_.new_level();
  if (values_(x) == Truth::kMaybe) values_.assign(x, kNone);
  return true;
}

// What was in a conflict comes first, the latest before others. kTrue: nothing is open.
Lit RuleSolver::next_open() {
  const auto decided = [this](int variable) {
    return phase_[variable] ? Lit(variable) : !Lit(variable);
  };
  for (; recent_at_ > 0; --recent_at_) {
    const auto [variable, when] = recent_[recent_at_ - 1];
    const bool is_latest = bumped_[variable] == when;
    if (is_latest && values_(Lit(variable)) == Truth::kMaybe) return decided(variable);
  }
  for (; order_at_ < order_.size(); ++order_at_) {
    if (values_(Lit(order_[order_at_])) == Truth::kMaybe) return decided(order_[order_at_]);
  }
  return kTrue;
}

// After values were taken back.
void RuleSolver::rewind() {
  recent_at_ = recent_.size();
  order_at_ = 0;
}

// Of those that are bumped together the first is decided first.
void RuleSolver::bump(std::vector<int> variables) {
  ++bumps_;
  std::sort(variables.rbegin(), variables.rend());
  for (const int variable : variables) {
    bumped_[variable] = bumps_;
    if (may_decide_[variable]) recent_.emplace_back(variable, bumps_);
  }
  if (recent_.size() < 4 * order_.size()) return;
  std::erase_if(recent_, [this](const auto& one) { return bumped_[one.first] != one.second; });
}

// A new clause that the values break, or kNone.
int RuleSolver::broken_graph() {
  for (const int rule : graphs_) {
    std::vector<Lits> clauses =
        broken_clauses(book_.rule(rule), [this](Lit x) { return values_(x); });
    if (clauses.empty()) continue;
    Lits& clause = clauses[0];
    std::sort(clause.begin(), clause.end(), [this](Lit a, Lit b) {
      return std::pair(values_.level_of(b), a) < std::pair(values_.level_of(a), b);
    });
    const int number = add_clause(clause, rule);
    if (clause.size() > 1) cuts_.push_back(number);
    return number;
  }
  return kNone;
}

// Learns from a conflict and goes back; false where it rests on facts alone.
bool RuleSolver::resolve(int conflict) {
  int top = 0;
  for (const Lit x : values_.clause(conflict)) top = std::max(top, values_.level_of(x));
  values_.undo_to(top);
  if (top <= 1) return false;
  std::vector<int> rules;
  const Lits clause = learn(conflict, rules);
  values_.undo_to(clause.size() > 1 ? values_.level_of(clause[1]) : 1);
  const int number = add_clause(clause, kLearned - static_cast<int>(learned_.size()));
  learned_.push_back(number);
  learned_from_.push_back(std::move(rules));
  values_.assign(clause[0], number);
  return true;
}

// The first literal is the only one of its level, the second of the next level below: at least
// level 1, whose literals stay in the clause, so that facts are found in the end.
Lits RuleSolver::learn(int conflict, std::vector<int>& rules) {
  Lits clause{kTrue};
  std::vector<int> marked;
  int open = 0;
  std::size_t at = values_.trail().size();
  int reason = conflict;
  ++rule_sets_;
  do {
    add_rules_of(reason, rules);
    for (const Lit x : values_.clause(reason)) {
      if (seen_[x.variable()] || values_.level_of(x) == 0) continue;
      seen_[x.variable()] = true;
      marked.push_back(x.variable());
      if (values_.level_of(x) == values_.level()) {
        ++open;
      } else {
        clause.push_back(x);
      }
    }
    do {
      clause[0] = !values_.trail()[--at];
    } while (!seen_[clause[0].variable()]);
    reason = values_.reason_of(clause[0].variable());
  } while (--open > 0);
  for (const int variable : marked) seen_[variable] = false;
  bump(std::move(marked));
  if (clause.size() > 1) {
    std::swap(clause[1], *std::max_element(clause.begin() + 1, clause.end(), [&](Lit a, Lit b) {
                return values_.level_of(a) < values_.level_of(b);
              }));
  }
  return clause;
}

void RuleSolver::add_rules_of(int clause, std::vector<int>& rules) {
  const int group = values_.group(clause);
  if (group >= 0) add_rule_once(group, rules);
  if (group > kLearned) return;
  for (const int rule : learned_from_[kLearned - group]) add_rule_once(rule, rules);
}

// Into the set that was begun last.
void RuleSolver::add_rule_once(int rule, std::vector<int>& rules) {
  if (rule_seen_[rule] == rule_sets_) return;
  rule_seen_[rule] = rule_sets_;
  rules.push_back(rule);
}

Status RuleSolver::fail_by(int conflict) {
  ++rule_sets_;
  add_rules_of(conflict, failed_rules_);
  return fail_by(values_.clause(conflict));
}

// The clause is false by facts and assumptions: which facts, and by which rules?
Status RuleSolver::fail_by(std::span<const Lit> clause) {
  std::vector<int> marked;
  const auto mark = [&](Lit x) {
    if (seen_[x.variable()] || values_.level_of(x) == 0) return;
    seen_[x.variable()] = true;
    marked.push_back(x.variable());
  };
  for (const Lit x : clause) mark(x);
  for (std::size_t i = 0; i < marked.size(); ++i) {
    const Lit x(marked[i]);
    const int reason = values_.reason_of(marked[i]);
    if (reason != kNone) {
      add_rules_of(reason, failed_rules_);
      for (const Lit y : values_.clause(reason)) mark(y);
    } else if (values_.level_of(x) == 1) {  // else it was assumed
      failed_.push_back(values_(x) == Truth::kYes ? x : !x);
    }
  }
  for (const int variable : marked) seen_[variable] = false;
  std::sort(failed_.begin(), failed_.end());
  make_set(failed_rules_);
  return Status::kUnsatisfiable;
}

void RuleSolver::keep_model() {
  for (const Lit x : modelled_) model_[x.variable()] = Truth::kMaybe;
  modelled_ = values_.trail();
  for (const Lit x : modelled_) model_[x.variable()] = x.positive() ? Truth::kYes : Truth::kNo;
  forced_.clear();
  for (const int rule : graphs_) {
    const Lits more = forced_literals(book_.rule(rule), [this](Lit x) { return values_(x); });
    forced_.insert(forced_.end(), more.begin(), more.end());
  }
}

}  // namespace p2c
