#include "instances/drawings/raster.hpp"

#include <algorithm>
#include <cmath>

#include "instances/drawings/glyphs.hpp"

namespace p2c {

Raster::Raster(int width, int height, double scale)
    : width_(width),
      height_(height),
      scale_(scale),
      bytes_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3, 255) {}

// `part` of the pixel, from 0 to 1, takes the colour.
void Raster::blend(int x, int y, Colour colour, double part) {
  if (x < 0 || y < 0 || x >= width_ || y >= height_ || part <= 0) return;
  const std::size_t at = (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                          static_cast<std::size_t>(x)) *
                         3;
  const auto mix = [&](std::size_t i, unsigned char to) {
    const double from = bytes_[at + i];
    bytes_[at + i] = static_cast<unsigned char>(std::lround(from + (to - from) * part));
  };
  mix(0, colour.red);
  mix(1, colour.green);
  mix(2, colour.blue);
}

// Whole pixels, at least one wide: borders stay sharp at any scale.
void Raster::fill(double x1, double y1, double x2, double y2, Colour colour) {
  const auto pixel = [&](double place) { return static_cast<int>(std::lround(place * scale_)); };
  const int right = std::max(pixel(x2), pixel(x1) + 1);
  const int bottom = std::max(pixel(y2), pixel(y1) + 1);
  for (int y = pixel(y1); y < bottom; ++y) {
    for (int x = pixel(x1); x < right; ++x) blend(x, y, colour, 1);
  }
}

void Raster::paint(const Scene::Box& box) {
  fill(box.x, box.y, box.x + box.width, box.y + box.height, colour_of(box));
}

void Raster::paint(const Scene::Stroke& stroke) {
  const double half = stroke.width / 2;
  if (!stroke.dashed) {
    fill(stroke.x1 - half, stroke.y1 - half, stroke.x2 + half, stroke.y2 + half,
         colour_of(stroke.paint));
    return;
  }
  const bool across = stroke.y1 == stroke.y2;
  const double length = across ? stroke.x2 - stroke.x1 : stroke.y2 - stroke.y1;
  for (double from = 0; from < length; from += 8) {
    const double to = std::min(from + 4, length);
    if (across) {
      fill(stroke.x1 + from, stroke.y1 - half, stroke.x1 + to, stroke.y1 + half,
           colour_of(stroke.paint));
    } else {
      fill(stroke.x1 - half, stroke.y1 + from, stroke.x1 + half, stroke.y1 + to,
           colour_of(stroke.paint));
    }
  }
}

// A pixel takes part by how far its middle is inside.
void Raster::paint(const Scene::Disc& disc) {
  const double x = disc.x * scale_;
  const double y = disc.y * scale_;
  const double outer = (disc.radius + disc.rim / 2) * scale_;
  const double inner = (disc.radius - disc.rim / 2) * scale_;
  const Colour rim = colour_of(Scene::Paint::kInk);
  const Colour colour = colour_of(disc.paint);
  for (int py = static_cast<int>(y - outer) - 1; py <= y + outer + 1; ++py) {
    for (int px = static_cast<int>(x - outer) - 1; px <= x + outer + 1; ++px) {
      const double distance = std::hypot(px + 0.5 - x, py + 0.5 - y);
      const auto inside = [&](double radius) {
        return std::clamp(radius - distance + 0.5, 0.0, 1.0);
      };
      if (disc.rim > 0) blend(px, py, rim, inside(outer));
      blend(px, py, colour, inside(inner));
    }
  }
}

namespace {

// By the number of sides that a ray to the right crosses.
bool is_inside(const Scene::Polygon& polygon, double x, double y) {
  bool inside = false;
  auto before = polygon.corners.back();
  for (const auto& corner : polygon.corners) {
    const bool crosses = (corner.second > y) != (before.second > y);
    if (crosses && x < corner.first + (before.first - corner.first) * (y - corner.second) /
                                          (before.second - corner.second)) {
      inside = !inside;
    }
    before = corner;
  }
  return inside;
}

}  // namespace

// A pixel takes part by how many of its 16 points are inside.
void Raster::paint(const Scene::Polygon& polygon) {
  constexpr int kPoints = 4;  // of a row
  const auto [left, right] = std::minmax_element(polygon.corners.begin(), polygon.corners.end());
  const auto by_height = [](const auto& a, const auto& b) { return a.second < b.second; };
  const auto [top, bottom] =
      std::minmax_element(polygon.corners.begin(), polygon.corners.end(), by_height);
  const Colour colour = colour_of(polygon.paint);
  for (int y = static_cast<int>(top->second * scale_); y <= bottom->second * scale_; ++y) {
    for (int x = static_cast<int>(left->first * scale_); x <= right->first * scale_; ++x) {
      int inside = 0;
      for (int k = 0; k < kPoints * kPoints; ++k) {
        const double px = x + (k % kPoints + 0.5) / kPoints;
        const double py = y + (k / kPoints + 0.5) / kPoints;  // NOLINT: whole rows
        if (is_inside(polygon, px / scale_, py / scale_)) ++inside;
      }
      blend(x, y, colour, static_cast<double>(inside) / (kPoints * kPoints));
    }
  }
}

void Raster::paint(const Scene::Text& text) {
  const double size = text.size * scale_;
  const double advance = size * kDigitWidth;
  const double length = advance * static_cast<double>(text.letters.size());
  double x = text.x * scale_;
  if (text.align == Scene::Align::kMiddle) x -= length / 2;
  if (text.align == Scene::Align::kEnd) x -= length;
  const double y = text.y * scale_ - size * kDigitHeight / 2;
  const Colour colour = colour_of(text.paint);
  for (const char32_t letter : text.letters) {
    const double side = (advance - size * kGlyphWidth) / 2;
    const auto paint = [&](int px, int py, double part) { blend(px, py, colour, part); };
    paint_glyph(letter, x + side, y, size, paint);
    x += advance;
  }
}

}  // namespace p2c
