#include "instances/rules/item_sets.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "instances/box_shape.hpp"
#include "instances/cells_near.hpp"
#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"
#include "instances/limits/stop.hpp"
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

// --- sets of cells --------------------------------------------------------------------------

std::int64_t window_length(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  return set.least == nullptr ? set.number : plain_number(*set.least, board, bindings);
}

// Of one cell those of rows alone: those of columns are the same.
std::vector<Bound> single_windows(const RuleBoard& board) {
  std::vector<Bound> all;
  for (int cell = 0; cell < board.cells(); ++cell) all.push_back({-1, {cell}});
  return all;
}

void add_windows(std::int64_t length, const Items& line, std::vector<Bound>& all) {
  for (auto at = line.begin(); line.end() - at >= length; ++at) {
    all.push_back({-1, Items(at, at + length)});
  }
}

// From the last cell of a region on, through regions in between, to the first cell of another one.
// A line inside a region is a border, too.
void add_spans(const ItemSet& set, const CutBoard& board, const Items& line,
               std::vector<Bound>& all) {
  Items begins;  // of runs of cells in one region
  const auto size = static_cast<int>(line.size());
  for (int i = 0; i < size; ++i) {
    if (board.room[line[i]] == kNoRegion) {
      begins.clear();
      continue;
    }
    if (!begins.empty() && !board.line_between(line[i - 1], line[i])) continue;
    begins.push_back(i);
    const auto runs = static_cast<int>(begins.size());
    if (runs < set.number) continue;
    const auto from = line.begin() + begins[static_cast<std::size_t>(runs - set.number + 1)] - 1;
    all.push_back({-1, Items(from, line.begin() + i + 1)});
  }
}

// Those that are whole.
std::vector<Bound> boxes(const RuleBoard& board) {
  const BoxShape shape(board.cols());
  std::vector<Bound> all(static_cast<std::size_t>(board.rows() / shape.high * shape.high));
  for (int cell = 0; cell < board.cells(); ++cell) {
    const auto box = static_cast<std::size_t>(shape.box_of(cell));
    if (box < all.size()) all[box].cells.push_back(cell);
  }
  return all;
}

// Of one cell they are equal, but for their places.
std::vector<Bound> diagonals(int rows, int cols) {
  if (rows != cols) return {};
  std::vector<Bound> both{{-1, {}, 0}, {-1, {}, 1}};
  for (int k = 0; k < rows; ++k) {
    both[0].cells.push_back(k * cols + k);
    both[1].cells.push_back(k * cols + cols - 1 - k);
  }
  return both;
}

std::vector<Bound> lines_from_margins(int rows, int cols) {
  std::vector<Bound> all;
  for (const bool down : {true, false}) {
    for (const bool back : {false, true}) {
      for (int k = down ? rows : 0; k < (down ? rows + cols : rows); ++k) {
        Items line = board_line(rows, cols, k);
        if (back) std::reverse(line.begin(), line.end());
        all.push_back({-1, std::move(line), static_cast<int>(all.size())});
      }
    }
  }
  return all;
}

std::vector<Bound> regions(const CutBoard& board) {
  std::vector<Bound> all;
  for (Items& cells : cells_by_region(board.room)) {
    all.push_back({-1, std::move(cells), static_cast<int>(all.size())});
  }
  return all;
}

// Row by row, then column by column.
std::vector<Bound> runs_of_cells(const ItemSet& set, const RuleBoard& board) {
  std::vector<Bound> all;
  for (int k = 0; k < board.rows() + board.cols(); ++k) {
    const int first_place = k < board.rows() ? 0 : board.cells();
    bool goes_on = false;
    for (const int cell : board_line(board.rows(), board.cols(), k)) {
      const bool has = board.number(set.through, {cell}) != kNoClue;
      if (has != set.negated) {
        if (!goes_on) all.push_back({-1, {}, first_place + cell});
        all.back().cells.push_back(cell);
      }
      goes_on = has != set.negated;
    }
  }
  return all;
}

std::vector<Bound> squares(int rows, int cols) {
  std::vector<Bound> all;
  for (int i = 0; i + cols < rows * cols; ++i) {
    if ((i + 1) % cols != 0) all.push_back({-1, {i, i + 1, i + cols, i + cols + 1}});
  }
  return all;
}

std::vector<Bound> corners(int rows, int cols) {
  std::vector<Bound> all;
  for (int r = 0; r <= rows; ++r) {
    for (int c = 0; c <= cols; ++c) {
      Bound& corner = all.emplace_back(Bound{static_cast<int>(all.size())});
      for (const int row : {r - 1, r}) {
        for (const int col : {c - 1, c}) {
          const bool inside = row >= 0 && row < rows && col >= 0 && col < cols;
          if (inside) corner.cells.push_back(row * cols + col);
        }
      }
    }
  }
  return all;
}

std::vector<Bound> lines(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  std::vector<Bound> all;
  const std::int64_t length = set.of == Of::kWindows ? window_length(set, board, bindings) : 0;
  if (set.of == Of::kWindows && length < 2) return length == 1 ? single_windows(board) : all;
  const int rows = board.rows();
  const int cols = board.cols();
  const int first = set.of == Of::kColumns ? rows : 0;
  const int last = set.of == Of::kRows ? rows : rows + cols;
  for (int k = first; k < last; ++k) {
    Items line = board_line(rows, cols, k);
    if (set.of == Of::kWindows) {
      add_windows(length, line, all);
    } else if (set.of == Of::kSpans) {
      add_spans(set, board.regions(set.through), line, all);
    } else {
      const int place = line.size() == 1 ? k : -1;  // a row and a column may be the same cell
      all.push_back({-1, std::move(line), place});
    }
  }
  return all;
}

std::vector<Bound> sets_of_cells(const ItemSet& set, const RuleBoard& board,
                                 const Bindings& bindings) {
  switch (set.of) {
    case Of::kPairs: {
      std::vector<Bound> all;
      for (const auto& [a, b] : neighbour_pairs(board.rows(), board.cols())) {
        all.push_back({-1, {a, b}});
      }
      return all;
    }
    case Of::kSquares:
      return squares(board.rows(), board.cols());
    case Of::kCorners:
      return corners(board.rows(), board.cols());
    case Of::kBoxes:
      return boxes(board);
    case Of::kDiagonals:
      return diagonals(board.rows(), board.cols());
    case Of::kRegions:
      return regions(board.regions(set.through));
    case Of::kRuns:
      return runs_of_cells(set, board);
    case Of::kMargins:
      return lines_from_margins(board.rows(), board.cols());
    default:
      return lines(set, board, bindings);
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
