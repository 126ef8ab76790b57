// JPEG files as grey values, and what is not a whole JPEG file.
#include <doctest/doctest.h>

#include <array>

#include "instances/images/image.hpp"
#include "instances/puzzle.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/instances/images/writing_jpeg.hpp"

namespace p2c {
namespace {

const std::string kWhole = "f: expected a whole JPEG image, got ";

std::string error_in(const std::string& bytes) {
  return error_of([&] { read_image(bytes, "f"); });
}

// Squares of one grey value each, of `side` pixels, so that a JPEG of the best quality is exact.
GreyImage squares(Rng& rng, int width, int height, int side) {
  GreyImage image(height, width);
  const int across = (width + side - 1) / side;
  std::vector<int> greys;
  for (int row = 0; row < height; ++row) {
    for (int col = 0; col < width; ++col) {
      const auto square = static_cast<std::size_t>(row / side * across + col / side);
      while (greys.size() <= square) greys.push_back(below(rng, 256));
      image(row, col) = static_cast<unsigned char>(greys[square]);
    }
  }
  return image;
}

JpegPlan grey_plan(const GreyImage& image) {
  return {image.cols, image.rows, JCS_GRAYSCALE, {image.cells.begin(), image.cells.end()}};
}

// The image as Y, with any colours.
JpegPlan colour_plan(Rng& rng, const GreyImage& image) {
  JpegPlan plan{image.cols, image.rows, JCS_YCbCr};
  for (const unsigned char grey : image.cells) {
    plan.samples.push_back(grey);
    plan.samples.push_back(static_cast<JSAMPLE>(below(rng, 256)));
    plan.samples.push_back(static_cast<JSAMPLE>(below(rng, 256)));
  }
  return plan;
}

// The bytes with two of the frame's header replaced: 1 for the height, 3 for the width.
std::string with_side(std::string bytes, std::size_t offset, int value) {
  const std::size_t frame = bytes.find("\xFF\xC0");
  REQUIRE(frame != std::string::npos);
  bytes[frame + 4 + offset] = static_cast<char>(value >> 8);
  bytes[frame + 5 + offset] = static_cast<char>(value & 255);
  return bytes;
}

std::string small_jpeg() {
  Rng rng(61);
  return written_jpeg(grey_plan(squares(rng, 20, 12, 8)));
}

}  // namespace

TEST_CASE("image jpeg: grey of any size, sequential and progressive") {
  Rng rng(62);
  for (int i = 0; i < 60; ++i) {
    const GreyImage image = squares(rng, 1 + below(rng, 50), 1 + below(rng, 50), 8);
    JpegPlan plan = grey_plan(image);
    plan.progressive = i % 2 == 1;
    const std::string bytes = written_jpeg(plan);
    CHECK(is_image(bytes));
    CHECK(read_image(bytes, "f") == image);
  }
}

TEST_CASE("image jpeg: of colours only Y counts, however the others are sampled") {
  Rng rng(63);
  for (int i = 0; i < 60; ++i) {
    const GreyImage image = squares(rng, 1 + below(rng, 50), 1 + below(rng, 50), 8);
    JpegPlan plan = colour_plan(rng, image);
    plan.luma_sampling = 1 + i % 2;
    plan.progressive = i % 4 >= 2;
    CHECK(read_image(written_jpeg(plan), "f") == image);
  }
}

TEST_CASE("image jpeg: red, green and blue by hand: the luma of Rec. ITU-R BT.601") {
  for (const J_COLOR_SPACE stored : {JCS_YCbCr, JCS_RGB}) {
    for (const auto& [red, green, blue, grey] :
         {std::array{255, 0, 0, 76}, {0, 255, 0, 150}, {0, 0, 255, 29}, {10, 20, 30, 18}}) {
      JpegPlan plan{8, 8, JCS_RGB};
      for (int i = 0; i < 64; ++i) {
        for (const int sample : {red, green, blue}) {
          plan.samples.push_back(static_cast<JSAMPLE>(sample));
        }
      }
      plan.stored = stored;
      CHECK(read_image(written_jpeg(plan), "f") == GreyImage(8, 8, static_cast<JSAMPLE>(grey)));
    }
  }
}

TEST_CASE("image jpeg: CMYK, 12 bits, arithmetic codes and lossless files are refused by name") {
  for (const J_COLOR_SPACE stored : {JCS_CMYK, JCS_YCCK}) {
    JpegPlan plan{8, 8, JCS_CMYK, std::vector<JSAMPLE>(256, 7)};
    plan.stored = stored;
    CHECK(error_in(written_jpeg(plan)) == kWhole + "one in CMYK: convert it to RGB");
  }
  JpegPlan plan{8, 8, JCS_GRAYSCALE, std::vector<JSAMPLE>(64, 7)};
  plan.arithmetic = true;
  CHECK(error_in(written_jpeg(plan)) ==
        kWhole + "one of a kind that is not read: arithmetic coding");
  std::string bytes = small_jpeg();
  const std::size_t frame = bytes.find("\xFF\xC0");
  std::string twelve = bytes;
  twelve[frame + 4] = 12;
  CHECK(error_in(twelve) ==
        kWhole + "one of a kind that is not read: Unsupported JPEG data precision 12");
  bytes[frame + 1] = '\xC3';
  CHECK(error_in(bytes) ==
        kWhole + "one of a kind that is not read: Unsupported JPEG process: SOF type 0xc3");
}

TEST_CASE("image jpeg: cut at any byte") {
  Rng rng(64);
  for (const bool progressive : {false, true}) {
    JpegPlan plan = colour_plan(rng, squares(rng, 30, 20, 8));
    plan.progressive = progressive;
    plan.luma_sampling = 2;
    const std::string bytes = written_jpeg(plan);
    for (std::size_t size = 3; size < bytes.size(); ++size) {
      CHECK(error_in(bytes.substr(0, size)) == kWhole + "one that is cut short");
    }
    CHECK_FALSE(is_image(bytes.substr(0, 2)));
  }
}

TEST_CASE("image jpeg: what cameras put after an image is no part of it") {
  const std::string bytes = small_jpeg();
  CHECK(read_image(bytes + bytes, "f") == read_image(bytes, "f"));
  CHECK(read_image(bytes + "a film", "f") == read_image(bytes, "f"));
}

TEST_CASE("image jpeg: a flipped bit is an error or another image of the same size or less") {
  Rng rng(65);
  int read = 0;
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    JpegPlan plan = colour_plan(rng, squares(rng, 1 + below(rng, 30), 1 + below(rng, 30), 8));
    plan.progressive = i % 2 == 0;
    std::string bytes = written_jpeg(plan);
    char& byte =
        bytes[3 + static_cast<std::size_t>(below(rng, static_cast<int>(bytes.size()) - 3))];
    byte = static_cast<char>(byte ^ (1 << below(rng, 8)));
    const std::string error = error_in(bytes);
    CHECK((error == "no error" || error.starts_with("f: expected ")));
    ++(error == "no error" ? read : refused);
  }
  CHECK(read > 100);
  CHECK(refused > 100);
}

