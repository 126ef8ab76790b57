#include "solver_glue/explain/sentence.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "instances/grid.hpp"

namespace puzzle2cnf {
namespace {

using Words = std::vector<std::string>;

// "a, b and c".
std::string list_of(const Words& words, const char* between = ", ", const char* last = " and ") {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) list += i + 1 == words.size() ? last : between;
    list += words[i];
  }
  return list;
}

struct Cell {
  int row;
  int col;
};

// Of the name of a cell: "r2c3".
std::optional<Cell> cell_of(const std::string& name) {
  Cell cell{};
  const char* const end = name.data() + name.size();
  if (name.empty() || name[0] != 'r') return {};
  const auto [middle, no_row] = std::from_chars(name.data() + 1, end, cell.row);
  if (no_row != std::errc() || middle == end || *middle != 'c') return {};
  const auto [rest, no_col] = std::from_chars(middle + 1, end, cell.col);
  if (no_col != std::errc() || rest != end) return {};
  return cell;
}

// Names of slots in their order, where three cells or more in a row, or in a column if all are in
// one, become "r1c1 to r1c5".
Words names_of(const RuleBook& book, const std::vector<int>& slots) {
  std::vector<std::string> names;
  std::vector<Cell> cells;
  for (const int slot : slots) {
    names.push_back(book.puzzle().slots()[slot].name);
    if (const std::optional<Cell> cell = cell_of(names.back())) cells.push_back(*cell);
  }
  if (cells.size() < names.size()) return names;
  const bool column = std::all_of(cells.begin(), cells.end(),
                                  [&](const Cell& cell) { return cell.col == cells[0].col; });
  const auto follows = [&](std::size_t i) {
    const Cell step{cells[i].row - cells[i - 1].row, cells[i].col - cells[i - 1].col};
    return column ? step.row == 1 : step.row == 0 && step.col == 1;
  };
  Words words;
  for (std::size_t i = 0; i < names.size();) {
    std::size_t end = i + 1;
    while (end < names.size() && follows(end)) ++end;
    if (end - i > 2) {
      words.push_back(names[i] + " to " + names[end - 1]);
    } else {
      words.insert(words.end(), names.begin() + static_cast<std::ptrdiff_t>(i),
                   names.begin() + static_cast<std::ptrdiff_t>(end));
    }
    i = end;
  }
  return words;
}

std::string names_in_words(const RuleBook& book, const std::vector<int>& slots) {
  return list_of(names_of(book, slots));
}

// "is shaded" of several slots.
std::string plural(std::string words) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kVerbs = {
      {{"is ", "are "}, {"has ", "have "}, {"does ", "do "}}};
  for (const auto& [one, many] : kVerbs) {
    if (words.starts_with(one)) return words.replace(0, one.size(), many);
  }
  return words;
}

// "is not 1 or 3", of what is said one by one: the same but for the last word; else joined by
// "and".
std::string joined(const Words& says) {
  const std::string& first = says[0];
  const std::string head = first.substr(0, first.rfind(' ') + 1);
  Words ends;
  for (const std::string& words : says) {
    const bool same = words.starts_with(head) && words.find(' ', head.size()) == std::string::npos;
    if (same) ends.push_back(words.substr(head.size()));
  }
  if (head.empty() || ends.size() < says.size()) return list_of(says);
  return head + list_of(ends, ", ", " or ");
}

// Slots of which the same is said, in the order of the first of each group.
struct Group {
  Words says;
  std::vector<int> slots;
};

// Of one slot, all that is said of it.
std::vector<Group> groups_of(const RuleBook& book, const std::vector<SlotFact>& facts) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < facts.size();) {
    const int slot = facts[i].slot;
    Words says;
    for (; i < facts.size() && facts[i].slot == slot; ++i) {
      says.push_back(book.puzzle().says(facts[i].value, facts[i].is));
    }
    const auto same = std::find_if(groups.begin(), groups.end(),
                                   [&](const Group& group) { return group.says == says; });
    if (same == groups.end()) {
      groups.push_back({std::move(says), {slot}});
    } else {
      same->slots.push_back(slot);
    }
  }
  return groups;
}

Words group_words(const RuleBook& book, const std::vector<SlotFact>& facts) {
  Words words;
  for (Group& group : groups_of(book, facts)) {
    if (group.slots.size() > 1) {
      std::transform(group.says.begin(), group.says.end(), group.says.begin(), plural);
    }
    words.push_back(names_in_words(book, group.slots) + " " + joined(group.says));
  }
  return words;
}

std::vector<int> slots_of(const std::vector<SlotFact>& facts) {
  std::vector<int> slots;
  for (const SlotFact& fact : facts) slots.push_back(fact.slot);
  std::sort(slots.begin(), slots.end());
  slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
  return slots;
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
    find_part();
  }

  /// True nodes of the smallest part that has some, and one outside it.
  const std::vector<int>& part() const { return part_; }
  int other() const { return other_; }

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
      } else if (other_ < 0) {
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
};

