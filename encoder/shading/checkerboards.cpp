#include "encoder/shading/checkerboards.hpp"

#include <utility>
#include <vector>

namespace p2c {
namespace {

void comment(ClauseSink& out, const Connected& graph, const char* word, const char* says) {
  out.rule([&] {
    std::vector<int> scope = graph.node_slots;
    std::erase(scope, -1);
    return Rule{{graph.list_name(word), {}}, std::move(scope), says};
  });
}

// From the first corner on, round the board; boards of one or two rows or columns do without.
std::vector<int> cells_at_edge(int rows, int cols) {
  std::vector<int> cells;
  if (rows < 3 || cols < 3) return cells;
  for (int c = 0; c < cols - 1; ++c) cells.push_back(c);
  for (int r = 0; r < rows - 1; ++r) cells.push_back(r * cols + cols - 1);
  for (int c = cols - 1; c > 0; --c) cells.push_back((rows - 1) * cols + c);
  for (int r = rows - 1; r > 0; --r) cells.push_back(r * cols);
  return cells;
}

}  // namespace

void no_checkerboards(ClauseSink& out, const Connected& graph) {
  comment(out, graph, "checkerboards",
          "no 2 x 2 cells are a checkerboard, for both kinds are connected");
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

void one_run_at_edge(ClauseSink& out, const Connected& graph) {
  const int cols = graph.grid_cols;
  const std::vector<int> edge = cells_at_edge(static_cast<int>(graph.nodes.size()) / cols, cols);
  if (edge.empty()) return;
  comment(out, graph, "edge",
          "at the edge of the board each kind is in one run, for both are connected");
  const auto after = [&](std::size_t i) { return graph.nodes[edge[(i + 1) % edge.size()]]; };
  for (std::size_t i = 0; i < edge.size(); ++i) {
    for (std::size_t j = i + 1; j < edge.size(); ++j) {
      const Lit one = graph.nodes[edge[i]];
      const Lit other = graph.nodes[edge[j]];
      // Where one follows the other the clause would hold anyway.
      if (after(i) == other || after(j) == one) continue;
      out.add({one, !after(i), other, !after(j)});
    }
  }
}

}  // namespace p2c
