#include "solver_glue/explain/fewest_rules.hpp"

#include <algorithm>

#include "solver_glue/explain/rule_solver.hpp"
#include "solver_glue/givens/hitting_set.hpp"

namespace p2c {
namespace {

constexpr int kMostQuestions = 3'000;
constexpr std::int64_t kConflicts = 2'000;  // of one hitting set

class Smaller {
 public:
  Smaller(const RuleBook& book, AllRules& all, std::span<const int> among,
          std::span<const Lit> facts, const ExplainOptions& options)
      : book_(book),
        all_(all),
        among_(among),
        facts_(facts),
        sets_(options.seed, options.stop),
        solver_(book, options.stop) {}

  FewestRules run(std::vector<int> known, int enough) {
    FewestRules found{std::move(known), 0};
    while (!found.proved() && questions_ < kMostQuestions && sets_.minimise(kConflicts)) {
      found.at_least = static_cast<int>(sets_.lower_bound());
      if (found.proved() || (enough > 0 && found.at_least >= enough)) break;
      std::vector<int> hit = sets_.best();
      const Status status = ask(hit);
      if (status == Status::kUnknown) break;
      if (status == Status::kUnsatisfiable) {
        found.rules = std::move(hit);
      } else {
        sets_.add(rules_beside());
      }
    }
    return found;
  }

 private:
  Status ask(const std::vector<int>& rules) {
    ++questions_;
    return all_.solve(rules, facts_);
  }

  // After a board was found: rules that no board keeps together with all others.
  std::vector<int> rules_beside() {
    std::vector<int> kept;
    std::vector<int> broken;
    for (const int rule : among_) {
      (keeps(rule) ? kept : broken).push_back(rule);
    }
    std::vector<int> beside;
    for (const int rule : broken) {
      kept.push_back(rule);
      if (ask(kept) == Status::kSatisfiable) continue;
      kept.pop_back();
      beside.push_back(rule);
    }
    return beside;
  }

  // The board that was found last keeps the rule.
  bool keeps(int rule) {
    Lits values;
    const Unknowns& unknowns = book_.unknowns();
    for (const int slot : book_.rule(rule).rule.scope) {
      for (int v = unknowns.lo(slot); v <= unknowns.hi(slot); ++v) {
        if (board(unknowns.is(slot, v))) values.push_back(unknowns.is(slot, v));
      }
    }
    return solver_.begin({&rule, 1}, values) && solver_.possible();
  }
  bool board(Lit x) const { return all_.model(x); }

  const RuleBook& book_;
  AllRules& all_;
  std::span<const int> among_;
  std::span<const Lit> facts_;
  HittingSets sets_;
  RuleSolver solver_;
  int questions_ = 0;
};

}  // namespace

FewestRules find_fewest_rules(const RuleBook& book, AllRules& all, std::vector<int> known,
                              std::span<const int> among, std::span<const Lit> facts,
                              const ExplainOptions& options, int enough) {
  return Smaller(book, all, among, facts, options).run(std::move(known), enough);
}

}  // namespace p2c
