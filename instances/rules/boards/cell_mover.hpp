// Cells that go to another region.
#pragma once

#include <memory>
#include <vector>

#include "instances/generator.hpp"
#include "instances/rules/boards/region_costs.hpp"

namespace p2c {

class CellMover {
 public:
  /// `given` is the regions. The answer keeps the rules that name them, as the other one does.
  CellMover(const std::shared_ptr<const RuleText>& text, int given,
            const Planted<BoardData>& planted, const Answer& other);

  /// Moves the cell such that the answer still does, and the other one does not, or has other
  /// numbers of regions. With it go cells
  /// up to the bound of its region, and what only these join to the rest. False: nothing was moved.
  bool move(int cell, Rng& rng);

  /// The board, without numbers of regions.
  BoardData board();

 private:
  std::vector<int> chunk_at(int cell, Rng& rng) const;
  std::vector<int> regions_beside(const std::vector<int>& chunk) const;
  std::vector<int> pieces_without(const std::vector<int>& chunk);
  bool decides(int one, int two);
  bool numbers_decide();
  std::int64_t cost(RegionCosts& costs, int one, int two);

  std::shared_ptr<const RuleText> text_;
  RuleBoard board_;
  int given_;
  Grid<int> ids_;
  Pieces piece_of_{0};  // of each cell
  RegionCosts cost_;
  RegionCosts other_cost_;
  Answer answer_;
  Answer other_;
};

}  // namespace p2c
