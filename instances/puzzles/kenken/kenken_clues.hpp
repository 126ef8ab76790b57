// Operations and targets for KenKen cages whose digits are known.
#pragma once

#include <optional>

#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/kenken/kenken_shapes.hpp"

namespace p2c {

/// Which operations cages may have, about as often as in published puzzles.
struct ClueStyle {
  std::vector<KenKen::Operation> operations;  // at least one
  int hidden = 0;                             // percent of the cages whose operation is not given
};

/// These digits of the cage, one a cell of the board, keep its rule.
bool fits(const KenKen::Cage& cage, const Answer& digits);

/// A cage on these cells with a clue as these digits have it; cages of one cell where none of the
/// operations will do.
std::vector<KenKen::Cage> clued_cages(Rng& rng, const CageCells& cells, const Answer& digits,
                                      const ClueStyle& style);

/// The same operation with the target of these digits, or, where they have none, another, or cages
/// of one cell.
std::vector<KenKen::Cage> clued_again(Rng& rng, const KenKen::Cage& cage, const Answer& digits,
                                      const ClueStyle& style);

/// Another clue for the cage, with the operation given or hidden as before, that these digits fit
/// and the others do not; nothing if there is none.
std::optional<KenKen::Cage> clue_against(Rng& rng, const KenKen::Cage& cage, const Answer& digits,
                                         const Answer& other, const ClueStyle& style);

}  // namespace p2c
