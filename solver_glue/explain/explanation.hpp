// What `hint` and `explain` are asked, and what they found out, without a word about printing.
#pragma once

#include <optional>
#include <vector>

#include "solver_glue/explain/best_guess.hpp"
#include "solver_glue/explain/contradictory_rules.hpp"
#include "solver_glue/explain/rings.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

struct ExplanationTask {
  const AnyPuzzle& puzzle;  // what the givens and the state belong to
  Givens givens;
  Givens state;            // entries of a player, right or wrong
  int slot = -1;           // asked about: until its value is known; -1: none
  bool one_value = false;  // until the next value of a slot is known
};

struct Explanation {
  enum class Answers { kUnknown, kNone, kOne, kSeveral };

  Answers answers = Answers::kUnknown;
  /// With one answer: the slots that the state has otherwise. The steps refute the first that is
  /// not given.
  std::vector<int> wrong;
  /// With several: entries of the state that no answer has together; perhaps not the fewest.
  Givens at_odds;
  bool fewest_at_odds = false;
  /// Known before the steps: the givens, and the entries unless they are wrong.
  Answer start;
  std::vector<Step> steps;
  /// Of each step; fewer at a limit.
  std::vector<std::vector<Ring>> rings;
  /// Known after the steps and others that do not lead to what was asked about.
  Answer known;
  /// What was asked about, once it is known.
  std::optional<SlotFact> goal;
  /// Without an answer: why. Left out at a limit. Where it is an odd sum, the steps lead to what
  /// has to be known for it.
  std::optional<ContradictoryRules> contradiction;
  /// With several, where nothing more follows. At most kMostGuesses slots are tried.
  std::optional<BestGuess> guess;
  /// Of time or conflicts: this is what was found so far. Without an answer: of the reason.
  bool limit = false;

  static constexpr int kMostGuesses = 100;

  bool is_complete() const { return answers != Answers::kNone && is_whole(known); }
};

/// The book is the puzzle's. Every step of a puzzle with one answer is checked against it. Throws
/// what Search throws, but Stopped only while nothing is known.
Explanation explain(const RuleBook& book, const ExplanationTask& task, const SearchOptions& search,
                    const ExplainOptions& options);

/// How hard the steps are.
struct StepCounts {
  int steps = 0;
  int of_two_or_more = 0;  // rules
  int most_rules = 0;      // of one step; 0: no steps
  int least_rules = 0;     // some step has to have so many
};
StepCounts count_steps(const std::vector<Step>& steps);

}  // namespace p2c
