#include "solver_glue/explain/explanation.hpp"

#include <algorithm>
#include <utility>

#include "solver_glue/explain/odd_reason.hpp"
#include "solver_glue/givens/contradiction.hpp"

namespace p2c {
namespace {

using Answers = Explanation::Answers;

class Task {
 public:
  Task(const RuleBook& book, const ExplanationTask& task, const SearchOptions& search,
       const ExplainOptions& options)
      : book_(book), task_(task), search_options_(search), options_(options) {}

  Explanation run() {
    Search search(task_.puzzle, task_.givens, search_options_);
    count(search);
    begin_with(task_.givens);
    if (found_.answers == Answers::kUnknown) {
      explain_unknown();
    } else if (found_.answers == Answers::kNone) {
      contradict();
    } else if (found_.answers == Answers::kOne) {
      explain_one();
    } else {
      explain_several(search);
    }
    add_rings();
    return std::move(found_);
  }

 private:
  void count(Search& search) {
    Status status = search.next();
    if (status == Status::kSatisfiable) {
      only_ = search.answer();
      status = search.next();
      if (status == Status::kUnsatisfiable) found_.answers = Answers::kOne;
      if (status == Status::kSatisfiable) found_.answers = Answers::kSeveral;
      continued_ =
          continues(only_) || (status == Status::kSatisfiable && continues(search.answer()));
    } else if (status == Status::kUnsatisfiable) {
      found_.answers = Answers::kNone;
    }
  }

  bool continues(const Answer& answer) const {
    return std::all_of(task_.state.begin(), task_.state.end(),
                       [&](const SlotValue& entry) { return answer[entry.first] == entry.second; });
  }

  void begin_with(const Givens& values) {
    found_.start.assign(task_.puzzle.slots().size(), kOpen);
    add_to_start(values);
  }

  void add_to_start(const Givens& values) {
    for (const auto& [slot, value] : values) found_.start[slot] = value;
    found_.known = found_.start;
  }

  Givens start() const {
    Givens values;
    for (std::size_t i = 0; i < found_.start.size(); ++i) {
      if (found_.start[i] != kOpen) values.emplace_back(static_cast<int>(i), found_.start[i]);
    }
    return values;
  }

  // That there is no answer is known; at a limit the reason is left out.
  void contradict() {
    if (contradict_by_odd_sums()) return;
    try {
      found_.contradiction = contradictory_rules(book_, task_.givens, options_);
    } catch (const Stopped&) {
    }
    found_.limit = !found_.contradiction || found_.contradiction->limit;
  }

  // Sums need no search; a solver may not find them in years.
  bool contradict_by_odd_sums() {
    std::optional<OddReason> odd = odd_reason(book_, task_.givens, options_);
    if (!odd) return false;
    found_.contradiction = std::move(odd->contradiction);
    found_.steps = std::move(odd->steps);
    found_.known = std::move(odd->known);
    found_.limit = odd->limit;
    return true;
  }

  void explain_one() {
    Givens right;
    std::optional<SlotFact> wrong;
    for (const auto& [slot, value] : task_.state) {
      if (only_[slot] == value) {
        right.emplace_back(slot, value);
        continue;
      }
      found_.wrong.push_back(slot);
      const bool given = found_.start[slot] != kOpen;
      if (!wrong && !given) wrong = SlotFact{slot, value};
    }
    add_to_start(right);
    if (!wrong && !found_.wrong.empty()) return;  // the givens refute them all
    Explainer explainer(book_, start(), options_);
    explainer.expect(only_);
    if (wrong) return refute(explainer, *wrong);
    follow(explainer);
  }

  // Steps from what is right until this is out.
  void refute(Explainer& explainer, const SlotFact& wrong) {
    take_steps(explainer, [&](const Step& step) -> std::optional<SlotFact> {
      for (const SlotFact& fact : step.concludes) {
        if (fact.slot == wrong.slot && fact.is != (fact.value == wrong.value)) return fact;
      }
      return {};
    });
  }

  // Steps are right however many answers there are. A state may be wrong.
  void explain_unknown() {
    found_.limit = true;
    if (!task_.state.empty() || is_stopped(options_.stop)) return;
    Explainer explainer(book_, start(), options_);
    follow(explainer);
    found_.limit = !found_.goal;
    if (explainer.end() == Explainer::End::kContradiction) {
      found_.answers = Answers::kNone;
      found_.contradiction = {explainer.contradiction(), false};
      found_.limit = false;
    } else if (explainer.end() == Explainer::End::kComplete) {
      if (task_.puzzle.check(found_.known)) throw CheckFailed("an explanation is wrong");
      found_.answers = Answers::kOne;
      found_.limit = false;
    }
  }

