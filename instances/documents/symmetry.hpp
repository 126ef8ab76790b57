// Boards that are the same but for a turn or a reflection.
#pragma once

#include <string>

#include "instances/documents/any_generator.hpp"

namespace puzzle2cnf {

/// The least of the texts of the board in its eight positions: equal for boards, and only for
/// those, that are the same up to symmetry.
std::string canonical_text(const AnyGenerator& generator, const AnyPuzzle& puzzle);

}  // namespace puzzle2cnf
