#include "encoder/shading/checkerboards.hpp"

#include <utility>
#include <vector>

namespace p2c {

void no_checkerboards(ClauseSink& out, const Connected& graph) {
  out.rule([&] {
    std::vector<int> scope = graph.node_slots;
    std::erase(scope, -1);
    return Rule{{"checkerboards" + graph.list_suffix, {}},
                std::move(scope),
                "no 2 x 2 cells are a checkerboard, for both kinds are connected"};
  });
  const int cols = graph.grid_cols;
  const int cells = static_cast<int>(graph.nodes.size());
  for (int a = 0; a + cols + 1 < cells; ++a) {
    if (a % cols == cols - 1) continue;
    const Lit one = graph.nodes[a];
    const Lit right = graph.nodes[a + 1];
    const Lit below = graph.nodes[a + cols];
    const Lit across = graph.nodes[a + cols + 1];
    out.add({!one, !across, right, below});
    out.add({one, across, !right, !below});
  }
}

}  // namespace p2c
