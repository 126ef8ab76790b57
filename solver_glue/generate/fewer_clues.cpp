#include "solver_glue/generate/fewer_clues.hpp"

#include <algorithm>

#include "instances/limits/throw_if_stopped.hpp"

namespace puzzle2cnf {
namespace {

Clues sorted(Clues clues) {
  std::sort(clues.begin(), clues.end());
  return clues;
}

}  // namespace

// Several clues at once, half as many where there is another answer then: what goes is the same as
// with one after the other, since more answers never become fewer.
std::optional<Clues> clues_to_leave_out(const OtherWithout& other, const AnyPuzzle& full,
                                        std::size_t most, const Stop* stop, Rng& rng) {
  Clues left = full.clues();
  shuffle(left, rng);
  Clues go;
  PuzzlePtr fuller;  // without those; null: full
  std::size_t together = 1;
  for (auto next = left.begin(); next != left.end() && go.size() < most;) {
    const auto rest = static_cast<std::size_t>(left.end() - next);
    together = std::min({together, most - go.size(), rest});
    const auto end = next + static_cast<std::ptrdiff_t>(together);
    Clues more = go;
    more.insert(more.end(), next, end);
    PuzzlePtr fewer = full.without(sorted(more));
    const Status status = other(*fewer, fuller ? *fuller : full);
    if (status == Status::kUnknown) {
      throw_if_stopped(stop);
      return {};
    }
    const bool gone = status == Status::kUnsatisfiable;
    if (gone) {
      go = std::move(more);
      fuller = std::move(fewer);
    }
    if (gone || together == 1) next = end;
    together = gone ? 2 * together : std::max<std::size_t>(1, together / 2);
  }
  return go;
}

}  // namespace puzzle2cnf
