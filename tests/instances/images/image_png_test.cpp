// PNG files of every kind as grey values, and what is not a whole PNG file.
#include <doctest/doctest.h>

#include <cmath>

#include "instances/images/image.hpp"
#include "instances/puzzle.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/instances/images/png_checksums.hpp"
#include "tests/instances/images/writing_png.hpp"

namespace p2c::image_png_test {
namespace {

std::string error_in(const std::string& bytes) {
  return error_of([&] { read_image(bytes, "f"); });
}

// By the definition: the luma from 0 to 1, on white paper.
double grey_by_definition(const PngPlan& plan, std::size_t pixel) {
  const auto channels = static_cast<std::size_t>(channels_of(plan.colour));
  const double white = (1 << plan.depth) - 1;
  const int* sample = &plan.samples[pixel * channels];
  double alpha = channels % 2 == 0 ? sample[channels - 1] / white : 1;
  double red = sample[0] / white;
  double green = channels >= 3 ? sample[1] / white : red;
  double blue = channels >= 3 ? sample[2] / white : red;
  if (plan.colour == PNG_COLOR_TYPE_PALETTE) {
    const auto index = static_cast<std::size_t>(sample[0]);
    red = plan.palette[index].red / 255.0;
    green = plan.palette[index].green / 255.0;
    blue = plan.palette[index].blue / 255.0;
    if (index < plan.alphas.size()) alpha = plan.alphas[index] / 255.0;
  } else if (plan.key != nullptr) {
    const bool same = channels == 1 ? sample[0] == plan.key->gray
                                    : sample[0] == plan.key->red && sample[1] == plan.key->green &&
                                          sample[2] == plan.key->blue;
    if (same) alpha = 0;
  }
  const double luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 255 * (luma * alpha + 1 - alpha);
}

void check_plan(const PngPlan& plan) {
  CAPTURE(plan.colour);
  CAPTURE(plan.depth);
  CAPTURE(plan.interlaced);
  const std::string bytes = written_png(plan);
  CHECK(is_image(bytes));
  const GreyImage image = read_image(bytes, "f");
  REQUIRE(image.rows == plan.height);
  REQUIRE(image.cols == plan.width);
  double largest = 0;
  for (int i = 0; i < image.size(); ++i) {
    const double exact = grey_by_definition(plan, static_cast<std::size_t>(i));
    largest = std::max(largest, std::abs(exact - image[i]));
  }
  CHECK(largest < 0.5 + 1e-9);  // rounded to the nearest
}

PngPlan random_plan(Rng& rng, int colour, int depth, bool interlaced) {
  PngPlan plan{
      1 + below(rng, 20), 1 + below(rng, 20), colour, depth, interlaced, {}, {}, {}, nullptr};
  int values = 1 << depth;
  if (colour == PNG_COLOR_TYPE_PALETTE) {
    if (depth == 8) values = 77;  // fewer colours than there could be
    for (int i = 0; i < values; ++i) {
      const auto byte = [&] { return static_cast<png_byte>(below(rng, 256)); };
      plan.palette.push_back({byte(), byte(), byte()});
      if (i % 2 == 0 && i > 0) plan.alphas = std::vector<png_byte>(plan.alphas.size() + 1, byte());
    }
  }
  const int count = plan.width * plan.height * channels_of(colour);
  for (int i = 0; i < count; ++i) plan.samples.push_back(below(rng, values));
  return plan;
}

std::vector<int> depths_of(int colour) {
  if (colour == PNG_COLOR_TYPE_GRAY) return {1, 2, 4, 8, 16};
  if (colour == PNG_COLOR_TYPE_PALETTE) return {1, 2, 4, 8};
  return {8, 16};
}

constexpr int kColours[] = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_PALETTE, PNG_COLOR_TYPE_GRAY_ALPHA,
                            PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGB_ALPHA};

PngPlan small_plan() {
  PngPlan plan{5, 4, PNG_COLOR_TYPE_GRAY, 8, false, {}, {}, {}, nullptr};
  for (int i = 0; i < 20; ++i) plan.samples.push_back(i * 12);
  return plan;
}

// The small image with another size in its header.
std::string with_size(std::uint32_t width, std::uint32_t height) {
  return with_right_checksums(
      written_png(small_plan()).replace(16, 8, big_endian(width) + big_endian(height)));
}

TEST_CASE("image png: in a negative what is transparent is white, too") {
  PngPlan plan;
  plan.width = 4;
  plan.height = 1;
  plan.colour = PNG_COLOR_TYPE_GRAY_ALPHA;
  plan.depth = 8;
  plan.samples = {255, 255, 255, 0, 0, 255, 0, 0};  // white, transparent, black, transparent
  const std::string bytes = written_png(plan);
  CHECK(read_image(bytes, "f").cells == std::vector<unsigned char>{255, 255, 0, 255});
  CHECK(read_image(bytes, "f", true).cells == std::vector<unsigned char>{0, 255, 255, 255});
}

}  // namespace

