// Translucent squares: counts, errors and what is seen, by hand and by the definition.
#include "instances/art/squares.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "tests/instances/art/naive_squares.hpp"

namespace p2c {
namespace {

using Cells = std::vector<int>;

Picture picture_of(int rows, int cols, const Cells& cells) {
  Picture picture(rows, cols);
  picture.cells = cells;
  return picture;
}

}  // namespace

TEST_CASE("squares: by hand") {
  const Picture picture = picture_of(3, 4, {1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1});
  CHECK(squares_over(picture).cells == Cells{1, 1, 1, 1, 1, 1, 2, 2, 0, 0, 2, 2});
  CHECK(squares_over(Picture(1, 1, 1)).cells == Cells{1});
  CHECK(squares_over(Picture(3, 3, 1)).cells == Cells{4, 6, 4, 6, 9, 6, 4, 6, 4});
  CHECK(squares_error(0, 0) == 0);
  CHECK(squares_error(255, 9) == 0);
  CHECK(squares_error(255, 8) == 85);
  CHECK(squares_error(85, 3) == 0);
  CHECK(squares_error(0, 1) == 85);
  CHECK(squares_error(100, 3) == 45);
  CHECK(squares_error(100, 4) == 40);
  // 3 x 3, all filled: black in the middle, where nothing is wrong, and elsewhere five or three
  // squares are missing.
  CHECK(squares_error(GreyImage(3, 3, 0), Picture(3, 3, 1)) == 85 * (4 * 5 + 4 * 3));
  CHECK(squares_error(GreyImage(3, 3, 255), Picture(3, 3, 1)) == 85 * (4 * 4 + 4 * 6 + 9));
}

TEST_CASE("squares: no picture has less than the least errors of the cells by themselves") {
  CHECK(least_squares_errors(GreyImage(2, 2, 255)) == 0);
  GreyImage image(1, 2);
  image.cells = {155, 170};  // darkness 100 and 85
  CHECK(least_squares_errors(image) == 40);
}

// Zero to nine squares, each the best for some grey.
TEST_CASE("squares: the least error of a cell is that of the definition, for every grey") {
  for (int grey = 0; grey < 256; ++grey) {
    CAPTURE(grey);
    int least = std::numeric_limits<int>::max();
    for (int squares = 0; squares <= 9; ++squares) {
      least = std::min(least, std::abs(3 * (255 - grey) - 85 * squares));
    }
    CHECK(least_squares_errors(GreyImage(1, 1, static_cast<unsigned char>(grey))) == least);
  }
}

TEST_CASE("squares: what is seen goes from white to black in nine steps") {
  CHECK(squares_seen(Picture(2, 5)) == GreyImage(2, 5, 255));
  const GreyImage seen = squares_seen(Picture(3, 3, 1));
  const auto grey = [&](int squares) { return std::lround(255 - 255 * squares / 9.0); };
  CHECK(seen(0, 0) == grey(4));
  CHECK(seen(0, 1) == grey(6));
  CHECK(seen(1, 1) == 0);
}

TEST_CASE("squares: counts and errors are those of the definition") {
  Rng rng(71);
  for (int i = 0; i < 300; ++i) {
    const GreyImage image = random_grey_image(rng, 1 + below(rng, 7), 1 + below(rng, 7));
    const Picture picture = random_picture(rng, image.rows, image.cols);
    REQUIRE(squares_over(picture) == naive_squares_over(picture));
    REQUIRE(squares_error(image, picture) == naive_error(image, picture));
  }
}

}  // namespace p2c
