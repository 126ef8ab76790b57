#include "instances/puzzles/shikaku/shikaku.hpp"

#include <algorithm>
#include <numeric>

#include "instances/limits/throw_if_stopped.hpp"
#include "instances/words/region_rules.hpp"

namespace p2c {

// What is missing comes last: a half-finished board always lacks some borders.
Broken Shikaku::check(const Answer& borders) const {
  const Grid<int> regions = regions_within(rows(), cols(), borders);
  if (Broken broken = check_inner_borders(borders, regions)) return broken;
  const std::vector<Island> all = regions_with_clues(clue, borders, regions);
  for (const Island& region : all) {
    if (region.clue < 0) return fault_of(clue, region, "region");
  }
  if (Broken broken = check_rectangles(regions)) return broken;
  for (const Island& region : all) {
    if (is_too_much(clue, region) || is_too_little(clue, region)) {
      return fault_of(clue, region, "region");
    }
  }
  return {};
}

bool Shikaku::possible(const Answer& borders, int /*last*/) const {
  for (int i = cols() + 1; i < clue.size(); ++i) {
    if (i % cols() == 0) continue;
    if (!corner_is_possible(rows(), cols(), borders, i / cols(), i % cols())) return false;
  }
  return regions_are_possible(clue, borders);
}

Shikaku Shikaku::with_clues_of(const Answer& borders, Rng& rng, const Stop* stop) const {
  NowAndThen poll(stop);
  const Grid<int> regions = regions_within(rows(), cols(), borders);
  throw_if_stopped(stop);
  std::vector<int> sizes(regions.cells.size(), 0);
  for (const int region : regions.cells) ++sizes[region];
  std::vector<int> cells(regions.cells.size());
  std::iota(cells.begin(), cells.end(), 0);
  shuffle(cells, rng);
  throw_if_stopped(stop);
  std::stable_partition(cells.begin(), cells.end(), [&](int cell) {
    poll.throw_if_stopped();
    return clue[cell] != kNoClue;
  });
  Shikaku clued;
  clued.clue = Grid<int>(rows(), cols(), kNoClue);
  for (const int cell : cells) {
    poll.throw_if_stopped();
    int& size = sizes[regions[cell]];
    if (size > 0) clued.clue[cell] = size;
    size = 0;
  }
  return clued;
}

}  // namespace p2c
