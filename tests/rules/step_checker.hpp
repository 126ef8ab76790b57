// Judges the steps of an explanation, one after the other, by what the rules mean.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "solver_glue/explain/explainer.hpp"
#include "tests/rules/oracle.hpp"

namespace p2c {

class StepChecker {
 public:
  /// What is known beforehand.
  StepChecker(const RuleBook& book, const Givens& start) : book_(book), known_(book) {
    for (const auto& [slot, value] : start) {
      if (!known_.is_known(slot)) known_.add(SlotFact{slot, value});
    }
  }

  /// What is wrong with the next step, or nothing. Its conclusions are known from then on.
  std::string take(const Step& step) {
    if (step.concludes.empty()) return "there is no conclusion";
    std::string wrong = judge(step, [&](const RuleList& rules, const Facts& facts) {
      return std::all_of(step.concludes.begin(), step.concludes.end(),
                         [&](const SlotFact& conclusion) {
                           return follows(book_.puzzle(), rules, facts, conclusion);
                         });
    });
    for (const SlotFact& fact : step.concludes) {
      if (truth(fact) != Truth::kMaybe) return "it was known: " + in_words(fact);
      known_.add(fact);
    }
    return wrong;
  }

  /// What is wrong with rules and facts that are to contradict each other.
  std::string take_contradiction(const Step& step) const {
    if (!step.concludes.empty()) return "there is a conclusion";
    return judge(step, [&](const RuleList& rules, const Facts& facts) {
      return !possible(book_.puzzle(), rules, facts);
    });
  }

  const Known& known() const { return known_; }

  std::string in_words(const Step& step) const {
    std::string words;
    for (const int rule : step.rules) words += book_.rule(rule).rule.words + "\n";
    for (const SlotFact& fact : step.facts) words += in_words(fact) + " ";
    words += "=> ";
    for (const SlotFact& fact : step.concludes) words += in_words(fact) + " ";
    return words;
  }

 private:
  Truth truth(const SlotFact& fact) const { return known_(literal_of(book_, fact)); }

  std::string in_words(const SlotFact& fact) const {
    const std::string& name = book_.puzzle().slots()[fact.slot].name;
    return name + (fact.is ? "=" : "!=") + std::to_string(fact.value);
  }

  // `enough` says whether these rules and facts are.
  template <class Enough>
  std::string judge(const Step& step, Enough enough) const {
    for (const SlotFact& fact : step.facts) {
      if (truth(fact) != Truth::kYes) return "it was not known: " + in_words(fact);
    }
    const RuleList rules = rules_by_number(book_, step.rules);
    if (!enough(rules, step.facts)) return "it does not follow";
    for (const Rule* rule : rules) {
      RuleList fewer = rules;
      std::erase(fewer, rule);
      if (enough(fewer, step.facts)) return "a rule can be left out: " + rule->words;
    }
    for (const SlotFact& fact : step.facts) {
      Facts fewer = step.facts;
      std::erase(fewer, fact);
      if (enough(rules, fewer)) return "a fact can be left out: " + in_words(fact);
    }
    return "";
  }

  const RuleBook& book_;
  Known known_;
};

/// How many steps were taken, by their number of rules.
struct StepTally {
  int steps = 0;
  int with_two_rules = 0;
  int with_more = 0;

  void add(const Step& step) {
    ++steps;
    if (step.rules.size() == 2) ++with_two_rules;
    if (step.rules.size() > 2) ++with_more;
  }
  std::string in_words() const {
    return std::to_string(steps) + " steps, " + std::to_string(with_two_rules) + " by two rules, " +
           std::to_string(with_more) + " by more";
  }
};

/// Takes all steps that there are; what is wrong with the first bad one.
inline std::string check_steps(Explainer& explainer, StepChecker& checker, StepTally& tally) {
  while (const std::optional<Step> step = explainer.next()) {
    const std::string wrong = checker.take(*step);
    if (!wrong.empty()) return wrong + ":\n" + checker.in_words(*step);
    tally.add(*step);
  }
  return "";
}

}  // namespace p2c
