// An image that takes long.
#pragma once

#include <string>

#include "instances/puzzle.hpp"

namespace p2c {

/// A PGM of random grey values.
inline std::string noise_image(int side) {
  Rng rng(1);
  std::string text = "P2 " + std::to_string(side) + " " + std::to_string(side) + " 255\n";
  for (int k = 0; k < side * side; ++k) text += std::to_string(below(rng, 256)) + "\n";
  return text;
}

}  // namespace p2c
