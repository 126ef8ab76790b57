// The readers of formulas and of proofs, as fuzzing sees them.
#pragma once

#include "tests/fuzz/reader.hpp"

namespace p2c {

Reading check_dimacs(const std::string& text);
Reading check_drat(const std::string& text);
Reading check_lrat(const std::string& text);
Reading check_frat(const std::string& text);

}  // namespace p2c
