#include "instances/drawings/drawing_letters.hpp"
#include "instances/drawings/scene_board.hpp"

namespace p2c {
namespace {

using Paint = Scene::Paint;
using Align = Scene::Align;

// The borders between columns and rows go on into the margins, as far as there are clues.
void place_guides(const BoardPlace& place) {
  const Drawing& board = place.board;
  const auto guide = [&](double x1, double y1, double x2, double y2, Edge edge) {
    const Paint paint = edge == Edge::kThick ? Paint::kFaint : Paint::kThin;
    place.scene.strokes.push_back({x1, y1, x2, y2, 1, paint});
  };
  for (int c = 0; c <= board.cols() && !board.top.empty(); ++c) {
    guide(place.x(c), place.top - place.top_margin, place.x(c), place.top - 2, board.beside(0, c));
  }
  for (int r = 0; r <= board.rows() && !board.left.empty(); ++r) {
    guide(place.left - place.left_margin, place.y(r), place.left - 2, place.y(r),
          board.above(r, 0));
  }
  const double right = place.x(board.cols());
  const double bottom = place.y(board.rows());
  for (int c = 0; c <= board.cols() && !board.bottom.empty(); ++c) {
    guide(place.x(c), bottom + 2, place.x(c), bottom + place.bottom_margin,
          board.beside(board.rows() - 1, c));
  }
  for (int r = 0; r <= board.rows() && !board.right.empty(); ++r) {
    guide(right + 2, place.y(r), right + place.right_margin, place.y(r),
          board.above(r, board.cols() - 1));
  }
}

void place_in_column(const BoardPlace& place, int c, double down, const std::string& clue) {
  place.scene.texts.push_back({place.middle_x(c), down,
                               fitting_size(place.clue_size, place.cell * 0.92, clue.size()),
                               Align::kMiddle, Paint::kInk, letters_of(clue)});
}

void place_top(const BoardPlace& place, int c) {
  double down = place.top - place.pitch * 0.6;
  const auto& clues = place.board.top[c];
  for (auto clue = clues.rbegin(); clue != clues.rend(); ++clue) {
    place_in_column(place, c, down, *clue);
    down -= place.pitch;
  }
}

void place_bottom(const BoardPlace& place, int c) {
  double down = place.y(place.board.rows()) + place.pitch * 0.6;
  for (const std::string& clue : place.board.bottom[c]) {
    place_in_column(place, c, down, clue);
    down += place.pitch;
  }
}

void place_left(const BoardPlace& place, int r) {
  double right = place.left - place.clue_size * 0.4;
  const auto& clues = place.board.left[r];
  for (auto clue = clues.rbegin(); clue != clues.rend(); ++clue) {
    place.scene.texts.push_back(
        {right, place.middle_y(r), place.clue_size, Align::kEnd, Paint::kInk, letters_of(*clue)});
    right -= place.width_of(*clue);
  }
}

void place_right(const BoardPlace& place, int r) {
  double left = place.x(place.board.cols()) + place.clue_size * 0.4;
  for (const std::string& clue : place.board.right[r]) {
    place.scene.texts.push_back(
        {left, place.middle_y(r), place.clue_size, Align::kStart, Paint::kInk, letters_of(clue)});
    left += place.width_of(clue);
  }
}

}  // namespace

// In front of the borders.
void place_corners(const BoardPlace& place) {
  for (std::size_t i = 0; i < place.board.corners.size(); ++i) {
    const std::string& clue = place.board.corners[i];
    if (clue.empty()) continue;
    const int vertices = place.board.cols() + 1;
    const double x = place.x(static_cast<int>(i) % vertices);
    const double y = place.y(static_cast<int>(i) / vertices);
    place.scene.discs.push_back({x, y, place.cell * 0.3, Paint::kPaper, 1});
    place.scene.texts.push_back(
        {x, y, place.cell * 0.42, Align::kMiddle, Paint::kInk, letters_of(clue)});
  }
}

void place_dots(const BoardPlace& place) {
  for (const auto& [r, c, filled] : place.board.dots) {
    const double x = place.x(0) + place.cell * (c + 1) / 2;
    const double y = place.y(0) + place.cell * (r + 1) / 2;
    place.scene.discs.push_back(
        {x, y, place.cell * 0.18, filled ? Paint::kInk : Paint::kPaper, filled ? 0.0 : 2.0});
  }
}

void place_margins(const BoardPlace& place) {
  place_guides(place);
  const auto each = [&](const auto& margin, void (*put)(const BoardPlace&, int)) {
    for (int k = 0; k < static_cast<int>(margin.size()); ++k) put(place, k);
  };
  each(place.board.top, place_top);
  each(place.board.left, place_left);
  each(place.board.bottom, place_bottom);
  each(place.board.right, place_right);
}

}  // namespace p2c
