// Steps that need three rules or more.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "solver_glue/explain/all_rules.hpp"
#include "solver_glue/explain/deduction.hpp"
#include "solver_glue/explain/explain_options.hpp"
#include "solver_glue/explain/neighbourhood.hpp"
#include "solver_glue/explain/step.hpp"

namespace p2c {

// Asks of open slots near to what is known whether a value of theirs can be refuted, at first by
// the rules around the slot alone, then by those around these, and so on; graph rules are always
// among them. As soon as there is a reason, the cheapest one of that distance is taken. Reasons are
// kept, since they hold as more gets known.
//
// How many slots and values are tried is counted, never timed, so that the steps are the same
// everywhere.
class ManyRules {
 public:
  /// The book and the budget must outlive it. Throws Stopped.
  ManyRules(const RuleBook& book, const ExplainOptions& options, Budget& budget);
  /// No answer but this one continues what is known.
  void expect(const Answer& only);

  /// A step with one conclusion; nothing where no value can be refuted, or at a limit. Throws
  /// Stopped.
  std::optional<Step> find(const Known& known);
  /// The budget is spent.
  bool at_limit() const { return budget_.is_spent(); }

 private:
  struct Reason {  // why a literal does not hold
    std::vector<int> rules;
    Lits facts;
    std::int64_t cost;
    bool minimal = true;     // of the rules none can be left out
    bool few_facts = false;  // nor of the facts
  };
  using Reasons = std::map<Lit, Reason>;
  struct Candidate {
    Lit x;
    Neighbourhood around;
  };

  std::optional<Step> find_near(const Known& known);
  std::optional<Step> find_smallest(const Known& known);
  Lits refuted_values(const Known& known);
  int make_smallest(const Known& known, Lit x, Reason& reason, int enough);
  Step step_by(Lit refuted, const Reason& reason, int least_rules) const;
  bool is_small(const Candidate& candidate) const;
  bool refute_some(const Known& known, std::vector<Candidate>& open);
  void compare_all(const Known& known, std::optional<Step>& best);
  std::vector<Candidate> candidates(const Known& known) const;
  bool refute(const Known& known, const Candidate& candidate);
  std::vector<int> core_of(const Known& known, const std::vector<int>& rules, Lit x,
                           std::int64_t most_conflicts);
  std::vector<int> core_of_all(const Known& known, Lit x);
  void keep_possible();
  Reasons::iterator cheapest();
  Reasons::iterator cheapest_minimal(const Known& known);
  void leave_out_facts(Lit x, Reason& reason);
  void make_minimal(const Known& known, Lit x, const std::vector<int>& rules);
  void keep_reason(const Known& known, Lit x, const std::vector<int>& rules);

  const RuleBook& book_;
  ExplainOptions options_;
  Budget& budget_;
  AllRules all_;
  RuleSolver solver_;
  std::vector<int> rules_by_cost_;
  std::vector<int> rules_in_order_;
  std::vector<bool> possible_;  // of a literal: some answer has it
  Reasons reasons_;
  bool gave_up_ = false;  // on a question about some of the rules
};

}  // namespace p2c
