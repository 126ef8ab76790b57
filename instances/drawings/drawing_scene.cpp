#include "instances/drawings/drawing_scene.hpp"

#include <algorithm>
#include <cmath>

#include "instances/drawings/scene_board.hpp"

namespace p2c {
namespace {

using Paint = Scene::Paint;

constexpr double kPadding = 8;
constexpr double kRoomOfCorner = 4;  // beside the padding
constexpr double kHalf = 0.5;        // strokes of odd width then cover whole pixels

bool has_labels(const Drawing& board) {
  const auto& cells = board.cells.cells;
  const auto labelled = [](const Drawing::Cell& cell) { return !cell.label.empty(); };
  return std::any_of(cells.begin(), cells.end(), labelled);
}

std::size_t most_clues(const std::vector<std::vector<std::string>>& margin) {
  std::size_t most = 0;
  for (const auto& clues : margin) most = std::max(most, clues.size());
  return most;
}

// The first rows of all boards are at the same height.
double height_of_margins(const std::vector<Drawing>& boards) {
  double height = 0;
  Scene unused;
  for (const Drawing& board : boards) {
    height = std::max(height, BoardPlace(board, 0, unused).top_margin);
  }
  return height;
}

}  // namespace

BoardPlace::BoardPlace(const Drawing& its_board, double start, Scene& its_scene)
    : board(its_board),
      scene(its_scene),
      labelled(has_labels(board)),
      cell(board.tight ? 24
           : labelled  ? 48
                       : 32),
      clue_size(cell / 2),
      pitch(std::round(clue_size * 1.1)) {
  left_margin = width_of_margin(board.left);
  right_margin = width_of_margin(board.right);
  top_margin = pitch * static_cast<double>(most_clues(board.top));
  bottom_margin = pitch * static_cast<double>(most_clues(board.bottom));
  if (!board.corners.empty()) {
    for (double* margin : {&left_margin, &right_margin, &top_margin, &bottom_margin}) {
      *margin += kRoomOfCorner;
    }
  }
  left = start + kPadding + kHalf + left_margin;
  top = kPadding + kHalf + top_margin;
}

double BoardPlace::width_of_margin(const std::vector<std::vector<std::string>>& margin) const {
  double widest = 0;
  for (const auto& clues : margin) {
    double width = 0;
    for (const std::string& clue : clues) width += width_of(clue);
    widest = std::max(widest, std::ceil(width));
  }
  return widest;
}

// The largest size up to `wanted` at which a text of this length fits into `room`.
double fitting_size(double wanted, double room, std::size_t length) {
  return std::min(wanted, room / (kDigitWidth * static_cast<double>(length)));
}

Colour colour_of(Scene::Paint paint) {
  switch (paint) {
    case Paint::kPaper:
      return {255, 255, 255};
    case Paint::kShade:
      return {98, 106, 121};
    case Paint::kGiven:
      return {214, 218, 224};
    case Paint::kMark:
      return {255, 205, 86};
    case Paint::kThin:
      return {186, 191, 199};
    case Paint::kFaint:
      return {150, 156, 166};
    case Paint::kAnswer:
      return {28, 78, 158};
    case Paint::kInk:
      break;
  }
  return {17, 19, 23};
}

Colour colour_of(const Scene::Box& box) {
  if (box.grey < 0) return colour_of(box.paint);
  const auto grey = static_cast<unsigned char>(box.grey);
  return {grey, grey, grey};
}

namespace {

// With the shapes of each board that `fill` adds.
template <class Fill>
Scene side_by_side(const std::vector<Drawing>& boards, Fill fill) {
  Scene scene;
  const double margin = height_of_margins(boards);
  for (const Drawing& board : boards) {
    BoardPlace place(board, scene.width, scene);
    place.top += margin - place.top_margin;
    fill(place);
    scene.width = std::ceil(place.x(board.cols()) + place.right_margin + kPadding);
    scene.height =
        std::max(scene.height, std::ceil(place.y(board.rows()) + place.bottom_margin + kPadding));
  }
  return scene;
}

}  // namespace

Scene scene_of(const std::vector<Drawing>& boards) {
  return side_by_side(boards, [](BoardPlace& place) {
    place_cells(place);
    place_borders(place);
    place_lines(place);
    place_vertices(place);
    place_texts(place);
    place_margins(place);
    place_corners(place);
    place_dots(place);
  });
}

Scene bare_scene_of(const std::vector<Drawing>& boards) {
  return side_by_side(boards, [](BoardPlace&) {});
}

}  // namespace p2c
