#include "encoder/regions/clued_regions.hpp"

#include <cassert>
#include <string>
#include <utility>

#include "encoder/connectivity/connected.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/shading/numbered_island.hpp"
#include "instances/inner_edges.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {
namespace {

class Encoding {
 public:
  Encoding(ClauseSink& out, const CluedRegions& board)
      : out_(out), board_(board), owners_of_(board.clues.cells.size()) {
    for (std::size_t clue = 0; clue < board.reach.size(); ++clue) {
      const std::vector<int>& cells = board.reach[clue];
      own_.emplace_back(cells.size(), kTrue);
      for (std::size_t i = 0; i < cells.size(); ++i) owners_of_[cells[i]].push_back({clue, i});
    }
  }

  Owners state(const EncodeOptions& options) {
    for (int i = 0; i < board_.clues.size(); ++i) one_owner(i, options.cardinality);
    int edge = 0;
    for (const auto& [a, b] : neighbour_pairs(board_.clues.rows, board_.clues.cols)) {
      border(edge++, a, b);
    }
    for (std::size_t clue = 0; clue < own_.size(); ++clue) size(clue, options.cardinality);
    for (std::size_t clue = 0; clue < own_.size() && !board_.are_connected; ++clue) {
      join(clue, options);
    }
    return std::move(own_);
  }

 private:
  struct Owner {
    std::size_t clue;
    std::size_t place;  // of the cell in its reach
  };

  std::string word(std::string_view plain) const { return board_.borders.word(plain); }
  std::string name(int cell) const { return cell_name_at(cell, board_.clues.cols); }
  int cell_of(std::size_t clue) const { return board_.reach[clue][0]; }
  int number(std::size_t clue) const { return board_.clues[cell_of(clue)]; }
  Lit is(const Owner& owner) const { return own_[owner.clue][owner.place]; }

  void one_owner(int cell, Cardinality form) {
    const std::vector<Owner>& all = owners_of_[cell];
    if (all.size() == 1) return;
    out_.rule([&] {
      return Rule{{word("owner"), {cell}}, {}, name(cell) + " is in the region of one clue"};
    });
    Lits owners;
    for (const Owner& owner : all) {
      owners.push_back(out_.fresh([&] {
        return VariableName{name_of(word("owner"), {name(cell_of(owner.clue)), name(cell)})};
      }));
      own_[owner.clue][owner.place] = owners.back();
    }
    exactly_one(out_, owners, form, [&] { return word("owners") + "-" + name(cell); });
  }

  Lit owner(int cell, std::size_t clue) const {
    for (const Owner& owner : owners_of_[cell]) {
      if (owner.clue == clue) return is(owner);
    }
    return kFalse;
  }

  void border(int edge, int a, int b) {
    out_.rule([&] {
      return Rule{{word("border"), {edge}},
                  board_.borders.scope({edge}),
                  name(a) + "|" + name(b) + " is a border exactly if its sides are in two regions"};
    });
    const Lit drawn = board_.borders[edge];
    for (const Owner& its : owners_of_[a]) {
      const Lit other = owner(b, its.clue);
      out_.add({!is(its), drawn, other});
      out_.add({!is(its), !drawn, !other});
    }
    for (const Owner& its : owners_of_[b]) out_.add({!is(its), drawn, owner(a, its.clue)});
  }

  void size(std::size_t clue, Cardinality form) {
    if (number(clue) < 0) return;
    const int cell = cell_of(clue);
    out_.rule([&] {
      return Rule{{word("size"), {cell}},
                  {},
                  "the region of " + name(cell) + " has " +
                      counted(static_cast<std::size_t>(number(clue)), "cell")};
    });
    exactly(out_, own_[clue], number(clue), form,
            [&] { return word("region") + "-" + name(cell); });
  }

  // Two cells that the clue may have are beside each other, or one of them has the clue.
  void join(std::size_t clue, const EncodeOptions& options) {
    if (number(clue) >= 0 && number(clue) <= 2) return;
    const std::vector<int>& cells = board_.reach[clue];
    Connected graph;
    graph.nodes = own_[clue];
    graph.node_slots.assign(cells.size(), -1);
    std::vector<int> place(board_.clues.cells.size(), -1);
    for (std::size_t i = 0; i < cells.size(); ++i) place[cells[i]] = static_cast<int>(i);
    for (const int cell : cells) add_edges(cell, place, graph);
    const std::string at = "@" + name(cells[0]) + board_.borders.suffix;
    graph.words = "the region of " + name(cells[0]) + " is connected";
    graph.rule_at = {cells[0]};
    graph.list_suffix = at;
    if (number(clue) >= 0) graph.longest_path = number(clue) - 1;
    graph.node_name = [cells, at, cols = board_.clues.cols](int node) {
      return cell_name_at(cells[node], cols) + at;
    };
    connected(out_, graph, options);
  }

  void add_edges(int cell, const std::vector<int>& place, Connected& graph) const {
    const int cols = board_.clues.cols;
    const auto add = [&](int other) {
      if (place[other] >= 0) graph.edges.push_back({place[cell], place[other], kTrue});
    };
    if (cell % cols + 1 < cols) add(cell + 1);
    if (cell + cols < board_.clues.size()) add(cell + cols);
  }

  ClauseSink& out_;
  const CluedRegions& board_;
  std::vector<std::vector<Owner>> owners_of_;  // by cell
  Owners own_;
};

}  // namespace

std::vector<std::vector<int>> steps_from_clues(const Grid<int>& clues) {
  std::vector<std::vector<int>> reach;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    const int most = clues[i] < 0 ? clues.size() : clues[i];
    reach.push_back(Reach(clues, i, most - 1, false).cells());
  }
  return reach;
}

Owners regions(ClauseSink& out, const CluedRegions& board, const EncodeOptions& options) {
  assert(!out.explains());
  return Encoding(out, board).state(options);
}

}  // namespace p2c
