// A board as SVG elements, slot by slot, for a page that shows them one after the other.
#pragma once

#include <string>

#include "instances/drawings/scene_board.hpp"

namespace p2c {

/// Elements without the <svg> around them.
std::string svg_shapes(const Scene& scene);
/// As svg_shapes and draw_svg write it: "#ffffff".
std::string svg_colour(Scene::Paint paint);

/// What a slot is drawn by.
struct SlotPicture {
  // A box around its place.
  double x;
  double y;
  double width;
  double height;
  // Elements, below and above those of the board.
  std::string below;
  std::string above;
  std::string open;  // below the board while nothing is known of the slot
};

class SlotPainter {
 public:
  /// Of the board without an answer.
  explicit SlotPainter(const Drawing& bare);
  SlotPainter(const SlotPainter&) = delete;
  SlotPainter& operator=(const SlotPainter&) = delete;

  double width() const;
  double height() const;
  /// All but the slots.
  std::string board() const;
  /// What a drawing of the same board shows of a slot (by index), beyond the bare board.
  SlotPicture slot(const Drawing& filled, int slot);

 private:
  SlotPicture cell(const Drawing& filled, int at);
  SlotPicture line(Drawing::Line line);
  std::string take_shapes();

  Drawing board_;  // without lines, with vertices
  Scene scene_;
  BoardPlace place_;
};

}  // namespace p2c
