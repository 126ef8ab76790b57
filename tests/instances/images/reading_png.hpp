// PNG files as pixels.
#pragma once

#include <png.h>

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace p2c {

using Pixel = std::array<int, 3>;  // red, green, blue

struct Pixels {
  int width = 0;
  int height = 0;
  std::vector<unsigned char> bytes;

  Pixel at(int x, int y) const {
    const auto i = static_cast<std::size_t>(y * width + x) * 3;
    return {bytes[i], bytes[i + 1], bytes[i + 2]};
  }
};

/// Throws when the bytes are no PNG.
inline Pixels read_png(std::string_view bytes) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) {
    throw std::runtime_error(image.message);
  }
  image.format = PNG_FORMAT_RGB;
  Pixels pixels{static_cast<int>(image.width), static_cast<int>(image.height), {}};
  pixels.bytes.resize(PNG_IMAGE_SIZE(image));
  if (png_image_finish_read(&image, nullptr, pixels.bytes.data(), 0, nullptr) == 0) {
    throw std::runtime_error(image.message);
  }
  return pixels;
}

}  // namespace p2c
