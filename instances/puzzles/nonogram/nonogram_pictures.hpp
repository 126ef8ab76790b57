// Random pictures for nonograms.
#pragma once

#include <vector>

#include "instances/grid.hpp"
#include "instances/limits/stop.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

enum class PictureSymmetry { kNone, kLeftRight, kUpDown, kBoth, kRotation };

struct PictureStyle {
  int density = 50;  // percent of the cells that are filled
  PictureSymmetry symmetry = PictureSymmetry::kNone;
  bool blobs = true;  // areas as people draw them, or else each cell alone
};

/// Of ones and zeros. Throws Stopped.
Grid<int> random_picture(Rng& rng, int rows, int cols, const PictureStyle& style,
                         const Stop* stop = nullptr);

/// The cells that are alike in each such picture: this one and its images, ascending.
std::vector<int> alike(PictureSymmetry symmetry, int rows, int cols, int cell);

}  // namespace p2c
