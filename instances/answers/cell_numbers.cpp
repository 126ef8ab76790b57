#include "instances/answers/cell_numbers.hpp"

#include "instances/answers/cell_slots.hpp"

namespace p2c {

std::vector<CellNumbers::Range> CellNumbers::ranges(const BoardData& board) const {
  if (all_ranges) return all_ranges(board);
  std::vector<Range> all;
  for (int cell = 0; cell < size(board); ++cell) all.push_back(range(board, cell));
  return all;
}

std::vector<Slot> CellNumbers::slots(const BoardData& board, const Stop* stop) const {
  std::vector<Slot> all = cell_slots(board.rows, board.cols, 0, 0, stop);
  std::size_t i = 0;
  for (const auto& [lo, hi] : ranges(board)) {
    all[i].lo = lo;
    all[i++].hi = hi;
  }
  return all;
}

}  // namespace p2c