TEST_CASE("image png: every colour type and depth, interlaced or not, of any size") {
  Rng rng(41);
  for (const int colour : kColours) {
    for (const int depth : depths_of(colour)) {
      for (int i = 0; i < 24; ++i) check_plan(random_plan(rng, colour, depth, i % 2 == 0));
    }
  }
}

TEST_CASE("image png: sizes of which interlacing leaves passes empty") {
  Rng rng(42);
  for (int width = 1; width <= 9; ++width) {
    for (int height = 1; height <= 9; ++height) {
      PngPlan plan = random_plan(rng, PNG_COLOR_TYPE_GRAY, 8, true);
      plan.width = width;
      plan.height = height;
      plan.samples.resize(static_cast<std::size_t>(width * height), 9);
      check_plan(plan);
    }
  }
}

TEST_CASE("image png: a transparent colour is white, one that differs in the last bit is not") {
  for (const bool interlaced : {false, true}) {
    for (const int depth : {1, 2, 4, 8, 16}) {
      const png_color_16 key{0, 0, 0, 0, 1};
      PngPlan plan{2, 1, PNG_COLOR_TYPE_GRAY, depth, interlaced, {1, 0}, {}, {}, &key};
      CHECK(read_image(written_png(plan), "f").cells == std::vector<unsigned char>{255, 0});
      check_plan(plan);
    }
    for (const int depth : {8, 16}) {
      const png_color_16 key{0, 7, 8, 9, 0};
      PngPlan plan{2, 1, PNG_COLOR_TYPE_RGB, depth, interlaced, {7, 8, 9, 7, 8, 8}, {}, {}, &key};
      CHECK(read_image(written_png(plan), "f")[0] == 255);
      check_plan(plan);
    }
  }
}

TEST_CASE("image png: pure colours by hand") {
  const PngPlan plan{4,  1,     PNG_COLOR_TYPE_RGB,
                     8,  false, {255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9},
                     {}, {},    nullptr};
  CHECK(read_image(written_png(plan), "f").cells == std::vector<unsigned char>{54, 182, 18, 9});
}

TEST_CASE("image png: cut at any byte, and with bytes after its end") {
  Rng rng(43);
  for (const bool interlaced : {false, true}) {
    for (const int colour : kColours) {
      const std::string bytes = written_png(random_plan(rng, colour, 8, interlaced));
      for (std::size_t size = 0; size < bytes.size(); ++size) {
        const std::string error = error_in(bytes.substr(0, size));
        const bool known = size >= 4;
        CHECK(error.starts_with(known ? "f: expected a whole PNG image, got "
                                      : "f: expected an image (PNG, JPEG, PBM, PGM or PPM), got "));
      }
      CHECK(error_in(bytes.substr(0, bytes.size() - 1)) ==
            "f: expected a whole PNG image, got one that is cut short");
      CHECK(error_in(bytes + "\n") ==
            "f: expected a whole PNG image, got one with 1 byte after its end");
    }
  }
}

TEST_CASE("image png: any flipped bit is noticed") {
  Rng rng(44);
  for (const int colour : kColours) {
    const std::string bytes = written_png(random_plan(rng, colour, 8, false));
    for (std::size_t at = 0; at < bytes.size(); ++at) {
      std::string spoilt = bytes;
      spoilt[at] = static_cast<char>(spoilt[at] ^ (1 << below(rng, 8)));
      CHECK(error_in(spoilt) != "no error");
    }
  }
}

TEST_CASE("image png: a flipped bit with correct checksums is an error or another image") {
  Rng rng(45);
  int read = 0;
  int refused = 0;
  for (const int colour : kColours) {
    for (int i = 0; i < 200; ++i) {
      std::string bytes = written_png(random_plan(rng, colour, 8, i % 2 == 0));
      char& byte = bytes[static_cast<std::size_t>(8 + below(rng, 60)) % bytes.size()];
      byte = static_cast<char>(byte ^ (1 << below(rng, 8)));
      const std::string error = error_in(with_right_checksums(bytes));
      CHECK((error == "no error" || error.starts_with("f: expected ")));
      ++(error == "no error" ? read : refused);
    }
  }
  CHECK(read > 100);
  CHECK(refused > 100);
}

