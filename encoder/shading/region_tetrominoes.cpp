#include "encoder/shading/region_tetrominoes.hpp"

#include <algorithm>
#include <utility>

#include "encoder/counts/cardinality.hpp"

namespace p2c {
namespace {

// The cells of all tetrominoes through one that have a shape which one through the other has.
std::vector<int> cells_around(const Tetrominoes& all, int a, int b) {
  std::vector<int> cells;
  for (const auto& [cell, other] : {std::pair(a, b), std::pair(b, a)}) {
    for (const int k : all.through[cell]) {
      const Tetromino& placed = all.placements[k];
      if (all.shape_at[other][placed.shape] == kFalse) continue;
      cells.insert(cells.end(), placed.cells.begin(), placed.cells.end());
    }
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace

void one_tetromino_each(ClauseSink& out, const CutBoard& board, const SlotLits& shaded,
                        const Tetrominoes& all, Cardinality form) {
  for (const std::vector<int>& cells : cells_by_region(board.room)) {
    const std::string first = cell_name_at(cells[0], board.room.cols);
    out.rule([&] {
      return Rule{{shaded.word("region"), {cells[0]}},
                  shaded.scope(cells),
                  "the region of " + first + ": one tetromino is shaded"};
    });
    Lits its;
    for (const int cell : cells) its.push_back(shaded[cell]);
    exactly(out, its, 4, form, [&] { return shaded.word("region") + "-" + first; });
    for (const int cell : cells) {
      const std::array<Lit, 4>& shapes = all.shape_at[cell];
      out.add({!shaded[cell], shapes[0], shapes[1], shapes[2], shapes[3]});
    }
  }
}

void equal_tetrominoes_apart(ClauseSink& out, const CutBoard& board, const SlotLits& shaded,
                             const Tetrominoes& all) {
  const int cols = board.room.cols;
  for (const auto& pair : neighbour_pairs(board.room.rows, cols)) {
    const auto [a, b] = pair;
    if (board.room[a] == board.room[b]) continue;
    const std::vector<int> cells = cells_around(all, a, b);
    if (cells.empty()) continue;
    out.rule([&] {
      return Rule{{shaded.word("equal"), {pair.first, pair.second}},
                  shaded.scope(cells),
                  cell_name_at(pair.first, cols) + " and " + cell_name_at(pair.second, cols) +
                      ": tetrominoes of the same shape do not touch"};
    });
    for (std::size_t shape = 0; shape < 4; ++shape) {
      out.add({!all.shape_at[a][shape], !all.shape_at[b][shape]});
    }
  }
}

}  // namespace p2c
