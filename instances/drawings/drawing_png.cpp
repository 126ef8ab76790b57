#include <png.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <new>
#include <utility>

#include "instances/drawings/drawing_picture.hpp"
#include "instances/drawings/drawing_scene.hpp"
#include "instances/drawings/raster.hpp"
#include "instances/limits/throw_if_stopped.hpp"

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

// Takes the bytes of a PNG as they are made: what is written when a stop came, fails.
class PngBytes {
 public:
  explicit PngBytes(const Stop* stop) : stop_(stop) {
    file_.reset(fopencookie(this, "w", {nullptr, &take, nullptr, nullptr}));
    if (file_ == nullptr) throw std::bad_alloc();
  }

  std::FILE* file() const { return file_.get(); }
  bool is_out_of_memory() const { return is_out_of_memory_; }
  std::string bytes() && {
    file_.reset();
    return std::move(bytes_);
  }

 private:
  static ssize_t take(void* self, const char* bytes, std::size_t size) {
    auto& its = *static_cast<PngBytes*>(self);
    if (is_stopped(its.stop_)) return -1;
    try {  // nothing may be thrown through the library
      its.bytes_.append(bytes, size);
    } catch (const std::bad_alloc&) {
      its.is_out_of_memory_ = true;
      return -1;
    }
    return static_cast<ssize_t>(size);
  }

  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  const Stop* stop_;
  std::string bytes_;
  bool is_out_of_memory_ = false;
  std::unique_ptr<std::FILE, Close> file_;  // last: closing writes
};

std::string encode_png(const Raster& raster, const Stop* stop) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(raster.width());
  image.height = static_cast<png_uint_32>(raster.height());
  image.format = PNG_FORMAT_RGB;
  PngBytes png(stop);
  const bool made =
      png_image_write_to_stdio(&image, png.file(), 0, raster.bytes().data(), 0, nullptr) != 0 &&
      std::fflush(png.file()) == 0;
  throw_if_stopped(stop);
  if (png.is_out_of_memory()) throw std::bad_alloc();
  if (!made) throw DrawingTooLarge(std::string("no PNG can be made: ") + image.message);
  return std::move(png).bytes();
}

}  // namespace

bool draws_png() { return true; }

void check_png_size(const std::vector<Drawing>& boards) { scale_of(bare_scene_of(boards)); }

std::string draw_png(const std::vector<Drawing>& boards, const Stop* stop) {
  const Scene scene = scene_of(boards);
  const double scale = scale_of(scene);
  const auto pixels = [&](double length) {
    return std::max(1, static_cast<int>(std::lround(length * scale)));
  };
  Raster raster(pixels(scene.width), pixels(scene.height), scale);
  NowAndThen poll(stop);
  const auto paint_all = [&](const auto& all) {
    for (const auto& one : all) {
      poll.throw_if_stopped();
      raster.paint(one);
    }
  };
  paint_all(scene.boxes);
  paint_all(scene.under);
  paint_all(scene.strokes);
  paint_all(scene.bars);
  paint_all(scene.discs);
  paint_all(scene.polygons);
  paint_all(scene.texts);
  return encode_png(raster, stop);
}

}  // namespace p2c
