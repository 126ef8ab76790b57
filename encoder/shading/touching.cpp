#include "encoder/shading/touching.hpp"

#include "instances/grid.hpp"

namespace p2c {

void none_touch(ClauseSink& out, const Lits& shaded, int cols) {
  const int rows = static_cast<int>(shaded.size()) / cols;
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    out.rule([&, one = a, other = b] {
      return Rule{
          touch_key(one, other),
          {one, other},
          cell_name_at(one, cols) + " and " + cell_name_at(other, cols) + " are not both shaded"};
    });
    out.add({!shaded[a], !shaded[b]});
  }
}

}  // namespace p2c
