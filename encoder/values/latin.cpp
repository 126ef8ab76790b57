#include "encoder/values/latin.hpp"

#include "encoder/counts/cardinality.hpp"

namespace p2c {

void each_value_once(ClauseSink& out, const Unknowns& x, const std::vector<int>& line,
                     Cardinality form) {
  Lits places;
  for (int value = x.lo(line[0]); value <= x.hi(line[0]); ++value) {
    places.clear();
    for (const int slot : line) places.push_back(x.is(slot, value));
    exactly_one(out, places, form);
  }
}

}  // namespace p2c
