// New boards: areas are drawn around dots, and where another answer differs, two of them are drawn
// again.
#include <algorithm>

#include "instances/answers/region_borders.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/differing.hpp"
#include "instances/inner_edges.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/planted/random_data.hpp"
#include "instances/planted/symmetric_areas.hpp"

namespace p2c {
namespace {

constexpr char kSize[] = "region-size";

std::vector<StyleItem> styles() {
  return {{kSize, "cells of the largest areas, about", 1, 60, 12}};
}

Planted<BoardData> planted(const Grid<int>& areas, Dots dots) {
  return {{areas.rows, areas.cols, {std::move(dots)}}, borders_between(areas)};
}

std::optional<Planted<BoardData>> plant(Rng& rng, int rows, int cols, const Style& style,
                                        const Stop* stop) {
  Grid<int> areas(rows, cols, -1);
  Dots dots = PlaceDots::blank(rows, cols);
  grow_symmetric_areas(areas, dots, style[kSize], rng, stop);
  return planted(areas, std::move(dots));
}

// Both areas beside an edge that is a border in one answer only; or one of them where they are one.
std::optional<Planted<BoardData>> mend(const Planted<BoardData>& before, const Answer& other,
                                       bool /*fixed*/, Rng& rng, const Style& style,
                                       const Stop* stop) {
  const BoardData& board = before.puzzle;
  Grid<int> areas = regions_within(board.rows, board.cols, before.answer);
  Dots dots = board.part<Dots>(0);
  const std::vector<int> edges = differing(before.answer, other);
  const int edge = edges[static_cast<std::size_t>(below(rng, static_cast<int>(edges.size())))];
  const auto [a, b] = InnerEdges{board.rows, board.cols}.cells_beside_edge(edge);
  const std::vector<int> drawn{areas[a], areas[b]};
  const auto is_drawn = [&](int area) {
    return std::find(drawn.begin(), drawn.end(), area) != drawn.end();
  };
  for (const HalfPlace& place : dots.places()) {
    if (is_drawn(areas[place.cells(board.cols)[0]])) dots.at(place.r, place.c) = kNoClue;
  }
  std::replace_if(areas.cells.begin(), areas.cells.end(), is_drawn, -1);
  grow_symmetric_areas(areas, dots, std::max(1, style[kSize] - below(rng, 4)), rng, stop);
  return planted(areas, std::move(dots));
}

}  // namespace

void add_galaxies_boards(KindOfParts& its) {
  its.random = [parts = its.made_of.parts](Rng& rng, int rows, int cols) {
    return random_data(parts, rng, rows, cols);
  };
  its.clues_move = true;
  Generator<BoardData> generator;
  generator.styles = styles();
  generator.plant = plant;
  generator.mend = mend;
  its.generator = generator;
}

}  // namespace p2c
