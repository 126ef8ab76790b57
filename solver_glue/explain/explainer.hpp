// Step by step, from what is known to the answer, the easiest step first.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "solver_glue/explain/deduction.hpp"
#include "solver_glue/explain/explain_options.hpp"
#include "solver_glue/explain/many_rules.hpp"
#include "solver_glue/explain/step.hpp"

namespace p2c {

// First what one rule says, the cheapest rule first; all that it says at once is a step, but each
// ring of a graph rule one of its own. Then what two rules say of which neither says it alone: they
// touch, and share two open slots: with one, they say no more together than each alone. Both are
// complete, unless a question about two takes too many conflicts: a third rule is used only where
// one and two give nothing. Then the cheapest of some conclusions near to what is known
// (many_rules.hpp).
//
// Source: step-wise explanations, Bogaerts, Gamba and Guns (ECAI 2020, arXiv 2303.11712); Demystify
// (Espasa, Gent, Jefferson and others, arXiv 2104.15040).
class Explainer {
 public:
  enum class End {
    kNone,           // there may be more
    kComplete,       // every slot has its value
    kNothingMore,    // there are several answers, and nothing else is the same in all
    kContradiction,  // there is no answer; contradiction() says why
    kLimit,          // of time or conflicts
  };

  /// `start` is known beforehand. The book must outlive the explainer. Throws Stopped.
  Explainer(const RuleBook& book, const Givens& start, const ExplainOptions& options);
  /// Says that there is no other answer that continues the start.
  void expect(const Answer& only);

  /// The next step, whose conclusions are known from then on; nothing at the end.
  std::optional<Step> next();
  End end() const { return end_; }
  const Known& known() const { return known_; }
  /// At kContradiction: the rules and facts; no conclusions.
  const Step& contradiction() const { return contradiction_; }

 private:
  using Pair = std::pair<int, int>;
  std::optional<Step> by_one_rule();
  std::optional<Step> by_two_rules();
  std::optional<Step> by_more_rules();
  std::optional<Step> take(std::span<const int> rules, const Deductions& deductions);
  Step fewest(std::span<const int> rules, const std::vector<Deduced>& deduced);
  Step learn(Step step);
  void conclude_last_value(Step& step);
  void touch(int slot);
  void contradict(std::span<const int> rules, const Lits& facts);
  void find_pairs();
  bool may_say_more(const Pair& pair) const;

  const RuleBook& book_;
  ExplainOptions options_;
  Known known_;
  Budget budget_;
  RuleSolver solver_;
  std::unique_ptr<ManyRules> many_;  // once they are needed
  std::optional<Answer> only_;
  End end_ = End::kNone;
  Step contradiction_;
  int time_ = 0;              // counts what was learned
  std::vector<int> changed_;  // of a rule: when something in its scope was learned
  std::set<std::pair<std::int64_t, int>> waiting_;  // rules that may say more, by cost
  bool has_pairs_ = false;
  std::vector<Pair> pairs_;  // by cost
  std::vector<int> tried_;   // of a pair: when
  std::set<int> gave_up_;    // pairs that may say more than was found out
};

}  // namespace p2c
