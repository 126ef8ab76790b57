// The sides that a kind's generator can make.
#pragma once

#include <string>

#include "instances/kind/any_generator.hpp"

namespace p2c {

struct BoardSides {
  int rows;
  int cols;
};

/// These sides, with one for each that is 0: as long as the other, or else the usual one.
BoardSides whole_sides(const AnyGenerator& generator, BoardSides sides);

/// What is wrong with a board of these sides for the generator of the kind: "expected at most 100
/// rows and columns of a kenken"; empty where nothing is.
std::string wrong_sides(const AnyGenerator& generator, const PuzzleKind& kind, int rows, int cols);

}  // namespace p2c
