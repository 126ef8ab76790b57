// PBM, PGM and PPM, plain and raw, as grey values, and what is wrong with others.
#include <doctest/doctest.h>

#include <cmath>

#include "instances/images/image.hpp"
#include "instances/puzzle.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::image_pnm_test {
namespace {

using Greys = std::vector<unsigned char>;

std::string error_in(const std::string& bytes) {
  return error_of([&] { read_image(bytes, "f"); });
}

GreyImage image_of(const std::string& bytes) { return read_image(bytes, "f"); }

// Numbers as a raw file has them, two bytes each where one is not enough.
std::string raw(const std::vector<int>& values, int white) {
  std::string bytes;
  for (const int value : values) {
    if (white > 255) bytes += static_cast<char>(value >> 8);
    bytes += static_cast<char>(value & 255);
  }
  return bytes;
}

std::string plain(const std::vector<int>& values) {
  std::string text;
  for (const int value : values) text += std::to_string(value) + (value % 3 == 0 ? "\n" : " ");
  return text;
}

// One pixel's grey value by the definition.
double exact_grey(const int* sample, bool colour, int white) {
  if (!colour) return 255.0 * sample[0] / white;
  return 255 * (0.2126 * sample[0] + 0.7152 * sample[1] + 0.0722 * sample[2]) / white;
}

void check_random(Rng& rng, bool colour, int white) {
  CAPTURE(white);
  const int rows = 1 + below(rng, 9);
  const int cols = 1 + below(rng, 9);
  std::vector<int> values;
  for (int i = 0; i < rows * cols * (colour ? 3 : 1); ++i) values.push_back(below(rng, white + 1));
  const std::string header = "\n" + std::to_string(cols) + " " + std::to_string(rows) + "\n" +
                             std::to_string(white) + "\n";
  const GreyImage image = image_of((colour ? "P6" : "P5") + header + raw(values, white));
  REQUIRE(image.rows == rows);
  REQUIRE(image.cols == cols);
  double largest = 0;
  for (int i = 0; i < image.size(); ++i) {
    const int* sample = &values[static_cast<std::size_t>(i) * (colour ? 3 : 1)];
    largest = std::max(largest, std::abs(image[i] - exact_grey(sample, colour, white)));
  }
  CHECK(largest < 0.5 + 1e-9);
  CHECK(image_of((colour ? "P3" : "P2") + header + plain(values)) == image);
}

TEST_CASE("image pnm: a negative has light for dark") {
  CHECK(read_image("P2 3 1 255\n0 100 255\n", "f", true).cells ==
        std::vector<unsigned char>{255, 155, 0});
}

}  // namespace

TEST_CASE("image pnm: plain bits, with white space or without") {
  const Greys expected{255, 0, 0, 0, 255, 255};
  const GreyImage image = image_of("P1\n3 2\n0 1 1\n1 0 0\n");
  CHECK(image.rows == 2);
  CHECK(image.cols == 3);
  CHECK(image.cells == expected);
  CHECK(image_of("P1 3 2 011100").cells == expected);
  CHECK(image_of("P1\r\n3\t2\r\n01\r\n1 10\r\n0\r\n\r\n").cells == expected);
}

TEST_CASE("image pnm: raw bits fill up bytes in each row") {
  CHECK(image_of("P4 3 2\n\x60\x9F").cells == Greys{255, 0, 0, 0, 255, 255});
  const GreyImage wide = image_of(std::string("P4\n9 1\n\x80\x80"));
  CHECK(wide.cells == Greys{0, 255, 255, 255, 255, 255, 255, 255, 0});
}

TEST_CASE("image pnm: comments in the header, and in plain pixels") {
  const std::string text = "P2# a\n# b\n2#c\n # d\n 1\n#e\n9 # f\n9#g\n0 # h";
  CHECK(image_of(text).cells == Greys{255, 0});
  CHECK(image_of("P5 2 1 255# the end\n##").cells == Greys{35, 35});
  CHECK(image_of("P5 2 1 255#\r##").cells == Greys{35, 35});
  CHECK(image_of("P4 # one\n8 # two\n1\n\xFE").cells.back() == 255);
}

TEST_CASE("image pnm: one white space after the header, whatever the first pixel") {
  CHECK(image_of("P5 2 1 255\n\n\n").cells == Greys{10, 10});
  CHECK(image_of("P5 2 1 255  #").cells == Greys{32, 35});
}

TEST_CASE("image pnm: any largest value, plain and raw alike") {
  Rng rng(51);
  for (const int white : {1, 2, 3, 100, 254, 255, 256, 257, 1000, 65534, 65535}) {
    for (int i = 0; i < 20; ++i) check_random(rng, i % 2 == 0, white);
  }
}

