// The tuples that a KenKen cage allows.
#pragma once

#include <vector>

#include "encoder/clause_sink.hpp"
#include "instances/kenken.hpp"

namespace puzzle2cnf {

/// All tuples of digits, one value per cell in the cage's order, one tuple behind the other, that
/// give the cage's target without a repeated digit in a row or column. Each tuple once.
/// Throws InputError for more than 10^6 tuples; polls `out` for a stop.
std::vector<int> cage_tuples(int n, const KenKen::Cage& cage, const ClauseSink& out);

}  // namespace puzzle2cnf
