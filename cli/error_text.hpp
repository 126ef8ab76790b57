// An error as the JSON document of the command, for units that make no other: the JSON library
// takes a second of each to compile.
#pragma once

#include <string>

namespace puzzle2cnf {

/// As it is printed; no place when it is empty.
std::string error_text(const std::string& message, const std::string& place);

}  // namespace puzzle2cnf
