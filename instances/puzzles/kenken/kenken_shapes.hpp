// Shapes of KenKen cages: which cells are together.
#pragma once

#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

using CageCells = std::vector<int>;  // in reading order

/// How large cages are: mixed as in published puzzles, most of two cells; all sizes alike; or as
/// large as they can be.
enum class CageSizes { kMixed, kEven, kLarge };

struct CageStyle {
  int largest = 4;
  CageSizes sizes = CageSizes::kMixed;
  int singles = 8;  // percent of the cages, where sizes are mixed
};

/// Cages that cover an n x n board.
std::vector<CageCells> random_cages(Rng& rng, int n, const CageStyle& style);

/// The cells that share a side with this one.
std::vector<int> cells_beside(int n, int cell);

bool is_one_piece(int n, const CageCells& cells);

}  // namespace p2c
