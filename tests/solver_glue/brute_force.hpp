// All answers of a small board: once by its rules alone, once by search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "solver_glue/search.hpp"

namespace p2c {

/// A board with more ways to fill it is walked, and not tried way by way.
inline constexpr std::int64_t kMostTried = std::int64_t{1} << 15;

/// How many ways there are to fill the slots; `limit` + 1 when there are more than `limit`.
inline std::int64_t ways_to_fill(const std::vector<Slot>& slots, std::int64_t limit) {
  std::int64_t ways = 1;
  for (const Slot& slot : slots) {
    ways *= slot.hi - slot.lo + 1;
    if (ways > limit) return limit + 1;
  }
  return ways;
}

/// Moves to the next answer in lexicographic order; false after the last one.
inline bool count_on(Answer& answer, const std::vector<Slot>& slots) {
  for (std::size_t i = answer.size(); i > 0; --i) {
    if (answer[i - 1] < slots[i - 1].hi) {
      ++answer[i - 1];
      return true;
    }
    answer[i - 1] = slots[i - 1].lo;
  }
  return false;
}

/// Fills the slots in their order and turns back where the rules say that no answer begins so. Each
/// whole answer that is reached is shown to `see`, in lexicographic order. False where it gave up,
/// after so many beginnings.
template <class See>
bool walk(const AnyPuzzle& puzzle, std::int64_t most_beginnings, See see) {
  const std::vector<Slot>& slots = puzzle.slots();
  Answer answer(slots.size(), kOpen);
  std::int64_t beginnings = 0;
  std::size_t next = 0;  // the slots before it have values
  while (true) {
    if (next == slots.size()) {
      see(answer);
    } else if (answer[next] != slots[next].hi) {
      answer[next] = answer[next] == kOpen ? slots[next].lo : answer[next] + 1;
      if (++beginnings > most_beginnings) return false;
      if (puzzle.possible(answer, static_cast<int>(next))) ++next;
      continue;
    } else {
      answer[next] = kOpen;
    }
    if (next == 0) return true;
    --next;
  }
}

/// The answers by the puzzle's own check, in lexicographic order.
inline std::vector<Answer> answers_by_rules(const AnyPuzzle& puzzle) {
  std::vector<Answer> found;
  walk(puzzle, std::numeric_limits<std::int64_t>::max(), [&](const Answer& answer) {
    if (!puzzle.check(answer)) found.push_back(answer);
  });
  return found;
}

/// The same, and every way to fill the slots is shown to `see` with the verdict: of more than
/// kMostTried those that a walk reaches.
template <class See>
std::vector<Answer> answers_by_rules(const AnyPuzzle& puzzle, See see) {
  const std::vector<Slot>& slots = puzzle.slots();
  std::vector<Answer> found;
  const auto judge = [&](const Answer& answer) {
    const bool right = !puzzle.check(answer);
    see(answer, right);
    if (right) found.push_back(answer);
  };
  if (ways_to_fill(slots, kMostTried) > kMostTried) {
    walk(puzzle, std::numeric_limits<std::int64_t>::max(), judge);
    return found;
  }
  Answer answer;
  for (const Slot& slot : slots) answer.push_back(slot.lo);
  do {
    judge(answer);
  } while (count_on(answer, slots));
  return found;
}

/// What a search to the end brings, sorted; it gives up after `most` answers.
struct Found {
  std::vector<Answer> answers;
  SolverCounts counts;
  bool gave_up = false;  // the limit of conflicts came before the end
};

inline Found answers_by_search(const AnyPuzzle& puzzle, const Givens& givens,
                               const SearchOptions& options, std::size_t most) {
  Search search(puzzle, givens, options);
  Found found;
  Status status = Status::kSatisfiable;
  while (found.answers.size() <= most && (status = search.next()) == Status::kSatisfiable) {
    found.answers.push_back(search.answer());
  }
  found.gave_up = status == Status::kUnknown;
  std::sort(found.answers.begin(), found.answers.end());
  found.counts = search.counts();
  return found;
}

}  // namespace p2c