// Cells of a ring that ends at the edge of the board, as one in a corner does.
bool reaches_edge(const Connected& graph, const std::vector<int>& slots) {
  if (graph.grid_cols == 0) return false;
  const auto size = static_cast<int>(graph.nodes.size());
  for (int v = 0; v < size; ++v) {
    const int col = v % graph.grid_cols;
    const bool rim = v < graph.grid_cols || v >= size - graph.grid_cols || col == 0 ||
                     col == graph.grid_cols - 1;
    const int slot = graph.node_slots.empty() ? -1 : graph.node_slots[v];
    if (rim && std::find(slots.begin(), slots.end(), slot) != slots.end()) return true;
  }
  return false;
}

// "r1c4, r1c5, r1c6 and 2 more".
std::string some_names(const Connected& graph, const std::vector<int>& nodes) {
  constexpr std::size_t kMostNamed = 3;
  Words words;
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

// "with r1c4, r2c5 and the edge it would cut r1c5 off from r1c1"; of an edge of the graph
// "r1c1-r1c4 has no bridge, and without it r1c1 would be cut off from r7c1".
std::string cut_words(const RuleBook& book, const Connected& graph, const Step& step) {
  const Cut cut(book, graph, step);
  if (cut.part().empty() || cut.other() < 0) return {};
  const std::vector<SlotFact> closing = closing_facts(graph, cut, step);
  const std::string part = some_names(graph, cut.part());
  const std::string other = graph.name(cut.other());
  const std::vector<int>& nodes = graph.node_slots;
  if (std::find(nodes.begin(), nodes.end(), step.concludes[0].slot) == nodes.end()) {
    const std::string closed = closing.empty() ? "" : facts_in_words(book, closing) + ", and ";
    return closed + "without it " + part + " would be cut off from " + other;
  }
  std::vector<int> ring = slots_of(closing);
  Words with = names_of(book, ring);
  ring.push_back(step.concludes[0].slot);
  if (reaches_edge(graph, ring)) with.emplace_back("the edge");
  return (with.empty() ? "" : "with " + list_of(with) + " ") + "it would cut " + part +
         " off from " + other;
}

// Of a step by a single graph rule with one conclusion; else empty.
std::string graph_words(const RuleBook& book, const Step& step) {
  if (step.rules.size() != 1 || step.concludes.size() != 1) return {};
  const StatedRule& rule = book.rule(step.rules[0]);
  if (rule.connected) return cut_words(book, *rule.connected, step);
  if (!rule.cycles || step.facts.empty()) return {};
  return "with " + names_in_words(book, slots_of(step.facts)) + " it would form a loop";
}

// "r1c2, r2c1 and the edge may not cut r1c1 off from r3c3".
std::string ring_words(const RuleBook& book, const Ring& ring) {
  const StatedRule& rule = book.rule(ring.rule);
  Words names = names_of(book, ring.closed);
  if (rule.cycles) return list_of(names) + " may not form a loop";
  if (ring.inside < 0 || ring.outside < 0) {
    return names.size() == 1 ? names[0] + " is needed" : "one of " + list_of(names) + " is needed";
  }
  if (reaches_edge(*rule.connected, ring.closed)) names.emplace_back("the edge");
  const std::vector<Slot>& slots = book.puzzle().slots();
  return list_of(names) + " may not cut " + slots[ring.inside].name + " off from " +
         slots[ring.outside].name;
}

}  // namespace

std::string facts_in_words(const RuleBook& book, const std::vector<SlotFact>& facts) {
  return list_of(group_words(book, facts), ", ", ", and ");
}

std::string rule_in_words(const RuleBook& book, int rule, const std::vector<Ring>& rings) {
  const Rule& stated = book.rule(rule).rule;
  Words rests_on;
  for (const RuleKey& key : stated.rests_on) {
    const int found = book.find(key);
    if (found >= 0) rests_on.push_back(book.rule(found).rule.words);
  }
  Words needs;
  for (const Ring& ring : rings) {
    if (ring.rule == rule) needs.push_back(ring_words(book, ring));
  }
  std::string words = stated.words;
  if (!rests_on.empty()) words += " [since " + list_of(rests_on, "; ", "; ") + "]";
  if (!needs.empty()) words += ": " + list_of(needs, ", ", ", and ");
  return words;
}

std::string sentence(const RuleBook& book, const Step& step, const std::vector<Ring>& rings) {
  std::string facts = graph_words(book, step);
  const bool shows_ring = !facts.empty();
  if (!shows_ring) facts = facts_in_words(book, step.facts);
  Words rules;
  for (const int rule : step.rules) {
    rules.push_back(rule_in_words(book, rule, shows_ring ? std::vector<Ring>() : rings));
  }
  return facts_in_words(book, step.concludes) + (facts.empty() ? "" : ", because " + facts) + " (" +
         list_of(rules, "; ", "; ") + ")";
}

}  // namespace puzzle2cnf
