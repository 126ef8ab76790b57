// What it means that a graph is connected, stated without the code under test; and cuts as numbers.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "cnf_out/formula.hpp"
#include "cnf_out/model.hpp"
#include "encoder/connectivity/connected.hpp"

namespace p2c {

using Clauses = std::vector<std::vector<int>>;

/// The cuts as DIMACS numbers, and how many the function says there are.
struct Cuts {
  int count;
  Clauses clauses;
};

inline Cuts collect(int (*add_cuts)(const Connected&, const Model&, ClauseSink&),
                    const Connected& graph, const Model& model) {
  constexpr int kEnough = 30;
  Formula formula;
  formula.fresh(kEnough);
  Cuts cuts{add_cuts(graph, model, formula), {}};
  for (std::size_t i = 0; i < formula.size(); ++i) {
    cuts.clauses.emplace_back();
    for (const Lit x : formula[i]) cuts.clauses.back().push_back(x.dimacs());
  }
  return cuts;
}

/// Lines between vertices as nodes 1, 2, ..., of which two are joined where they share a vertex.
inline Connected graph_of_lines(const std::vector<std::pair<int, int>>& ends) {
  Connected graph;
  graph.ends = ends;
  for (int j = 0; j < static_cast<int>(ends.size()); ++j) {
    graph.nodes.push_back(Lit(j + 1));
    for (int i = 0; i < j; ++i) {
      const auto& [a, b] = ends[static_cast<std::size_t>(i)];
      const auto& [c, d] = ends[static_cast<std::size_t>(j)];
      if (a == c || a == d || b == c || b == d) graph.edges.push_back({i, j, kTrue});
    }
  }
  return graph;
}

/// Bit v - 1 is the value of variable v.
inline Model model_of_bits(int bits, int variables) {
  Model model;
  for (int v = 1; v <= variables; ++v) model.set((bits >> (v - 1)) % 2 == 1 ? Lit(v) : !Lit(v));
  return model;
}

inline bool holds(const std::vector<int>& clause, const Model& model) {
  return std::any_of(clause.begin(), clause.end(), [&](int x) { return model(Lit(x)); });
}

/// By flooding from the first true node.
inline bool is_connected(const Connected& graph, const Model& model) {
  const auto is_true = [&](int v) { return model(graph.nodes[v]); };
  std::vector<char> reached(graph.nodes.size(), 0);
  const auto first = std::find_if(graph.nodes.begin(), graph.nodes.end(), model);
  if (first != graph.nodes.end()) reached[first - graph.nodes.begin()] = 1;
  for (std::size_t round = 0; round < graph.nodes.size(); ++round) {
    for (const Connected::Edge& edge : graph.edges) {
      if (!model(edge.present) || !is_true(edge.u) || !is_true(edge.v)) continue;
      char& u = reached[edge.u];
      char& v = reached[edge.v];
      u = v = std::max(u, v);
    }
  }
  for (std::size_t v = 0; v < reached.size(); ++v) {
    if (model(graph.nodes[v]) && reached[v] == 0) return false;
  }
  return true;
}

inline bool keeps_promise(const Connected& graph, const Model& model) {
  const auto is_true = [&](int v) { return model(graph.nodes[v]); };
  return !graph.false_nodes_never_touch ||
         std::all_of(graph.edges.begin(), graph.edges.end(), [&](const Connected::Edge& edge) {
           return is_true(edge.u) || is_true(edge.v);
         });
}

}  // namespace p2c
