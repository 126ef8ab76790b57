#include "instances/drawings/glyphs.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

#include "instances/drawings/drawing_scene.hpp"

namespace p2c {
namespace {

struct Point {
  double x;
  double y;
};

// The pen's way from point to point. Both coordinates run from 0 to 1 over the glyph.
using Pen = std::vector<Point>;
using Glyph = std::vector<Pen>;

// A part of an ellipse, by angles in degrees: 0 is to the right, 90 is down.
Pen arc(double x, double y, double width, double height, double from, double to) {
  constexpr int kSteps = 24;
  Pen pen;
  for (int k = 0; k <= kSteps; ++k) {
    const double angle = (from + (to - from) * k / kSteps) * 3.14159265358979 / 180;
    pen.push_back({x + width * std::cos(angle), y + height * std::sin(angle)});
  }
  return pen;
}

Pen dot(double x, double y) { return {{x, y}, {x, y}}; }

const std::map<char32_t, Glyph>& glyphs() {
  static const std::map<char32_t, Glyph> all = {
      {U'0', {arc(.5, .5, .5, .5, 0, 360)}},
      {U'1', {{{.12, .2}, {.55, 0}, {.55, 1}}}},
      {U'2', {arc(.49, .28, .45, .28, 185, 390), {{.88, .42}, {.02, 1}, {1, 1}}}},
      {U'3', {arc(.46, .25, .42, .25, 205, 450), arc(.46, .74, .5, .26, 270, 515)}},
      {U'4', {{{.72, 1}, {.72, 0}, {0, .7}, {1, .7}}}},
      {U'5', {{{.9, 0}, {.16, 0}, {.09, .47}}, arc(.47, .67, .5, .33, 218, 505)}},
      {U'6', {arc(.5, .68, .48, .32, 0, 360), arc(.85, .68, .83, .68, 180, 268)}},
      {U'7', {{{0, 0}, {1, 0}, {.36, 1}}}},
      {U'8', {arc(.5, .24, .42, .24, 0, 360), arc(.5, .74, .5, .26, 0, 360)}},
      {U'9', {arc(.5, .32, .48, .32, 0, 360), arc(.15, .32, .83, .68, 0, 88)}},
      {U'+', {{{0, .52}, {1, .52}}, {{.5, .21}, {.5, .83}}}},
      {U',', {{{.5, .94}, {.5, 1.04}, {.34, 1.24}}}},
      {U'-', {{{.1, .55}, {.9, .55}}}},
      {U'\\', {{{.1, 0}, {.9, 1}}}},
      {U'\u2212', {{{0, .52}, {1, .52}}}},
      {U'\u00D7', {{{.1, .27}, {.9, .77}}, {{.1, .77}, {.9, .27}}}},
      {U'\u00F7', {{{0, .52}, {1, .52}}, dot(.5, .2), dot(.5, .84)}},
      {U'm',
       {{{.02, .36}, {.02, 1}},
        {{.02, .5}, {.2, .37}, {.4, .4}, {.48, .52}, {.48, 1}},
        {{.48, .5}, {.68, .37}, {.88, .4}, {.96, .52}, {.96, 1}}}},
      {U'p', {{{.1, .36}, {.1, 1.28}}, arc(.5, .68, .4, .32, 0, 360)}},
      {U'x', {{{.1, .36}, {.9, 1}}, {{.1, 1}, {.9, .36}}}},
      {U'?', {arc(.5, .26, .44, .26, 190, 420), {{.72, .49}, {.5, .66}, {.5, .7}}, dot(.5, .98)}},
  };
  return all;
}

const Glyph& glyph_of(char32_t letter) {
  static const Glyph box = {{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}}};
  const auto found = glyphs().find(letter);
  return found == glyphs().end() ? box : found->second;
}

// The square of the distance from p to the line from a to b.
double square_to(Point p, Point a, Point b) {
  const double dx = b.x - a.x;
  const double dy = b.y - a.y;
  const double length = dx * dx + dy * dy;
  const double along = length == 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
  const double t = std::clamp(along, 0.0, 1.0);
  const double x = p.x - a.x - t * dx;
  const double y = p.y - a.y - t * dy;
  return x * x + y * y;
}

double distance_to(Point p, const Glyph& glyph) {
  double nearest = std::numeric_limits<double>::infinity();
  for (const Pen& pen : glyph) {
    for (std::size_t k = 1; k < pen.size(); ++k) {
      nearest = std::min(nearest, square_to(p, pen[k - 1], pen[k]));
    }
  }
  return std::sqrt(nearest);
}

Glyph placed(Glyph glyph, double x, double y, double width, double height) {
  for (Pen& pen : glyph) {
    for (Point& point : pen) point = {x + point.x * width, y + point.y * height};
  }
  return glyph;
}

}  // namespace

void paint_glyph(char32_t letter, double x, double y, double size,
                 const std::function<void(int, int, double)>& paint) {
  const double width = size * kGlyphWidth;
  const double height = size * kDigitHeight;
  const double radius = std::max(size * 0.045, 0.5);  // of the pen
  const Glyph glyph = placed(glyph_of(letter), x, y, width, height);
  const int right = static_cast<int>(x + width + radius + 1);
  const int bottom = static_cast<int>(y + height + radius + 1);
  for (int py = static_cast<int>(y - radius - 1); py <= bottom; ++py) {
    for (int px = static_cast<int>(x - radius - 1); px <= right; ++px) {
      const double distance = distance_to({px + 0.5, py + 0.5}, glyph);
      const double part = std::clamp(radius - distance + 0.5, 0.0, 1.0);
      if (part > 0) paint(px, py, part);
    }
  }
}

}  // namespace p2c
