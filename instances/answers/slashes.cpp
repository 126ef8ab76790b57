#include "instances/answers/slashes.hpp"

#include "instances/answers/cell_slots.hpp"

namespace p2c {

std::vector<Slot> Slashes::slots(const BoardData& board, const Stop* stop) {
  return cell_slots(board.rows, board.cols, 0, 1, stop);
}

void Slashes::draw(Drawing& drawn, const BoardData& board, const Answer& slashes) {
  for (int cell = 0; cell < board.cells(); ++cell) {
    drawn.add_cell(cell);
    if (slashes[cell] == kOpen) continue;
    drawn.cells[cell].mark = slashes[cell] == 1 ? Mark::kRising : Mark::kFalling;
  }
}

std::pair<int, int> ends_of_slash(int cols, int cell, bool rises) {
  const int corner = cell / cols * (cols + 1) + cell % cols;  // at its upper left
  const int below = corner + cols + 1;
  return rises ? std::pair(corner + 1, below) : std::pair(corner, below + 1);
}

}  // namespace p2c
