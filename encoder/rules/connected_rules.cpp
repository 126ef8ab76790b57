// Cells that are connected within a set, or to the edge of the board.
#include <map>
#include <string>
#include <vector>

#include "encoder/rules/instance_names.hpp"
#include "encoder/rules/whole_rules.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "instances/cells_near.hpp"
#include "instances/rules/item_sets.hpp"

namespace p2c {

// One more node, which is true, is outside: all cells at the edge are joined to it.
void WholeRules::connect_to_edge(const RuleInstance& instance) {
  const int rows = board().rows();
  const int cols = board().cols();
  Connected graph = cell_graph(items(instance), cols, label_of(instance, board()));
  const int outside = board().cells();
  graph.rule_suffix = graph.list_suffix = "-" + instance.rule->key;
  graph.grid_cols = 0;
  graph.nodes.push_back(kTrue);
  graph.node_slots.push_back(-1);
  graph.one_is_true = {outside};
  for (int cell = 0; cell < outside; ++cell) {
    const int r = cell / cols;
    const int c = cell % cols;
    const bool at_edge = r == 0 || c == 0 || r + 1 == rows || c + 1 == cols;
    if (at_edge) graph.edges.push_back({cell, outside, kTrue});
  }
  graph.node_name = [cols, outside, key = instance.rule->key](int node) {
    return (node == outside ? "outside" : cell_name_at(node, cols)) + "-" + key;
  };
  connected(out_, graph, options_);
}

void WholeRules::connect_in(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  std::vector<int> cells;
  std::map<int, int> node;  // of each cell
  Connected graph;
  for (const Bound& value : values_of(its.set, board(), instance.bindings)) {
    node[value.item] = static_cast<int>(cells.size());
    cells.push_back(value.item);
    const Lit is = answer_.has(its.layer, value.item);
    graph.nodes.push_back(its.negated ? !is : is);
    graph.node_slots.push_back(board().slot(its.layer, value.item));
  }
  for (const auto& [cell, at] : node) {
    each_beside(board().rows(), board().cols(), cell, [&, cell = cell, at = at](int other) {
      const auto found = node.find(other);
      if (other > cell && found != node.end()) graph.edges.push_back({at, found->second, kTrue});
    });
  }
  graph.words = label_of(instance, board());
  graph.rule_suffix = "-" + instance.rule->key;
  graph.rule_at = place_of(instance);
  graph.list_suffix = "-" + name_of_list(instance, board());
  graph.node_name = [cells, cols = board().cols(), suffix = graph.list_suffix](int i) {
    return cell_name_at(cells[i], cols) + suffix;
  };
  connected(out_, graph, options_);
}

}  // namespace p2c
