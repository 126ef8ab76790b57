#include "instances/words/island_rules.hpp"

#include <string>

#include "instances/cells_near.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {

std::optional<Island> Islands::of(int cell) {
  if (seen_[cell] == 1) return {};
  Island island{cell};
  take(cell);
  while (!waiting_.empty()) {
    const int next = waiting_.back();
    waiting_.pop_back();
    add_cell(clues_, next, island);
    each_beside(clues_.rows, clues_.cols, next, [&](int beside) {
      if (shaded_[beside] == kOpen) island.open = true;
      if (shaded_[beside] == 0 && seen_[beside] == 0) take(beside);
    });
  }
  return island;
}

void Islands::take(int cell) {
  seen_[cell] = 1;
  waiting_.push_back(cell);
}

void add_cell(const Grid<int>& clues, int cell, Island& island) {
  ++island.cells;
  if (clues[cell] == kNoClue) return;
  (island.clue < 0 ? island.clue : island.other_clue) = cell;
}

std::vector<Island> all_islands(const Grid<int>& clues, const Answer& shaded) {
  Islands islands(clues, shaded);
  std::vector<Island> all;
  for (int i = 0; i < clues.size(); ++i) {
    if (shaded[i] == 1) continue;
    if (const std::optional<Island> island = islands.of(i)) all.push_back(*island);
  }
  return all;
}

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

Broken fault_of(const Grid<int>& clues, const Island& island, std::string_view noun) {
  const auto name = [&](int cell) { return cell_name_at(cell, clues.cols); };
  if (island.other_clue >= 0) {
    return name(island.clue) + " and " + name(island.other_clue) + " have clues, and are in one " +
           std::string(noun);
  }
  const std::string its = "the " + std::string(noun) + " of ";
  if (island.clue < 0) return its + name(island.first) + " has no clue";
  return its + name(island.clue) + " has " + counted(island.cells, "cell") + ", but its clue is " +
         std::to_string(clues[island.clue]);
}

}  // namespace p2c
