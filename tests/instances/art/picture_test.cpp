// From grey values to cells: scaling, thresholds and dithering against plain definitions.
#include "instances/art/picture.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "instances/puzzle.hpp"

namespace p2c::picture_test {
namespace {

using Cells = std::vector<int>;

GreyImage image_of(int rows, int cols, const std::vector<int>& greys) {
  GreyImage image(rows, cols);
  for (int i = 0; i < image.size(); ++i) {
    image[i] = static_cast<unsigned char>(greys[i]);
  }
  return image;
}

GreyImage random_image(Rng& rng, int rows, int cols, int greys = 256) {
  GreyImage image(rows, cols);
  for (unsigned char& grey : image.cells) {
    grey = static_cast<unsigned char>(below(rng, greys) * 255 / std::max(greys - 1, 1));
  }
  return image;
}

// How much of pixel `source` lies in pixel `target` when `from` pixels are scaled to `to`.
double covered(int source, int target, int from, int to) {
  const double scale = static_cast<double>(from) / to;
  const double begin = std::max<double>(source, target * scale);
  return std::max(0.0, std::min<double>(source + 1, (target + 1) * scale) - begin);
}

double mean_of_area(const GreyImage& image, int rows, int cols, int row, int col) {
  double sum = 0;
  double area = 0;
  for (int r = 0; r < image.rows; ++r) {
    for (int c = 0; c < image.cols; ++c) {
      const double part = covered(r, row, image.rows, rows) * covered(c, col, image.cols, cols);
      sum += part * image(r, c);
      area += part;
    }
  }
  return sum / area;
}

void check_scaled(const GreyImage& image, int rows, int cols) {
  CAPTURE(rows);
  CAPTURE(cols);
  const GreyImage out = scaled(image, rows, cols);
  REQUIRE(out.rows == rows);
  REQUIRE(out.cols == cols);
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      CHECK(std::abs(out(r, c) - mean_of_area(image, rows, cols, r, c)) < 0.5 + 1e-6);
    }
  }
}

// The variance between those below the threshold and the others; none where one of them is empty.
double variance_between(const GreyImage& image, int threshold) {
  double count[2] = {};
  double sum[2] = {};
  for (const unsigned char grey : image.cells) {
    const int side = grey < threshold ? 0 : 1;
    ++count[side];
    sum[side] += grey;
  }
  if (count[0] == 0 || count[1] == 0) return 0;
  const double all = count[0] + count[1];
  const double mean = (sum[0] + sum[1]) / all;
  double variance = 0;
  for (int side = 0; side < 2; ++side) {
    variance += count[side] / all * std::pow(sum[side] / count[side] - mean, 2);
  }
  return variance;
}

// The error as a fraction without rounding: what the cell's 7, 3, 5 and 1 sixteenths are of.
Picture dithered_by_definition(const GreyImage& image) {
  Grid<double> light(image.rows, image.cols);
  for (int i = 0; i < image.size(); ++i) light[i] = image[i];
  Picture picture(image.rows, image.cols);
  for (int r = 0; r < image.rows; ++r) {
    for (int c = 0; c < image.cols; ++c) {
      picture(r, c) = light(r, c) < 127.5 ? 1 : 0;
      const double error = light(r, c) - (picture(r, c) == 1 ? 0 : 255);
      const auto hand_on = [&](int row, int col, int parts) {
        if (light.inside(row, col)) light(row, col) += error * parts / 16;
      };
      hand_on(r, c + 1, 7);
      hand_on(r + 1, c - 1, 3);
      hand_on(r + 1, c, 5);
      hand_on(r + 1, c + 1, 1);
    }
  }
  return picture;
}

int filled(const Picture& picture) {
  return static_cast<int>(std::count(picture.cells.begin(), picture.cells.end(), 1));
}

}  // namespace

