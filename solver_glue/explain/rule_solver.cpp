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

// Variables begin with 1.
std::size_t count_with_zero(const RuleBook& book) {
  return static_cast<std::size_t>(book.variables()) + 1;
}

}  // namespace

RuleSolver::RuleSolver(const RuleBook& book, const Stop* stop, Budget* budget)
    : book_(book),
      stop_(stop),
      budget_(budget),
      values_(book.variables()),
      order_(count_with_zero(book)),
      analysis_(values_, learned_from_, count_with_zero(book)),
      model_(count_with_zero(book)) {
  units_.resize(book.rules().size());
  const ClauseList& always = book.definitions();
  for (std::size_t i = 0; i < always.size(); ++i) add_clause(always[i], kAlways);
  for (int rule = 0; rule < static_cast<int>(book.rules().size()); ++rule) {
    const ClauseList& clauses = book.rule(rule).clauses;
    for (std::size_t i = 0; i < clauses.size(); ++i) add_clause(clauses[i], rule);
  }
}

int RuleSolver::add_clause(std::span<const Lit> clause, int group) {
  const int number = values_.add_clause(clause, group);
  if (clause.size() <= 1 && group > ConflictAnalysis::kLearned) {
    (group == kAlways ? always_units_ : units_[group]).push_back(number);
  }
  return number;
}

int RuleSolver::add_rule(std::span<const Lit> clause) {
  const auto number = static_cast<int>(units_.size());
  units_.emplace_back();
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
  if (conflict != kNone) failed_ = analysis_.why(conflict);
  return conflict == kNone;
}

void RuleSolver::activate(std::span<const int> rules) {
  const auto of_book = static_cast<int>(book_.rules().size());
  graphs_.clear();
  failed_ = {};
  refuted_ = kNone;
  const auto is_graph = [&](int rule) { return rule < of_book && book_.rule(rule).is_graph(); };
  // One graph judges a board with open slots; of several, each may need another value.
  const bool leaves_open = std::count_if(rules.begin(), rules.end(), is_graph) == 1;
  std::vector<int> decided;
  for (const int rule : rules) {
    if (rule >= of_book) {
      const std::vector<int>& variables = added_[rule - of_book];
      decided.insert(decided.end(), variables.begin(), variables.end());
      continue;
    }
    const StatedRule& stated = book_.rule(rule);
    if (stated.is_graph()) graphs_.push_back(rule);
    for (const int variable : stated.variables) {
      if (stated.is_graph() && leaves_open && book_.slot_of(variable) >= 0) continue;
      decided.push_back(variable);
    }
  }
  make_set(decided);
  order_.begin(std::move(decided));
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
      failed_ = analysis_.why(number);
      return false;
    }
    if (values_(clause[0]) == Truth::kMaybe) values_.assign(clause[0], number);
  }
  return true;
}

bool RuleSolver::assign_facts(std::span<const Lit> facts) {
  for (const Lit x : facts) {
    if (values_(x) == Truth::kNo) {
      failed_ = analysis_.why(x);
      failed_.facts.push_back(x);
      std::sort(failed_.facts.begin(), failed_.facts.end());
      return false;
    }
    if (values_(x) == Truth::kMaybe) values_.assign(x, kNone);
  }
  return true;
}

Status RuleSolver::solve(std::span<const Lit> assumed, std::int64_t most_conflicts) {
  throw_if_over();
  failed_ = {};
  if (refuted_ != kNone) return fail(analysis_.why(refuted_));
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
  order_.rewind();
  while (true) {
    int conflict = values_.propagate();
    if (conflict == kNone) {
      const auto below = static_cast<std::size_t>(values_.level() - 1);
      if (below < assumed.size() && values_(assumed[below]) == Truth::kNo) {
        return fail(analysis_.why(assumed[below]));
      }
      if (values_.level() % kLevels == 0 && is_stopped(stop_)) return Status::kUnknown;
      if (decide(assumed)) continue;
      conflict = broken_graph();
      if (conflict == kNone) return Status::kSatisfiable;
    }
    if (!resolve(conflict)) {
      refuted_ = conflict;
      return fail(analysis_.why(conflict));
    }
    ++conflicts;
    if (budget_ != nullptr) budget_->spend(1);
    if (budget_ != nullptr && budget_->is_spent()) return Status::kUnknown;
    if (most_conflicts > 0 && conflicts > most_conflicts) return Status::kUnknown;
    if (conflicts == restart) {
      restart += restart / 2;
      values_.undo_to(1);
    }
    order_.rewind();
  }
}

// Levels from 2 on: the literals assumed, then decisions. False where none is open.
bool RuleSolver::decide(std::span<const Lit> assumed) {
  const auto below = static_cast<std::size_t>(values_.level() - 1);
  const bool assumes = below < assumed.size();
  const Lit x = assumes ? assumed[below] : order_.next_open(values_);
  if (!assumes && x == kTrue) return false;
  values_.new_level();
  if (values_(x) == Truth::kMaybe) values_.assign(x, kNone);
  return true;
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
  Learned learned = analysis_.learn(conflict);
  order_.bump(std::move(learned.variables));
  const Lits& clause = learned.clause;
  values_.undo_to(clause.size() > 1 ? values_.level_of(clause[1]) : 1);
  const int number =
      add_clause(clause, ConflictAnalysis::kLearned - static_cast<int>(learned_.size()));
  learned_.push_back(number);
  learned_from_.push_back(std::move(learned.rules));
  values_.assign(clause[0], number);
  return true;
}

Status RuleSolver::fail(Refutation refutation) {
  failed_ = std::move(refutation);
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
