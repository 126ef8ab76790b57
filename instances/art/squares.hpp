// Pictures of translucent squares: a filled cell darkens itself and its neighbours, the eight
// around it, by one square each; at the edges of the board fewer are there. How near such a picture
// comes to an image is a sum over its cells.
//
// Source: a paper on nonograms of images by integer programming. Its formula, taken literally,
// gives the negative of the image, so here darkness takes the place of its grey value.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "instances/art/picture.hpp"
#include "instances/images/image.hpp"

namespace p2c {

/// Most squares over one cell.
inline constexpr int kMostSquares = 9;

/// From 0 for white to 255 for black.
inline int darkness(unsigned char grey) { return 255 - grey; }

/// How far `squares` over a cell of this darkness v are from the 9 v / 255 that are wanted, in
/// units of 1/85 of a square, so that it is whole: |3 v - 85 squares|.
inline int squares_error(int dark, int squares) { return std::abs(3 * dark - 85 * squares); }

/// How many squares lie over each cell, 0 to 9.
Grid<int> squares_over(const Picture& picture);

/// The sum of the errors of all cells. Image and picture have the same size.
std::int64_t squares_error(const GreyImage& image, const Picture& picture);

/// The sum of the least error of each cell by itself: no picture has less.
std::int64_t least_squares_errors(const GreyImage& image);

/// What the squares look like: the grey value of each cell.
GreyImage squares_seen(const Picture& picture);

}  // namespace p2c
