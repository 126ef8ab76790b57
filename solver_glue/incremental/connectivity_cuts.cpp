#include "solver_glue/incremental/connectivity_cuts.hpp"

#include <algorithm>
#include <vector>

#include "instances/grid.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The components of the true nodes, numbered from 0; -1 for a false node.
struct Components {
  std::vector<int> of_node;
  std::vector<int> first_node;  // of each component
  std::vector<int> size;
};

Components components_of(const Connected& graph, const Model& model) {
  const int n = static_cast<int>(graph.nodes.size());
  Pieces pieces(n);
  for (const Connected::Edge& edge : graph.edges) {
    if (model(edge.present) && model(graph.nodes[at(edge.u)]) && model(graph.nodes[at(edge.v)])) {
      pieces.join(edge.u, edge.v);
    }
  }
  Components components{std::vector<int>(at(n), -1), {}, {}};
  std::vector<int> number(at(n), -1);
  for (int v = 0; v < n; ++v) {
    if (!model(graph.nodes[at(v)])) continue;
    int& piece = number[at(pieces.find(v))];
    if (piece < 0) {
      piece = static_cast<int>(components.size.size());
      components.first_node.push_back(v);
      components.size.push_back(0);
    }
    components.of_node[at(v)] = piece;
    ++components.size[at(piece)];
  }
  return components;
}

// Of each component what could join it to another.
std::vector<Lits> borders_of_nodes(const Connected& graph, const Model& model,
                                   const Components& components) {
  std::vector<Lits> borders(components.size.size());
  const auto close = [&](int inside, int outside, Lit present) {
    const int component = components.of_node[at(inside)];
    if (component < 0 || component == components.of_node[at(outside)]) return;
    borders[at(component)].push_back(model(present) ? graph.nodes[at(outside)] : present);
  };
  for (const Connected::Edge& edge : graph.edges) {
    close(edge.u, edge.v, edge.present);
    close(edge.v, edge.u, edge.present);
  }
  return borders;
}

// The same of lines, by their vertices: those with one end in the component alone.
std::vector<Lits> borders_of_lines(const Connected& graph, const Components& components) {
  int vertices = 0;
  for (const auto& [from, to] : graph.ends) vertices = std::max({vertices, from + 1, to + 1});
  std::vector<int> of_vertex(at(vertices), -1);
  for (std::size_t i = 0; i < graph.ends.size(); ++i) {
    if (components.of_node[i] < 0) continue;
    of_vertex[at(graph.ends[i].first)] = components.of_node[i];
    of_vertex[at(graph.ends[i].second)] = components.of_node[i];
  }
  std::vector<Lits> borders(components.size.size());
  for (std::size_t i = 0; i < graph.ends.size(); ++i) {
    const int from = of_vertex[at(graph.ends[i].first)];
    const int to = of_vertex[at(graph.ends[i].second)];
    if (from == to) continue;
    if (from >= 0) borders[at(from)].push_back(graph.nodes[i]);
    if (to >= 0) borders[at(to)].push_back(graph.nodes[i]);
  }
  return borders;
}

}  // namespace

int add_connectivity_cuts(const Connected& graph, const Model& model, ClauseSink& out) {
  const Components components = components_of(graph, model);
  const std::size_t count = components.size.size();
  if (count <= 1) return 0;
  const auto largest = static_cast<std::size_t>(
      std::max_element(components.size.begin(), components.size.end()) - components.size.begin());
  std::vector<Lits> cuts = graph.ends.empty() ? borders_of_nodes(graph, model, components)
                                              : borders_of_lines(graph, components);
  for (std::size_t i = 0; i < count; ++i) {
    if (i == largest) continue;
    if (!graph.false_nodes_never_touch) {
      cuts[i].push_back(!graph.nodes[at(components.first_node[i])]);
      cuts[i].push_back(!graph.nodes[at(components.first_node[largest])]);
    }
    out.add(cuts[i]);
  }
  return static_cast<int>(count) - 1;
}

}  // namespace p2c
