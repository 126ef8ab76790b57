// Windows and bands of translucent squares, against trying all cells of a window.
#include "instances/art/squares_window.hpp"

#include <doctest/doctest.h>

#include <tuple>

#include "instances/art/squares_bands.hpp"
#include "tests/instances/art/naive_squares.hpp"
#include "tests/instances/stop_after.hpp"

namespace p2c {
namespace {

// A window on a random image, over a random picture.
struct Asked {
  GreyImage image;
  Picture picture;
  Rectangle cells{};
  Rectangle pixels{};
  SquaresWindow::Prices prices;
  bool priced = false;
  int scale = 1;
};

// `size` of `all` rows or columns; often at a border.
std::pair<int, int> random_part(Rng& rng, int all, int size) {
  const int room = all - size;
  const int from = chance(rng, 50) ? below(rng, room + 1) : (chance(rng, 50) ? 0 : room);
  return {from, from + size};
}

// Pixels that the cells darken, all or some of them.
Rectangle random_pixels(Rng& rng, const GreyImage& image, const Rectangle& cells) {
  const Rectangle pixels{std::max(cells.top - 1, 0), std::min(cells.bottom + 1, image.rows),
                         std::max(cells.left - 1, 0), std::min(cells.right + 1, image.cols)};
  if (chance(rng, 50)) return pixels;
  const auto [up, down] = random_part(rng, pixels.rows(), 1 + below(rng, pixels.rows()));
  const auto [left, right] = random_part(rng, pixels.cols(), 1 + below(rng, pixels.cols()));
  return {pixels.top + up, pixels.top + down, pixels.left + left, pixels.left + right};
}

Asked random_window(Rng& rng) {
  const int height = 1 + below(rng, 4);
  const int width = 1 + below(rng, height == 1 ? 7 : 10 / height);
  Asked asked;
  asked.image = random_grey_image(rng, height + below(rng, 4), width + below(rng, 4));
  asked.picture = random_picture(rng, asked.image.rows, asked.image.cols);
  std::tie(asked.cells.top, asked.cells.bottom) = random_part(rng, asked.image.rows, height);
  std::tie(asked.cells.left, asked.cells.right) = random_part(rng, asked.image.cols, width);
  asked.pixels = random_pixels(rng, asked.image, asked.cells);
  asked.scale = chance(rng, 50) ? 1 : 1 + below(rng, 16);
  asked.priced = chance(rng, 60);
  asked.prices = SquaresWindow::Prices(asked.image.rows, asked.image.cols);
  for (int& price : asked.prices.cells) price = below(rng, 401 * asked.scale) - 200 * asked.scale;
  return asked;
}

// What the window's sum is to be for this picture.
std::int64_t sum_of(const Asked& asked, const Picture& picture) {
  const Grid<int> squares = naive_squares_over(picture);
  std::int64_t sum = 0;
  for (int r = 0; r < picture.rows; ++r) {
    for (int c = 0; c < picture.cols; ++c) {
      const std::int64_t error = std::abs(3 * (255 - asked.image(r, c)) - 85 * squares(r, c));
      const std::int64_t price = asked.priced ? asked.prices(r, c) : 0;
      if (asked.pixels.has(r, c)) sum += asked.scale * error;
      if (asked.cells.has(r, c)) sum += price * picture(r, c);
    }
  }
  return sum;
}

std::int64_t least_sum(const Asked& asked) {
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  Picture picture = asked.picture;
  for (unsigned filled = 0; filled < 1U << (asked.cells.rows() * asked.cells.cols()); ++filled) {
    unsigned left = filled;
    for (int r = asked.cells.top; r < asked.cells.bottom; ++r) {
      for (int c = asked.cells.left; c < asked.cells.right; ++c, left >>= 1) {
        picture(r, c) = static_cast<int>(left & 1);
      }
    }
    least = std::min(least, sum_of(asked, picture));
  }
  return least;
}

bool same_outside(const Rectangle& cells, const Picture& a, const Picture& b) {
  for (int r = 0; r < a.rows; ++r) {
    for (int c = 0; c < a.cols; ++c) {
      if (!cells.has(r, c) && a(r, c) != b(r, c)) return false;
    }
  }
  return true;
}

std::int64_t least_of_whole(const GreyImage& image) {
  SquaresWindow window(image);
  const Rectangle all{0, image.rows, 0, image.cols};
  Picture picture(image.rows, image.cols);
  const auto sum = window.solve(all, all, picture, nullptr, nullptr);
  REQUIRE(sum);
  CHECK(*sum == naive_error(image, picture));
  return *sum;
}

}  // namespace

TEST_CASE("squares: a window finds the least sum, and changes its cells only") {
  Rng rng(72);
  int better = 0;
  for (int i = 0; i < 400; ++i) {
    const Asked asked = random_window(rng);
    SquaresWindow window(asked.image, asked.scale);
    Picture picture = asked.picture;
    const auto sum = window.solve(asked.cells, asked.pixels, picture,
                                  asked.priced ? &asked.prices : nullptr, nullptr);
    CAPTURE(i);
    REQUIRE(sum);
    REQUIRE(*sum == least_sum(asked));
    REQUIRE(*sum == sum_of(asked, picture));
    REQUIRE(same_outside(asked.cells, asked.picture, picture));
    better += *sum < sum_of(asked, asked.picture) ? 1 : 0;
  }
  CHECK(better > 300);
}

TEST_CASE("squares: one window is used again and again") {
  Rng rng(73);
  const GreyImage image = random_grey_image(rng, 6, 6);
  SquaresWindow again(image);
  for (int i = 0; i < 100; ++i) {
    Picture picture = random_picture(rng, 6, 6);
    Picture other = picture;
    const auto [top, bottom] = random_part(rng, 6, 1 + below(rng, 4));
    const auto [left, right] = random_part(rng, 6, 1 + below(rng, 6));
    const Rectangle cells{top, bottom, left, right};
    const auto sum = again.solve(cells, cells, picture, nullptr, nullptr);
    REQUIRE(sum == SquaresWindow(image).solve(cells, cells, other, nullptr, nullptr));
    REQUIRE(picture == other);
  }
}

TEST_CASE("squares: high windows find what low ones find in the transposed image") {
  Rng rng(74);
  for (int rows = 5; rows <= SquaresWindow::kMostRows - 2; ++rows) {
    const GreyImage image = random_grey_image(rng, rows, 1 + below(rng, 4));
    CHECK(least_of_whole(image) == least_of_whole(transposed(image)));
  }
}

TEST_CASE("squares: sums of wide windows are right, with the largest errors and prices") {
  Rng rng(75);
  constexpr int kScale = 16;
  constexpr int kPrice = 9 * 85 * kScale;
  const GreyImage image = random_grey_image(rng, 2, 20'000, 2);
  const Rectangle all{0, image.rows, 0, image.cols};
  for (const int price : {-kPrice, 0, kPrice}) {
    const SquaresWindow::Prices prices(image.rows, image.cols, price);
    SquaresWindow window(image, kScale);
    Picture picture(image.rows, image.cols);
    const auto sum = window.solve(all, all, picture, &prices, nullptr);
    REQUIRE(sum);
    const auto filled = std::count(picture.cells.begin(), picture.cells.end(), 1);
    CHECK(*sum == kScale * squares_error(image, picture) + price * filled);
    if (price != 0) CHECK(filled == (price < 0 ? image.size() : 0));
  }
}

TEST_CASE("squares: a window that is stopped leaves the picture") {
  Rng rng(76);
  const GreyImage image = random_grey_image(rng, 3, 5);
  const Picture before = random_picture(rng, 3, 5);
  for (int polls = 0; polls <= 5; ++polls) {
    SquaresWindow window(image);
    Picture picture = before;
    const StopAfter stop(polls);
    const Rectangle all{0, 3, 0, 5};
    const bool solved = window.solve(all, all, picture, nullptr, &stop).has_value();
    CHECK(solved == (polls == 5));
    CHECK((picture == before) == !solved);
  }
}

TEST_CASE("squares: bands end, where no band can be better, and never make it worse") {
  Rng rng(77);
  for (int i = 0; i < 40; ++i) {
    const GreyImage image = random_grey_image(rng, 1 + below(rng, 9), 1 + below(rng, 9));
    const Picture start = random_picture(rng, image.rows, image.cols);
    SquaresBands bands(image);
    Picture picture = start;
    bands.improve(picture, nullptr);
    const std::int64_t error = squares_error(image, picture);
    CHECK(error <= squares_error(image, start));
    bands.improve(picture, nullptr);
    CHECK(squares_error(image, picture) == error);
    Picture stopped = start;
    const StopAfter stop(below(rng, 60));
    bands.improve(stopped, &stop);
    CHECK(squares_error(image, stopped) <= squares_error(image, start));
  }
}

}  // namespace p2c
