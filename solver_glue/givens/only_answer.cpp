#include "solver_glue/givens/only_answer.hpp"

namespace p2c {

Status find_only_answer(const AnyPuzzle& puzzle, const Givens& givens, const Answer& answer,
                        const SearchOptions& options) {
  Search search(puzzle, givens, options);
  const Status first = search.next();
  if (first != Status::kSatisfiable) return first;
  if (search.answer() != answer) return Status::kUnsatisfiable;
  const Status second = search.next();
  if (second == Status::kUnknown) return second;
  return second == Status::kSatisfiable ? Status::kUnsatisfiable : Status::kSatisfiable;
}

}  // namespace p2c
