#include "encoder/connectivity/frontier.hpp"

#include <algorithm>

namespace p2c {
namespace {

std::size_t height(const Connected& graph) {
  const auto cols = static_cast<std::size_t>(graph.grid_cols);
  return std::min(cols, graph.nodes.size() / cols);
}

// A cell is in the place of the frontier that the one h cells earlier leaves.
class Frontier {
 public:
  Frontier(ClauseSink& out, const Connected& graph)
      : out_(out), height_(height(graph)), ways_(height_ * height_, kFalse) {
    const auto cols = static_cast<std::size_t>(graph.grid_cols);
    for (std::size_t line = 0; line < graph.nodes.size() / height_; ++line) {
      for (std::size_t i = 0; i < height_; ++i) {
        nodes_.push_back(graph.nodes[height_ == cols ? line * cols + i : i * cols + line]);
      }
    }
  }

  void state() {
    for (std::size_t k = 0; k <= nodes_.size(); ++k) none_from_.push_back(out_.fresh());
    for (std::size_t k = 0; k < nodes_.size(); ++k) {
      out_.add({!none_from_[k], none_from_[k + 1]});
      out_.add({!none_from_[k], !nodes_[k]});
    }
    for (std::size_t k = 0; k < nodes_.size(); ++k) read(k);
    const std::size_t first = nodes_.size() - height_;
    for (std::size_t i = 0; i < height_; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        out_.add({!nodes_[first + i], !nodes_[first + j], way(i, j)});
      }
    }
  }

 private:
  Lit& way(std::size_t i, std::size_t j) {
    return ways_[std::max(i, j) * height_ + std::min(i, j)];
  }

  void read(std::size_t k) {
    const std::size_t place = k % height_;
    const std::size_t taken = std::min(k, height_);
    Lits to(height_, kFalse);
    for (std::size_t i = 0; i < taken; ++i) to[i] = way_of_new(k, i);
    for (std::size_t i = 0; i < taken; ++i) {
      for (std::size_t j = 0; j < i; ++j) lead_over(to[i], to[j], way(i, j));
    }
    if (k >= height_) leave(k, to[place]);
    for (std::size_t i = 0; i < height_; ++i) {
      if (i != place) way(place, i) = to[i];
    }
  }

  // From the cell that is read to place i, over one of the two read before it beside it.
  Lit way_of_new(std::size_t k, std::size_t i) {
    const std::size_t place = k % height_;
    const std::size_t line = i < place ? k - place : k - place - height_;
    const auto from = [&](std::size_t beside) {
      return beside == i ? nodes_[line + i] : way(beside, i);
    };
    const Lit before = k >= height_ ? from(place) : kFalse;
    const Lit above = place > 0 ? from(place - 1) : kFalse;
    if (nodes_[k] == kFalse || (before == kFalse && above == kFalse)) return kFalse;
    const Lit leads = out_.fresh();
    out_.add({!leads, nodes_[k]});
    out_.add({!leads, before, above});
    return leads;
  }

  // A way between two places, or now one over the cell that is read.
  void lead_over(Lit to, Lit other, Lit& way) {
    if (to == kFalse || other == kFalse) return;
    const Lit leads = out_.fresh();
    out_.add({!leads, way, to});
    out_.add({!leads, way, other});
    way = leads;
  }

  // The cell in the place of the one that is read.
  void leave(std::size_t k, Lit to_new) {
    const Lit is_last = out_.fresh();
    Lits stays{!nodes_[k - height_], is_last, to_new};
    for (std::size_t i = 0; i < height_; ++i) {
      if (i != k % height_) stays.push_back(way(k % height_, i));
    }
    out_.add(stays);
    out_.add({!is_last, none_from_[k + 1]});
    for (std::size_t i = k - height_ + 1; i <= k; ++i) out_.add({!is_last, !nodes_[i]});
  }

  ClauseSink& out_;
  std::size_t height_;
  Lits nodes_;      // in the order in which they are read
  Lits none_from_;  // no true cell is read from there on
  Lits ways_;       // of two places; kFalse where there is none
};

}  // namespace

void connected_by_frontier(ClauseSink& out, const Connected& graph) {
  Frontier(out, graph).state();
}

std::size_t frontier_pairs(const Connected& graph) {
  return graph.nodes.size() * height(graph) * height(graph) / 2;
}

}  // namespace p2c
