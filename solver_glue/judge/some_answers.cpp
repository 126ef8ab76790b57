#include "solver_glue/judge/some_answers.hpp"

#include "instances/limits/throw_if_stopped.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

int answers_up_to(const AnyPuzzle& puzzle, int most, std::int64_t conflicts, const Stop* stop) {
  SearchOptions options;
  options.conflict_limit = conflicts;
  options.stop = stop;
  Search search(puzzle, {}, options);
  for (int found = 0; found < most; ++found) {
    const Status status = search.next();
    throw_if_stopped(stop);
    if (status == Status::kUnsatisfiable) return found;
    if (status == Status::kUnknown) return -1;
  }
  return most;
}

}  // namespace p2c
