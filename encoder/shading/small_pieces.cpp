#include "encoder/shading/small_pieces.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "instances/cells_near.hpp"
#include "instances/grid.hpp"

namespace p2c {
namespace {

class SmallPieces {
 public:
  SmallPieces(ClauseSink& out, const Connected& graph)
      : out_(out),
        graph_(graph),
        cols_(graph.grid_cols),
        rows_(cells() / graph.grid_cols),
        may_be_alone_(graph.nodes.size(), false) {
    for (const int cell : graph.one_is_true) may_be_alone_[cell] = true;
  }

  void state() {
    for (int i = 0; i < cells(); ++i) state_piece({i});
    for (const auto& [a, b] : neighbour_pairs(rows_, cols_)) state_piece({a, b});
    for (int i = 0; i < cells(); ++i) each_three_about(i);
  }

 private:
  int cells() const { return static_cast<int>(graph_.nodes.size()); }

  // Each piece of three has one cell that is beside both others.
  void each_three_about(int middle) {
    const std::vector<int> ends = cells_beside(rows_, cols_, middle);
    for (std::size_t b = 0; b < ends.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) state_piece({ends[a], middle, ends[b]});
    }
  }

  void state_piece(std::initializer_list<int> piece) {
    if (std::any_of(piece.begin(), piece.end(), [&](int i) { return may_be_alone_[i]; })) return;
    Lits clause;
    for (const int i : piece) clause.push_back(!graph_.nodes[i]);
    around_.clear();
    for (const int i : piece) {
      each_beside(rows_, cols_, i, [&](int beside) {
        if (std::find(piece.begin(), piece.end(), beside) == piece.end()) add_around(beside);
      });
    }
    for (const int beside : around_) clause.push_back(graph_.nodes[beside]);
    out_.add(clause);
  }

  void add_around(int cell) {
    if (std::find(around_.begin(), around_.end(), cell) == around_.end()) around_.push_back(cell);
  }

  ClauseSink& out_;
  const Connected& graph_;
  int cols_;
  int rows_;
  std::vector<bool> may_be_alone_;  // one of those promised
  std::vector<int> around_;         // the piece that is being stated
};

}  // namespace

void small_pieces(ClauseSink& out, const Connected& graph) {
  if (graph.one_is_true.empty()) return;
  out.rule([&] {
    std::vector<int> scope = graph.node_slots;
    std::erase(scope, -1);
    return Rule{{"pieces" + graph.list_suffix, {}},
                std::move(scope),
                "no piece of up to three cells stands alone"};
  });
  SmallPieces(out, graph).state();
}

}  // namespace p2c
