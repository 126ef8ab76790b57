#include "instances/rules/line_graph.hpp"

#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"

namespace p2c {

std::string LineGraph::name_of_place(int place) const {
  return of_sides ? Lattice{rows - 1, cols - 1}.vertex_name(place) : cell_name_at(place, cols);
}

std::string LineGraph::name_of_line(int line) const {
  return name_of_place(ends[line].first) + "-" + name_of_place(ends[line].second);
}

LineGraph line_graph(const RuleBoard& board, int layer) {
  LineGraph graph;
  graph.of_sides = board.text().answers[layer].is == AnswerName::Is::kSides;
  graph.rows = board.rows() + (graph.of_sides ? 1 : 0);
  graph.cols = board.cols() + (graph.of_sides ? 1 : 0);
  const int lines = board.items(layer);
  for (int line = 0; line < lines; ++line) {
    graph.ends.push_back(graph.of_sides
                             ? Lattice{board.rows(), board.cols()}.ends(line)
                             : InnerEdges{board.rows(), board.cols()}.cells_beside_edge(line));
  }
  graph.at.resize(static_cast<std::size_t>(graph.places()));
  for (int line = 0; line < lines; ++line) {
    graph.at[graph.ends[line].first].push_back(line);
    graph.at[graph.ends[line].second].push_back(line);
  }
  return graph;
}

}  // namespace p2c
