// Lines of Latin squares.
#pragma once

#include <vector>

#include "encoder/clauses/options.hpp"
#include "encoder/unknowns.hpp"

namespace p2c {

// Each value occurs exactly once in the line, which has as many slots as there are values.
// Names call the line `name`.
// "At least once" is implied by the rest, but lets unit propagation see a value's last place.
void each_value_once(ClauseSink& out, const Unknowns& x, const std::vector<int>& line,
                     Cardinality form, NameOf name = {});

}  // namespace p2c
