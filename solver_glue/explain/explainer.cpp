#include "solver_glue/explain/explainer.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace p2c {

Explainer::Explainer(const RuleBook& book, const Givens& start, const ExplainOptions& options)
    : book_(book),
      options_(options),
      known_(book),
      budget_(options.conflict_limit),
      solver_(book, options.stop, &budget_),
      changed_(book.rules().size()) {
  for (const auto& [slot, value] : start) {
    if (!known_.is_known(slot)) known_.add(SlotFact{slot, value});
  }
  for (int rule = 0; rule < static_cast<int>(book.rules().size()); ++rule) {
    waiting_.emplace(cost_of(book.rule(rule).rule), rule);
  }
}

void Explainer::expect(const Answer& only) { only_ = only; }

std::optional<Step> Explainer::next() try {
  if (end_ != End::kNone) return {};
  if (std::optional<Step> step = by_one_rule()) return step;
  if (end_ != End::kNone) return {};
  if (known_.open_slots() == 0) {
    end_ = End::kComplete;
    return {};
  }
  if (std::optional<Step> step = by_two_rules()) return step;
  return end_ == End::kNone ? by_more_rules() : std::nullopt;
} catch (const Stopped&) {
  end_ = End::kLimit;
  return {};
}

std::optional<Step> Explainer::by_one_rule() {
  while (!waiting_.empty()) {
    const int rule = waiting_.begin()->second;
    const std::array rules{rule};
    const Deductions deductions = deduce(book_, solver_, rules, known_);
    const bool ring = book_.rule(rule).is_graph() && deductions.all.size() > 1;
    if (!ring) waiting_.erase(waiting_.begin());
    if (std::optional<Step> step = take(rules, deductions)) return step;
    if (end_ != End::kNone) return {};
  }
  return {};
}

std::optional<Step> Explainer::by_two_rules() {
  constexpr std::int64_t kMostConflicts = 2'000;  // of a question
  find_pairs();
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    const auto [a, b] = pairs_[i];
    if (tried_[i] >= std::max(changed_[a], changed_[b]) || !may_say_more(pairs_[i])) continue;
    tried_[i] = time_;
    const std::array rules{a, b};
    const Deductions deductions = deduce(book_, solver_, rules, known_, kMostConflicts);
    gave_up_.erase(static_cast<int>(i));
    if (deductions.gave_up) gave_up_.insert(static_cast<int>(i));
    std::optional<Step> step = take(rules, deductions);
    if (step || end_ != End::kNone) return step;
  }
  return {};
}

// The easiest step by these rules, if they say anything.
std::optional<Step> Explainer::take(std::span<const int> rules, const Deductions& deductions) {
  if (deductions.contradiction) {
    contradict(rules, deductions.contradicts);
    return {};
  }
  if (deductions.all.empty()) return {};
  const bool ring = std::any_of(rules.begin(), rules.end(),
                                [&](int rule) { return book_.rule(rule).is_graph(); });
  if (!ring) return learn(fewest(rules, deductions.all));
  std::optional<Step> best;
  for (const Deduced& one : deductions.all) {
    Step step = fewest(rules, {one});
    if (!best || step.cost < best->cost) best = std::move(step);
  }
  return learn(*best);
}

Step Explainer::fewest(std::span<const int> rules, const std::vector<Deduced>& deduced) {
  Lits concludes;
  for (const Deduced& one : deduced) concludes.push_back(one.concludes);
  Step step = make_step(book_, concludes, {rules.begin(), rules.end()},
                        fewer_facts(solver_, rules, deduced));
  step.least_rules = static_cast<int>(rules.size());
  return step;
}

Step Explainer::learn(Step step) {
  ++time_;
  for (const SlotFact& fact : step.concludes) {
    known_.add(fact);
    touch(fact.slot);
  }
  return step;
}

