#include "solver_glue/explain/all_rules.hpp"

#include <algorithm>
#include <iterator>

#include "cnf_out/formula.hpp"

namespace p2c {

AllRules::AllRules(const RuleBook& book, int seed, const Stop* stop, Budget* budget)
    : book_(book), budget_(budget), solver_(seed, stop) {
  solver_.fresh(book.variables());
  selectors_ = solver_.fresh(static_cast<int>(book.rules().size()));
  for (std::size_t i = 0; i < book.definitions().size(); ++i) solver_.add(book.definitions()[i]);
  for (int rule = 0; rule < static_cast<int>(book.rules().size()); ++rule) {
    const ClauseList& clauses = book.rule(rule).clauses;
    for (std::size_t i = 0; i < clauses.size(); ++i) add_clause(clauses[i], rule);
  }
  broken_.resize(book.rules().size());
  for (const StatedRule& rule : book.rules()) {
    if (rule.connected) prefer_joined(*rule.connected);
  }
}

void AllRules::prefer_joined(const Connected& graph) {
  for (const Lit x : graph.nodes) {
    if (x != kTrue && x != kFalse) solver_.prefer(x);
  }
  for (const Connected::Edge& edge : graph.edges) {
    if (edge.present != kTrue && edge.present != kFalse) solver_.prefer(edge.present);
  }
}

void AllRules::add_clause(std::span<const Lit> clause, int rule) {
  Lits guarded(clause.begin(), clause.end());
  guarded.push_back(!selectors_[rule]);
  solver_.add(guarded);
}

Status AllRules::solve(std::span<const int> rules, std::span<const Lit> facts,
                       std::int64_t most_conflicts) {
  const std::int64_t last = conflicts() + most_conflicts;
  Lits assumed(facts.begin(), facts.end());
  for (const int rule : rules) assumed.push_back(selectors_[rule]);
  while (true) {
    const Status status =
        ask(assumed, most_conflicts > 0 ? std::max<std::int64_t>(last - conflicts(), 1) : 0);
    if (status == Status::kUnsatisfiable) keep_failed(rules);
    if (status != Status::kSatisfiable || !add_cuts(rules)) return status;
  }
}

// A model takes the time of several conflicts.
Status AllRules::ask(std::span<const Lit> assumed, std::int64_t most) {
  if (budget_ != nullptr && budget_->is_spent()) return Status::kUnknown;
  const std::int64_t before = conflicts();
  const std::int64_t left = budget_ == nullptr ? 0 : budget_->left();
  if (left > 0 && (most == 0 || left < most)) most = left;
  solver_.limit_conflicts(most > 0 ? before + most : 0);
  const Status status = solver_.solve(assumed);
  constexpr std::int64_t kModel = 5;
  if (budget_ != nullptr) budget_->spend(conflicts() - before + kModel);
  return status;
}

bool AllRules::add_cuts(std::span<const int> rules) {
  const auto truth = [this](Lit x) {
    if (x == kTrue || x == kFalse) return x == kTrue ? Truth::kYes : Truth::kNo;
    return solver_.model()(x) ? Truth::kYes : Truth::kNo;
  };
  bool added = false;
  for (const int rule : rules) {
    if (!book_.rule(rule).is_graph()) continue;
    const std::vector<Lits> clauses = broken_clauses(book_.rule(rule), truth);
    for (const Lits& clause : clauses) add_clause(clause, rule);
    added = added || !clauses.empty();
    constexpr int kPatience = 100;
    if (!clauses.empty() && ++broken_[rule] == kPatience) state_joined(rule);
  }
  return added;
}

// Without promises, which rest on other rules.
void AllRules::state_joined(int rule) {
  constexpr std::size_t kMostNodes = 1'000;
  const std::optional<Connected>& stated = book_.rule(rule).connected;
  if (!stated || stated->nodes.size() > kMostNodes) return;
  Connected graph;
  graph.nodes = stated->nodes;
  graph.edges = stated->edges;
  Formula clauses;
  clauses.fresh(solver_.variables());
  connected(clauses, graph, {Connectivity::kElimination});
  solver_.fresh(clauses.variables() - solver_.variables());
  for (std::size_t i = 0; i < clauses.size(); ++i) add_clause(clauses[i], rule);
}

void AllRules::keep_failed(std::span<const int> rules) {
  Lits failed = solver_.failed();
  std::sort(failed.begin(), failed.end());
  failed_rules_.clear();
  std::copy_if(rules.begin(), rules.end(), std::back_inserter(failed_rules_), [&](int rule) {
    return std::binary_search(failed.begin(), failed.end(), selectors_[rule]);
  });
}

std::vector<int> fewer_rules(AllRules& all, std::vector<int> rules, std::span<const Lit> facts) {
  if (all.solve(rules, facts) != Status::kUnsatisfiable) return {};
  return without_needless(all, all.failed_rules(), facts);
}

std::vector<int> without_needless(AllRules& all, std::vector<int> rules,
                                  std::span<const Lit> facts) {
  constexpr std::int64_t kMostConflicts = 2'000;
  for (std::size_t i = rules.size(); i-- > 0;) {
    std::vector<int> rest = rules;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (all.solve(rest, facts, kMostConflicts) != Status::kUnsatisfiable) continue;
    const auto later = static_cast<std::size_t>(
        std::count_if(all.failed_rules().begin(), all.failed_rules().end(), [&](int rule) {
          return std::find(rules.begin() + static_cast<std::ptrdiff_t>(i) + 1, rules.end(), rule) !=
                 rules.end();
        }));
    rules = all.failed_rules();
    i = rules.size() - later;
  }
  return rules;
}

}  // namespace p2c
