#include "instances/answers/shaded_cells.hpp"

#include "instances/answers/cell_slots.hpp"

namespace p2c {

std::vector<Slot> ShadedCells::slots(const BoardData& board, const Stop* stop) {
  return cell_slots(board.rows, board.cols, 0, 1, stop);
}

}  // namespace p2c
