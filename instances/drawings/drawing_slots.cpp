#include "instances/drawings/drawing_slots.hpp"

#include <utility>

namespace p2c {
namespace {

Drawing without_lines(Drawing board) {
  board.lines.clear();
  return board;
}

}  // namespace

SlotPainter::SlotPainter(const Drawing& bare)
    : board_(without_lines(bare)), place_(board_, 0, scene_) {}

double SlotPainter::width() const { return bare_scene_of({board_}).width; }

double SlotPainter::height() const { return bare_scene_of({board_}).height; }

std::string SlotPainter::board() const { return svg_shapes(scene_of({board_})); }

SlotPicture SlotPainter::slot(const Drawing& filled, int slot) {
  const auto [is_line, at] = filled.place_of(slot);
  return is_line ? line(filled.lines[at]) : cell(filled, at);
}

std::string SlotPainter::take_shapes() {
  std::string shapes = svg_shapes(scene_);
  scene_ = {};
  return shapes;
}

SlotPicture SlotPainter::cell(const Drawing& filled, int at) {
  const int r = at / board_.cols();
  const int c = at % board_.cols();
  Drawing::Cell& shown = board_.cells(r, c);
  Drawing::Cell bare = std::exchange(shown, filled.cells(r, c));
  shown.circle = false;
  // What the bare board shows is repeated only where it has another colour.
  if (shown.fill != Fill::kShaded) {
    shown.label.clear();
    if (shown.text == bare.text) shown.text.clear();
    if (shown.mark == bare.mark) shown.mark = Mark::kNone;
  }
  SlotPicture picture{place_.x(c), place_.y(r), place_.cell, place_.cell, {}, {}, {}};
  place_cell(place_, r, c);
  place_cell_texts(place_, r, c);
  if (!bare.text.empty()) {
    for (Scene::Disc& dot : scene_.discs) {  // beside the text of the board
      dot.x += place_.cell * 0.3;
      dot.y += place_.cell * 0.3;
    }
  }
  Scene above;
  above.texts = std::exchange(scene_.texts, {});
  picture.below = take_shapes();
  picture.above = svg_shapes(above);
  shown = std::move(bare);
  return picture;
}

SlotPicture SlotPainter::line(Drawing::Line line) {
  const LinePlace at(place_, line);
  const bool vertices = board_.has_vertices();
  const double inset = place_.cell * (vertices ? 0.15 : 0.4);  // the dots or circles at its ends
  const double thick = place_.cell * (vertices ? 0.3 : 0.5);
  const double length = at.x2 - at.x1 + at.y2 - at.y1 - 2 * inset;
  SlotPicture picture{at.x1 + inset, at.y1 - thick / 2, length, thick, {}, {}, {}};
  if (!at.across) picture = {at.x1 - thick / 2, at.y1 + inset, thick, length, {}, {}, {}};
  if (line.count != kOpen) place_line(place_, line);
  picture.below = take_shapes();
  line.count = kOpen;
  place_line(place_, line);
  picture.open = take_shapes();
  return picture;
}

}  // namespace p2c
