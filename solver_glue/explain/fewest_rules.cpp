#include "solver_glue/explain/fewest_rules.hpp"

#include <algorithm>

#include "solver_glue/givens/hitting_set.hpp"

namespace puzzle2cnf {
namespace {

constexpr int kMostQuestions = 3'000;
constexpr std::int64_t kConflicts = 2'000;  // of one hitting set

class Smaller {
 public:
  Smaller(AllRules& all, std::span<const Lit> facts, std::span<const int> among,
          const ExplainOptions& options)
      : all_(all),
        facts_(facts),
        among_(among.begin(), among.end()),
        sets_(options.seed, options.stop) {}

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
        sets_.add(rules_beside(std::move(hit)));
      }
    }
    return found;
  }

 private:
  Status ask(const std::vector<int>& rules) {
    ++questions_;
    return all_.solve(rules, facts_);
  }

  // Of all rules those that no board keeps together with `kept`, which grows rule by rule.
  std::vector<int> rules_beside(std::vector<int> kept) {
    std::vector<int> beside;
    for (const int rule : among_) {
      if (std::find(kept.begin(), kept.end(), rule) != kept.end()) continue;
      kept.push_back(rule);
      if (ask(kept) == Status::kSatisfiable) continue;
      kept.pop_back();
      beside.push_back(rule);
    }
    return beside;
  }

  AllRules& all_;
  std::span<const Lit> facts_;
  std::vector<int> among_;  // ascending
  HittingSets sets_;
  int questions_ = 0;
};

}  // namespace

FewestRules find_fewest_rules(AllRules& all, std::vector<int> known, std::span<const int> among,
                              std::span<const Lit> facts, const ExplainOptions& options,
                              int enough) {
  return Smaller(all, facts, among, options).run(std::move(known), enough);
}

}  // namespace puzzle2cnf
