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
      : out_(out), graph_(graph), height_(height(graph)), ways_(height_ * height_, kFalse) {
    const auto cols = static_cast<std::size_t>(graph.grid_cols);
    for (std::size_t line = 0; line < graph.nodes.size() / height_; ++line) {
      for (std::size_t i = 0; i < height_; ++i) {
        order_.push_back(height_ == cols ? line * cols + i : i * cols + line);
        nodes_.push_back(graph.nodes[order_.back()]);
      }
    }
  }

  void state() {
    out_.list([&] {
      NamedList list{graph_.list_name("frontier"), {}, {}};
      for (std::size_t k = 0; k < nodes_.size(); ++k) list.names.push_back(name(k));
      return list;
    });
    out_.remark([] { return "connectivity: what none(...) implies"; });
    none_from_here();
    for (std::size_t k = 0; k < nodes_.size(); ++k) {
      out_.remark([&] { return "connectivity: what is linked, and stays so, at " + name(k); });
      read(k);
    }
    out_.remark([] { return "connectivity: true cells of the last line are linked"; });
    const std::size_t first = nodes_.size() - height_;
    for (std::size_t i = 0; i < height_; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        out_.add({!nodes_[first + i], !nodes_[first + j], way(i, j)});
      }
    }
  }

 private:
  std::string name(std::size_t k) const { return graph_.name(static_cast<int>(order_[k])); }

  Lit linked(std::size_t one, std::size_t two, std::size_t read) {
    return out_.fresh([&] {
      return VariableName{name_of("linked", {name(one), name(two), name(read)}), Sense::kImplies};
    });
  }

  void none_from_here() {
    for (std::size_t k = 0; k < nodes_.size(); ++k) {
      none_from_.push_back(out_.fresh([&] {
        return VariableName{name_of("none", {name(k)}), Sense::kImplies};
      }));
      out_.add({!none_from_[k], !nodes_[k]});
      if (k > 0) out_.add({!none_from_[k - 1], none_from_[k]});
    }
  }

  // The cell in place i before the k-th is read.
  std::size_t at_before(std::size_t i, std::size_t k) const {
    const std::size_t line = k - k % height_;
    return i < k % height_ ? line + i : line + i - height_;
  }

  Lit& way(std::size_t i, std::size_t j) {
    return ways_[std::max(i, j) * height_ + std::min(i, j)];
  }

  void read(std::size_t k) {
    const std::size_t place = k % height_;
    const std::size_t taken = std::min(k, height_);
    Lits to(height_, kFalse);
    for (std::size_t i = 0; i < taken; ++i) to[i] = way_of_new(k, i);
    for (std::size_t i = 0; i < taken; ++i) {
      for (std::size_t j = 0; j < i; ++j) lead_over(k, i, j, to);
    }
    if (k >= height_) leave(k, to[place]);
    for (std::size_t i = 0; i < height_; ++i) {
      if (i != place) way(place, i) = to[i];
    }
  }

  // From the cell that is read to place i, over one of the two read before it beside it.
  Lit way_of_new(std::size_t k, std::size_t i) {
    const std::size_t place = k % height_;
    const std::size_t cell = at_before(i, k);
    const auto from = [&](std::size_t beside) {
      return beside == i ? nodes_[cell] : way(beside, i);
    };
    const Lit before = k >= height_ ? from(place) : kFalse;
    const Lit above = place > 0 ? from(place - 1) : kFalse;
    if (nodes_[k] == kFalse || (before == kFalse && above == kFalse)) return kFalse;
    const Lit leads = linked(k, cell, k);
    out_.add({!leads, nodes_[k]});
    out_.add({!leads, before, above});
    return leads;
  }

  // There is a way between two places, or now one over the cell that is read.
  void lead_over(std::size_t k, std::size_t i, std::size_t j, const Lits& to) {
    if (to[i] == kFalse || to[j] == kFalse) return;
    const Lit leads = linked(at_before(i, k), at_before(j, k), k);
    out_.add({!leads, way(i, j), to[i]});
    out_.add({!leads, way(i, j), to[j]});
    way(i, j) = leads;
  }

  // The cell in the place of the one that is read.
  void leave(std::size_t k, Lit to_new) {
    Lits stays{!nodes_[k - height_], none_from_[k - height_ + 1], to_new};
    for (std::size_t i = 0; i < height_; ++i) {
      if (i != k % height_) stays.push_back(way(k % height_, i));
    }
    out_.add(stays);
  }

  ClauseSink& out_;
  const Connected& graph_;
  std::size_t height_;
  std::vector<std::size_t> order_;  // in which the nodes are read
  Lits nodes_;                      // in that order
  Lits none_from_;                  // no true cell is read from there on
  Lits ways_;                       // of two places; kFalse where there is none
};

}  // namespace

void connected_by_frontier(ClauseSink& out, const Connected& graph) {
  constexpr std::size_t kMost = 1U << 24U;  // a sink has a stamp for each, for long clauses
  const std::size_t pairs = frontier_pairs(graph);
  if (pairs > kMost) {
    throw TooLarge("connectivity along a frontier needs about " + std::to_string(pairs) +
                   " variables, at most " + std::to_string(kMost) + " are possible");
  }
  Frontier(out, graph).state();
}

std::size_t frontier_pairs(const Connected& graph) {
  return graph.nodes.size() * height(graph) * (height(graph) + 1) / 2;
}

}  // namespace p2c
