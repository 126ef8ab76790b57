#include "solver_glue/explain/graph_words.hpp"

#include <algorithm>

#include "instances/grid.hpp"
#include "solver_glue/explain/fact_words.hpp"

namespace p2c {
namespace {

using Words = std::vector<std::string>;

// Whether both pieces reach the edge of the board: what closes them off then ends there, as in a
// corner; around a piece that does not, it is closed in itself.
bool both_at_edge(const Connected& graph, Pieces& pieces, int u, int v) {
  if (graph.grid_cols == 0) return false;
  const auto size = static_cast<int>(graph.nodes.size());
  bool u_reaches = false;
  bool v_reaches = false;
  for (int node = 0; node < size; ++node) {
    const int col = node % graph.grid_cols;
    const bool rim = node < graph.grid_cols || node >= size - graph.grid_cols || col == 0 ||
                     col == graph.grid_cols - 1;
    if (!rim) continue;
    u_reaches = u_reaches || pieces.find(node) == pieces.find(u);
    v_reaches = v_reaches || pieces.find(node) == pieces.find(v);
  }
  return u_reaches && v_reaches;
}

// The graph of a rule were the conclusion false: which of its parts would be without the other.
class Cut {
 public:
  Cut(const RuleBook& book, const Connected& graph, const Step& step)
      : graph_(graph),
        known_(book),
        slot_variables_(book.unknowns().variables()),
        pieces_(static_cast<int>(graph.nodes.size())) {
    for (const SlotFact& fact : step.facts) known_.add(fact);
    const SlotFact& concluded = step.concludes[0];
    if (!known_.is_known(concluded.slot)) {
      known_.add(!literal_of(book, concluded));
    }
    for (const Connected::Edge& edge : graph.edges) {
      if (is(graph.nodes[edge.u], Truth::kNo) || is(graph.nodes[edge.v], Truth::kNo)) continue;
      if (!is(edge.present, Truth::kNo)) pieces_.join(edge.u, edge.v);
    }
    const auto node = std::find(graph.node_slots.begin(), graph.node_slots.end(), concluded.slot);
    if (node != graph.node_slots.end()) {
      const auto v = static_cast<int>(node - graph.node_slots.begin());
      if (is(graph.nodes[v], Truth::kYes)) concluded_ = v;
    }
    find_part();
  }

  /// True nodes of the smallest part that has some, and one outside it.
  const std::vector<int>& part() const { return part_; }
  int other() const { return other_; }
  /// The concluded node, were it true: one that is cut off, or -1 where it cuts.
  int concluded() const { return concluded_; }
  /// Whether the edge of the board is needed to part them.
  bool needs_edge() { return both_at_edge(graph_, pieces_, part_[0], other_); }

 private:
  bool is(Lit x, Truth truth) const {
    const bool constant = x == kTrue || x == kFalse;
    if (!constant && x.variable() > slot_variables_) return false;  // no fact is about it
    return known_(x) == truth;
  }

  void find_part() {
    const auto size = static_cast<int>(graph_.nodes.size());
    std::vector<int> sizes(graph_.nodes.size());
    for (int v = 0; v < size; ++v) ++sizes[pieces_.find(v)];
    int smallest = -1;
    for (int v = 0; v < size; ++v) {
      if (!is(graph_.nodes[v], Truth::kYes)) continue;
      const int piece = pieces_.find(v);
      if (smallest < 0 || sizes[piece] < sizes[smallest]) smallest = piece;
    }
    for (int v = 0; v < size; ++v) {
      if (!is(graph_.nodes[v], Truth::kYes)) continue;
      if (pieces_.find(v) == smallest) {
        part_.push_back(v);
      } else if (other_ < 0 || v == concluded_) {
        other_ = v;
      }
    }
  }

