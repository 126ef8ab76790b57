#include "instances/puzzles/nurikabe/nurikabe.hpp"

#include <algorithm>
#include <numeric>

#include "encoder/connectivity/connected.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/encodings.hpp"
#include "encoder/puzzles/nurikabe_islands.hpp"
#include "encoder/shading/two_by_two.hpp"
#include "instances/cells_near.hpp"

namespace p2c {
namespace {

constexpr int kLand = 1;  // the second graph: the first is that of the sea

std::vector<int> cells_where(const Nurikabe& puzzle, bool (*is_so)(int clue)) {
  std::vector<int> cells;
  for (int i = 0; i < puzzle.clue.size(); ++i) {
    if (is_so(puzzle.clue[i])) cells.push_back(i);
  }
  return cells;
}

std::vector<int> all_clues(const Nurikabe& puzzle) {
  return cells_where(puzzle, [](int clue) { return clue != kNoClue; });
}
std::vector<int> numbers(const Nurikabe& puzzle) {
  return cells_where(puzzle, [](int clue) { return clue >= 0; });
}
std::vector<int> unknowns(const Nurikabe& puzzle) {
  return cells_where(puzzle, [](int clue) { return clue == kUnknownClue; });
}

std::vector<std::string> names_of(const Nurikabe& puzzle, const std::vector<int>& cells) {
  std::vector<std::string> names;
  for (const int cell : cells) names.push_back(cell_name_at(cell, puzzle.cols()));
  return names;
}

void clues_are_unshaded(const Nurikabe& puzzle, const Lits& shaded, ClauseSink& out) {
  for (const int i : all_clues(puzzle)) {
    out.rule([&] {
      return Rule{
          {"clue", {i}}, {i}, cell_name_at(i, puzzle.cols()) + " has a clue: it is not shaded"};
    });
    out.add({!shaded[i]});
  }
}

// For each cell the bits of the number of the clue "?" in whose island it is: cells side by side
// have the same.
//
//   bit(i,b)  cell i is in the island of a clue "?" whose number has bit b; bit(I,B). The list
//             "unknown-clues" has the clues, numbered from 0 on
class UnknownIslands {
 public:
  UnknownIslands(const Nurikabe& puzzle, const Lits& shaded, ClauseSink& out)
      : puzzle_(puzzle), shaded_(shaded), out_(out), clues_(unknowns(puzzle)) {}

  void are_apart() {
    if (clues_.size() < 2) return;
    out_.rule([&] {
      std::vector<int> scope(shaded_.size());
      std::iota(scope.begin(), scope.end(), 0);
      return Rule{{"apart", {}}, std::move(scope), "no two clues '?' are in one island"};
    });
    out_.list([&] { return NamedList{"unknown-clues", {}, names_of(puzzle_, clues_)}; });
    for (std::size_t bit = 0; clues_.size() > std::size_t{1} << bit; ++bit) {
      const Lits its = bits(bit);
      for (const auto& [a, b] : neighbour_pairs(puzzle_.rows(), puzzle_.cols())) {
        out_.add({shaded_[a], shaded_[b], its[a], !its[b]});
        out_.add({shaded_[a], shaded_[b], !its[a], its[b]});
      }
    }
  }

 private:
  Lits bits(std::size_t bit) {
    Lits its(shaded_.size());
    for (std::size_t k = 0; k < clues_.size(); ++k) {
      its[clues_[k]] = (k >> bit) % 2 == 1 ? kTrue : kFalse;
    }
    for (int i = 0; i < puzzle_.clue.size(); ++i) {
      if (puzzle_.clue[i] == kUnknownClue) continue;
      its[i] = out_.fresh([&] {
        const std::string cell = cell_name_at(i, puzzle_.cols());
        return VariableName{name_of("bit", {cell, std::to_string(bit + 1)}), Sense::kImplied};
      });
    }
    return its;
  }

  const Nurikabe& puzzle_;
  const Lits& shaded_;
  ClauseSink& out_;
  std::vector<int> clues_;
};

// By cell, the literals of which one is true where it is unshaded: that it is in an island. A cell
// that a clue "?" may reach has more than these.
class Owners {
 public:
  explicit Owners(const Nurikabe& puzzle)
      : puzzle_(puzzle), own_(puzzle.clue.cells.size()), by_unknown_(own_.size(), false) {
    std::vector<int> reached = unknowns(puzzle);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      each_beside(puzzle.rows(), puzzle.cols(), reached[i], [&](int cell) {
        if (by_unknown_[cell] || puzzle.clue[cell] != kNoClue) return;
        by_unknown_[cell] = true;
        reached.push_back(cell);
      });
    }
  }

  void add(const Reach& reach, const Lits& own) {
    for (std::size_t i = 0; i < own.size(); ++i) own_[reach.cells()[i]].push_back(own[i]);
  }

  // Implied: what no clue reaches is shaded, and no cell is in two islands.
  void state(const Lits& shaded, Cardinality form, ClauseSink& out) {
    for (int i = 0; i < puzzle_.clue.size(); ++i) {
      if (puzzle_.clue[i] != kNoClue) continue;
      Lits& owners = own_[i];
      const bool is_said = is_beside_number(i);  // by that clue's island
      if (out.explains() && (by_unknown_[i] || is_said || !owners.empty())) continue;
      out.rule([&] { return rule(i, out.explains()); });
      at_most_one(out, owners, form, [&] { return "islands-" + name(i); });
      if (by_unknown_[i] || is_said) continue;
      owners.push_back(shaded[i]);
      out.add(owners);
    }
  }

