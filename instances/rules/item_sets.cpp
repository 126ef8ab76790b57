#include "instances/rules/item_sets.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "instances/cells_near.hpp"
#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"
#include "instances/limits/stop.hpp"
#include "instances/rules/cell_sets.hpp"
#include "instances/rules/given_values.hpp"

namespace p2c {
namespace {

using Of = ItemSet::Of;
using Items = std::vector<int>;

Items first_items(int count) {
  Items all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

// --- cells ----------------------------------------------------------------------------------

Items cells_around(int rows, int cols, int cell) {
  Items cells;
  for (const auto& [down, right] : kAround) {
    const int r = cell / cols + down;
    const int c = cell % cols + right;
    if (r >= 0 && r < rows && c >= 0 && c < cols) cells.push_back(r * cols + c);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

Items cells_in_sight(const ItemSet& set, const RuleBoard& board, int from) {
  const Grid<int>& clues = board.clues(set.through);
  Items cells{from};
  for (std::size_t way = 0; way < kAround.size(); way += 2) {
    const auto [down, right] = kAround[way];
    int r = from / board.cols() + down;
    int c = from % board.cols() + right;
    for (; r >= 0 && r < board.rows() && c >= 0 && c < board.cols(); r += down, c += right) {
      const int cell = r * board.cols() + c;
      if ((clues[cell] == kNoClue) != set.negated) break;
      cells.push_back(cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

// The next one in a way.
Items cell_beside(const RuleBoard& board, int cell, int down, int right) {
  const int r = cell / board.cols() + down;
  const int c = cell % board.cols() + right;
  if (r < 0 || r >= board.rows() || c < 0 || c >= board.cols()) return {};
  return {r * board.cols() + c};
}

Items cells_beside_set(const RuleBoard& board, const Items& set) {
  Items cells;
  for (const int cell : set) {
    each_beside(board.rows(), board.cols(), cell, [&](int other) { cells.push_back(other); });
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  std::erase_if(cells,
                [&](int cell) { return std::find(set.begin(), set.end(), cell) != set.end(); });
  return cells;
}

// In the way of the arrow, to the edge of the board.
Items cells_on_ray(const RuleBoard& board, const Grid<ArrowClue>& arrows, int from) {
  using Way = ArrowClue::Way;
  const Way way = arrows[from].way;
  const int down = way == Way::kDown ? 1 : way == Way::kUp ? -1 : 0;
  const int right = way == Way::kRight ? 1 : way == Way::kLeft ? -1 : 0;
  Items cells;
  if (down == 0 && right == 0) return cells;
  int r = from / board.cols() + down;
  int c = from % board.cols() + right;
  for (; arrows.inside(r, c); r += down, c += right) cells.push_back(arrows.index(r, c));
  return cells;
}

Items region_of(const CutBoard& board, int cell) {
  Items cells;
  for (int i = 0; i < board.room.size(); ++i) {
    if (board.room[i] == board.room[cell]) cells.push_back(i);
  }
  return cells;
}

Items cells_of(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  switch (set.of) {
    case Of::kNeighbours:
      return cells_beside(board.rows(), board.cols(), bindings[set.variable].item);
    case Of::kAllAround:
      return cells_around(board.rows(), board.cols(), bindings[set.variable].item);
    case Of::kAbove:
      return cell_beside(board, bindings[set.variable].item, -1, 0);
    case Of::kBelow:
      return cell_beside(board, bindings[set.variable].item, 1, 0);
    case Of::kLeftOf:
      return cell_beside(board, bindings[set.variable].item, 0, -1);
    case Of::kRightOf:
      return cell_beside(board, bindings[set.variable].item, 0, 1);
    case Of::kBeside:
      return cells_beside_set(board, bindings[set.variable].cells);
    case Of::kSight:
      return cells_in_sight(set, board, bindings[set.variable].item);
    case Of::kRay:
      return cells_on_ray(board, board.arrows(set.through), bindings[set.variable].item);
    case Of::kRegionOf:
      return region_of(board.regions(set.through), bindings[set.variable].item);
    case Of::kMembers:
      return bindings[set.variable].cells;
    default:
      return first_items(board.cells());
  }
}

// --- links and sides ------------------------------------------------------------------------

Items links_of(const RuleBoard& board, int cell) {
  const InnerEdges edges{board.rows(), board.cols()};
  Items links;
  each_beside(board.rows(), board.cols(), cell, [&](int other) {
    links.push_back(edges.between(std::min(cell, other), std::max(cell, other)));
  });
  std::sort(links.begin(), links.end());
  return links;
}

// Those with both cells in the set, or with one.
Items links_at(const RuleBoard& board, const Items& cells, int inside) {
  std::vector<char> in(static_cast<std::size_t>(board.cells()), 0);
  for (const int cell : cells) in[cell] = 1;
  Items links;
  each_inner_edge(board.rows(), board.cols(), [&](int edge, int a, int b) {
    if (in[a] + in[b] == inside) links.push_back(edge);
  });
  return links;
}

Items lines_of(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  switch (set.of) {
    case Of::kLinks:
      return first_items(InnerEdges{board.rows(), board.cols()}.size());
    case Of::kLinksOf:
      return links_of(board, bindings[set.variable].item);
    case Of::kLinksWithin:
      return links_at(board, bindings[set.variable].cells, 2);
    case Of::kLinksLeaving:
      return links_at(board, bindings[set.variable].cells, 1);
    case Of::kLinksOnRay:
      return links_at(
          board, cells_on_ray(board, board.arrows(set.through), bindings[set.variable].item), 2);
    case Of::kSides:
      return first_items(Lattice{board.rows(), board.cols()}.size());
    default:
      break;
  }
  const int cell = bindings[set.variable].item;
  const auto around =
      Lattice{board.rows(), board.cols()}.around(cell / board.cols(), cell % board.cols());
  return {around.begin(), around.end()};
}

// --- numbers --------------------------------------------------------------------------------

Items numbers(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  constexpr std::int64_t kMostNumbers = 10'000;
  const std::int64_t least = plain_number(*set.least, board, bindings);
  const std::int64_t most = plain_number(*set.most, board, bindings);
  if (most - least >= kMostNumbers) throw TooLarge("'each' runs over more than 10,000 numbers");
  Items all;
  for (std::int64_t number = least; number <= most; ++number) {
    all.push_back(static_cast<int>(number));
  }
  return all;
}

Items items_of(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  if (set.sort() == Sort::kNumber) return numbers(set, board, bindings);
  return set.sort() == Sort::kCell ? cells_of(set, board, bindings)
                                   : lines_of(set, board, bindings);
}

}  // namespace

static_assert(kNoRegion == kNoClue);  // a cell is in no region as it has no clue

bool is_wanted(const ItemSet& set, const RuleBoard& board, const Bound& bound) {
  if (set.only == ItemSet::Only::kAll) return true;
  const int number = board.number(set.given, bound);
  if (set.only == ItemSet::Only::kWithNumber) return number >= 0;
  if (set.only == ItemSet::Only::kWithWord) return number == set.word;
  return (number != kNoClue) == (set.only == ItemSet::Only::kWith);
}

std::vector<Bound> values_of(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  std::vector<Bound> all;
  if (set.sort() == Sort::kCells) {
    all = sets_of_cells(set, board, bindings);
  } else {
    for (const int item : items_of(set, board, bindings)) all.push_back({item});
  }
  if (set.only != ItemSet::Only::kAll) {
    std::erase_if(all, [&](const Bound& bound) { return !is_wanted(set, board, bound); });
  }
  return all;
}

}  // namespace p2c
