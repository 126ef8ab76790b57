#include "instances/drawings/scene_board.hpp"

namespace p2c {
namespace {

using Paint = Scene::Paint;

constexpr double kVertexRadius = 2.5;

// Lies below all lines. It is as long as the line.
void place_mark(const BoardPlace& place, const Drawing::Line& line) {
  const LinePlace at(place, line);
  const bool vertices = place.board.has_vertices();
  const double width = place.cell * (vertices ? 0.3 : 0.6);
  const double cap = vertices ? width / 2 : 0;  // the circles of cells hide the ends
  const double dx = at.across ? cap : 0;
  const double dy = at.across ? 0 : cap;
  place.scene.strokes.push_back(
      {at.x1 + dx, at.y1 + dy, at.x2 - dx, at.y2 - dy, width, Paint::kMark});
}

}  // namespace

LinePlace::LinePlace(const BoardPlace& place, const Drawing::Line& line) {
  const Drawing::Stretch at = place.board.stretch(line);
  const double to_middle = place.board.has_vertices() ? 0 : place.cell / 2;
  x1 = place.x(at.c) + to_middle;
  y1 = place.y(at.r) + to_middle;
  x2 = place.x(at.to_c) + to_middle;
  y2 = place.y(at.to_r) + to_middle;
  across = at.across();
}

void place_line(const BoardPlace& place, const Drawing::Line& line) {
  const LinePlace at(place, line);
  const bool open = line.count == kOpen;
  const int count = open ? 1 : line.count;
  const double width = open ? 1 : place.board.has_vertices() ? 3 : 2;
  for (int k = 0; k < count; ++k) {
    const double shift = (2 * k - count + 1) * 3;
    const double dx = at.across ? 0 : shift;
    const double dy = at.across ? shift : 0;
    place.scene.strokes.push_back({at.x1 + dx, at.y1 + dy, at.x2 + dx, at.y2 + dy, width,
                                   open ? Paint::kFaint : Paint::kAnswer, open});
  }
}

void place_lines(const BoardPlace& place) {
  for (const Drawing::Line& line : place.board.lines) {
    if (line.differs) place_mark(place, line);
  }
  for (const Drawing::Line& line : place.board.lines) place_line(place, line);
}

void place_vertices(const BoardPlace& place) {
  if (!place.board.has_vertices()) return;
  for (int r = 0; r <= place.board.rows(); ++r) {
    for (int c = 0; c <= place.board.cols(); ++c) {
      if (!place.board.is_bare(r, c)) continue;
      place.scene.discs.push_back({place.x(c), place.y(r), kVertexRadius, Paint::kInk, 0});
    }
  }
}

}  // namespace p2c
