#include "instances/parts/known_areas.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "instances/cells_near.hpp"

namespace p2c {
namespace {

// The cells that an area of this cell's number may have: so many steps from it, less one, over
// cells whose number is the same or not known.
std::vector<int> may_join(const Grid<int>& known, int from) {
  std::map<int, int> steps{{from, 0}};
  std::vector<int> cells{from};
  for (std::size_t next = 0; next < cells.size(); ++next) {
    const int more = steps[cells[next]] + 1;
    if (more == known[from]) break;
    each_beside(known.rows, known.cols, cells[next], [&](int other) {
      const bool may = known[other] < 1 || known[other] == known[from];
      if (may && steps.emplace(other, more).second) cells.push_back(other);
    });
  }
  return cells;
}

// Of cells with one number as many as a walk finds of which no two are in one area, from those with
// the fewest others near to the others. Only those are known that it has time to look at.
int surely_apart(const Grid<int>& known, const std::vector<int>& cells, long long& looks) {
  std::vector<std::vector<int>> near;  // those with the number, the cell itself first
  for (const int cell : cells) {
    if (looks < 0) break;
    near.push_back(may_join(known, cell));
    looks -= static_cast<long long>(near.back().size());
    std::erase_if(near.back(), [&](int other) { return known[other] < 1; });
  }
  std::stable_sort(near.begin(), near.end(),
                   [](const auto& one, const auto& other) { return one.size() < other.size(); });
  std::set<int> apart;
  for (const std::vector<int>& its : near) {
    const bool is_apart =
        std::none_of(its.begin(), its.end(), [&](int other) { return apart.contains(other); });
    if (is_apart) apart.insert(its.front());
  }
  return static_cast<int>(apart.size());
}

}  // namespace

int cells_left_by_areas(const Grid<int>& known) {
  std::map<int, std::vector<int>> places;  // by number
  for (int i = 0; i < known.size(); ++i) {
    if (known[i] > 0) places[known[i]].push_back(i);
  }
  long long left = known.size();
  long long looks = 10'000'000;
  for (const auto& [number, cells] : places) {
    left -= static_cast<long long>(number) * surely_apart(known, cells, looks);
  }
  return static_cast<int>(std::max(left, 0LL));
}

std::vector<int> sizes_of_open_pieces(const Grid<int>& known) {
  Pieces pieces(known.size());
  for (const auto& [a, b] : neighbour_pairs(known.rows, known.cols)) {
    if (known[a] < 1 && known[b] < 1) pieces.join(a, b);
  }
  std::vector<int> sizes(known.cells.size(), 0);
  for (int i = 0; i < known.size(); ++i) {
    if (known[i] < 1) ++sizes[pieces.find(i)];
  }
  std::vector<int> by_cell;
  for (int i = 0; i < known.size(); ++i) {
    by_cell.push_back(known[i] < 1 ? sizes[pieces.find(i)] : 0);
  }
  return by_cell;
}

int largest_area(const Grid<int>& known) {
  const std::vector<int> sizes = sizes_of_open_pieces(known);
  int open = 0;
  int most = 1;
  for (int i = 0; i < known.size(); ++i) {
    open = std::max(open, sizes[i]);
    most = std::max(most, known[i]);
  }
  return std::max(most, std::min(open, cells_left_by_areas(known)));
}

}  // namespace p2c
