#include "instances/art/squares_bands.hpp"

#include <algorithm>
#include <utility>

namespace p2c {
namespace {

constexpr double kMostSteps = 4e8;  // of all bands of a sweep: about a second
constexpr int kMostHeight = 6;      // measured: higher bands find hardly better pictures

int height_of_bands(const GreyImage& image) {
  int height = 1;
  double steps = 16.0 * image.size();
  while (height < kMostHeight && height < image.rows && (steps *= 4) <= kMostSteps) ++height;
  return height;
}

}  // namespace

SquaresBands::Side::Side(GreyImage side)
    : image(std::move(side)), window(image), height(height_of_bands(image)) {}

SquaresBands::SquaresBands(const GreyImage& image) : rows_(image), cols_(transposed(image)) {}

// Solves the bands that begin at row `first` and every `height` rows on, and the rest above. False
// when it was stopped.
bool SquaresBands::Side::sweep(Picture& picture, int first, const Stop* stop) {
  for (int top = first - height; top < image.rows; top += height) {
    const Rectangle cells{std::max(top, 0), std::min(top + height, image.rows), 0, image.cols};
    if (cells.rows() <= 0) continue;
    const Rectangle pixels{std::max(cells.top - 1, 0), std::min(cells.bottom + 1, image.rows), 0,
                           image.cols};
    if (!window.solve(cells, pixels, picture, nullptr, stop)) return false;
  }
  return true;
}

bool SquaresBands::improve(Picture& picture, const Stop* stop) {
  std::int64_t error = squares_error(rows_.image, picture);
  const int sweeps = std::max(rows_.height, cols_.height);
  for (int idle = 0, first = 0; idle < sweeps; ++idle, ++first) {
    if (!rows_.sweep(picture, first % rows_.height, stop)) return false;
    Picture other = transposed(picture);
    const bool whole = cols_.sweep(other, first % cols_.height, stop);
    picture = transposed(other);
    if (!whole) return false;
    const std::int64_t now = squares_error(rows_.image, picture);
    if (now < error) idle = -1;
    error = now;
  }
  return true;
}

}  // namespace p2c
