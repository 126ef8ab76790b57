#include "instances/described/board_notations.hpp"

namespace p2c {

Drawing drawing_of(const Description& its, const BoardData& board, const Answer& answer) {
  Drawing drawn(board.rows, board.cols);
  draw_layers(drawn, its.answers, board, answer);
  draw_parts(drawn, its.parts, board);
  return drawn;
}

}  // namespace p2c
