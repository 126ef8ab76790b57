#include "instances/puzzles/nurikabe/nurikabe.hpp"

#include <algorithm>
#include <numeric>

#include "instances/cells_near.hpp"
#include "instances/parts/shading_rules.hpp"

namespace p2c {
namespace {

struct Island {
  int first;  // cell
  std::size_t cells = 0;
  int clue = -1;        // the first cell with a clue
  int other_clue = -1;  // another one
  bool open = false;    // a cell beside it may be unshaded, too
};

// Looks at each cell once.
class Islands {
 public:
  Islands(const Grid<int>& clues, const Answer& shaded)
      : clues_(clues), shaded_(shaded), seen_(shaded.size(), 0) {}

  /// The island of an unshaded cell; nothing where it was seen.
  std::optional<Island> of(int cell) {
    if (seen_[cell] == 1) return {};
    Island island{cell};
    take(cell);
    while (!waiting_.empty()) {
      const int next = waiting_.back();
      waiting_.pop_back();
      add(next, island);
      each_beside(clues_.rows, clues_.cols, next, [&](int beside) {
        if (shaded_[beside] == kOpen) island.open = true;
        if (shaded_[beside] == 0 && seen_[beside] == 0) take(beside);
      });
    }
    return island;
  }

 private:
  void take(int cell) {
    seen_[cell] = 1;
    waiting_.push_back(cell);
  }
  void add(int cell, Island& island) const {
    ++island.cells;
    if (clues_[cell] == kNoClue) return;
    (island.clue < 0 ? island.clue : island.other_clue) = cell;
  }

  const Grid<int>& clues_;
  const Answer& shaded_;
  std::vector<char> seen_;
  std::vector<int> waiting_;
};

std::vector<Island> all_islands(const Grid<int>& clues, const Answer& shaded) {
  Islands islands(clues, shaded);
  std::vector<Island> all;
  for (int i = 0; i < clues.size(); ++i) {
    if (shaded[i] == 1) continue;
    if (const std::optional<Island> island = islands.of(i)) all.push_back(*island);
  }
  return all;
}

// Also of an island that may grow.
bool is_too_much(const Grid<int>& clues, const Island& island) {
  if (island.other_clue >= 0) return true;
  const int number = island.clue < 0 ? kUnknownClue : clues[island.clue];
  return number >= 0 && static_cast<std::size_t>(number) < island.cells;
}

bool is_too_little(const Grid<int>& clues, const Island& island) {
  if (island.clue < 0) return true;
  const int number = clues[island.clue];
  return number >= 0 && static_cast<std::size_t>(number) > island.cells;
}

Broken words(const Grid<int>& clues, const Island& island) {
  const auto name = [&](int cell) { return cell_name_at(cell, clues.cols); };
  if (island.other_clue >= 0) {
    return name(island.clue) + " and " + name(island.other_clue) +
           " have clues, and are in one island";
  }
  if (island.clue < 0) return "the island of " + name(island.first) + " has no clue";
  return "the island of " + name(island.clue) + " has " + counted(island.cells, "cell") +
         ", but its clue is " + std::to_string(clues[island.clue]);
}

}  // namespace

Broken Nurikabe::check(const Answer& shaded) const {
  for (int i = 0; i < clue.size(); ++i) {
    if (clue[i] != kNoClue && shaded[i] == 1) {
      return cell_name_at(i, cols()) + " has a clue, and is shaded";
    }
  }
  if (Broken broken = check_two_by_two(shaded, cols())) return broken;
  const std::vector<Island> islands = sea_alone ? std::vector<Island>() : all_islands(clue, shaded);
  for (const Island& island : islands) {
    if (island.clue < 0) return words(clue, island);
  }
  if (Broken broken = check_connected(shaded, cols(), 1)) return broken;
  for (const Island& island : islands) {
    if (is_too_much(clue, island) || is_too_little(clue, island)) return words(clue, island);
  }
  return {};
}

// All rules but that of the sea, which is not local.
bool Nurikabe::possible(const Answer& shaded, int last) const {
  if (clue[last] != kNoClue && shaded[last] == 1) return false;
  if (ends_two_by_two(shaded, cols(), last)) return false;
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
Nurikabe Nurikabe::with_clues_of(const Answer& shaded, Rng& rng) const {
  std::vector<int> cells(shaded.size());
  std::iota(cells.begin(), cells.end(), 0);
  shuffle(cells, rng);
  std::stable_partition(cells.begin(), cells.end(),
                        [&](int cell) { return clue[cell] != kNoClue; });
  Nurikabe clued;
  clued.clue = Grid<int>(rows(), cols(), kNoClue);
  Islands islands(clue, shaded);
  for (const int cell : cells) {
    if (shaded[cell] == 1) continue;
    const std::optional<Island> island = islands.of(cell);
    if (island) clued.clue[cell] = static_cast<int>(island->cells);
  }
  return clued;
}

}  // namespace p2c
