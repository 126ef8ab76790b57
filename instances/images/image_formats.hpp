// What the readers of images share.
#pragma once

#include <string>
#include <string_view>

#include "instances/images/image.hpp"

namespace p2c {

/// Reads bytes that begin as PNG does; a negative has the opposite of its colours.
GreyImage read_png_image(std::string_view bytes, const std::string& file, bool negative);
/// Reads bytes that begin as JPEG does.
GreyImage read_jpeg_image(std::string_view bytes, const std::string& file);
/// Reads bytes that begin with P1 to P6.
GreyImage read_pnm_image(std::string_view bytes, const std::string& file);

/// Throws unless an image of this size, neither side 0, is one that read_image takes.
void check_image_size(long long width, long long height, const Place& place);

/// Samples of one pixel, each from 0 to `white`; `alpha` is `white` where it is opaque.
struct Rgba {
  long long red;
  long long green;
  long long blue;
  long long alpha;
};

/// The grey value of a pixel on white paper, for a `white` of at most 65535.
/// Source: Rec. ITU-R BT.709-6, item 3.2: Y' = 0.2126 R' + 0.7152 G' + 0.0722 B'.
inline unsigned char grey_of(const Rgba& pixel, long long white) {
  const long long luma = 2126 * pixel.red + 7152 * pixel.green + 722 * pixel.blue;
  const long long light = luma * pixel.alpha + 10'000 * white * (white - pixel.alpha);
  const long long whole = 10'000 * white * white;
  return static_cast<unsigned char>((255 * light + whole / 2) / whole);
}

}  // namespace p2c