TEST_CASE("picture of an image: sizes in proportion") {
  const GreyImage image(30, 40);
  CHECK(fitted(image, 0, 0) == PictureSize{30, 40});
  CHECK(fitted(image, 7, 9) == PictureSize{7, 9});
  CHECK(fitted(image, 15, 0) == PictureSize{15, 20});
  CHECK(fitted(image, 0, 20) == PictureSize{15, 20});
  CHECK(fitted(image, 4, 0) == PictureSize{4, 5});    // 5.33
  CHECK(fitted(image, 5, 0) == PictureSize{5, 7});    // 6.67
  CHECK(fitted(image, 0, 10) == PictureSize{8, 10});  // 7.5
  CHECK(fitted(GreyImage(1, 1000), 0, 10) == PictureSize{1, 10});
  CHECK(fitted(GreyImage(1, 1000), 10'000'000, 0) == PictureSize{10'000'000, 2'147'483'647});
}

TEST_CASE("picture of an image: scaled by hand") {
  const GreyImage image = image_of(2, 4, {0, 100, 10, 20, 0, 101, 30, 40});
  CHECK(scaled(image, 2, 4) == image);
  CHECK(scaled(image, 1, 2) == image_of(1, 2, {50, 25}));              // 50.25
  CHECK(scaled(image, 1, 1) == image_of(1, 1, {38}));                  // 37.625
  CHECK(scaled(image_of(1, 2, {0, 1}), 1, 1) == image_of(1, 1, {1}));  // a half is rounded up
  CHECK(scaled(image_of(1, 3, {0, 90, 30}), 1, 2) == image_of(1, 2, {30, 50}));
  CHECK(scaled(image_of(1, 2, {10, 20}), 2, 3) == image_of(2, 3, {10, 15, 20, 10, 15, 20}));
}

TEST_CASE("picture of an image: scaled to any size is the mean of the area") {
  Rng rng(61);
  for (int i = 0; i < 60; ++i) {
    const GreyImage image = random_image(rng, 1 + below(rng, 14), 1 + below(rng, 14));
    const int rows = 1 + below(rng, 17);
    check_scaled(image, rows, 1 + below(rng, 17));
  }
}

TEST_CASE("picture of an image: one grey value stays, at the largest size too") {
  CHECK(scaled(GreyImage(7, 11, 255), 5, 13) == GreyImage(5, 13, 255));
  CHECK(scaled(GreyImage(3, 1'000'000, 254), 2, 7) == GreyImage(2, 7, 254));
  CHECK(scaled(GreyImage(1, 1, 9), 3, 1'000'000) == GreyImage(3, 1'000'000, 9));
}

TEST_CASE("picture of an image: otsu's threshold has the largest variance between classes") {
  Rng rng(62);
  for (int i = 0; i < 200; ++i) {
    const int rows = 1 + below(rng, 12);
    const GreyImage image = random_image(rng, rows, 2 + below(rng, 12), 2 + below(rng, 255));
    double best = 0;
    for (int t = 0; t <= 256; ++t) best = std::max(best, variance_between(image, t));
    const int threshold = otsu_threshold(image);
    CHECK(threshold >= 1);
    CHECK(threshold <= 255);
    CHECK(variance_between(image, threshold) >= best * (1 - 1e-12));
  }
}

TEST_CASE("picture of an image: otsu's threshold by hand") {
  CHECK(otsu_threshold(image_of(1, 2, {0, 255})) == 128);
  CHECK(otsu_threshold(image_of(1, 2, {10, 11})) == 11);
  CHECK(otsu_threshold(image_of(1, 2, {10, 20})) == 15);
  CHECK(otsu_threshold(image_of(1, 5, {0, 10, 100, 110, 110})) == 55);
  CHECK(otsu_threshold(image_of(1, 2, {254, 255})) == 255);
  for (const int grey : {0, 77, 127, 128, 255}) {  // dark is filled, light is empty
    const GreyImage image(3, 3, static_cast<unsigned char>(grey));
    CHECK(otsu_threshold(image) == 128);
    CHECK(filled(below_threshold(image, otsu_threshold(image))) == (grey < 128 ? 9 : 0));
  }
}

TEST_CASE("picture of an image: below the threshold is filled") {
  const GreyImage image = image_of(2, 2, {0, 127, 128, 255});
  CHECK(below_threshold(image, 0).cells == Cells{0, 0, 0, 0});
  CHECK(below_threshold(image, 1).cells == Cells{1, 0, 0, 0});
  CHECK(below_threshold(image, 128).cells == Cells{1, 1, 0, 0});
  CHECK(below_threshold(image, 255).cells == Cells{1, 1, 1, 0});
  CHECK(below_threshold(image, 256).cells == Cells{1, 1, 1, 1});
}

// 1 x 4 of 100: 100 is black, 7/16 of 100 go right: 143.75 is white, -48.7 go right: 51.3 is black,
// 22.4 go right: 122.4 is black.
TEST_CASE("picture of an image: dithered by hand") {
  CHECK(dithered(GreyImage(1, 4, 100)).cells == Cells{1, 0, 1, 1});
  // In the second row 5/16 of 100 come from above and 3/16 of -155 from the right, which makes
  // 104.0: black. It hands on 45.5, 1/16 of the first 100 and 5/16 of -111.25 come: 117.0 is black
  // too.
  CHECK(dithered(image_of(2, 2, {100, 100, 100, 100})).cells == Cells{1, 0, 1, 1});
  CHECK(dithered(image_of(1, 2, {8, 124})).cells == Cells{1, 0});  // 127.5 is white
  CHECK(dithered(image_of(1, 2, {8, 123})).cells == Cells{1, 1});
  CHECK(dithered(GreyImage(1, 1, 127)).cells == Cells{1});
  CHECK(dithered(GreyImage(1, 1, 128)).cells == Cells{0});
}

TEST_CASE("picture of an image: dithering keeps black and white, and the mean of greys") {
  CHECK(filled(dithered(GreyImage(30, 30, 0))) == 900);
  CHECK(filled(dithered(GreyImage(30, 30, 255))) == 0);
  for (int grey = 0; grey < 256; grey += 15) {
    const Picture picture = dithered(GreyImage(60, 60, static_cast<unsigned char>(grey)));
    CHECK(std::abs(filled(picture) / 3600.0 - (255 - grey) / 255.0) < 0.02);
  }
}

TEST_CASE("picture of an image: dithering is near to what fractions would give") {
  Rng rng(63);
  int same = 0;
  int cells = 0;
  for (int i = 0; i < 300; ++i) {
    const GreyImage image = random_image(rng, 1 + below(rng, 6), 1 + below(rng, 6));
    const Picture exact = dithered_by_definition(image);
    const Picture ours = dithered(image);
    REQUIRE(ours.size() == exact.size());
    for (int k = 0; k < ours.size(); ++k) same += ours[k] == exact[k] ? 1 : 0;
    cells += ours.size();
  }
  CHECK(same > cells * 98 / 100);
}

}  // namespace p2c::picture_test