TEST_CASE("image pnm: halves are rounded up") {
  CHECK(image_of("P2 3 1 2 0 1 2").cells == Greys{0, 128, 255});
  CHECK(image_of("P3 3 1 255 255 0 0 0 255 0 0 0 255").cells == Greys{54, 182, 18});
}

TEST_CASE("image pnm: errors in text have places") {
  CHECK(error_in("P2\nx 1\n9\n0\n") == "f:2:1: expected a width from 0 to 999999999, got 'x'");
  CHECK(error_in("P2\n2 -1\n") == "f:2:3: expected a height from 0 to 999999999, got '-1'");
  CHECK(error_in("P2\n2") ==
        "f:2:2: expected a height from 0 to 999999999, got the end of the file");
  CHECK(error_in("P2 1 1 0 0") == "f:1:8: expected a largest value from 1 to 65535, got '0'");
  CHECK(error_in("P5 1 1 65536 0") ==
        "f:1:8: expected a largest value from 1 to 65535, got '65536'");
  CHECK(error_in("P5 1 1 99999999999999999999 0").ends_with("got '99999999999999999999'"));
  CHECK(error_in("P2\n2 1 9\n8\n# c\n 10") == "f:5:2: expected a value from 0 to 9, got '10'");
  CHECK(error_in("P2 2 1 9 8 7x") == "f:1:12: expected a value from 0 to 9, got '7x'");
  CHECK(error_in("P3 1 1 9\n1 2\n") ==
        "f:3:1: expected a value from 0 to 9, got the end of the file");
  CHECK(error_in("P1 2 2\n01\n02") == "f:3:2: expected a pixel 0 or 1, got '2'");
  CHECK(error_in("P1 2 2 010 ") == "f:1:12: expected a pixel 0 or 1, got the end of the file");
}

TEST_CASE("image pnm: raw pixels that are missing, too many or too large") {
  CHECK(error_in("P5 3 2 255 12345") == "f: expected 6 bytes of pixels, got 5");
  CHECK(error_in("P5 3 2 255") == "f: expected pixels, got the end of the file");
  CHECK(error_in("P5 3 2 255#") == "f: expected pixels, got the end of the file");
  CHECK(error_in("P6 1 1 256 12345") == "f: expected 6 bytes of pixels, got 5");
  CHECK(error_in("P4 9 2 123") == "f: expected 4 bytes of pixels, got 3");
  CHECK(error_in("P5 1 1 255 12") ==
        "f: expected the end of the file after one image, got 1 more byte");
  CHECK(error_in("P5 2 1 49 12") == "f: expected values from 0 to 49, got 50 in row 1, column 2");
  CHECK(error_in("P2 300 300 255\n1 2 3") == "f: expected at least 90000 bytes of pixels, got 6");
}

TEST_CASE("image pnm: one image to a file") {
  CHECK(error_in("P1 1 1 0\nP1 1 1 0") ==
        "f:2:1: expected the end of the file after one image, got 'P1'");
  CHECK(error_in("P5 1 1 255 aP5 1 1 255 a") ==
        "f: expected the end of the file after one image, got 12 more bytes");
}

TEST_CASE("image pnm: sizes are refused with their figures, before memory is taken") {
  const std::string limit =
      "expected an image of at most 200000000 pixels and no side above 1000000, got ";
  CHECK(error_in("P4\n100000 100000\n") == "f:2:1: " + limit + "100000 x 100000");
  CHECK(error_in("P5 1 1000001 255 ") == "f:1:4: " + limit + "1 x 1000001");
  CHECK(error_in("P5 0 7 255 ") == "f:1:4: expected an image with pixels, got 0 x 7");
  CHECK(error_in("P6 1000000 200 255 x") == "f: expected 600000000 bytes of pixels, got 1");
}

TEST_CASE("image pnm: cut at any byte") {
  const std::string files[] = {
      "P1 # c\n3 2\n0 1 1 1 0 1", "P2\n2 2\n9\n1 2 3 4",   "P4 9 2\nabcd",
      "P3 1 1 255 1 2 3",         "P5 # c\n2 2 255\nabcd", "P6 1 1 30000 abcdef"};
  for (const std::string& whole : files) {
    CHECK(error_in(whole) == "no error");
    for (std::size_t size = 0; size < whole.size(); ++size) {
      CAPTURE(whole.substr(0, size));
      CHECK(error_in(whole.substr(0, size)) != "no error");
    }
  }
}

}  // namespace p2c::image_pnm_test
