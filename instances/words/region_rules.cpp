#include "instances/words/region_rules.hpp"

#include <algorithm>
#include <string>

#include "instances/answers/region_borders.hpp"
#include "instances/inner_edges.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {
namespace {

// The rows and columns that a region reaches, and its cells.
struct Extent {
  int top;
  int left;
  int bottom;
  int right;
  int cells = 0;

  void add(int r, int c) {
    left = std::min(left, c);
    right = std::max(right, c);
    bottom = r;
    ++cells;
  }
  bool is_full() const { return (bottom - top + 1) * (right - left + 1) == cells; }
};

}  // namespace

Broken check_inner_borders(const Answer& borders, const Grid<int>& regions) {
  const InnerEdges edges{regions.rows, regions.cols};
  Broken broken;
  each_inner_edge(regions.rows, regions.cols, [&](int edge, int a, int b) {
    if (broken || borders[edge] != 1 || regions[a] != regions[b]) return;
    broken = "the border " + edges.name(a, b) + " has one region on both sides";
  });
  return broken;
}

Broken check_rectangles(const Grid<int>& regions) {
  std::vector<Extent> extents;
  for (int i = 0; i < regions.size(); ++i) {
    const int r = i / regions.cols;
    const int c = i % regions.cols;
    if (regions[i] == static_cast<int>(extents.size())) extents.push_back({r, c, r, c});
    extents[regions[i]].add(r, c);
  }
  for (int i = 0; i < regions.size(); ++i) {
    if (extents[regions[i]].is_full()) continue;
    return "the region of " + cell_name_at(i, regions.cols) + " is no rectangle";
  }
  return {};
}

std::vector<Island> regions_with_clues(const Grid<int>& clues, const Answer& borders,
                                       const Grid<int>& regions) {
  std::vector<Island> all;
  for (int i = 0; i < regions.size(); ++i) {
    if (regions[i] == static_cast<int>(all.size())) all.push_back({i});
    add_cell(clues, i, all[regions[i]]);
  }
  each_inner_edge(regions.rows, regions.cols, [&](int edge, int a, int b) {
    if (borders[edge] == kOpen) all[regions[a]].open = all[regions[b]].open = true;
  });
  return all;
}

bool regions_are_possible(const Grid<int>& clues, const Answer& borders) {
  const Grid<int> regions = regions_within(clues.rows, clues.cols, borders);
  if (check_inner_borders(borders, regions)) return false;
  const std::vector<Island> all = regions_with_clues(clues, borders, regions);
  return std::none_of(all.begin(), all.end(), [&](const Island& region) {
    return is_too_much(clues, region) || (!region.open && is_too_little(clues, region));
  });
}

bool corner_is_possible(int rows, int cols, const Answer& borders, int r, int c) {
  const std::vector<int> edges = InnerEdges{rows, cols}.at_corner(r, c);
  int drawn = 0;
  for (const int edge : edges) {
    if (borders[edge] == kOpen) return true;
    drawn += borders[edge];
  }
  const bool is_straight = borders[edges.front()] == borders[edges.back()];
  return drawn != 1 && (drawn != 2 || is_straight);
}

}  // namespace p2c
