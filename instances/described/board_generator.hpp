// The generator of a kind that is made of parts.
#pragma once

#include "instances/answers/description.hpp"
#include "instances/kind/any_generator.hpp"

namespace p2c {

/// A puzzle with this board. Throws Stopped.
using BoardMaker = std::function<PuzzlePtr(BoardData, const Stop*)>;

/// Boards become puzzles by `make`, and `made_of` says how they are turned and stripped of clues:
/// it must outlive the generator. `its` has no asker and no polish.
AnyGenerator board_generator(const Generator<BoardData>& its, const Description& made_of,
                             const BoardMaker& make);

}  // namespace p2c
