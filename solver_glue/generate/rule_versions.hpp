// One solver for a puzzle that changes step by step.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "encoder/clauses/options.hpp"
#include "encoder/unknowns.hpp"
#include "instances/documents/registry.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"

namespace puzzle2cnf {

struct RuleVersionsOptions {
  EncodeOptions encode{Connectivity::kCuts};
  int seed = 0;
  std::int64_t conflict_limit = 0;  // of one question; 0: none
  const Stop* stop = nullptr;       // must outlive it
};

// Every rule object that is not in the base has a literal that switches it on, and gets its clauses
// when it is first seen. Versions of a puzzle share nearly all rules, so each adds little, and what
// was learned stays. Two rules are the same when key, scope, words and what they rest on are: a
// rule that follows from several clues hangs on all of them.
//
// Nothing is presolved: what holds for one version need not for the next.
class RuleVersions {
 public:
  /// All versions have these slots, and each rule of `base`, connectivity among them, is one of
  /// theirs; null: there is no such rule. Throws Stopped and TooLarge.
  RuleVersions(const std::vector<Slot>& slots, const AnyPuzzle* base,
               const RuleVersionsOptions& options);

  /// Looks for an answer near this one, which may break rules and have open slots.
  Status near(const AnyPuzzle& puzzle, const Answer& wanted);
  /// Looks for another answer than this one, and near to it. kUnknown: a stop was asked for, or the
  /// limit of conflicts was reached.
  Status other(const AnyPuzzle& puzzle, const Answer& answer);
  /// What was found last. It has passed the puzzle's own check.
  const Answer& found() const { return found_; }

 private:
  class Version;

  struct Identity {
    RuleKey key;
    std::vector<int> scope;  // cages of other shapes may have the same first cell and clue
    std::string words;
    std::vector<std::string> rests_on;
    auto operator<=>(const Identity&) const = default;
  };

  std::vector<Lit> switches(const AnyPuzzle& puzzle);
  Status look(const AnyPuzzle& puzzle, const Answer& wanted, std::vector<Lit> assumed);
  void prefer(const Answer& wanted);
  Lit differs_from(const Answer& answer);
  bool is_refuted(const std::vector<Lit>& switches, const Answer& answer) const;

  RuleVersionsOptions options_;
  CadicalSolver solver_;
  std::optional<Unknowns> unknowns_;
  std::map<Identity, Lit> known_;  // its switch; kTrue for a rule of the base
  std::vector<int> prefix_;        // variables that the base defines before its first rule
  Answer preferred_;
  Answer excluded_;  // by differs_
  Lit differs_ = kTrue;
  std::vector<Lit> refuted_by_;  // switches that leave no answer but excluded_; sorted
  bool has_refutation_ = false;
  Answer found_;
};

}  // namespace puzzle2cnf
