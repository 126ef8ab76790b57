// The readers of formulas and of proofs, as fuzzing sees them.
#pragma once

#include "tests/fuzz/reader.hpp"

#if __has_include("cnf_out/drat.hpp")
#define PUZZLE2CNF_READS_FORMULAS 1
#else
#define PUZZLE2CNF_READS_FORMULAS 0
#endif

namespace puzzle2cnf {

Reading check_dimacs(const std::string& text);
Reading check_proof(const std::string& text);

}  // namespace puzzle2cnf
