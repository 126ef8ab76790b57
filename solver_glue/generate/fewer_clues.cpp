#include "solver_glue/generate/fewer_clues.hpp"

#include <algorithm>

namespace puzzle2cnf {

std::optional<Clues> clues_to_leave_out(RuleVersions& versions, const AnyPuzzle& full,
                                        const Answer& answer, std::size_t most, const Stop* stop,
                                        Rng& rng) {
  Clues left = full.clues();
  shuffle(left, rng);
  Clues go;
  Clues order;
  for (const int clue : left) {
    if (order.size() == most) break;
    go.insert(std::lower_bound(go.begin(), go.end(), clue), clue);
    const Status status = versions.other(*full.without(go), answer);
    if (status == Status::kUnknown) {
      if (is_stopped(stop)) throw Stopped(stop->reason());
      return {};
    }
    if (status == Status::kUnsatisfiable) {
      order.push_back(clue);
    } else {
      go.erase(std::lower_bound(go.begin(), go.end(), clue));
    }
  }
  return order;
}

}  // namespace puzzle2cnf
