#include "instances/rules/line_graph.hpp"

#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"

namespace p2c {
namespace {

template <class EndsOf>
LineGraph line_graph(LineGraph graph, int lines, EndsOf ends_of) {
  constexpr std::size_t kMostAt = 4;
  graph.at.resize(static_cast<std::size_t>(graph.places()));
  for (std::vector<int>& at : graph.at) at.reserve(kMostAt);
  graph.ends.reserve(static_cast<std::size_t>(lines));
  for (int line = 0; line < lines; ++line) {
    graph.ends.push_back(ends_of(line));
    graph.at[graph.ends.back().first].push_back(line);
    graph.at[graph.ends.back().second].push_back(line);
  }
  return graph;
}

}  // namespace

std::string LineGraph::name_of_place(int place) const {
  return of_sides ? Lattice{rows - 1, cols - 1}.vertex_name(place) : cell_name_at(place, cols);
}

std::string LineGraph::name_of_line(int line) const {
  return name_of_place(ends[line].first) + "-" + name_of_place(ends[line].second);
}

LineGraph graph_of_links(int rows, int cols) {
  const InnerEdges edges{rows, cols};
  return line_graph({false, rows, cols, {}, {}}, edges.size(),
                    [&](int link) { return edges.cells_beside_edge(link); });
}

LineGraph graph_of_sides(int rows, int cols) {
  const Lattice lattice{rows, cols};
  return line_graph({true, rows + 1, cols + 1, {}, {}}, lattice.size(),
                    [&](int line) { return lattice.ends(line); });
}

LineGraph line_graph(const RuleBoard& board, int layer) {
  const bool of_sides = board.text().answers[layer].is == AnswerName::Is::kSides;
  return of_sides ? graph_of_sides(board.rows(), board.cols())
                  : graph_of_links(board.rows(), board.cols());
}

}  // namespace p2c
