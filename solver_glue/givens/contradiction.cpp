#include "solver_glue/givens/contradiction.hpp"

#include "solver_glue/givens/hitting_set.hpp"
#include "solver_glue/givens/only_answer.hpp"

namespace p2c {
namespace {

// The position, divided by an answer.
struct Divided {
  Givens kept;
  Givens changed;
  std::vector<int> changed_at;  // in the position
};

Divided divide(const Givens& position, const Answer& answer) {
  Divided parts;
  for (std::size_t i = 0; i < position.size(); ++i) {
    if (answer[position[i].first] == position[i].second) {
      parts.kept.push_back(position[i]);
    } else {
      parts.changed.push_back(position[i]);
      parts.changed_at.push_back(static_cast<int>(i));
    }
  }
  return parts;
}

// The same work on every machine, seconds at most: the verdict is known, this is only the reason.
constexpr std::int64_t kConflicts = 2'000;  // of one question
constexpr int kMostQuestions = 1'000;       // for the smallest set

// After an answer was found: asks for answers that keep more, until there is none.
std::vector<int> fewest_changes(Search& search, const Givens& position, int& questions) {
  Divided parts = divide(position, search.answer());
  while (++questions < kMostQuestions &&
         search.next_with(parts.kept, parts.changed, kConflicts) == Status::kSatisfiable) {
    parts = divide(position, search.answer());
  }
  return parts.changed_at;
}

Givens those_of(const Givens& position, const std::vector<int>& indices) {
  Givens some;
  for (const int i : indices) some.push_back(position[i]);
  return some;
}

// Leaves out one slot after the other where the rest is still enough, until a stop.
Givens without_idle(Search& search, Givens slots, const Stop* stop) {
  for (std::size_t i = slots.size(); i-- > 0 && !is_stopped(stop);) {
    Givens rest = slots;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (search.next_with(rest, {}, kConflicts) == Status::kUnsatisfiable) slots = std::move(rest);
  }
  return slots;
}

// False when a stop or a limit came first; the slots are then as they were.
bool shrink(Search& search, const Givens& position, const SearchOptions& options, Givens& slots) {
  HittingSets sets(options.seed, options.stop);
  for (int questions = 0; questions < kMostQuestions; ++questions) {
    if (!sets.minimise(kConflicts)) return false;
    if (static_cast<std::size_t>(sets.lower_bound()) == slots.size()) return true;
    const Givens some = those_of(position, sets.best());
    const Status status = search.next_with(some, {}, kConflicts);
    if (status == Status::kUnknown) return false;
    if (status == Status::kUnsatisfiable) {
      slots = some;
      return true;
    }
    sets.add(fewest_changes(search, position, questions));
  }
  return false;
}

}  // namespace

Contradiction find_contradiction(const AnyPuzzle& puzzle, const Givens& givens,
                                 const Givens& position, const SearchOptions& options) {
  Contradiction found;
  Search search(puzzle, givens, options);
  found.status = search.next();
  if (found.status != Status::kSatisfiable) return found;
  const Answer first = search.answer();
  const Status only = find_only_answer(puzzle, givens, first, options);
  if (only == Status::kUnknown) found.status = only;
  if (only == Status::kSatisfiable) {
    found.one_answer = true;
    found.slots = divide(position, first).changed;
    found.smallest = true;
  }
  if (only != Status::kUnsatisfiable) return found;
  found.status = search.next_with(position);
  if (found.status == Status::kSatisfiable) throw CheckFailed("an answer continues the position");
  if (found.status == Status::kUnknown) return found;
  found.status = Status::kSatisfiable;
  found.slots = without_idle(search, search.failed(), options.stop);
  found.smallest = shrink(search, position, options, found.slots);
  return found;
}

}  // namespace p2c
