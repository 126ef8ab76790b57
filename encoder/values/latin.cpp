#include "encoder/values/latin.hpp"

#include <string>

#include "encoder/counts/cardinality.hpp"

namespace p2c {

void each_value_once(ClauseSink& out, const Unknowns& x, const std::vector<int>& line,
                     Cardinality form, NameOf name) {
  Lits places;
  for (int value = x.lo(line[0]); value <= x.hi(line[0]); ++value) {
    places.clear();
    for (const int slot : line) places.push_back(x.is(slot, value));
    exactly_one(out, places, form, [&] { return std::to_string(value) + "-in-" + name(); });
  }
}

}  // namespace p2c
