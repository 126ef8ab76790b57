// Shikaku: divide the board into rectangles.
//
//   1  each region is a rectangle
//   2  it has exactly one clue
//   3  where that is a number, it has exactly that many cells
//
// A clue "?" is that of a rectangle of any size. Clues are the one part of a board.
#pragma once

#include <vector>

#include "instances/formats/format.hpp"
#include "instances/generator.hpp"
#include "instances/parts/board_with_clues.hpp"

namespace p2c {

/// Each region gets its size, in a cell that has a clue here or, where there is none, in any.
BoardData shikaku_with_clues_of(const BoardData& board, const Answer& borders, Rng& rng,
                                const Stop* stop = nullptr);

BoardData random_shikaku(Rng& rng, int rows, int cols);
std::vector<Format<BoardData>> shikaku_formats();  // those of another program

}  // namespace p2c
