#include <png.h>

#include <algorithm>
#include <cmath>

#include "instances/drawings/drawing_picture.hpp"
#include "instances/drawings/drawing_scene.hpp"
#include "instances/drawings/raster.hpp"

namespace p2c {
namespace {

constexpr double kLongestSide = 8000;
constexpr double kLeastScale = 0.125;  // 4 pixels to a usual cell

double scale_of(const Scene& scene) {
  const double scale = std::min(1.0, kLongestSide / std::max(scene.width, scene.height));
  if (scale < kLeastScale) {
    throw DrawingTooLarge("the drawing is too large for PNG; SVG has no limit of pixels");
  }
  return scale;
}

std::string encode_png(const Raster& raster) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(raster.width());
  image.height = static_cast<png_uint_32>(raster.height());
  image.format = PNG_FORMAT_RGB;
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::string bytes(size, '\0');
  if (png_image_write_to_memory(&image, bytes.data(), &size, 0, raster.bytes().data(), 0,
                                nullptr) == 0) {
    throw DrawingTooLarge(std::string("no PNG can be made: ") + image.message);
  }
  bytes.resize(size);
  return bytes;
}

}  // namespace

bool draws_png() { return true; }

void check_png_size(const std::vector<Drawing>& boards) { scale_of(bare_scene_of(boards)); }

std::string draw_png(const std::vector<Drawing>& boards) {
  const Scene scene = scene_of(boards);
  const double scale = scale_of(scene);
  const auto pixels = [&](double length) {
    return std::max(1, static_cast<int>(std::lround(length * scale)));
  };
  Raster raster(pixels(scene.width), pixels(scene.height), scale);
  for (const Scene::Box& box : scene.boxes) raster.paint(box);
  for (const Scene::Stroke& stroke : scene.strokes) raster.paint(stroke);
  for (const Scene::Disc& disc : scene.discs) raster.paint(disc);
  for (const Scene::Polygon& polygon : scene.polygons) raster.paint(polygon);
  for (const Scene::Text& text : scene.texts) raster.paint(text);
  return encode_png(raster);
}

}  // namespace p2c