TEST_CASE("image png: damage is reported in libpng's words") {
  const std::string bytes = written_png(small_plan());
  std::string spoilt = bytes;
  spoilt[bytes.find("IDAT") + 6] ^= 1;
  CHECK(error_in(spoilt).starts_with("f: expected a whole PNG image, got a damaged one: IDAT: "));
  spoilt = bytes;
  spoilt[29] ^= 1;
  CHECK(error_in(spoilt) == "f: expected a whole PNG image, got a damaged one: IHDR: CRC error");
  spoilt = bytes;
  spoilt.replace(4, 2, "\n");
  CHECK(error_in(spoilt).starts_with("f: expected a whole PNG image, got a damaged one: "));
}

TEST_CASE("image png: a checksum of a chunk that is not needed counts too") {
  std::string bytes = written_png(small_plan());
  const std::string text = png_chunk(std::string("tEXtTitle") + '\0' + "A small image");
  CHECK(error_in(std::string(bytes).insert(33, text)) == "no error");
  std::string spoilt = text;
  spoilt.back() ^= 1;
  CHECK(error_in(bytes.insert(33, spoilt)) ==
        "f: expected a whole PNG image, got a damaged one: tEXt: CRC error");
}

TEST_CASE("image png: the checksum of the pixels counts, and pixels that are too many") {
  const std::string bytes = written_png(small_plan());
  const std::size_t end = bytes.size() - 12;  // of IEND; before it IDAT's checksum and zlib's
  std::string spoilt = bytes;
  spoilt[end - 5] ^= 1;
  CHECK(error_in(with_right_checksums(spoilt)) ==
        "f: expected a whole PNG image, got a damaged one: IDAT: incorrect data check");
  CHECK(error_in(with_size(5, 3))
            .starts_with("f: expected a whole PNG image, got a damaged one: IDAT: "));
  CHECK(
      error_in(with_size(5, 5)).starts_with("f: expected a whole PNG image, got a damaged one: "));
}

TEST_CASE("image png: an index beyond the palette") {
  PngPlan plan{2, 1, PNG_COLOR_TYPE_PALETTE, 8, false, {0, 1}, {{1, 2, 3}, {4, 5, 6}}, {}, nullptr};
  std::string bytes = written_png(plan);
  const std::size_t at = bytes.find("PLTE") - 4;
  const std::string shorter = png_chunk("PLTE\1\2\3");
  bytes.replace(at, 18, shorter);
  CHECK(error_in(bytes) ==
        "f: expected a whole PNG image, got a damaged one: colour 1 of a palette of 1");
}

TEST_CASE("image png: sizes are refused with their figures, before memory is taken") {
  const std::string limit =
      "f: expected an image of at most 200000000 pixels and no side above 1000000, got ";
  CHECK(error_in(with_size(100'000, 100'000)) == limit + "100000 x 100000");
  CHECK(error_in(with_size(1'000'001, 1)) == limit + "1000001 x 1");
  CHECK(error_in(with_size(1, 2'147'483'647)) == limit + "1 x 2147483647");
  CHECK(error_in(with_size(2'147'483'647, 2'147'483'647)) == limit + "2147483647 x 2147483647");
  const std::string short_one = "f: expected a whole PNG image, got one that is cut short";
  CHECK(error_in(with_size(1'000'000, 200)) == short_one);
  CHECK(error_in(with_size(14'000, 14'000)) == short_one);
  const std::string no_size = "f: expected a whole PNG image, got a damaged one: ";
  CHECK(error_in(with_size(0, 4)).starts_with(no_size));
  CHECK(error_in(with_size(5, 0)).starts_with(no_size));
  CHECK(error_in(with_size(0x80000000U, 4)).starts_with(no_size));
}

TEST_CASE("image png: 36 megapixels of one value, unpacked from 35 kB") {
  PngPlan plan{6000, 6000,   PNG_COLOR_TYPE_GRAY, 8, false, std::vector<int>(36'000'000, 77), {},
               {},   nullptr};
  const std::string bytes = written_png(plan);
  CHECK(bytes.size() < 100'000);
  const GreyImage image = read_image(bytes, "f");
  CHECK(image == GreyImage(6000, 6000, 77));
}

TEST_CASE("image: what is none") {
  const std::string wanted = "f: expected an image (PNG, JPEG, PBM, PGM or PPM), got ";
  CHECK(error_in("") == wanted + "an empty file");
  CHECK(error_in("\xFF\xD8 \xE0") == wanted + "'\\xff\\xd8 \\xe0'");
  CHECK(error_in("GIF89a and more") == wanted + "'GIF89a a'");
  for (const char* other :
       {"", "P", "P1", "P7 1", "P0 1", "P12 3", "nonogram\n", "\x89PN", "p1 "}) {
    CHECK_FALSE(is_image(other));
  }
  for (const char* image : {"P1 ", "P6\n", "P5#", "\x89PNG"}) CHECK(is_image(image));
}

}  // namespace p2c::image_png_test
