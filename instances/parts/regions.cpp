#include "instances/parts/regions.hpp"

namespace p2c {

void Regions::draw(Drawing& drawn, const CutBoard& board) const {
  draw_regions(drawn, board);
  for (int i = 0; i < board.room.size(); ++i) {
    if (board.room[i] == kNoRegion) write_given(drawn, i, "-");
  }
}

void draw_regions(Drawing& drawn, const CutBoard& board) {
  outline_regions(drawn, board.room);
  for (const auto& [a, b] : board.lines) draw_border(drawn, a, b);
}

}  // namespace p2c
