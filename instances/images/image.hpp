// Images as grey values, from PNG, JPEG and the Netpbm formats.
#pragma once

#include <string>
#include <string_view>

#include "instances/grid.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

/// Grey values of an image: 0 black to 255 white.
using GreyImage = Grid<unsigned char>;

/// 200 megapixels, as many as the largest sensors of cameras have: 200 MB of grey values.
inline constexpr long long kMaxPixels = 200'000'000;
/// So that a row of PNG in its widest form is 8 MB.
inline constexpr long long kLongestImageSide = 1'000'000;

/// The bytes begin as one of the image formats does (PNG, JPEG, PBM, PGM, PPM); the rest may be
/// damaged.
bool is_image(std::string_view bytes);
/// "GIF" and the like for the first bytes of an image that is not read; empty for anything else.
std::string_view unread_image(std::string_view bytes);

/// Reads PNG of every kind, JPEG of 8 bits in grey or colour, and plain and raw PBM, PGM and PPM
/// (Netpbm's P1 to P6). The bytes hold one image and nothing after it, except that cameras put
/// more after a JPEG. Grey is the luma of Rec. ITU-R BT.709 of the values as they are stored,
/// whatever gamma they are meant for, or the luma that JPEG stores; transparent pixels are on
/// white; values are rounded once, to the nearest. Throws InputError with the file's name and what
/// is wrong; images of more than kMaxPixels or with a side above kLongestImageSide are refused
/// before memory is taken. A negative has light for dark; what is transparent is white there, too.
GreyImage read_image(std::string_view bytes, const std::string& file, bool negative = false);

}  // namespace p2c
