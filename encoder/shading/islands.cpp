#include "encoder/shading/islands.hpp"

#include <algorithm>
#include <string>

#include "encoder/counts/cardinality.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/clued_cells.hpp"
#include "encoder/shading/numbered_island.hpp"
#include "encoder/shading/unknown_islands.hpp"
#include "instances/cells_near.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {
namespace {

constexpr int kLand = 1;  // the second graph of a puzzle: the first is that of the shaded cells

std::vector<int> cells_where(const Grid<int>& clues, bool (*is_so)(int clue)) {
  std::vector<int> cells;
  for (int i = 0; i < clues.size(); ++i) {
    if (is_so(clues[i])) cells.push_back(i);
  }
  return cells;
}

std::vector<int> all_clues(const Grid<int>& clues) {
  return cells_where(clues, [](int clue) { return clue != kNoClue; });
}
std::vector<int> numbers(const Grid<int>& clues) {
  return cells_where(clues, [](int clue) { return clue >= 0; });
}
std::vector<int> unknowns(const Grid<int>& clues) {
  return cells_where(clues, [](int clue) { return clue == kUnknownClue; });
}

// By cell, the literals of which one is true where it is unshaded: that it is in an island. A cell
// that a clue "?" may reach has more than these.
class Owners {
 public:
  explicit Owners(const Grid<int>& clues)
      : clues_(clues), own_(clues.cells.size()), by_unknown_(own_.size(), false) {
    std::vector<int> reached = unknowns(clues);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      each_beside(clues.rows, clues.cols, reached[i], [&](int cell) {
        if (by_unknown_[cell] || clues[cell] != kNoClue) return;
        by_unknown_[cell] = true;
        reached.push_back(cell);
      });
    }
  }

  void add(const Reach& reach, const Lits& own) {
    for (std::size_t i = 0; i < own.size(); ++i) own_[reach.cells()[i]].push_back(own[i]);
  }

  // Implied: what no clue reaches is shaded, and no cell is in two islands.
  void state(const SlotLits& shaded, Cardinality form, ClauseSink& out) {
    if (out.explains()) {
      state_far(shaded, out);
      return;
    }
    for (int i = 0; i < clues_.size(); ++i) {
      if (clues_[i] != kNoClue) continue;
      Lits& owners = own_[i];
      out.rule([&] {
        return Rule{{shaded.word("far"), {i}},
                    shaded.scope({i}),
                    owners.empty() ? "no clue reaches " + name(i) + ": it is shaded"
                                   : name(i) + " is shaded or in one island"};
      });
      at_most_one(out, owners, form, [&] { return shaded.word("islands") + "-" + name(i); });
      if (by_unknown_[i] || is_beside_number(i)) continue;
      owners.push_back(shaded[i]);
      out.add(owners);
    }
  }

 private:
  std::string name(int cell) const { return cell_name_at(cell, clues_.cols); }

  // Of a cell beside it the clue's island says as much.
  bool is_beside_number(int cell) const {
    bool is_so = false;
    each_beside(clues_.rows, clues_.cols, cell,
                [&](int beside) { is_so = is_so || clues_[beside] >= 0; });
    return is_so;
  }

  // One rule, for people see at once where no clue reaches.
  void state_far(const SlotLits& shaded, ClauseSink& out) const {
    std::vector<int> cells;
    for (int i = 0; i < clues_.size(); ++i) {
      const bool is_reached = by_unknown_[i] || !own_[i].empty() || is_beside_number(i);
      if (clues_[i] == kNoClue && !is_reached) cells.push_back(i);
    }
    if (cells.empty()) return;
    out.rule([&] {
      std::vector<RuleKey> rests_on{{shaded.word("connected"), {kLand}}};
      for (const int clue : numbers(clues_)) rests_on.push_back({shaded.word("most"), {clue}});
      return Rule{{shaded.word("far"), cells},
                  shaded.scope(cells),
                  "cells that no clue reaches are shaded",
                  std::move(rests_on)};
    });
    for (const int cell : cells) out.add({shaded[cell]});
  }

  const Grid<int>& clues_;
  std::vector<Lits> own_;
  std::vector<bool> by_unknown_;
};

// The unshaded cells and one node more, which is joined to each clue.
Connected land_graph(const Grid<int>& clues, const SlotLits& shaded, bool explains) {
  Connected graph = cell_graph(negated(shaded), clues.cols, "each island has a clue");
  graph.grid_cols = 0;  // there is one node more
  const auto all = static_cast<int>(graph.nodes.size());
  graph.nodes.push_back(kTrue);
  graph.node_slots.push_back(-1);
  for (const int clue : all_clues(clues)) {
    bool leads_on = false;
    each_beside(clues.rows, clues.cols, clue,
                [&](int cell) { leads_on = leads_on || clues[cell] == kNoClue; });
    if (leads_on) {
      graph.edges.push_back({clue, all, kTrue});
    } else {  // nothing depends on it
      graph.nodes[clue] = kFalse;
      graph.node_slots[clue] = -1;
    }
  }
  graph.rule_at = {kLand};
  graph.list_suffix = "-land" + shaded.suffix;
  graph.node_name = [all, cols = clues.cols, explains,
                     suffix = shaded.suffix](int cell) -> std::string {
    if (explains) return cell == all ? "all clues" : cell_name_at(cell, cols);
    return "land-" + (cell == all ? "clues" : cell_name_at(cell, cols)) + suffix;
  };
  return graph;
}

}  // namespace

void islands(ClauseSink& out, const Grid<int>& clues, const SlotLits& shaded,
             const EncodeOptions& options) {
  clues_are_unshaded(out, clues, shaded);
  Owners owners(clues);
  for (const int clue : numbers(clues)) {
    const Reach reach(clues, clue, clues[clue] - 1, !out.explains());
    owners.add(reach, state_island(out, clues, shaded, reach, options));
  }
  unknown_islands(out, unknowns(clues), shaded, clues.cols);
  owners.state(shaded, options.cardinality, out);
  // Else each cell of an island is in that of a number, which is connected.
  const std::vector<int> all = all_clues(clues);
  if (all.size() == shaded.is.size() || (!out.explains() && unknowns(clues).empty())) return;
  out.list([&] {
    NamedList its{shaded.word("land-clues"), {}, {}};
    for (const int clue : all) its.names.push_back(cell_name_at(clue, clues.cols));
    return its;
  });
  connected(out, land_graph(clues, shaded, out.explains()), options);
}

std::vector<int> one_is_sea(const Grid<int>& clues) {
  int least = -1;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] >= 0 && (least < 0 || clues[i] < clues[least])) least = i;
  }
  if (least < 0 || clues[least] >= clues.size()) return {};
  const Grid<int> bare(clues.rows, clues.cols, kNoClue);
  std::vector<int> cells = Reach(bare, least, clues[least], false).cells();
  cells.resize(static_cast<std::size_t>(clues[least]) + 1);
  return cells;
}

}  // namespace p2c
