#include "solver_glue/explain/rule_solver.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace puzzle2cnf {
namespace {

void make_set(std::vector<int>& numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

}  // namespace

RuleSolver::RuleSolver(const RuleBook& book, const Stop* stop) : book_(book), stop_(stop) {
  const auto variables = static_cast<std::size_t>(book.variables()) + 1;
  watches_.resize(2 * variables);
  units_.resize(book.rules().size());
  active_.resize(book.rules().size());
  value_.resize(variables);
  level_.resize(variables);
  reason_.resize(variables, kNone);
  phase_.resize(variables);
  seen_.resize(variables);
  model_.resize(variables);
  bumped_.resize(variables);
  const ClauseList& always = book.definitions();
  for (std::size_t i = 0; i < always.size(); ++i) add_clause(always[i], kAlways);
  for (int rule = 0; rule < static_cast<int>(book.rules().size()); ++rule) {
    const ClauseList& clauses = book.rule(rule).clauses;
    for (std::size_t i = 0; i < clauses.size(); ++i) add_clause(clauses[i], rule);
  }
}

Truth RuleSolver::truth(Lit x) const {
  if (x == kTrue || x == kFalse) return x == kTrue ? Truth::kYes : Truth::kNo;
  const int value = value_[x.variable()];
  return static_cast<Truth>(x.positive() ? value : -value);
}

int RuleSolver::add_clause(std::span<const Lit> clause, int group) {
  const int number = static_cast<int>(clauses_.size());
  clauses_.push_back({arena_.size(), static_cast<int>(clause.size()), group});
  arena_.insert(arena_.end(), clause.begin(), clause.end());
  if (clause.size() > 1) {
    watch(number);
  } else if (group > kLearned) {
    (group == kAlways ? always_units_ : units_[group]).push_back(number);
  }
  return number;
}

int RuleSolver::add_rule(std::span<const Lit> clause) {
  const auto number = static_cast<int>(active_.size());
  active_.push_back(0);
  units_.emplace_back();
  added_.emplace_back();
  for (const Lit x : clause) added_.back().push_back(x.variable());
  undo_to(0);
  forget();
  add_clause(clause, number);
  return number;
}

void RuleSolver::watch(int clause) {
  const std::span<Lit> all = literals(clauses_[clause]);
  watches_[index(all[0])].push_back({clause, all[1]});
  watches_[index(all[1])].push_back({clause, all[0]});
}

// What was learned holds for the active rules only.
void RuleSolver::forget() {
  for (const int number : learned_) {
    const std::span<Lit> all = literals(clauses_[number]);
    if (all.size() < 2) continue;
    for (const Lit x : all.first(2)) {
      std::erase_if(watches_[index(x)], [&](const Watch& w) { return w.clause == number; });
    }
  }
  while (!learned_.empty() && learned_.back() + 1 == static_cast<int>(clauses_.size())) {
    arena_.resize(clauses_.back().begin);
    clauses_.pop_back();
    learned_.pop_back();
  }
  learned_.clear();
  learned_from_.clear();
}

void RuleSolver::assign(Lit x, int reason) {
  value_[x.variable()] = x.positive() ? 1 : -1;
  level_[x.variable()] = level();
  reason_[x.variable()] = reason;
  trail_.push_back(x);
}

int RuleSolver::propagate() {
  int conflict = kNone;
  while (head_ < trail_.size() && conflict == kNone) conflict = propagate(trail_[head_++]);
  return conflict;
}

// Looks at the clauses that watch !x. A clause that is false, or kNone.
int RuleSolver::propagate(Lit x) {
  std::vector<Watch>& watches = watches_[index(!x)];
  std::size_t kept = 0;
  int conflict = kNone;
  for (std::size_t i = 0; i < watches.size(); ++i) {
    const Watch at = watches[i];
    watches[kept++] = at;
    if (conflict != kNone || truth(at.other) == Truth::kYes) continue;
    const Clause& clause = clauses_[at.clause];
    if (!is_active(clause.group)) continue;
    const std::span<Lit> all = literals(clause);
    if (all[0] == !x) std::swap(all[0], all[1]);
    if (truth(all[0]) == Truth::kYes) continue;
    const auto next =
        std::find_if(all.begin() + 2, all.end(), [&](Lit y) { return truth(y) != Truth::kNo; });
    if (next != all.end()) {
      std::swap(all[1], *next);
      watches_[index(all[1])].push_back({at.clause, all[0]});
      --kept;
    } else if (truth(all[0]) == Truth::kNo) {
      conflict = at.clause;
    } else {
      assign(all[0], at.clause);
    }
  }
  watches.resize(kept);
  return conflict;
}

void RuleSolver::undo_to(int level) {
  if (level >= this->level()) return;
  const std::size_t size = level_ends_[level];
  for (std::size_t i = size; i < trail_.size(); ++i) value_[trail_[i].variable()] = 0;
  trail_.resize(size);
  level_ends_.resize(level);
  head_ = size;
  next_ = 0;
}

void RuleSolver::decide(Lit x) {
  level_ends_.push_back(trail_.size());
  assign(x, kNone);
}

// Level 0 has what always holds. Level 1: facts, and what follows from them and the rules.
bool RuleSolver::begin(std::span<const int> rules, std::span<const Lit> facts) {
  undo_to(0);
  for (const Lit x : trail_) value_[x.variable()] = 0;
  trail_.clear();
  head_ = 0;
  forget();
  activate(rules);
  static_cast<void>(assign_units(kAlways));
  level_ends_.push_back(trail_.size());
  for (const int rule : rules) {
    if (!assign_units(rule)) return false;
  }
  for (const Lit x : facts) {
    if (truth(x) == Truth::kNo) {
      fail_by({&x, 1});
      failed_.push_back(x);
      std::sort(failed_.begin(), failed_.end());
      return false;
    }
    if (truth(x) == Truth::kMaybe) assign(x, kNone);
  }
  const int conflict = propagate();
  if (conflict != kNone) fail_by(conflict);
  return conflict == kNone;
}

void RuleSolver::activate(std::span<const int> rules) {
  ++session_;
  graphs_.clear();
  order_.clear();
  failed_.clear();
  failed_rules_.clear();
  const auto of_book = static_cast<int>(book_.rules().size());
  refuted_ = kNone;
  for (const int rule : rules) {
    active_[rule] = session_;
    if (rule >= of_book) {
      const std::vector<int>& variables = added_[rule - of_book];
      order_.insert(order_.end(), variables.begin(), variables.end());
      continue;
    }
    const StatedRule& stated = book_.rule(rule);
    if (stated.is_graph()) graphs_.push_back(rule);
    for (const int variable : stated.variables) {
      if (!stated.is_graph() || book_.slot_of(variable) < 0) order_.push_back(variable);
    }
  }
  make_set(order_);
  for (const int variable : order_) bumped_[variable] = 0;
  bumps_ = 0;
}

bool RuleSolver::assign_units(int group) {
  const std::vector<int>& units = group == kAlways ? always_units_ : units_[group];
  for (const int number : units) {
    const bool open = clauses_[number].size > 0;
    if (!open || truth(literals(clauses_[number])[0]) == Truth::kNo) {
      fail_by(number);
      return false;
    }
    const Lit x = literals(clauses_[number])[0];
    if (truth(x) == Truth::kMaybe) assign(x, number);
  }
  return true;
}

Status RuleSolver::solve(std::span<const Lit> assumed, std::int64_t most_conflicts) {
  if (stop_ != nullptr) {
    if (const Stop::Reason reason = stop_->reason()) throw Stopped(reason);
  }
  failed_.clear();
  failed_rules_.clear();
  if (refuted_ != kNone) {
    fail_by(refuted_);
    return Status::kUnsatisfiable;
  }
  const Status status = search(assumed, most_conflicts);
  if (status == Status::kSatisfiable) keep_model();
  undo_to(1);
  return status;
}

// Levels from 2 on: the literals assumed, then decisions.
Status RuleSolver::search(std::span<const Lit> assumed, std::int64_t most_conflicts) {
  std::int64_t conflicts = 0;
  while (true) {
    int conflict = propagate();
    const auto below = static_cast<std::size_t>(level() - 1);
    if (conflict == kNone && below < assumed.size()) {
      if (truth(assumed[below]) == Truth::kNo) {
        fail_by({&assumed[below], 1});
        return Status::kUnsatisfiable;
      }
      assume(assumed[below]);
      continue;
    }
    if (conflict == kNone) {
      if (const std::optional<Lit> x = next_open()) {
        decide(*x);
        continue;
      }
      conflict = broken_graph();
      if (conflict == kNone) return Status::kSatisfiable;
    }
    if (!resolve(conflict)) {
      refuted_ = conflict;
      fail_by(conflict);
      return Status::kUnsatisfiable;
    }
    if (most_conflicts > 0 && ++conflicts > most_conflicts) return Status::kUnknown;
  }
}

void RuleSolver::assume(Lit x) {
  if (truth(x) == Truth::kMaybe) return decide(x);
  level_ends_.push_back(trail_.size());
}

// What was in a conflict comes first, the latest before others.
std::optional<Lit> RuleSolver::next_open() {
  int best = 0;
  for (; next_ < order_.size() && value_[order_[next_]] != 0; ++next_) {
  }
  for (std::size_t i = next_; i < order_.size(); ++i) {
    const int variable = order_[i];
    if (value_[variable] == 0 && (best == 0 || bumped_[variable] > bumped_[best])) best = variable;
    if (best != 0 && bumps_ == 0) break;
  }
  if (best == 0) return {};
  return phase_[best] ? Lit(best) : !Lit(best);
}

// A new clause that the values break, or kNone.
int RuleSolver::broken_graph() {
  for (const int rule : graphs_) {
    std::vector<Lits> clauses =
        broken_clauses(book_.rule(rule), [this](Lit x) { return truth(x); });
    if (clauses.empty()) continue;
    Lits& clause = clauses[0];
    std::sort(clause.begin(), clause.end(), [this](Lit a, Lit b) {
      return std::pair(level_of(b), a) < std::pair(level_of(a), b);
    });
    return add_clause(clause, rule);
  }
  return kNone;
}

// Learns from a conflict and goes back; false where it rests on facts and assumptions alone.
bool RuleSolver::resolve(int conflict) {
  int top = 0;
  for (const Lit x : literals(clauses_[conflict])) top = std::max(top, level_of(x));
  undo_to(top);
  if (top <= 1) return false;
  int back = 1;
  std::vector<int> rules;
  const Lits clause = learn(conflict, back, rules);
  undo_to(back);
  const int number = add_clause(clause, kLearned - static_cast<int>(learned_.size()));
  learned_.push_back(number);
  learned_from_.push_back(std::move(rules));
  assign(clause[0], number);
  return true;
}

// The first literal is the only one of its level, the second of the level to go back to.
Lits RuleSolver::learn(int conflict, int& back, std::vector<int>& rules) {
  Lits clause{kTrue};
  std::vector<int> marked;
  int open = 0;
  std::size_t at = trail_.size();
  int reason = conflict;
  Lit pivot = kTrue;
  ++bumps_;
  do {
    add_rules_of(clauses_[reason], rules);
    for (const Lit x : literals(clauses_[reason])) {
      const int variable = x.variable();
      if (x == pivot || seen_[variable] || level_[variable] == 0) continue;
      seen_[variable] = true;
      marked.push_back(variable);
      if (level_[variable] == level()) {
        ++open;
      } else {
        clause.push_back(x);
        back = std::max(back, level_[variable]);
      }
    }
    while (!seen_[trail_[--at].variable()]) {
    }
    pivot = trail_[at];
    reason = reason_[pivot.variable()];
  } while (--open > 0);
  clause[0] = !pivot;
  for (const int variable : marked) {
    seen_[variable] = false;
    bumped_[variable] = bumps_;
  }
  make_set(rules);
  const auto second =
      std::find_if(clause.begin() + 1, clause.end(), [&](Lit x) { return level_of(x) == back; });
  if (second != clause.end()) std::swap(clause[1], *second);
  return clause;
}

void RuleSolver::add_rules_of(const Clause& clause, std::vector<int>& rules) const {
  if (clause.group >= 0) rules.push_back(clause.group);
  if (clause.group > kLearned) return;
  const std::vector<int>& from = learned_from_[kLearned - clause.group];
  rules.insert(rules.end(), from.begin(), from.end());
}

void RuleSolver::fail_by(int conflict) {
  add_rules_of(clauses_[conflict], failed_rules_);
  fail_by(literals(clauses_[conflict]));
}

// The clause is false by facts and assumptions: which facts, and by which rules?
void RuleSolver::fail_by(std::span<const Lit> clause) {
  std::vector<int> open;
  std::vector<int> marked;
  const auto mark = [&](Lit x) {
    const int variable = x.variable();
    if (seen_[variable] || level_[variable] == 0) return;
    seen_[variable] = true;
    marked.push_back(variable);
    open.push_back(variable);
  };
  for (const Lit x : clause) mark(x);
  while (!open.empty()) {
    const int variable = open.back();
    open.pop_back();
    if (reason_[variable] != kNone) {
      add_rules_of(clauses_[reason_[variable]], failed_rules_);
      for (const Lit x : literals(clauses_[reason_[variable]])) mark(x);
    } else if (level_[variable] == 1) {  // else it was assumed
      failed_.push_back(value_[variable] > 0 ? Lit(variable) : !Lit(variable));
    }
  }
  for (const int variable : marked) seen_[variable] = false;
  std::sort(failed_.begin(), failed_.end());
  make_set(failed_rules_);
}

void RuleSolver::keep_model() {
  const auto known = [this](Lit x) { return truth(x); };
  for (std::size_t v = 1; v < value_.size(); ++v) model_[v] = static_cast<Truth>(value_[v]);
  forced_.clear();
  for (const int rule : graphs_) {
    const Lits more = forced_literals(book_.rule(rule), known);
    forced_.insert(forced_.end(), more.begin(), more.end());
  }
}

}  // namespace puzzle2cnf
