#include "solver_glue/explain/many_rules.hpp"

#include <algorithm>
#include <climits>
#include <cstdint>
#include <utility>

#include "solver_glue/explain/fewest_rules.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::size_t kMostSlots = 24;
constexpr int kLeastRules = 3;                // fewer have nothing more to say
constexpr std::size_t kMostReasons = 8;       // that are made smaller, of one distance
constexpr std::int64_t kMostConflicts = 500;  // of a question about some of the rules

std::size_t index(Lit x) {
  return 2 * static_cast<std::size_t>(x.variable()) + (x.positive() ? 1 : 0);
}

bool begins_with(const std::vector<int>& all, std::span<const int> first) {
  return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin());
}

}  // namespace

ManyRules::ManyRules(const RuleBook& book, const ExplainOptions& options)
    : book_(book),
      options_(options),
      all_(book, options.seed, options.stop),
      solver_(book, options.stop),
      rules_by_cost_(rules_by_cost(book)),
      possible_(2 * (static_cast<std::size_t>(book.unknowns().variables()) + 1)) {
  all_.limit_conflicts(options.conflict_limit);
}

void ManyRules::expect(const Answer& only) {
  for (int slot = 0; slot < book_.unknowns().size(); ++slot) {
    for (int v = book_.unknowns().lo(slot); v <= book_.unknowns().hi(slot); ++v) {
      const Lit x = book_.literal(slot, v);
      possible_[index(v == only[slot] ? x : !x)] = true;
    }
  }
}

bool ManyRules::at_limit() const {
  return options_.conflict_limit > 0 && all_.conflicts() >= options_.conflict_limit;
}

std::optional<Step> ManyRules::find(const Known& known) {
  std::erase_if(reasons_, [&](const auto& reason) { return known(reason.first) != Truth::kMaybe; });
  return options_.smallest ? find_smallest(known) : find_near(known);
}

std::optional<Step> ManyRules::find_near(const Known& known) {
  constexpr int kAlwaysWiden = 2;  // a reason that is kept may be worse than a new one near by
  std::vector<Candidate> open = candidates(known, kMostSlots);
  for (int distance = 1; !open.empty(); ++distance) {
    if (distance > kAlwaysWiden && !reasons_.empty()) break;
    std::size_t found = 0;
    for (Candidate& candidate : open) {
      if (found == kMostReasons) break;
      if (candidate.around.all) continue;
      widen(book_, known, candidate.around);
      found += refute(known, candidate) ? 1 : 0;
      if (at_limit()) return {};
    }
    if (found > 0) break;
    std::erase_if(open, [&](const Candidate& one) { return one.around.all; });
    if (open.empty()) open = candidates(known, kMostSlots);  // where these are possible
  }
  const auto best =
      std::min_element(reasons_.begin(), reasons_.end(),
                       [](const auto& a, const auto& b) { return a.second.cost < b.second.cost; });
  if (best == reasons_.end()) return {};
  return step_by(best->first, best->second, kLeastRules);
}

// Of all open values: two rules give nothing, so three are the fewest there can be.
std::optional<Step> ManyRules::find_smallest(const Known& known) {
  std::optional<Step> best;
  int least = INT_MAX;  // so many rules any of the steps needs
  for (Candidate& candidate : candidates(known, SIZE_MAX)) {
    while (!reasons_.contains(candidate.x) && !candidate.around.all) {
      widen(book_, known, candidate.around);
      refute(known, candidate);
    }
    if (at_limit()) return {};
    const auto reason = reasons_.find(candidate.x);
    if (reason == reasons_.end()) continue;  // it is possible
    const int enough = best ? static_cast<int>(best->rules.size()) : 0;
    const int needs = make_smallest(known, candidate.x, reason->second, enough);
    least = std::min(least, std::max(needs, kLeastRules));
    if (best && reason->second.cost >= best->cost) continue;
    best = step_by(candidate.x, reason->second, 0);
    if (static_cast<int>(best->rules.size()) == kLeastRules) break;
  }
  if (best) best->least_rules = std::min(least, static_cast<int>(best->rules.size()));
  return best;
}

// A bound of the number of rules; the reason is as small as was found, its bound at `enough` or
// where nothing is left to prove.
int ManyRules::make_smallest(const Known& known, Lit x, Reason& reason, int enough) {
  Lits facts = known.facts();
  facts.push_back(x);
  std::vector<int> rules = reason.rules;
  std::sort(rules.begin(), rules.end());
  const FewestRules fewest =
      find_fewest_rules(book_, all_, std::move(rules), facts, options_, enough);
  if (fewest.rules.size() < reason.rules.size()) keep_reason(known, x, fewest.rules);
  return fewest.at_least;
}

Step ManyRules::step_by(Lit refuted, const Reason& reason, int least_rules) const {
  const Lit concludes = !refuted;
  Step step = make_step(book_, {&concludes, 1}, reason.rules, reason.facts);
  step.least_rules = least_rules;
  return step;
}

// Values that may be refuted, of a fixed number of slots.
std::vector<ManyRules::Candidate> ManyRules::candidates(const Known& known,
                                                        std::size_t most_slots) const {
  std::vector<Candidate> found;
  std::size_t slots = 0;
  for (const int slot : nearest_slots(book_, known)) {
    const std::size_t before = found.size();
    for (int v = book_.unknowns().lo(slot); v <= book_.unknowns().hi(slot); ++v) {
      const Lit x = book_.literal(slot, v);
      if (known(x) != Truth::kMaybe || possible_[index(x)]) continue;
      found.push_back({x, {{slot}, {}, false}});
    }
    if (found.size() > before && ++slots == most_slots) break;
  }
  return found;
}

// False where the rules allow the value, or that was not found out.
bool ManyRules::refute(const Known& known, const Candidate& candidate) {
  const Lit x = candidate.x;
  if (possible_[index(x)]) return false;
  std::vector<int> rules =
      candidate.around.all ? core_of_all(known, x) : core_of(known, candidate.around.rules, x);
  for (std::size_t i = 0; i < rules.size();) {
    std::vector<int> rest = rules;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    std::vector<int> core = core_of(known, rest, x);
    if (core.empty()) {
      ++i;
    } else {
      if (!begins_with(core, {rules.data(), i})) i = 0;  // else those are needed
      rules = std::move(core);
    }
  }
  if (rules.empty()) return false;
  keep_reason(known, x, rules);
  return true;
}

void ManyRules::keep_reason(const Known& known, Lit x, const std::vector<int>& rules) {
  const bool refuted = !core_of(known, rules, x).empty();
  Lits facts = refuted ? solver_.failed() : known.facts(scope_of(book_, rules));
  std::sort(facts.begin(), facts.end());
  Reason reason{rules, fewer_facts(solver_, rules, {{!x, std::move(facts)}}), 0};
  reason.cost = cost_of(book_, reason.rules, reason.facts.size());
  reasons_.insert_or_assign(x, std::move(reason));
}

// Of these rules some that refute x, those that cost most first; none where they do not, or that
// was not found out.
std::vector<int> ManyRules::core_of(const Known& known, const std::vector<int>& rules, Lit x) {
  const Lits facts = known.facts(scope_of(book_, rules));
  if (solver_.begin(rules, facts) &&
      solver_.solve({&x, 1}, kMostConflicts) != Status::kUnsatisfiable) {
    return {};
  }
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
  std::vector<int> rules = fewer_rules(all_, all_.failed_rules(), facts);
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

}  // namespace puzzle2cnf
