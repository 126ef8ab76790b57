// All answers of a small board: once by its rules alone, once by search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "solver_glue/search.hpp"

namespace p2c {

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

/// Every way to fill the slots that passes the puzzle's own check, in lexicographic order. Each way
/// is shown to `see` with the verdict.
template <class See>
std::vector<Answer> answers_by_rules(const AnyPuzzle& puzzle, See see) {
  const std::vector<Slot>& slots = puzzle.slots();
  Answer answer;
  for (const Slot& slot : slots) answer.push_back(slot.lo);
  std::vector<Answer> found;
  do {
    const bool right = !puzzle.check(answer);
    see(answer, right);
    if (right) found.push_back(answer);
  } while (count_on(answer, slots));
  return found;
}

inline std::vector<Answer> answers_by_rules(const AnyPuzzle& puzzle) {
  return answers_by_rules(puzzle, [](const Answer&, bool) {});
}

/// What a search to the end brings, sorted; it gives up after `most` answers.
struct Found {
  std::vector<Answer> answers;
  SolverCounts counts;
};

inline Found answers_by_search(const AnyPuzzle& puzzle, const Givens& givens,
                               const SearchOptions& options, std::size_t most) {
  Search search(puzzle, givens, options);
  Found found;
  while (found.answers.size() <= most && search.next() == Status::kSatisfiable) {
    found.answers.push_back(search.answer());
  }
  std::sort(found.answers.begin(), found.answers.end());
  found.counts = search.counts();
  return found;
}

}  // namespace p2c
