#include "solver_glue/incremental/cycle_cuts.hpp"

#include <array>
#include <vector>

namespace p2c {
namespace {

constexpr int kUnseen = -2;
constexpr int kRoot = -1;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// A breadth-first forest of the dual. The rim comes first, so that cells on it are its children.
class DualForest {
 public:
  DualForest(const Connected& graph, const Model& model, ClauseSink& out)
      : graph_(graph),
        out_(out),
        cells_(static_cast<int>(graph.nodes.size())),
        cols_(graph.grid_cols),
        rows_(cells_ / graph.grid_cols),
        is_false_(graph.nodes.size()),
        parent_(graph.nodes.size() + 1, kUnseen),
        depth_(graph.nodes.size() + 1, 0) {
    for (int i = 0; i < cells_; ++i) is_false_[at(i)] = !model(graph.nodes[at(i)]);
  }

  int add_cuts() {
    parent_[at(rim())] = kRoot;
    for (int i = 0; i < cells_; ++i) {
      if (is_false_[at(i)] && on_rim(i)) reach(i, rim());
    }
    search();
    for (int i = 0; i < cells_; ++i) {
      if (!is_false_[at(i)] || parent_[at(i)] != kUnseen) continue;
      reach(i, kRoot);
      search();
    }
    return cuts_;
  }

 private:
  int rim() const { return cells_; }

  bool on_rim(int i) const {
    const int r = i / cols_;
    const int c = i % cols_;
    return r == 0 || c == 0 || r == rows_ - 1 || c == cols_ - 1;
  }

  void reach(int node, int from) {
    parent_[at(node)] = from;
    depth_[at(node)] = from == kRoot ? 0 : depth_[at(from)] + 1;
    queue_.push_back(node);
  }

  void search() {
    for (; next_ < queue_.size(); ++next_) {
      const int i = queue_[next_];
      const int r = i / cols_;
      const int c = i % cols_;
      for (const auto& [dr, dc] : {std::array{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}) {
        if (r + dr < 0 || r + dr >= rows_ || c + dc < 0 || c + dc >= cols_) continue;
        visit(i, i + dr * cols_ + dc);
      }
    }
  }

  void visit(int i, int j) {
    if (!is_false_[at(j)] || j == parent_[at(i)]) return;
    if (parent_[at(j)] == kUnseen) {
      reach(j, i);
    } else if (parent_[at(j)] != i && i < j) {
      cut_cycle(i, j);
    }
  }

  // The tree paths from i and j up to where they meet; the rim has no literal.
  void cut_cycle(int i, int j) {
    cycle_.clear();
    while (i != j) {
      int& lower = depth_[at(i)] >= depth_[at(j)] ? i : j;
      cycle_.push_back(graph_.nodes[at(lower)]);
      lower = parent_[at(lower)];
    }
    if (i != rim()) cycle_.push_back(graph_.nodes[at(i)]);
    out_.add(cycle_);
    ++cuts_;
  }

  const Connected& graph_;
  ClauseSink& out_;
  int cells_;
  int cols_;
  int rows_;
  std::vector<bool> is_false_;
  std::vector<int> parent_;
  std::vector<int> depth_;
  std::vector<int> queue_;
  std::size_t next_ = 0;
  Lits cycle_;
  int cuts_ = 0;
};

}  // namespace

int add_cycle_cuts(const Connected& graph, const Model& model, ClauseSink& out) {
  return DualForest(graph, model, out).add_cuts();
}

}  // namespace p2c
