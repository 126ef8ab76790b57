#include "solver_glue/generate/difficulty.hpp"

#include <algorithm>
#include <limits>

#include "encoder/rule_book.hpp"
#include "solver_glue/explain/explainer.hpp"

namespace p2c {
namespace {

// Of levels, both included.
struct Levels {
  int least;
  int most;
};

Levels levels_of(Difficulty difficulty) {
  switch (difficulty) {
    case Difficulty::kEasy:
      return {1, 1};
    case Difficulty::kNormal:
      return {2, 2};
    case Difficulty::kHard:
      return {3, 4};
    case Difficulty::kExtreme:
      break;
  }
  return {5, std::numeric_limits<int>::max()};
}

DifficultyVerdict judge(const Levels& wanted, int at_least, int at_most) {
  if (at_most < wanted.least) return DifficultyVerdict::kEasier;
  const bool right = at_least >= wanted.least && at_most <= wanted.most;
  return right ? DifficultyVerdict::kRight : DifficultyVerdict::kUnknown;
}

// One way to the answer, as far as it says more than is known.
DifficultyVerdict follow(const RuleBook& book, const Answer& answer, const Levels& wanted,
                         const ExplainOptions& options) {
  constexpr int kAnyLevel = std::numeric_limits<int>::max();
  Explainer explainer(book, {}, options);
  explainer.expect(answer);
  int at_least = 0;
  int at_most = 0;
  while (const std::optional<Step> step = explainer.next()) {
    at_least = std::max(at_least, step->least_rules);
    at_most = std::max(at_most, static_cast<int>(step->rules.size()));
    if (at_least > wanted.most) return DifficultyVerdict::kHarder;
    if (at_least >= wanted.least && wanted.most == kAnyLevel) return DifficultyVerdict::kRight;
  }
  if (explainer.end() != Explainer::End::kComplete) return DifficultyVerdict::kUnknown;
  return judge(wanted, at_least, at_most);
}

}  // namespace

DifficultyVerdict compare_difficulty(const AnyPuzzle& puzzle, const Answer& answer,
                                     Difficulty wanted, const Stop* stop) {
  constexpr std::int64_t kConflicts = 500'000;
  const RuleBook book(puzzle, stop);
  ExplainOptions options{0, kConflicts, false, stop};
  const Levels levels = levels_of(wanted);
  const DifficultyVerdict verdict = follow(book, answer, levels, options);
  if (verdict != DifficultyVerdict::kUnknown) return verdict;
  options.smallest = true;
  return follow(book, answer, levels, options);
}

}  // namespace p2c
