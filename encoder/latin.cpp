#include "encoder/latin.hpp"

#include "encoder/cardinality.hpp"

namespace puzzle2cnf {

void latin(ClauseSink& out, const Unknowns& x, const std::vector<std::vector<int>>& lines) {
  Lits places;
  for (const std::vector<int>& line : lines) {
    for (int value = x.lo(line[0]); value <= x.hi(line[0]); ++value) {
      places.clear();
      for (const int slot : line) places.push_back(x.is(slot, value));
      exactly_one(out, places);
    }
  }
}

}  // namespace puzzle2cnf
