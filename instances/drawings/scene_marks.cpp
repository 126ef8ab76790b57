// Marks in the middle of cells: discs and polygons.
#include <array>
#include <cmath>
#include <numbers>

#include "instances/drawings/scene_board.hpp"

namespace p2c {
namespace {

using Paint = Scene::Paint;
using Corners = std::vector<std::pair<double, double>>;

// Around the middle; 1 is half the side of a mark.
Corners star() {
  constexpr int kPoints = 5;
  constexpr double kInner = 0.42;
  Corners corners;
  for (int k = 0; k < 2 * kPoints; ++k) {
    const double radius = k % 2 == 0 ? 1 : kInner;
    const double angle = std::numbers::pi * (static_cast<double>(k) / kPoints - 0.5);
    corners.emplace_back(radius * std::cos(angle), radius * std::sin(angle));
  }
  return corners;
}

// Two bars, a corner after the other around both.
Corners cross() {
  constexpr double kBar = 0.18;
  Corners corners;
  for (const auto& [x, y] : std::array<std::pair<double, double>, 12>{{{0, -kBar},
                                                                       {1 - kBar, -1},
                                                                       {1, -1 + kBar},
                                                                       {kBar, 0},
                                                                       {1, 1 - kBar},
                                                                       {1 - kBar, 1},
                                                                       {0, kBar},
                                                                       {-1 + kBar, 1},
                                                                       {-1, 1 - kBar},
                                                                       {-kBar, 0},
                                                                       {-1, -1 + kBar},
                                                                       {-1 + kBar, -1}}}) {
    corners.emplace_back(x, y);
  }
  return corners;
}

// Up, then turned by a quarter so many times.
Corners arrow(int turns) {
  Corners corners{{0, -1},    {0.7, -0.2},   {0.22, -0.2}, {0.22, 1},
                  {-0.22, 1}, {-0.22, -0.2}, {-0.7, -0.2}};
  for (auto& [x, y] : corners) {
    for (int k = 0; k < turns; ++k) {
      const double before = x;
      x = -y;
      y = before;
    }
  }
  return corners;
}

// A bar from corner to corner.
Corners slash(bool rises) {
  constexpr double kBar = 0.09;
  Corners corners{{-1 + kBar, -1}, {1, 1 - kBar}, {1 - kBar, 1}, {-1, -1 + kBar}};
  for (auto& [x, y] : corners) y = rises ? -y : y;
  return corners;
}

Corners corners_of(Mark mark) {
  switch (mark) {
    case Mark::kCross:
      return cross();
    case Mark::kTriangle:
      return {{0, -0.9}, {1, 0.8}, {-1, 0.8}};
    case Mark::kStar:
      return star();
    case Mark::kUp:
    case Mark::kRight:
    case Mark::kDown:
    case Mark::kLeft:
      return arrow(static_cast<int>(mark) - static_cast<int>(Mark::kUp));
    case Mark::kLowerLeft:
      return {{-1, 1}, {-1, -1}, {1, 1}};
    case Mark::kLowerRight:
      return {{1, 1}, {-1, 1}, {1, -1}};
    case Mark::kUpperRight:
      return {{1, -1}, {1, 1}, {-1, -1}};
    case Mark::kUpperLeft:
      return {{-1, -1}, {1, -1}, {-1, 1}};
    case Mark::kRising:
    case Mark::kFalling:
      return slash(mark == Mark::kRising);
    case Mark::kNone:
    case Mark::kCircle:
    case Mark::kDisc:
      break;
  }
  return {};
}

// An arrow with a number is right of it, or above it, as pzpr has it.
std::pair<double, double> place_beside_text(const Drawing::Cell& cell) {
  const double away = cell.circle ? 0.22 : 0.32;
  if (cell.text.empty()) return {0, 0};
  if (cell.mark == Mark::kUp || cell.mark == Mark::kDown) return {away, 0};
  if (cell.mark == Mark::kLeft || cell.mark == Mark::kRight) return {0, away};
  return {0, 0};
}

}  // namespace

void place_cell_mark(const BoardPlace& place, int r, int c) {
  const Drawing::Cell& cell = place.board.cells(r, c);
  if (cell.mark == Mark::kNone) return;
  const bool is_half = cell.mark >= Mark::kLowerLeft;
  const bool dark = cell.fill == Fill::kShaded || (cell.fill == Fill::kGiven && cell.grey >= 0);
  const Paint paint = cell.given ? Paint::kInk : is_half ? Paint::kShade : Paint::kAnswer;
  const auto [right_of, above] = place_beside_text(cell);
  const bool is_slash = cell.mark == Mark::kRising || cell.mark == Mark::kFalling;
  const bool round = cell.mark == Mark::kCircle || cell.mark == Mark::kDisc;
  const bool around_text = round && !cell.text.empty();
  const double share = is_half || is_slash    ? 0.5
                       : right_of + above > 0 ? 0.15
                       : around_text          ? 0.36
                                              : 0.3;
  const double size = place.cell * share;
  const double x = place.middle_x(c) + place.cell * right_of;
  const double y = place.middle_y(r) - place.cell * above;
  if (round) {
    const bool filled = cell.mark == Mark::kDisc;
    const bool below_lines = cell.given && !around_text;
    std::vector<Scene::Disc>& discs = below_lines ? place.scene.under : place.scene.discs;
    discs.push_back({x, y, size, filled ? paint : Paint::kPaper, filled ? 0.0 : 2.0});
    return;
  }
  Corners corners = corners_of(cell.mark);
  for (auto& [right, down] : corners) {
    right = x + size * right;
    down = y + size * down;
  }
  const Paint its = dark && cell.given ? Paint::kPaper : paint;
  (is_slash ? place.scene.bars : place.scene.polygons).push_back({std::move(corners), its});
}

}  // namespace p2c
