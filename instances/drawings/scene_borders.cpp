#include "instances/drawings/scene_board.hpp"

namespace p2c {
namespace {

using Paint = Scene::Paint;

// Runs of equal borders become one stroke.
void place_across(const BoardPlace& place, int r, Edge edge, double width, Paint paint) {
  for (int c = 0; c < place.board.cols(); ++c) {
    if (place.board.above(r, c) != edge) continue;
    const int start = c;
    while (c + 1 < place.board.cols() && place.board.above(r, c + 1) == edge) ++c;
    place.scene.strokes.push_back(
        {place.x(start), place.y(r), place.x(c + 1), place.y(r), width, paint});
  }
}

void place_down(const BoardPlace& place, int c, Edge edge, double width, Paint paint) {
  for (int r = 0; r < place.board.rows(); ++r) {
    if (place.board.beside(r, c) != edge) continue;
    const int start = r;
    while (r + 1 < place.board.rows() && place.board.beside(r + 1, c) == edge) ++r;
    place.scene.strokes.push_back(
        {place.x(c), place.y(start), place.x(c), place.y(r + 1), width, paint});
  }
}

void place_edges(const BoardPlace& place, Edge edge, double width, Paint paint) {
  for (int r = 0; r <= place.board.rows(); ++r) place_across(place, r, edge, width, paint);
  for (int c = 0; c <= place.board.cols(); ++c) place_down(place, c, edge, width, paint);
}

}  // namespace

void place_borders(const BoardPlace& place) {
  place_edges(place, Edge::kThin, 1, Paint::kThin);
  place_edges(place, Edge::kThick, 3, Paint::kInk);
}

}  // namespace p2c
