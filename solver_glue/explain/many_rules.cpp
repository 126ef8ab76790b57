#include "solver_glue/explain/many_rules.hpp"

#include <algorithm>
#include <climits>
#include <numeric>
#include <utility>

#include "solver_glue/explain/fewest_rules.hpp"

namespace p2c {
namespace {

constexpr int kLeastRules = 3;    // fewer have nothing more to say
constexpr int kNear = 16;         // values that are tried at each distance
constexpr int kMostValues = 200;  // as long as no reason is short
constexpr int kMostReasons = 8;   // that are made smaller, of one distance
constexpr int kMostLongReasons = 24;
constexpr std::size_t kShort = 4;             // rules
constexpr std::int64_t kMostConflicts = 100;  // of a question about some of the rules
constexpr std::int64_t kFewConflicts = 150;   // whether one of them can be left out

std::size_t index(Lit x) {
  return 2 * static_cast<std::size_t>(x.variable()) + (x.positive() ? 1 : 0);
}

bool begins_with(const std::vector<int>& all, std::span<const int> first) {
  return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin());
}

}  // namespace

ManyRules::ManyRules(const RuleBook& book, const ExplainOptions& options, Budget& budget)
    : book_(book),
      options_(options),
      budget_(budget),
      all_(book, options.seed, options.stop, &budget),
      solver_(book, options.stop, &budget),
      rules_by_cost_(rules_by_cost(book)),
      rules_in_order_(book.rules().size()),
      possible_(2 * (static_cast<std::size_t>(book.unknowns().variables()) + 1)) {
  std::iota(rules_in_order_.begin(), rules_in_order_.end(), 0);
}

void ManyRules::expect(const Answer& only) {
  for (int slot = 0; slot < book_.unknowns().size(); ++slot) {
    for (int v = book_.unknowns().lo(slot); v <= book_.unknowns().hi(slot); ++v) {
      const Lit x = book_.literal(slot, v);
      possible_[index(v == only[slot] ? x : !x)] = true;
    }
  }
}

std::optional<Step> ManyRules::find(const Known& known) {
  std::erase_if(reasons_, [&](const auto& reason) { return known(reason.first) != Truth::kMaybe; });
  return options_.smallest ? find_smallest(known) : find_near(known);
}

std::optional<Step> ManyRules::find_near(const Known& known) {
  constexpr int kAlwaysWiden = 2;  // a reason that is kept may be worse than a new one near by
  std::vector<Candidate> open = candidates(known);
  for (int distance = 1; !open.empty() && !at_limit(); ++distance) {
    if (distance > kAlwaysWiden && !reasons_.empty()) break;
    if (refute_some(known, open)) break;
    std::erase_if(open, [&](const Candidate& one) { return one.around.all; });
    if (open.empty()) open = candidates(known);  // where these are possible
  }
  const auto best = cheapest_minimal(known);
  if (best == reasons_.end() || at_limit()) return {};
  return step_by(best->first, best->second, kLeastRules);
}

// Widens the first candidates once; more of them as long as every reason is a long one and their
// rules are small. True when there are new reasons.
bool ManyRules::refute_some(const Known& known, std::vector<Candidate>& open) {
  int tried = 0;
  int found = 0;
  for (Candidate& candidate : open) {
    const auto best = cheapest();
    const bool is_short = best != reasons_.end() && best->second.rules.size() <= kShort;
    const bool more = !is_short && best != reasons_.end();
    if (tried >= (more ? kMostValues : kNear) || at_limit()) break;
    if (found >= (more ? kMostLongReasons : kMostReasons)) break;
    if (candidate.around.all) continue;
    widen(book_, known, candidate.around);
    if (found >= kMostReasons && !is_small(candidate)) continue;
    found += refute(known, candidate) ? 1 : 0;
    ++tried;
  }
  return found > 0;
}

