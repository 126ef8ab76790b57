// Islands: connected cells that are not shaded, each of which should have exactly one clue and,
// where that is a number, exactly that many cells.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

struct Island {
  int first;  // cell
  std::size_t cells = 0;
  int clue = -1;        // the first cell with a clue
  int other_clue = -1;  // another one
  bool open = false;    // a cell beside it may be unshaded, too
};

/// A cell more, with its clue if it has one.
void add_cell(const Grid<int>& clues, int cell, Island& island);

/// The islands of a shading (1 is shaded, kOpen not known). Looks at each cell once.
class Islands {
 public:
  Islands(const Grid<int>& clues, const Answer& shaded)
      : clues_(clues), shaded_(shaded), seen_(shaded.size(), 0) {}

  /// The island of an unshaded cell; nothing where it was seen.
  std::optional<Island> of(int cell);

 private:
  void take(int cell);

  const Grid<int>& clues_;
  const Answer& shaded_;
  std::vector<char> seen_;
  std::vector<int> waiting_;
};

/// In the order of their first cells.
std::vector<Island> all_islands(const Grid<int>& clues, const Answer& shaded);

/// Two clues, or more cells than its number; also of an island that may grow.
bool is_too_much(const Grid<int>& clues, const Island& island);
/// No clue, or fewer cells than its number.
bool is_too_little(const Grid<int>& clues, const Island& island);
/// What is wrong with an island that is too much or too little; `noun` is what messages call it.
Broken fault_of(const Grid<int>& clues, const Island& island, std::string_view noun = "island");

}  // namespace p2c
