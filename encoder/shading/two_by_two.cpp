#include "encoder/shading/two_by_two.hpp"

#include "instances/grid.hpp"

namespace p2c {

void no_two_by_two(ClauseSink& out, const SlotLits& shaded, int cols) {
  for (int i = 0; i + cols < shaded.size(); ++i) {
    if ((i + 1) % cols == 0) continue;
    const int last = i + cols + 1;
    out.rule([&] {
      return Rule{{shaded.word("square"), {i}},
                  shaded.scope({i, i + 1, last - 1, last}),
                  cell_name_at(i, cols) + " to " + cell_name_at(last, cols) +
                      ": the 2 x 2 cells are not all shaded"};
    });
    out.add({!shaded[i], !shaded[i + 1], !shaded[last - 1], !shaded[last]});
  }
}

}  // namespace p2c
