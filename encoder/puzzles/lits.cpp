#include <algorithm>

#include "encoder/encodings.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/region_graph.hpp"
#include "encoder/shading/region_tetrominoes.hpp"
#include "encoder/shading/two_by_two.hpp"
#include "instances/parts/part.hpp"

namespace p2c {
namespace {

// Steps of an explanation are about cells, and need no other variables. Of a region with n cells
// any n - 3 have a shaded one: the smallest region has the fewest.
Connected graph_of_cells(const CutBoard& board, const SlotLits& shaded) {
  Connected graph = cell_graph(shaded, board.room.cols, "the shaded cells are connected");
  const std::vector<std::vector<int>> regions = cells_by_region(board.room);
  graph.longest_path = std::max(1, 4 * static_cast<int>(regions.size()) - 1);
  std::vector<int>& fewest = graph.one_is_true;
  for (const std::vector<int>& cells : regions) {
    if (cells.size() < 4 || (!fewest.empty() && cells.size() - 3 >= fewest.size())) continue;
    fewest.assign(cells.begin(), cells.end() - 3);
  }
  return graph;
}

}  // namespace

void encode_lits(const BoardData& data, const Unknowns& x, const EncodeOptions& options,
                 ClauseSink& out) {
  const auto& board = data.part<CutBoard>(0);
  const SlotLits shaded = slots_from(0, x.each_is(1));
  none_outside(out, board, shaded);
  no_two_by_two(out, shaded, data.cols);
  const Tetrominoes all = tetrominoes(out, board, shaded);
  one_tetromino_each(out, board, shaded, all, options.cardinality);
  equal_tetrominoes_apart(out, board, shaded, all);
  connected(out,
            out.explains() ? graph_of_cells(board, shaded)
                           : region_graph(out, board, shaded, "the tetrominoes are connected"),
            options);
}

}  // namespace p2c
