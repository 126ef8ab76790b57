#include "instances/described/board_notations.hpp"

#include <algorithm>

#include "instances/box_shape.hpp"

namespace p2c {
namespace {

constexpr int kLightGrey = 238;

// By thick borders; where these are of regions, every second box is grey.
void draw_boxes(Drawing& drawn, const Parts& parts) {
  const BoxShape shape(drawn.cols());
  const bool has_regions = std::any_of(parts.begin(), parts.end(), [](const Part& part) {
    return std::holds_alternative<Regions>(part) || std::holds_alternative<RoomsWithClues>(part);
  });
  Grid<int> boxes(drawn.rows(), drawn.cols());
  for (int cell = 0; cell < boxes.size(); ++cell) {
    boxes[cell] = shape.box_of(cell);
    const int across = boxes[cell] % shape.high;
    const int down = boxes[cell] / shape.high;
    if (has_regions && (across + down) % 2 == 1) drawn.cells[cell].grey = kLightGrey;
  }
  if (!has_regions) outline_regions(drawn, boxes);
}

// Between numbers that differ, given or of the answer: all texts are numbers or "?".
void draw_areas(Drawing& drawn) {
  const auto text = [&](int cell) { return drawn.cells[cell].text; };
  for (const auto& [a, b] : neighbour_pairs(drawn.rows(), drawn.cols())) {
    const bool known = !text(a).empty() && !text(b).empty() && text(a) != "?" && text(b) != "?";
    if (known && text(a) != text(b)) draw_border(drawn, a, b);
  }
}

}  // namespace

Drawing drawing_of(const Description& its, const BoardData& board, const Answer& answer) {
  Drawing drawn(board.rows, board.cols);
  draw_layers(drawn, its.answers, board, answer);
  draw_parts(drawn, its.parts, board);
  if (its.boxes) draw_boxes(drawn, its.parts);
  const bool begun =
      std::any_of(answer.begin(), answer.end(), [](int value) { return value != kOpen; });
  if (its.areas && begun) draw_areas(drawn);
  return drawn;
}

}  // namespace p2c
