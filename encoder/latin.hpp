// Latin squares.
#pragma once

#include <vector>

#include "encoder/unknowns.hpp"

namespace puzzle2cnf {

// Each value stands exactly once in each line; a line has as many slots as there are values.
// "At least once" is implied by the rest, but lets unit propagation see a value's last place.
void latin(ClauseSink& out, const Unknowns& x, const std::vector<std::vector<int>>& lines);

}  // namespace puzzle2cnf