  const Connected& graph_;
  Known known_;
  int slot_variables_;
  Pieces pieces_;
  std::vector<int> part_;
  int other_ = -1;
  int concluded_ = -1;
};

// "r1c4, r1c5, r1c6 and 2 more"; what is concluded is "it".
std::string some_names(const Connected& graph, std::vector<int> nodes, int it) {
  constexpr std::size_t kMostNamed = 3;
  Words words;
  if (std::erase(nodes, it) > 0) words.emplace_back("it");
  for (const int v : nodes) {
    if (words.size() == kMostNamed && nodes.size() > kMostNamed + 1) {
      words.push_back(std::to_string(nodes.size() - kMostNamed) + " more");
      break;
    }
    words.push_back(graph.name(v));
  }
  return list_of(words);
}

// The facts that close something: all but those about the two parts.
std::vector<SlotFact> closing_facts(const Connected& graph, const Cut& cut, const Step& step) {
  std::vector<int> ends;
  if (!graph.node_slots.empty()) {
    for (const int v : cut.part()) ends.push_back(graph.node_slots[v]);
    ends.push_back(graph.node_slots[cut.other()]);
  }
  std::vector<SlotFact> closing;
  std::copy_if(step.facts.begin(), step.facts.end(), std::back_inserter(closing),
               [&](const SlotFact& fact) {
                 return std::find(ends.begin(), ends.end(), fact.slot) == ends.end();
               });
  return closing;
}

// "with r1c4, r2c5 and the edge it would cut r1c5 off from r1c1"; of a cell that is cut off itself
// "r1c4, r2c5 and the edge would cut it off from r1c1"; of an edge of the graph
// "r1c1-r1c4 has no bridge, and without it r1c1 would be cut off from r7c1".
std::string cut_words(const RuleBook& book, const Connected& graph, const Step& step) {
  Cut cut(book, graph, step);
  if (cut.part().empty() || cut.other() < 0) return {};
  const std::vector<SlotFact> closing = closing_facts(graph, cut, step);
  const int it = cut.concluded();
  const std::string part = some_names(graph, cut.part(), it);
  const std::string other = cut.other() == it ? "it" : graph.name(cut.other());
  const std::vector<int>& nodes = graph.node_slots;
  if (std::find(nodes.begin(), nodes.end(), step.concludes[0].slot) == nodes.end()) {
    const std::string closed = closing.empty() ? "" : facts_in_words(book, closing) + ", and ";
    return closed + "without it " + part + " would be cut off from " + other;
  }
  Words with = names_of(book, slots_of(closing));
  if (cut.needs_edge()) with.emplace_back("the edge");
  if (it >= 0 && with.empty()) return part + " would be cut off from " + other;
  if (it >= 0) return list_of(with) + " would cut " + part + " off from " + other;
  return (with.empty() ? "" : "with " + list_of(with) + " ") + "it would cut " + part +
         " off from " + other;
}

bool ring_needs_edge(const Connected& graph, const Ring& ring) {
  const std::vector<int>& slots = graph.node_slots;
  const auto is_closed = [&](int node) {
    return std::binary_search(ring.closed.begin(), ring.closed.end(), slots[node]);
  };
  const auto node_of = [&](int slot) {
    return static_cast<int>(std::find(slots.begin(), slots.end(), slot) - slots.begin());
  };
  Pieces pieces(static_cast<int>(graph.nodes.size()));
  for (const Connected::Edge& edge : graph.edges) {
    if (!is_closed(edge.u) && !is_closed(edge.v)) pieces.join(edge.u, edge.v);
  }
  return both_at_edge(graph, pieces, node_of(ring.inside), node_of(ring.outside));
}

}  // namespace

std::string graph_words(const RuleBook& book, const Step& step) {
  if (step.rules.size() != 1 || step.concludes.size() != 1) return {};
  const StatedRule& rule = book.rule(step.rules[0]);
  if (rule.connected) return cut_words(book, *rule.connected, step);
  if (!rule.cycles || step.facts.empty()) return {};
  return "with " + list_of(names_of(book, slots_of(step.facts))) + " it would form a loop";
}

std::string ring_words(const RuleBook& book, const Ring& ring) {
  const StatedRule& rule = book.rule(ring.rule);
  Words names = names_of(book, ring.closed);
  if (rule.cycles) return list_of(names) + " may not form a loop";
  if (ring.inside < 0 || ring.outside < 0) {
    return names.size() == 1 ? names[0] + " is needed" : "one of " + list_of(names) + " is needed";
  }
  if (ring_needs_edge(*rule.connected, ring)) names.emplace_back("the edge");
  const std::vector<Slot>& slots = book.puzzle().slots();
  return list_of(names) + " may not cut " + slots[ring.inside].name + " off from " +
         slots[ring.outside].name;
}

}  // namespace p2c