  void explain_several(Search& search) {
    if (!continued_) {  // the search does not come back to the answers that it has found
      found_.at_odds = odd_entries(task_.puzzle, task_.givens, task_.state, options_.stop);
      if (!found_.at_odds.empty()) return;
      const Status status = search.next_with(task_.state);
      if (status == Status::kUnsatisfiable) return find_at_odds();
      found_.limit = status == Status::kUnknown;
      if (found_.limit) return;
    }
    add_to_start(task_.state);
    Explainer explainer(book_, start(), options_);
    follow(explainer);
    if (explainer.end() != Explainer::End::kNothingMore) return;
    try {
      found_.guess = best_guess(book_, explainer.known(), Explanation::kMostGuesses, options_.stop);
    } catch (const Stopped&) {
      found_.limit = true;
    }
  }

  void find_at_odds() {
    const Contradiction odds =
        find_contradiction(task_.puzzle, task_.givens, task_.state, search_options_);
    found_.limit = odds.status == Status::kUnknown;
    found_.at_odds = odds.slots;
    found_.fewest_at_odds = odds.smallest;
  }

  // To what is asked about, or to the end.
  void follow(Explainer& explainer) {
    if (task_.slot >= 0 && found_.start[task_.slot] != kOpen) return;
    take_steps(explainer, [&](const Step& step) -> std::optional<SlotFact> {
      for (const SlotFact& fact : step.concludes) {
        if (fact.is && (task_.one_value || fact.slot == task_.slot)) return fact;
      }
      return {};
    });
  }

  // Until `is_goal` gives a conclusion of the last step; then only those that lead to it are kept.
  template <class IsGoal>
  void take_steps(Explainer& explainer, IsGoal is_goal) {
    while (!found_.goal) {
      std::optional<Step> step = explainer.next();
      if (!step) break;
      check(*step);
      found_.goal = is_goal(*step);
      found_.steps.push_back(std::move(*step));
    }
    found_.known = explainer.known().values();
    if (found_.goal) found_.steps = steps_towards(found_.steps, {*found_.goal});
    const bool has_answer = found_.answers != Answers::kUnknown;
    if (has_answer && explainer.end() == Explainer::End::kContradiction) {
      throw CheckFailed("an explanation contradicts an answer");
    }
    found_.limit = explainer.end() == Explainer::End::kLimit;
  }

  void add_rings() {
    constexpr std::int64_t kConflicts = 5'000;  // of a step; where it takes more, it has no rings
    Budget budget;
    try {
      RuleSolver solver(book_, options_.stop, &budget);
      for (const Step& step : found_.steps) {
        budget = Budget(kConflicts);
        found_.rings.push_back(rings_within_budget(solver, step));
      }
    } catch (const Stopped&) {
      found_.limit = true;
    }
  }

  std::vector<Ring> rings_within_budget(RuleSolver& solver, const Step& step) const {
    try {
      return rings_of(book_, solver, step);
    } catch (const Stopped& stopped) {
      if (stopped.reason != Stop::kNo) throw;
      return {};
    }
  }

  void check(const Step& step) const {
    if (found_.answers != Answers::kOne) return;
    for (const SlotFact& fact : step.concludes) {
      if ((only_[fact.slot] == fact.value) == fact.is) continue;
      throw CheckFailed("an explanation is wrong about " + task_.puzzle.slots()[fact.slot].name);
    }
  }

  const RuleBook& book_;
  const ExplanationTask& task_;
  const SearchOptions& search_options_;
  const ExplainOptions& options_;
  Explanation found_;
  Answer only_;             // the first answer
  bool continued_ = false;  // the first or the second continues the state
};

}  // namespace

Explanation explain(const RuleBook& book, const ExplanationTask& task, const SearchOptions& search,
                    const ExplainOptions& options) {
  return Task(book, task, search, options).run();
}

StepCounts count_steps(const std::vector<Step>& steps) {
  StepCounts counts;
  for (const Step& step : steps) {
    const auto rules = static_cast<int>(step.rules.size());
    ++counts.steps;
    if (rules > 1) ++counts.of_two_or_more;
    counts.most_rules = std::max(counts.most_rules, rules);
    counts.least_rules = std::max(counts.least_rules, step.least_rules);
  }
  return counts;
}

}  // namespace p2c
