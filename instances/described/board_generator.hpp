// The generator of a kind that is made of parts.
#pragma once

#include "instances/answers/description.hpp"
#include "instances/kind/any_generator.hpp"

namespace p2c {

/// Boards become puzzles by `make`, and `made_of` says how they are turned and stripped of clues:
/// it must outlive the generator.
AnyGenerator board_generator(const Generator<BoardData>& its, const Description& made_of,
                             const std::function<PuzzlePtr(BoardData)>& make);

}  // namespace p2c
