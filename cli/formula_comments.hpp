// What a formula's file says of the puzzle, for people.
#pragma once

#include <string>
#include <vector>

#include "encoder/registry.hpp"

namespace puzzle2cnf {

/// The program, the puzzle, and which variables stand for which slots; a line each.
std::vector<std::string> formula_comments(const AnyPuzzle& puzzle);

}  // namespace puzzle2cnf
