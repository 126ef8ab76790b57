// Whether a board that is being made has another answer.
#pragma once

#include <optional>
#include <vector>

#include "instances/kind/any_generator.hpp"
#include "solver_glue/generate/rule_versions.hpp"

namespace p2c {

/// Asks one solver for all versions of a board, or a new search each time, as the kind says; but
/// first the rules, where they alone can give an answer. A question that takes too many conflicts
/// makes the board be given up: another is found sooner.
class OtherAnswer {
 public:
  /// Both must outlive it.
  OtherAnswer(const AnyGenerator& generator, const Stop* stop)
      : generator_(generator), stop_(stop) {}

  /// Of a question, where nothing else is said.
  static constexpr std::int64_t kMostConflicts = 100'000;

  const AnyGenerator& generator() const { return generator_; }
  /// Of the solver for versions, so far.
  std::int64_t conflicts() const { return versions_ ? versions_->conflicts() : 0; }

  /// This is the only answer of the puzzle. False, with found(): another one is, too, perhaps one
  /// that was found before. Nothing: it took too long. Throws Stopped.
  std::optional<bool> is_only(const AnyPuzzle& puzzle, const Answer& answer);
  const Answer& found() const { return found_; }

  /// How many of the other answers found before the puzzle allows.
  int known_others(const AnyPuzzle& puzzle, const Answer& answer) const;

  /// Looks for another answer of the puzzle, which lacks some clues of `fuller`; this is the only
  /// answer of that. kUnknown also where a stop was asked for. Throws Stopped.
  Status without_clues(const AnyPuzzle& puzzle, const Answer& answer, const AnyPuzzle& fuller,
                       std::int64_t most_conflicts);

  /// Looks for an answer of the puzzle near this one, which may break rules. kUnknown: it took too
  /// long. Throws Stopped.
  Status near(const AnyPuzzle& puzzle, const Answer& wanted);
  /// The same of what answers are drawn from, which may have other slots than the versions, and
  /// with at most so many conflicts; where `fixed` is a slot, with its value.
  Status draw(const AnyPuzzle& ground, const Answer& wanted, std::int64_t most_conflicts,
              int fixed = -1);

  /// The same as is_only, by a search that knows nothing of how the puzzle was made. Throws
  /// CheckFailed where there is another answer, or the answer is none.
  bool confirm(const AnyPuzzle& puzzle, const Answer& answer);

  /// Puzzles from now on need not have in common what those before had.
  void forget_versions() { versions_.reset(); }

  /// The solver for versions of this puzzle.
  RuleVersions& versions(const AnyPuzzle& puzzle);
  RuleVersionsOptions options() const;

 private:
  Status found_near(Status status, const RuleVersions& versions);
  bool is_known(const AnyPuzzle& puzzle, const Answer& answer);
  void keep_found();
  std::optional<Status> ask_rules(const AnyPuzzle& puzzle, const Answer& answer,
                                  const AnyPuzzle* fuller);
  Status ask_afresh(const AnyPuzzle& puzzle, const Answer& answer);
  Status ask_versions(const AnyPuzzle& puzzle, const Answer& answer);

  const AnyGenerator& generator_;
  const Stop* stop_;
  AskByRules<AnyPuzzle> rules_;  // empty before the first question
  std::optional<RuleVersions> versions_;
  std::optional<RuleVersions> ground_;
  Answer found_;
  std::vector<Answer> before_;            // found for earlier boards, the latest last
  const AnyPuzzle* confirmed_ = nullptr;  // the puzzle asked about last, by a search of its own
};

}  // namespace p2c
