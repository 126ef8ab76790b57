#include "encoder/shading/touching.hpp"

#include "instances/grid.hpp"

namespace p2c {

void none_touch(ClauseSink& out, const Lits& shaded, int cols) {
  const int rows = static_cast<int>(shaded.size()) / cols;
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    out.rule([&, a = a, b = b] {
      return Rule{touch_key(a, b),
                  {a, b},
                  cell_name_at(a, cols) + " and " + cell_name_at(b, cols) + " are not both shaded"};
    });
    out.add({!shaded[a], !shaded[b]});
  }
}

}  // namespace p2c