TEST_CASE("image jpeg: damage that libjpeg only warns of is an error, in its words") {
  Rng rng(66);
  JpegPlan plan = grey_plan(squares(rng, 64, 64, 1));
  const std::string bytes = written_jpeg(plan);
  const std::size_t scan = bytes.find("\xFF\xDA");
  std::string spoilt = bytes;
  spoilt.erase(scan + 100, 200);  // the blocks end too early
  CHECK(error_in(spoilt).starts_with(kWhole + "a damaged one: "));
  spoilt = bytes;
  spoilt.insert(bytes.find("\xFF\xDB"), "some bytes");
  CHECK(error_in(spoilt).starts_with(kWhole + "a damaged one: Corrupt JPEG data: "));
}

TEST_CASE("image jpeg: a size is refused before memory is taken") {
  const std::string bytes = small_jpeg();
  CHECK(error_in(with_side(with_side(bytes, 1, 60000), 3, 60000)) ==
        "f: expected an image of at most 200000000 pixels and no side above 1000000, got "
        "60000 x 60000");
  CHECK(error_in(with_side(with_side(bytes, 1, 14000), 3, 14000)) ==
        kWhole + "one that is cut short");
  CHECK(error_in(with_side(bytes, 3, 0xFFFF))
            .starts_with(kWhole + "one of a kind that is not read: Maximum supported image"));
  CHECK(error_in(with_side(bytes, 3, 0)).starts_with(kWhole + "a damaged one: Empty JPEG image"));
}

TEST_CASE("image jpeg: components in scans of their own, but not in very many scans") {
  Rng rng(67);
  const GreyImage image = squares(rng, 20, 20, 8);
  JpegPlan plan = colour_plan(rng, image);
  for (int i = 0; i < 3; ++i) plan.scans.push_back({1, {i}, 0, 63, 0, 0});
  const std::string bytes = written_jpeg(plan);
  CHECK(read_image(bytes, "f") == image);
  const std::size_t last = bytes.rfind("\xFF\xDA");
  const std::string scan = bytes.substr(last, bytes.size() - 2 - last);
  const auto repeated = [&](int times) {
    std::string many = bytes.substr(0, last);
    for (int i = 0; i < times; ++i) many += scan;
    return many + bytes.substr(bytes.size() - 2);
  };
  CHECK(read_image(repeated(198), "f") == image);
  CHECK(error_in(repeated(300)) == kWhole + "one of more than 200 scans");
}

}  // namespace p2c
