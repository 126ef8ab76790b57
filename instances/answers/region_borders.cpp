#include "instances/answers/region_borders.hpp"

#include <utility>

#include "instances/answers/line_rows.hpp"
#include "instances/formats/borders.hpp"
#include "instances/inner_edges.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {

std::vector<Slot> RegionBorders::slots(const BoardData& board, const Stop* stop) {
  NowAndThen poll(stop);
  const InnerEdges edges{board.rows, board.cols};
  std::vector<Slot> all;
  all.reserve(static_cast<std::size_t>(edges.size()));
  each_inner_edge(board.rows, board.cols, [&](int /*slot*/, int a, int b) {
    poll.throw_if_stopped();
    all.push_back({0, 1, edges.name(a, b)});
  });
  return all;
}

Grid<int> regions_within(int rows, int cols, const Answer& borders) {
  Borders drawn(rows, cols);
  each_inner_edge(rows, cols, [&](int slot, int a, int b) {
    if (borders[slot] != 0) draw_line(drawn, a, b);
  });
  return rooms_of(drawn);
}

Answer borders_between(const Grid<int>& regions) {
  Answer borders;
  each_inner_edge(regions.rows, regions.cols, [&](int /*slot*/, int a, int b) {
    borders.push_back(regions[a] != regions[b] ? 1 : 0);
  });
  return borders;
}

// --- the answer -----------------------------------------------------------------------------

AnswerRows RegionBorders::rows(const BoardData& board, const Answer& borders) const {
  Grid<int> regions = regions_within(board.rows, board.cols, borders);
  if (borders_between(regions) == borders) {
    for (int& region : regions.cells) ++region;
    return {AnswerRows::Form::kNumbers, name, board.cols, std::move(regions.cells)};
  }
  const auto pairs = neighbour_pairs(board.rows, board.cols);
  return line_rows("borders", board.cols, borders, [&](int edge) { return pairs[edge]; });
}

}  // namespace p2c
