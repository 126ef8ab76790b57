// Boards of Nurikabe. Clues are their one part.
#pragma once

#include "instances/parts/board_with_clues.hpp"

namespace p2c {

/// Each island gets its size, in a cell that has a clue here or, where there is none, in any.
BoardData nurikabe_with_clues_of(const BoardData& board, const Answer& shaded, Rng& rng,
                                 const Stop* stop = nullptr);

BoardData random_nurikabe(Rng& rng, int rows, int cols);

}  // namespace p2c