// So few variables that questions about them take no time to speak of.
bool ManyRules::is_small(const Candidate& candidate) const {
  constexpr std::size_t kFewVariables = 600;
  std::size_t variables = 0;
  for (const int rule : candidate.around.rules) {
    if (!book_.rule(rule).is_graph()) variables += book_.rule(rule).variables.size();
  }
  return variables <= kFewVariables;
}

ManyRules::Reasons::iterator ManyRules::cheapest() {
  return std::min_element(reasons_.begin(), reasons_.end(), [](const auto& a, const auto& b) {
    return a.second.cost < b.second.cost;
  });
}

// To leave out rules and facts takes time, and makes a reason cheaper: so that of the cheapest one
// is enough.
ManyRules::Reasons::iterator ManyRules::cheapest_minimal(const Known& known) {
  auto best = cheapest();
  while (best != reasons_.end() && !best->second.few_facts && !at_limit()) {
    if (!best->second.minimal) make_minimal(known, best->first, best->second.rules);
    leave_out_facts(best->first, best->second);
    best = cheapest();
  }
  return best;
}

void ManyRules::leave_out_facts(Lit x, Reason& reason) {
  reason.facts = fewer_facts(solver_, reason.rules, {{!x, std::move(reason.facts)}});
  reason.few_facts = true;
  reason.cost = cost_of(book_, reason.rules, reason.facts.size());
}

// Of all open values: two rules give nothing, so three are the fewest there can be. At a limit the
// best one so far is better than none.
std::optional<Step> ManyRules::find_smallest(const Known& known) {
  std::optional<Step> best;
  try {
    compare_all(known, best);
  } catch (const Stopped&) {
    if (!best) throw;
  }
  return best;
}

void ManyRules::compare_all(const Known& known, std::optional<Step>& best) {
  int least = INT_MAX;  // so many rules any of the steps needs
  for (const Lit x : refuted_values(known)) {
    if (at_limit()) return;
    const auto reason = reasons_.find(x);
    const int enough = best ? static_cast<int>(best->rules.size()) : 0;
    const int needs = make_smallest(known, x, reason->second, enough);
    least = std::min(least, std::max(needs, kLeastRules));
    if (best && reason->second.cost >= best->cost) continue;
    best = step_by(x, reason->second, kLeastRules);
    if (static_cast<int>(best->rules.size()) == kLeastRules) return;
  }
  if (best) best->least_rules = std::min(least, static_cast<int>(best->rules.size()));
}

// The values that can be refuted, those with few rules first: their steps bound all later ones.
Lits ManyRules::refuted_values(const Known& known) {
  Lits refuted;
  for (Candidate& candidate : candidates(known)) {
    while (!reasons_.contains(candidate.x) && !candidate.around.all && !at_limit()) {
      widen(book_, known, candidate.around);
      refute(known, candidate);
    }
    if (reasons_.contains(candidate.x)) refuted.push_back(candidate.x);
  }
  std::stable_sort(refuted.begin(), refuted.end(), [this](Lit a, Lit b) {
    return reasons_.at(a).rules.size() < reasons_.at(b).rules.size();
  });
  return refuted;
}

// A bound of the number of rules; the reason is as small as was found, its bound at `enough` or
// where nothing is left to prove.
int ManyRules::make_smallest(const Known& known, Lit x, Reason& reason, int enough) {
  Lits facts = known.facts();
  facts.push_back(x);
  std::vector<int> rules = reason.rules;
  std::sort(rules.begin(), rules.end());
  const FewestRules fewest =
      find_fewest_rules(book_, all_, std::move(rules), rules_in_order_, facts, options_, enough);
  if (fewest.rules.size() < reason.rules.size()) keep_reason(known, x, fewest.rules);
  if (!reason.few_facts) leave_out_facts(x, reason);
  return fewest.at_least;
}

Step ManyRules::step_by(Lit refuted, const Reason& reason, int least_rules) const {
  const Lit concludes = !refuted;
  Step step = make_step(book_, {&concludes, 1}, reason.rules, reason.facts);
  step.least_rules = least_rules;
  return step;
}

