#include "instances/answers/cell_numbers.hpp"

#include "instances/answers/cell_slots.hpp"

namespace p2c {

std::vector<Slot> CellNumbers::slots(const BoardData& board, const Stop* stop) const {
  std::vector<Slot> all = cell_slots(board.rows, board.cols, 0, 0, stop);
  for (int i = 0; i < size(board); ++i) {
    const auto [lo, hi] = range(board, i);
    all[i].lo = lo;
    all[i].hi = hi;
  }
  return all;
}

}  // namespace p2c
