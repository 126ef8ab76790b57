// Translucent squares by their definition: every picture of a small board is tried.
#pragma once

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

#include "instances/art/squares.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Random greys, of `greys` different ones.
inline GreyImage random_grey_image(Rng& rng, int rows, int cols, int greys = 256) {
  GreyImage image(rows, cols);
  for (unsigned char& grey : image.cells) {
    grey = static_cast<unsigned char>(below(rng, greys) * 255 / std::max(greys - 1, 1));
  }
  return image;
}

inline Picture random_picture(Rng& rng, int rows, int cols) {
  Picture picture(rows, cols);
  for (int& cell : picture.cells) cell = below(rng, 2);
  return picture;
}

/// Bit i of `filled` is cell i.
inline Picture picture_of_bits(const GreyImage& image, unsigned filled) {
  Picture picture(image.rows, image.cols);
  for (int i = 0; i < picture.size(); ++i) picture[i] = static_cast<int>(filled >> i & 1);
  return picture;
}

/// Images of every size up to 3 x 4, some with few greys.
inline std::vector<GreyImage> small_grey_images(int of_each_size) {
  Rng rng(91);
  std::vector<GreyImage> images;
  for (int i = 0; i < 12 * of_each_size; ++i) {
    images.push_back(random_grey_image(rng, 1 + i % 3, 1 + i / 3 % 4, i % 5 == 0 ? 4 : 256));
  }
  return images;
}

/// Cells are touching, or the same.
inline bool is_near(int r, int c, int y, int x) {
  return std::max(std::abs(r - y), std::abs(c - x)) <= 1;
}

/// By asking all cells for each one.
inline Grid<int> naive_squares_over(const Picture& picture) {
  Grid<int> squares(picture.rows, picture.cols);
  for (int i = 0; i < picture.size(); ++i) {
    for (int k = 0; k < picture.size(); ++k) {
      const int cols = picture.cols;
      if (is_near(i / cols, i % cols, k / cols, k % cols)) squares[i] += picture[k];
    }
  }
  return squares;
}

inline std::int64_t naive_error(const GreyImage& image, const Picture& picture) {
  const Grid<int> squares = naive_squares_over(picture);
  std::int64_t sum = 0;
  for (int i = 0; i < image.size(); ++i) {
    sum += std::abs(3 * (255 - image[i]) - 85 * squares[i]);
  }
  return sum;
}

/// The least error of all pictures, for boards of at most 20 cells or so.
inline std::int64_t naive_least_error(const GreyImage& image) {
  const auto size = static_cast<std::size_t>(image.size());
  std::vector<unsigned> near(size);
  std::vector<int> errors(size * 10);  // of each cell by the squares over it
  for (int i = 0; i < image.size(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    for (int k = 0; k < image.size(); ++k) {
      const int cols = image.cols;
      if (is_near(i / cols, i % cols, k / cols, k % cols)) near[at] |= 1U << k;
    }
    for (int squares = 0; squares < 10; ++squares) {
      errors[10 * at + static_cast<std::size_t>(squares)] =
          std::abs(3 * (255 - image[i]) - 85 * squares);
    }
  }
  int least = std::numeric_limits<int>::max();
  for (unsigned filled = 0; filled < 1U << size; ++filled) {
    int sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
      sum += errors[10 * i + static_cast<std::size_t>(std::popcount(filled & near[i]))];
    }
    least = std::min(least, sum);
  }
  return least;
}

}  // namespace p2c
