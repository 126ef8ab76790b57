// Images to make pictures of.
#pragma once

#include <string>

#include "instances/puzzle.hpp"

namespace p2c {

inline constexpr const char* kCorner = "P2 3 2 255\n0 100 255\n0 255 200\n";
inline constexpr const char* kDiagonal =
    "P1 2 2\n10\n01\n";  // its clues fit the other diagonal too

/// A PGM of random grey values, which takes long.
inline std::string noise_image(int side) {
  Rng rng(1);
  std::string text = "P2 " + std::to_string(side) + " " + std::to_string(side) + " 255\n";
  for (int k = 0; k < side * side; ++k) text += std::to_string(below(rng, 256)) + "\n";
  return text;
}

/// A grey image that no few squares make: a slope with waves.
inline std::string waves(int side) {
  std::string text = "P2 " + std::to_string(side) + " " + std::to_string(side) + " 255\n";
  for (int r = 0; r < side; ++r) {
    for (int c = 0; c < side; ++c) text += std::to_string((r * r + 7 * c + r * c / 3) % 256) + " ";
    text += "\n";
  }
  return text;
}

}  // namespace p2c
