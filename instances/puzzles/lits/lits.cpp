#include "instances/puzzles/lits/lits.hpp"

#include <algorithm>

#include "instances/parts/shading_rules.hpp"
#include "instances/parts/tetromino.hpp"

namespace p2c {

LITS::Shaded LITS::shaded_by_region(const Answer& shaded) const {
  Shaded regions = cells_by_region(region);
  for (std::vector<int>& cells : regions) {
    std::erase_if(cells, [&](int cell) { return shaded[cell] != 1; });
  }
  return regions;
}

char LITS::shape(const std::vector<int>& cells) const {
  return cells.size() == 4 ? tetromino({cells[0], cells[1], cells[2], cells[3]}, cols()) : kNoShape;
}

Broken LITS::check_too_many(const Shaded& regions) const {
  for (const std::vector<int>& cells : regions) {
    if (cells.size() < 4) continue;
    const std::string where = "the region of " + cell_name_at(cells[0], cols());
    if (cells.size() > 4) {
      return where + " has " + std::to_string(cells.size()) + " shaded cells, not 4";
    }
    if (shape(cells) == kNoShape) return "the shaded cells of " + where + " are in pieces";
  }
  return {};
}

// The cells are shaded and share an edge.
bool LITS::equal_across(const Shaded& regions, int a, int b) const {
  if (region[a] == region[b]) return false;
  const char one = shape(regions[region[a]]);
  return one != kNoShape && one == shape(regions[region[b]]);
}

Broken LITS::check_equal(const Shaded& regions, const Answer& shaded) const {
  for (const auto& [a, b] : neighbour_pairs(rows(), cols())) {
    if (shaded[a] != 1 || shaded[b] != 1 || !equal_across(regions, a, b)) continue;
    return cell_name_at(a, cols()) + " and " + cell_name_at(b, cols()) +
           " are in equal tetrominoes, which share an edge";
  }
  return {};
}

Broken LITS::check_too_few(const Shaded& regions) const {
  const Shaded all = cells_by_region(region);
  for (std::size_t id = 0; id < regions.size(); ++id) {
    if (regions[id].size() == 4) continue;
    return "the region of " + cell_name_at(all[id][0], cols()) + " has " +
           counted(regions[id].size(), "shaded cell") + ", not 4";
  }
  return {};
}

// What is missing comes after what is too much: a half-finished board always lacks some.
Broken LITS::check(const Answer& shaded) const {
  for (int i = 0; i < region.size(); ++i) {
    if (region[i] != kNoRegion || shaded[i] == 0) continue;
    return cell_name_at(i, cols()) + " is shaded, and in no region";
  }
  const Shaded regions = shaded_by_region(shaded);
  if (Broken broken = check_two_by_two(shaded, cols())) return broken;
  if (Broken broken = check_too_many(regions)) return broken;
  if (Broken broken = check_equal(regions, shaded)) return broken;
  if (Broken broken = check_connected(shaded, cols(), 1)) return broken;
  return check_too_few(regions);
}

// All rules but that of connected cells, which is not local.
bool LITS::possible(const Answer& shaded, int cell) const {
  const int id = region[cell];
  if (id == kNoRegion) return shaded[cell] == 0;
  if (ends_two_by_two(shaded, cols(), cell)) return false;
  const Shaded regions = shaded_by_region(shaded);
  const std::vector<int>& mine = regions[id];
  int open = 0;
  for (int i = cell + 1; i < region.size(); ++i) open += region[i] == id ? 1 : 0;
  if (mine.size() > 4 || mine.size() + open < 4) return false;
  if (mine.size() < 4) return true;
  return shape(mine) != kNoShape && !check_equal(regions, shaded);
}

}  // namespace p2c
