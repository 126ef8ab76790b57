#include "instances/puzzles/nurikabe/nurikabe.hpp"

#include <algorithm>
#include <numeric>

#include "instances/cells_near.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/words/island_rules.hpp"
#include "instances/words/shading_rules.hpp"

namespace p2c {

Broken Nurikabe::check(const Answer& shaded) const {
  if (Broken broken = check_clues_are_unshaded(clue, shaded)) return broken;
  if (Broken broken = check_two_by_two(shaded, cols())) return broken;
  const std::vector<Island> islands = sea_alone ? std::vector<Island>() : all_islands(clue, shaded);
  for (const Island& island : islands) {
    if (island.clue < 0) return fault_of(clue, island);
  }
  if (Broken broken = check_connected(shaded, cols(), 1)) return broken;
  for (const Island& island : islands) {
    if (is_too_much(clue, island) || is_too_little(clue, island)) return fault_of(clue, island);
  }
  return {};
}

// All rules but that of the sea, which is not local.
bool Nurikabe::possible(const Answer& shaded, int last) const {
  if (clue[last] != kNoClue && shaded[last] == 1) return false;
  if (ends_two_by_two(shaded, cols(), last)) return false;
  if (sea_alone) return true;
  Islands islands(clue, shaded);
  const auto may_be = [&](int cell) {
    if (shaded[cell] != 0) return true;
    const std::optional<Island> island = islands.of(cell);
    if (!island) return true;
    return !is_too_much(clue, *island) && (island->open || !is_too_little(clue, *island));
  };
  bool all = may_be(last);
  each_beside(rows(), cols(), last, [&](int beside) { all = all && may_be(beside); });
  return all;
}

// In a cell that has a clue already, else in any.
Nurikabe Nurikabe::with_clues_of(const Answer& shaded, Rng& rng, const Stop* stop) const {
  NowAndThen poll(stop);
  std::vector<int> cells(shaded.size());
  std::iota(cells.begin(), cells.end(), 0);
  shuffle(cells, rng);
  std::stable_partition(cells.begin(), cells.end(), [&](int cell) {
    poll.throw_if_stopped();
    return clue[cell] != kNoClue;
  });
  Nurikabe clued = *this;
  clued.clue = Grid<int>(rows(), cols(), kNoClue);
  clued.sea_alone = false;  // islands are what the clues say
  Islands islands(clue, shaded);
  for (const int cell : cells) {
    poll.throw_if_stopped();
    if (shaded[cell] == 1) continue;
    const std::optional<Island> island = islands.of(cell);
    if (island) clued.clue[cell] = static_cast<int>(island->cells);
  }
  return clued;
}

}  // namespace p2c