// Where the step leaves one value of its slot, that is what it is about.
void Explainer::conclude_last_value(Step& step) {
  const SlotFact fact = step.concludes[0];
  Known after = known_;
  after.add(fact);
  if (fact.is || !after.is_known(fact.slot)) return;
  const SlotFact value{fact.slot, after.value(fact.slot)};
  Lits facts;
  for (const SlotFact& known : step.facts) facts.push_back(literal_of(book_, known));
  known_.append_facts(fact.slot, facts);
  std::sort(facts.begin(), facts.end());
  facts.erase(std::unique(facts.begin(), facts.end()), facts.end());
  const Lit x = literal_of(book_, value);
  const int least_rules = step.least_rules;
  step = make_step(book_, {&x, 1}, step.rules, fewer_facts(solver_, step.rules, {{x, facts}}));
  step.least_rules = least_rules;
}

void Explainer::touch(int slot) {
  for (const int rule : book_.rules_of(slot)) {
    changed_[rule] = time_;
    waiting_.emplace(cost_of(book_.rule(rule).rule), rule);
  }
}

void Explainer::contradict(std::span<const int> rules, const Lits& facts) {
  end_ = End::kContradiction;
  contradiction_ = make_step(book_, {}, {rules.begin(), rules.end()},
                             fewer_contradictory(solver_, rules, facts));
}

// Those that touch; by cost, then in order of the rules.
void Explainer::find_pairs() {
  if (std::exchange(has_pairs_, true)) return;
  const std::vector<StatedRule>& rules = book_.rules();
  for (int slot = 0; slot < book_.unknowns().size(); ++slot) {
    const std::vector<int>& touching = book_.rules_of(slot);
    for (std::size_t i = 0; i < touching.size(); ++i) {
      for (std::size_t j = i + 1; j < touching.size(); ++j) {
        // With all nodes there, as in Hashi: what is without cycles is part of a tree that
        // connects, so the two together say no more. Other kinds may need this pair.
        if (rules[touching[i]].is_graph() && rules[touching[j]].is_graph()) continue;
        pairs_.emplace_back(touching[i], touching[j]);
      }
    }
  }
  std::sort(pairs_.begin(), pairs_.end());
  pairs_.erase(std::unique(pairs_.begin(), pairs_.end()), pairs_.end());
  std::stable_sort(pairs_.begin(), pairs_.end(), [this](const Pair& x, const Pair& y) {
    const auto cost = [this](const Pair& p) {
      return cost_of(book_.rule(p.first).rule) + cost_of(book_.rule(p.second).rule);
    };
    return cost(x) < cost(y);
  });
  tried_.assign(pairs_.size(), -1);
}

// Where each says all it can, two rules that share one open slot say no more: each value that is
// left of it goes with some model of either.
bool Explainer::may_say_more(const Pair& pair) const {
  const std::vector<int>* few = &book_.rule(pair.first).rule.scope;
  const std::vector<int>* many = &book_.rule(pair.second).rule.scope;
  if (few->size() > many->size()) std::swap(few, many);
  const int other = few == &book_.rule(pair.first).rule.scope ? pair.second : pair.first;
  int shared = 0;
  for (const int slot : *few) {
    if (known_.is_known(slot)) continue;
    const std::vector<int>& rules = book_.rules_of(slot);
    if (std::binary_search(rules.begin(), rules.end(), other) && ++shared > 1) return true;
  }
  return false;
}

std::optional<Step> Explainer::by_more_rules() {
  if (!many_) {
    many_ = std::make_unique<ManyRules>(book_, options_, budget_);
    if (only_) many_->expect(*only_);
  }
  std::optional<Step> step = many_->find(known_);
  if (step) {
    if (!gave_up_.empty()) step->least_rules = 2;
    conclude_last_value(*step);
    return learn(std::move(*step));
  }
  end_ = many_->at_limit() ? End::kLimit : End::kNothingMore;
  return {};
}

}  // namespace p2c
