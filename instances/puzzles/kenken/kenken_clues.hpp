// Operations and targets for KenKen cages whose digits are known.
#pragma once

#include <optional>

#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/kenken/kenken_shapes.hpp"

namespace p2c {

/// Which operations cages may have, about as often as in published puzzles.
struct ClueStyle {
  std::vector<KenKen::Operation> operations;  // + is one of them
  int hidden = 0;                             // percent of the cages whose operation is not given
};

/// These digits of the cage, one a cell of the board, keep its rule.
bool fits(const KenKen::Cage& cage, const Answer& digits);

/// A cage on these cells with a clue as these digits have it.
KenKen::Cage clued_cage(Rng& rng, const CageCells& cells, const Answer& digits,
                        const ClueStyle& style);

/// The same operation with the target of these digits, or, where they have none, another.
KenKen::Cage clued_again(Rng& rng, const KenKen::Cage& cage, const Answer& digits,
                         const ClueStyle& style);

/// Another clue for the cage, with the operation given or hidden as before, that these digits fit
/// and the others do not; nothing if there is none.
std::optional<KenKen::Cage> clue_against(Rng& rng, const KenKen::Cage& cage, const Answer& digits,
                                         const Answer& other, const ClueStyle& style);

}  // namespace p2c
