// Whether the columns of an index agree with one another and with the puzzle.
#pragma once

#include <string>
#include <vector>

#include "instances/documents/registry.hpp"
#include "instances/families/family_index.hpp"

namespace p2c {

/// Why there is no model, of a board of a series that the name says, or of a changed clue; empty
/// where nothing is known.
std::string argument_of(const FamilyInstance& instance);

/// What does not agree, a phrase each: the size with the puzzle, the file's name with the other
/// columns, the seed and the status with the variant, how the status is known with both.
std::vector<std::string> column_faults(const FamilyInstance& instance, const AnyPuzzle& puzzle);
/// The same where the puzzle is not known, so without its size.
std::vector<std::string> column_faults(const FamilyInstance& instance);

}  // namespace p2c
