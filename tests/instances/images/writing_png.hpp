// PNG files of every kind, written by libpng.
#pragma once

#include <png.h>

#include <string>
#include <vector>

namespace p2c {

/// A file to be: its samples as numbers, row by row.
struct PngPlan {
  int width = 1;
  int height = 1;
  int colour = PNG_COLOR_TYPE_GRAY;
  int depth = 8;
  bool interlaced = false;
  std::vector<int> samples;
  std::vector<png_color> palette;
  std::vector<png_byte> alphas;       // of the palette
  const png_color_16* key = nullptr;  // the transparent colour, where there is no alpha
};

/// Samples to a pixel.
inline int channels_of(int colour) {
  if (colour == PNG_COLOR_TYPE_RGB) return 3;
  if (colour == PNG_COLOR_TYPE_RGB_ALPHA) return 4;
  return colour == PNG_COLOR_TYPE_GRAY_ALPHA ? 2 : 1;
}

namespace writing_png {

inline void append(png_structp png, png_bytep bytes, std::size_t size) {
  static_cast<std::string*>(png_get_io_ptr(png))->append(bytes, bytes + size);
}

inline void write_header(png_structp png, png_infop info, const PngPlan& plan) {
  png_set_IHDR(png, info, static_cast<png_uint_32>(plan.width),
               static_cast<png_uint_32>(plan.height), plan.depth, plan.colour,
               plan.interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (!plan.palette.empty()) {
    png_set_PLTE(png, info, plan.palette.data(), static_cast<int>(plan.palette.size()));
  }
  if (!plan.alphas.empty()) {
    png_set_tRNS(png, info, plan.alphas.data(), static_cast<int>(plan.alphas.size()), nullptr);
  }
  if (plan.key != nullptr) png_set_tRNS(png, info, nullptr, 0, plan.key);
  png_write_info(png, info);
}

inline std::vector<png_byte> row_bytes(const PngPlan& plan, int row) {
  const auto count = static_cast<std::size_t>(plan.width * channels_of(plan.colour));
  std::vector<png_byte> bytes;
  for (std::size_t i = 0; i < count; ++i) {
    const int sample = plan.samples[static_cast<std::size_t>(row) * count + i];
    if (plan.depth == 16) bytes.push_back(static_cast<png_byte>(sample >> 8));
    bytes.push_back(static_cast<png_byte>(sample & 255));
  }
  return bytes;
}

}  // namespace writing_png

/// The bytes of the file. An error of libpng's ends the test program.
inline std::string written_png(const PngPlan& plan) {
  std::string bytes;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &bytes, writing_png::append, nullptr);
  writing_png::write_header(png, info, plan);
  png_set_packing(png);
  const int passes = png_set_interlace_handling(png);
  for (int pass = 0; pass < passes; ++pass) {
    for (int row = 0; row < plan.height; ++row) {
      png_write_row(png, writing_png::row_bytes(plan, row).data());
    }
  }
  png_write_end(png, nullptr);
  png_destroy_write_struct(&png, &info);
  return bytes;
}

}  // namespace p2c
