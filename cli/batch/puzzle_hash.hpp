// What identifies a puzzle in rows.
#pragma once

#include <string>

#include "instances/documents/document.hpp"

namespace puzzle2cnf {

/// MD5 of the text with givens, as `convert --to text` prints it.
std::string puzzle_hash(const Document& document);

}  // namespace puzzle2cnf
