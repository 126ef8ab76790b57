// The readers of formulas and of proofs, as fuzzing sees them.
#pragma once

#include "tests/fuzz/reader.hpp"

namespace puzzle2cnf {

Reading check_dimacs(const std::string& text);
Reading check_proof(const std::string& text);

}  // namespace puzzle2cnf
