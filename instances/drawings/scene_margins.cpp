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
}

}  // namespace

void place_margins(const BoardPlace& place) {
  place_guides(place);
  for (std::size_t c = 0; c < place.board.top.size(); ++c) {
    double down = place.top - place.pitch * 0.6;
    for (auto clue = place.board.top[c].rbegin(); clue != place.board.top[c].rend(); ++clue) {
      place.scene.texts.push_back({place.middle_x(static_cast<int>(c)), down,
                                   fitting_size(place.clue_size, place.cell * 0.92, clue->size()),
                                   Align::kMiddle, Paint::kInk, letters_of(*clue)});
      down -= place.pitch;
    }
  }
  for (std::size_t r = 0; r < place.board.left.size(); ++r) {
    double right = place.left - place.clue_size * 0.4;
    for (auto clue = place.board.left[r].rbegin(); clue != place.board.left[r].rend(); ++clue) {
      place.scene.texts.push_back({right, place.middle_y(static_cast<int>(r)), place.clue_size,
                                   Align::kEnd, Paint::kInk, letters_of(*clue)});
      right -= place.width_of(*clue);
    }
  }
}

}  // namespace p2c
