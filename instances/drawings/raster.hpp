// An image of coloured pixels to paint on.
#pragma once

#include <vector>

#include "instances/drawings/drawing_scene.hpp"

namespace p2c {

class Raster {
 public:
  /// Paper all over. `scale` is the pixels to a unit of what is painted.
  Raster(int width, int height, double scale);

  void paint(const Scene::Box& box);
  void paint(const Scene::Stroke& stroke);
  void paint(const Scene::Disc& disc);
  void paint(const Scene::Polygon& polygon);
  void paint(const Scene::Text& text);

  int width() const { return width_; }
  int height() const { return height_; }
  /// Red, green and blue of each pixel, row by row.
  const std::vector<unsigned char>& bytes() const { return bytes_; }

 private:
  void fill(double x1, double y1, double x2, double y2, Colour colour);
  void blend(int x, int y, Colour colour, double part);

  int width_;
  int height_;
  double scale_;
  std::vector<unsigned char> bytes_;
};

}  // namespace p2c
