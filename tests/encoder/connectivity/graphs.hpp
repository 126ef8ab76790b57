// Small graphs with literals, and a plain look at what `connected` claims about them.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "encoder/connectivity/connected.hpp"
#include "instances/puzzle.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {

/// The value of a literal when variable v is bit v - 1 of `inputs`.
inline bool value_in(int inputs, Lit x) {
  if (x == kTrue || x == kFalse) return x == kTrue;
  return ((inputs >> (x.variable() - 1) & 1) != 0) == x.positive();
}

/// What is true of a graph under one input.
class TrueGraph {
 public:
  TrueGraph(const Connected& graph, int inputs)
      : nodes_(graph.nodes.size()), distance_(nodes_, std::vector<int>(nodes_, kFar)) {
    for (std::size_t v = 0; v < nodes_; ++v) {
      present_.push_back(value_in(inputs, graph.nodes[v]));
      if (present_[v]) distance_[v][v] = 0;
    }
    for (const Connected::Edge& edge : graph.edges) {
      const auto u = static_cast<std::size_t>(edge.u);
      const auto v = static_cast<std::size_t>(edge.v);
      if (u == v || !present_[u] || !present_[v] || !value_in(inputs, edge.present)) continue;
      distance_[u][v] = distance_[v][u] = 1;
    }
    for (std::size_t via = 0; via < nodes_; ++via) {
      for (std::size_t u = 0; u < nodes_; ++u) {
        for (std::size_t v = 0; v < nodes_; ++v) {
          distance_[u][v] = std::min(distance_[u][v], distance_[u][via] + distance_[via][v]);
        }
      }
    }
  }

  bool connected() const { return longest_path() < kFar; }

  bool keeps_promises(const Connected& graph) const {
    for (const Connected::Edge& edge : graph.edges) {
      if (graph.false_nodes_never_touch && !present(edge.u) && !present(edge.v)) return false;
    }
    for (std::size_t v = 0; v < graph.never_inner.size(); ++v) {
      if (graph.never_inner[v] && std::count(distance_[v].begin(), distance_[v].end(), 1) > 1) {
        return false;
      }
    }
    if (graph.longest_path >= 0 && longest_path() > graph.longest_path) return false;
    return graph.one_is_true.empty() ||
           std::any_of(graph.one_is_true.begin(), graph.one_is_true.end(),
                       [&](int v) { return present(v); });
  }

 private:
  static constexpr int kFar = 1000;

  bool present(int v) const { return present_[v]; }

  // The longest shortest path between true nodes.
  int longest_path() const {
    int longest = 0;
    for (std::size_t u = 0; u < nodes_; ++u) {
      for (std::size_t v = 0; v < nodes_; ++v) {
        if (present_[u] && present_[v]) longest = std::max(longest, distance_[u][v]);
      }
    }
    return longest;
  }

  std::size_t nodes_;
  std::vector<bool> present_;
  std::vector<std::vector<int>> distance_;
};

/// All inputs of a graph over the variables 1 to `variables`, tried on its clauses.
struct Tried {
  int connected = 0;
  int apart = 0;
  std::string wrong;  // the first input that is wrongly taken or refused

  void operator+=(const Tried& more) {
    connected += more.connected;
    apart += more.apart;
    if (wrong.empty()) wrong = more.wrong;
  }
};

inline std::string shown(const Connected& graph) {
  std::string text = "nodes" + shown(graph.nodes) + ", edges";
  for (const Connected::Edge& edge : graph.edges) {
    text += " " + std::to_string(edge.u) + "-" + std::to_string(edge.v) + ":" +
            std::to_string(edge.present.dimacs());
  }
  return text;
}

/// The forms of the constraint in clauses: each must have the same models.
struct Form {
  std::string_view name;
  Connectivity how;
};
inline constexpr Form kForms[] = {{"layers", Connectivity::kLayers},
                                  {"elimination", Connectivity::kElimination},
                                  {"frontier", Connectivity::kFrontier},
                                  {"paper", Connectivity::kPaper}};

/// Inputs that break a promise are left out: nothing is claimed about them.
inline Tried try_all_inputs(const Connected& graph, int variables, const EncodeOptions& options) {
  Formula formula;
  const Lits xs = formula.fresh(variables);
  connected(formula, graph, options);
  Propagator propagator(formula);
  Tried tried;
  for (int number = 0; number < power(2, variables); ++number) {
    const TrueGraph truth(graph, number);
    if (!truth.keeps_promises(graph)) continue;
    ++(truth.connected() ? tried.connected : tried.apart);
    if (satisfiable_under(propagator, full_input(xs, number)) == truth.connected()) continue;
    tried.wrong = shown(graph) + ", input " + std::to_string(number);
    break;
  }
  return tried;
}

/// In every form.
inline Tried try_all_inputs(const Connected& graph, int variables) {
  Tried tried;
  for (const auto& [name, how] : kForms) {
    Tried form = try_all_inputs(graph, variables, {how});
    if (!form.wrong.empty()) form.wrong = std::string(name) + ": " + form.wrong;
    tried = {form.connected, form.apart, tried.wrong.empty() ? form.wrong : tried.wrong};
  }
  return tried;
}

/// A random graph, self loops and parallel edges among it, with literals over so many variables,
/// each in either sign and in any number of places.
inline Connected random_graph(Rng& rng, int nodes, int edges, int variables) {
  const auto literal = [&] {
    if (chance(rng, 15)) return chance(rng, 70) ? kTrue : kFalse;
    const int variable = 1 + below(rng, variables);
    return Lit(chance(rng, 50) ? variable : -variable);
  };
  Connected graph;
  for (int v = 0; v < nodes; ++v) graph.nodes.push_back(literal());
  for (int e = 0; e < edges; ++e) {
    graph.edges.push_back({below(rng, nodes), below(rng, nodes), literal()});
  }
  return graph;
}

}  // namespace p2c