// Values that may be refuted, near ones first.
std::vector<ManyRules::Candidate> ManyRules::candidates(const Known& known) const {
  std::vector<Candidate> found;
  for (const int slot : nearest_slots(book_, known)) {
    for (int v = book_.unknowns().lo(slot); v <= book_.unknowns().hi(slot); ++v) {
      const Lit x = book_.literal(slot, v);
      if (known(x) != Truth::kMaybe || possible_[index(x)]) continue;
      found.push_back({x, {{slot}, {}, false}});
    }
  }
  return found;
}

// False where the rules allow the value, or that was not found out.
bool ManyRules::refute(const Known& known, const Candidate& candidate) {
  const Lit x = candidate.x;
  if (possible_[index(x)]) return false;
  std::vector<int> rules = candidate.around.all
                               ? core_of_all(known, x)
                               : core_of(known, candidate.around.rules, x, kMostConflicts);
  gave_up_ = false;
  for (std::size_t i = 0; i < rules.size();) {
    std::vector<int> rest = rules;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    std::vector<int> core = core_of(known, rest, x, kFewConflicts);
    if (core.empty()) {
      ++i;
    } else {
      if (!begins_with(core, {rules.data(), i})) i = 0;  // else those are needed
      rules = std::move(core);
    }
  }
  if (rules.empty()) return false;
  keep_reason(known, x, rules);
  reasons_.at(x).minimal = candidate.around.all || !gave_up_;
  return true;
}

// CaDiCaL answers what the small solver gave up on; that is worth it only for a reason that is
// taken.
void ManyRules::make_minimal(const Known& known, Lit x, const std::vector<int>& rules) {
  Lits facts = known.facts(scope_of(book_, rules));
  facts.push_back(x);
  std::vector<int> fewer = without_needless(all_, {rules.rbegin(), rules.rend()}, facts);
  if (at_limit()) return;
  std::reverse(fewer.begin(), fewer.end());
  keep_reason(known, x, fewer);
}

void ManyRules::keep_reason(const Known& known, Lit x, const std::vector<int>& rules) {
  const bool refuted = !core_of(known, rules, x, kMostConflicts).empty();
  Lits facts = refuted ? solver_.failed() : known.facts(scope_of(book_, rules));
  std::sort(facts.begin(), facts.end());
  const std::int64_t cost = cost_of(book_, rules, facts.size());
  reasons_.insert_or_assign(x, Reason{rules, std::move(facts), cost});
}

// Of these rules some that refute x, those that cost most first; none where they do not, or that
// was not found out.
std::vector<int> ManyRules::core_of(const Known& known, const std::vector<int>& rules, Lit x,
                                    std::int64_t most_conflicts) {
  const Lits facts = known.facts(scope_of(book_, rules));
  const Status status =
      solver_.begin(rules, facts) ? solver_.solve({&x, 1}, most_conflicts) : Status::kUnsatisfiable;
  gave_up_ = gave_up_ || status == Status::kUnknown;
  if (status != Status::kUnsatisfiable) return {};
  std::vector<int> core = solver_.failed_rules();
  std::stable_sort(core.begin(), core.end(), [this](int a, int b) {
    return cost_of(book_.rule(a).rule) > cost_of(book_.rule(b).rule);
  });
  return core;
}

std::vector<int> ManyRules::core_of_all(const Known& known, Lit x) {
  Lits facts = known.facts();
  facts.push_back(x);
  const Status status = all_.solve(rules_by_cost_, facts);
  if (status == Status::kSatisfiable) keep_possible();
  if (status != Status::kUnsatisfiable) return {};
  std::vector<int> rules = without_needless(all_, all_.failed_rules(), facts);
  if (at_limit()) return {};
  std::reverse(rules.begin(), rules.end());
  return rules;
}

void ManyRules::keep_possible() {
  for (int variable = 1; variable <= book_.unknowns().variables(); ++variable) {
    const Lit x = Lit(variable);
    possible_[index(all_.model(x) ? x : !x)] = true;
  }
}

}  // namespace p2c
