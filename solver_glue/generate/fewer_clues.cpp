#include "solver_glue/generate/fewer_clues.hpp"

#include <algorithm>

namespace puzzle2cnf {

Clues clues_to_leave_out(RuleVersions& versions, const AnyPuzzle& full, const Answer& answer,
                         std::size_t keep, Rng& rng) {
  Clues left = full.clues();
  std::size_t still = left.size();
  shuffle(left, rng);
  Clues go;
  Clues order;
  for (const int clue : left) {
    if (still <= keep) break;
    go.insert(std::lower_bound(go.begin(), go.end(), clue), clue);
    const PuzzlePtr fewer = full.without(go);
    const Status status = versions.other(*fewer, answer);
    if (status == Status::kUnsatisfiable) {
      order.push_back(clue);
      --still;
    } else {
      go.erase(std::lower_bound(go.begin(), go.end(), clue));
    }
  }
  return order;
}

}  // namespace puzzle2cnf
