// Drawings as pixels: painted by us, and by librsvg from our SVG.
#pragma once

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

#include "instances/drawings/drawing_picture.hpp"
#include "tests/instances/images/reading_png.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {

inline constexpr Pixel kPaper{255, 255, 255};
inline constexpr Pixel kShade{98, 106, 121};
inline constexpr Pixel kInk{17, 19, 23};
inline constexpr Pixel kThin{186, 191, 199};
inline constexpr Pixel kFaint{150, 156, 166};
inline constexpr Pixel kMark{255, 205, 86};
inline constexpr Pixel kBlue{28, 78, 158};

inline Pixels rendered(const std::string& svg) {
  const Finished finished = run_program("rsvg-convert", {}, svg);
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  return read_png(finished.out);
}

// The mean difference of two pictures of one size, from 0 to 255.
inline double difference(const Pixels& a, const Pixels& b) {
  REQUIRE(a.width == b.width);
  REQUIRE(a.height == b.height);
  double sum = 0;
  for (std::size_t i = 0; i < a.bytes.size(); ++i) sum += std::abs(a.bytes[i] - b.bytes[i]);
  return sum / static_cast<double>(a.bytes.size());
}

// Both pictures, compared; the pixels of ours.
inline Pixels picture_of(const std::vector<Drawing>& boards) {
  const Pixels ours = read_png(draw_png(boards));
  const Pixels theirs = rendered(draw_svg(boards));
  CHECK(difference(ours, theirs) < 8);  // only letters differ, as fonts do
  return ours;
}

}  // namespace p2c
