// From an image to the cells of a picture in black and white.
#pragma once

#include "instances/images/image.hpp"

namespace p2c {

/// 1 for a filled cell, 0 for an empty one.
using Picture = Grid<int>;

struct PictureSize {
  int rows = 0;
  int cols = 0;
  bool operator==(const PictureSize&) const = default;
};

/// The size for a picture of the image, of which `rows` or `cols` may be left open by 0: one of
/// them follows from the other by the image's proportions, rounded, at least 1 (and at most the
/// largest int: whoever makes a board of it says what is too large); both are the image's own.
PictureSize fitted(const GreyImage& image, int rows, int cols);

/// The image with rows x cols pixels, each the mean of what it covers, rounded to the nearest
/// (halves up). Enlarges too. Needs an image with pixels and a size of at least 1 x 1, at most
/// kMaxPixels.
GreyImage scaled(const GreyImage& image, int rows, int cols);

/// The threshold, 1 to 255, that best separates the grey values into those below it and the others:
/// the variance between the two is the largest. Of several the lowest, moved up to the middle of
/// the gap between grey values that it is in. With one grey value alone it is 128. Source: Otsu: A
/// threshold selection method from gray-level histograms, IEEE SMC 9, 1979.
int otsu_threshold(const GreyImage& image);

/// A grey value below the threshold becomes filled: none at 0, all at 256.
Picture below_threshold(const GreyImage& image, int threshold);

/// Each cell takes the nearer of black and white (white at 127.5) and hands on the difference to
/// its neighbours on the right and below. Row by row from the left, in sixteenths of a grey value.
/// Source: Floyd, Steinberg: An adaptive algorithm for spatial greyscale, Proc. SID 17, 1976.
Picture dithered(const GreyImage& image);

}  // namespace p2c
