// Drawings as shapes in the plane, which the backends for SVG and PNG then paint.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "instances/drawings/drawing.hpp"

namespace p2c {

/// Lengths are pixels, x to the right and y downwards. The shapes are painted in the order of the
/// members, each list in its own order.
struct Scene {
  enum class Paint : char {
    kPaper,
    kShade,   // shaded cells
    kGiven,   // those that the puzzle shades
    kMark,    // what is highlighted
    kThin,    // thin borders
    kFaint,   // dots, and lines that may be there
    kInk,     // what belongs to the puzzle
    kAnswer,  // what belongs to the answer
  };
  enum class Align : char { kStart, kMiddle, kEnd };

  struct Box {
    double x;
    double y;
    double width;
    double height;
    Paint paint;
    int grey = -1;  // 0 black to 255 white, in place of the paint; -1 for none
  };
  /// Across or down; sticks out by half its width at both ends.
  struct Stroke {
    double x1;
    double y1;
    double x2;
    double y2;
    double width;
    Paint paint;
    bool dashed = false;
  };
  struct Disc {
    double x;
    double y;
    double radius;
    Paint paint;
    double rim;  // width of a rim in kInk around it; 0 for none
  };
  /// With corners in order.
  struct Polygon {
    std::vector<std::pair<double, double>> corners;
    Paint paint;
  };
  struct Text {
    double x;  // of its start, middle or end
    double y;  // of its middle
    double size;
    Align align;
    Paint paint;
    std::u32string letters;
  };

  double width = 0;
  double height = 0;
  std::vector<Box> boxes;
  std::vector<Disc> under;  // below lines
  std::vector<Stroke> strokes;
  std::vector<Polygon> bars;  // below discs
  std::vector<Disc> discs;
  std::vector<Polygon> polygons;
  std::vector<Text> texts;
};

/// A digit's width and height where its size is 1; wide enough for most fonts.
inline constexpr double kDigitWidth = 0.62;
inline constexpr double kDigitHeight = 0.72;

struct Colour {
  unsigned char red;
  unsigned char green;
  unsigned char blue;
};

Colour colour_of(Scene::Paint paint);
Colour colour_of(const Scene::Box& box);

/// The boards side by side.
Scene scene_of(const std::vector<Drawing>& boards);

/// As wide and as high, without any shapes.
Scene bare_scene_of(const std::vector<Drawing>& boards);

}  // namespace p2c
