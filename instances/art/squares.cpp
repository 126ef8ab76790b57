#include "instances/art/squares.hpp"

#include <algorithm>

namespace p2c {

Grid<int> squares_over(const Picture& picture) {
  Grid<int> squares(picture.rows, picture.cols);
  for (int r = 0; r < picture.rows; ++r) {
    for (int c = 0; c < picture.cols; ++c) {
      if (picture(r, c) == 0) continue;
      for (int y = r - 1; y <= r + 1; ++y) {
        for (int x = c - 1; x <= c + 1; ++x) {
          if (squares.inside(y, x)) ++squares(y, x);
        }
      }
    }
  }
  return squares;
}

std::int64_t squares_error(const GreyImage& image, const Picture& picture) {
  const Grid<int> squares = squares_over(picture);
  std::int64_t sum = 0;
  for (int i = 0; i < image.size(); ++i) sum += squares_error(darkness(image[i]), squares[i]);
  return sum;
}

std::int64_t least_squares_errors(const GreyImage& image) {
  std::int64_t sum = 0;
  for (const unsigned char grey : image.cells) {
    int least = squares_error(darkness(grey), 0);
    for (int squares = 1; squares <= kMostSquares; ++squares) {
      least = std::min(least, squares_error(darkness(grey), squares));
    }
    sum += least;
  }
  return sum;
}

GreyImage squares_seen(const Picture& picture) {
  const Grid<int> squares = squares_over(picture);
  GreyImage seen(picture.rows, picture.cols);
  for (int i = 0; i < seen.size(); ++i) {
    seen[i] = static_cast<unsigned char>(255 - (255 * squares[i] + 4) / kMostSquares);
  }
  return seen;
}

}  // namespace p2c