 private:
  std::string name(int cell) const { return cell_name_at(cell, puzzle_.cols()); }

  bool is_beside_number(int cell) const {
    bool is_so = false;
    each_beside(puzzle_.rows(), puzzle_.cols(), cell,
                [&](int beside) { is_so = is_so || puzzle_.clue[beside] >= 0; });
    return is_so;
  }

  Rule rule(int cell, bool explains) const {
    std::vector<RuleKey> rests_on;
    if (explains) rests_on.push_back({"connected", {kLand}});
    for (const int clue : explains ? numbers(puzzle_) : std::vector<int>()) {
      rests_on.push_back({"most", {clue}});
    }
    const bool none = own_[cell].empty();
    return {{"far", {cell}},
            {cell},
            none ? "no clue reaches " + name(cell) + ": it is shaded"
                 : name(cell) + " is shaded or in one island",
            std::move(rests_on)};
  }

  const Nurikabe& puzzle_;
  std::vector<Lits> own_;
  std::vector<bool> by_unknown_;
};

Connected board_graph(const Nurikabe& puzzle) {
  Connected graph;
  for (int i = 0; i < puzzle.clue.size(); ++i) graph.node_slots.push_back(i);
  for (const auto& [a, b] : neighbour_pairs(puzzle.rows(), puzzle.cols())) {
    graph.edges.push_back({a, b, kTrue});
  }
  return graph;
}

// Of n + 1 connected cells among which is a clue n, one is shaded: where the sea begins.
std::vector<int> one_is_sea(const Nurikabe& puzzle) {
  const std::vector<int> clues = numbers(puzzle);
  const auto least = std::min_element(
      clues.begin(), clues.end(), [&](int a, int b) { return puzzle.clue[a] < puzzle.clue[b]; });
  if (least == clues.end() || puzzle.clue[*least] >= puzzle.clue.size()) return {};
  Nurikabe bare;
  bare.clue = Grid<int>(puzzle.rows(), puzzle.cols(), kNoClue);
  std::vector<int> cells = Reach(bare, *least, puzzle.clue[*least], false).cells();
  cells.resize(static_cast<std::size_t>(puzzle.clue[*least]) + 1);
  return cells;
}

Connected sea_graph(const Nurikabe& puzzle, const Lits& shaded) {
  Connected graph = board_graph(puzzle);
  graph.nodes = shaded;
  graph.grid_cols = puzzle.cols();
  graph.words = "the shaded cells are connected";
  graph.one_is_true = one_is_sea(puzzle);
  graph.node_name = [cols = puzzle.cols()](int cell) { return cell_name_at(cell, cols); };
  return graph;
}

// The unshaded cells and one node more, which is joined to each clue.
Connected land_graph(const Nurikabe& puzzle, const Lits& shaded, bool explains) {
  Connected graph = board_graph(puzzle);
  for (const Lit cell : shaded) graph.nodes.push_back(!cell);
  const auto all = static_cast<int>(graph.nodes.size());
  graph.nodes.push_back(kTrue);
  graph.node_slots.push_back(-1);
  for (const int clue : all_clues(puzzle)) {
    bool leads_on = false;
    each_beside(puzzle.rows(), puzzle.cols(), clue,
                [&](int cell) { leads_on = leads_on || puzzle.clue[cell] == kNoClue; });
    if (leads_on) {
      graph.edges.push_back({clue, all, kTrue});
    } else {  // nothing depends on it
      graph.nodes[clue] = kFalse;
      graph.node_slots[clue] = -1;
    }
  }
  graph.rule_at = {kLand};
  graph.list_suffix = "-land";
  graph.words = "each island has a clue";
  graph.node_name = [all, cols = puzzle.cols(), explains](int cell) -> std::string {
    if (explains) return cell == all ? "all clues" : cell_name_at(cell, cols);
    return "land-" + (cell == all ? "clues" : cell_name_at(cell, cols));
  };
  return graph;
}

}  // namespace

void encode(const Nurikabe& puzzle, const Unknowns& x, const EncodeOptions& options,
            ClauseSink& out) {
  Lits shaded;
  for (int i = 0; i < puzzle.clue.size(); ++i) shaded.push_back(x.is(i, 1));
  no_two_by_two(out, shaded, puzzle.cols());
  connected(out, sea_graph(puzzle, shaded), options);
  if (puzzle.sea_alone) return;
  clues_are_unshaded(puzzle, shaded, out);
  Owners owners(puzzle);
  for (const int clue : numbers(puzzle)) {
    const Reach reach(puzzle, clue, puzzle.clue[clue] - 1, !out.explains());
    owners.add(reach, state_island(out, puzzle, shaded, reach, options));
  }
  UnknownIslands(puzzle, shaded, out).are_apart();
  owners.state(shaded, options.cardinality, out);
  // Else each cell of an island is in that of a number, which is connected.
  const bool has_others = all_clues(puzzle).size() < shaded.size();  // cells
  if (has_others && (out.explains() || !unknowns(puzzle).empty())) {
    out.list([&] { return NamedList{"land-clues", {}, names_of(puzzle, all_clues(puzzle))}; });
    connected(out, land_graph(puzzle, shaded, out.explains()), options);
  }
}

}  // namespace p2c
