#include "encoder/regions/symmetric_regions.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "encoder/connectivity/connected.hpp"
#include "encoder/counts/cardinality.hpp"
#include "instances/cells_near.hpp"
#include "instances/inner_edges.hpp"

namespace p2c {
namespace {

class Encoding {
 public:
  Encoding(ClauseSink& out, const DottedRegions& board, const EncodeOptions& options)
      : out_(out),
        dots_(board.dots),
        borders_(board.borders),
        suffix_(board.suffix),
        options_(options),
        rows_(dots_.rows()),
        cols_(dots_.cols()),
        places_(dots_.places()),
        owner_(static_cast<std::size_t>(rows_ * cols_), -1),
        own_(owner_.size(), kFalse),
        owners_(owner_.size()) {}

  void state() {
    outside();
    const Rule none{{word("dots"), {}}, {}, "each region has one dot, which no other one touches"};
    if (!take_places()) {
      out_.rule([&] { return none; });
      return out_.add({});
    }
    const auto reaches = reach_of_dots(dots_, owner_, !out_.explains(), out_);
    for (std::size_t dot = 0; dot < places_.size(); ++dot) one_dot(dot, reaches[dot]);
    if (!out_.explains()) {
      for (int cell = 0; cell < rows_ * cols_; ++cell) one_owner(cell);
    }
    join();
  }

 private:
  std::string word(std::string_view plain) const { return borders_.word(plain); }
  std::string name(int cell) const { return cell_name_at(cell, cols_); }
  std::string name_of_dot(std::size_t dot) const { return places_[dot].name(cols_); }

  // False where there is no answer: two dots touch a cell, or one a cell that is in no region, or
  // there are cells to have a dot, but none is there.
  bool take_places() {
    for (std::size_t dot = 0; dot < places_.size(); ++dot) {
      for (const int cell : places_[dot].cells(cols_)) {
        if (!dots_.has_area(cell) || owner_[cell] >= 0) return false;
        owner_[cell] = static_cast<int>(dot);
      }
    }
    for (int cell = 0; cell < rows_ * cols_ && places_.empty(); ++cell) {
      if (dots_.has_area(cell)) return false;
    }
    return true;
  }

  void outside() {
    each_inner_edge(rows_, cols_, [&](int edge, int a, int b) {
      if (dots_.has_area(a) && dots_.has_area(b)) return;
      const bool is_one = !dots_.has_area(a) && !dots_.has_area(b);
      out_.rule([&] {
        return Rule{{word("outside"), {edge}},
                    borders_.scope({edge}),
                    name(a) + "|" + name(b) + (is_one ? " is no border" : " is a border") +
                        " beside a cell in no region"};
      });
      out_.add({is_one ? !borders_[edge] : borders_[edge]});
    });
  }

  // --- the region of a dot --------------------------------------------------------------------

  void one_dot(std::size_t dot, const std::vector<int>& reach) {
    out_.poll();
    out_.rule([&] {
      return Rule{{word("region"), {places_[dot].r * dots_.at.cols + places_[dot].c}},
                  borders_.scope(edges_of(reach)),
                  "the region of the dot at " + name_of_dot(dot) +
                      " has no other dot, and is its own image around it"};
    });
    for (const int cell : reach) own_[cell] = owner(dot, cell);
    for (const int cell : reach) {
      each_beside(rows_, cols_, cell, [&](int other) { border(cell, other); });
      if (!out_.explains()) touches_its_own(cell);
    }
    for (const int cell : reach) {
      if (!out_.explains()) owners_[cell].push_back(own_[cell]);
      own_[cell] = kFalse;
    }
  }

  // Of a cell and its image one variable.
  Lit owner(std::size_t dot, int cell) {
    if (owner_[cell] == static_cast<int>(dot)) return kTrue;
    const int image = places_[dot].image(cell, rows_, cols_);
    if (image < cell) return own_[image];
    return out_.fresh([&] {
      return VariableName{name_of(word("owner"), {name(places_[dot].cells(cols_)[0]), name(cell)}),
                          out_.explains() ? Sense::kImplied : Sense::kBoth};
    });
  }

  int edge(int a, int b) const {
    return InnerEdges{rows_, cols_}.between(std::min(a, b), std::max(a, b));
  }

  void border(int cell, int other) {
    const Lit drawn = borders_[edge(cell, other)];
    out_.add({!own_[cell], drawn, own_[other]});
    if (cell < other) out_.add({!own_[cell], !own_[other], !drawn});
  }

  void touches_its_own(int cell) {
    if (own_[cell] == kTrue) return;
    Lits near{!own_[cell]};
    each_beside(rows_, cols_, cell, [&](int other) { near.push_back(own_[other]); });
    out_.add(near);
  }

  std::vector<int> edges_of(const std::vector<int>& reach) const {
    std::vector<int> edges;
    for (const int cell : reach) {
      each_beside(rows_, cols_, cell, [&](int other) { edges.push_back(edge(cell, other)); });
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
  }

  void one_owner(int cell) {
    if (!dots_.has_area(cell) || owner_[cell] >= 0) return;
    out_.rule([&] {
      return Rule{{word("owner"), {cell}}, {}, name(cell) + " is in the region of one dot"};
    });
    exactly_one(out_, owners_[cell], options_.cardinality,
                [&] { return word("owners") + "-" + name(cell); });
  }

  // --- all regions ----------------------------------------------------------------------------

  // Node 0 is all cells that dots touch.
  void join() {
    Connected graph;
    std::vector<int> node(owner_.size(), 0);
    std::vector<char> is_touched(owner_.size(), 0);
    for (const HalfPlace& place : places_) {
      for (const int cell : place.cells(cols_)) is_touched[cell] = 1;
    }
    std::vector<int> cells{-1};
    for (int cell = 0; cell < rows_ * cols_; ++cell) {
      if (is_touched[cell] == 1 || !dots_.has_area(cell)) continue;
      node[cell] = static_cast<int>(cells.size());
      cells.push_back(cell);
    }
    graph.nodes.assign(cells.size(), kTrue);
    graph.node_slots.assign(cells.size(), -1);
    std::map<std::pair<int, int>, int> seen;
    each_inner_edge(rows_, cols_, [&](int its, int a, int b) {
      if (node[a] == node[b] || !dots_.has_area(a) || !dots_.has_area(b)) return;
      graph.edges.push_back({node[a], node[b], !borders_[its], borders_.slots[its]});
      const int number = ++seen[std::minmax(node[a], node[b])];  // several lead to the dots
      graph.edge_suffixes.push_back(number == 1 ? "" : "," + std::to_string(number));
    });
    graph.one_is_true = {0};
    graph.words = "each cell is in a region with a dot";
    graph.rule_suffix = graph.list_suffix = suffix_;
    graph.node_name = [cells, cols = cols_, suffix = graph.list_suffix](int i) {
      return (i == 0 ? "dots" : cell_name_at(cells[static_cast<std::size_t>(i)], cols)) + suffix;
    };
    connected(out_, graph, options_);
  }

  ClauseSink& out_;
  const Dots& dots_;
  const SlotLits& borders_;
  const std::string& suffix_;
  const EncodeOptions& options_;
  int rows_;
  int cols_;
  std::vector<HalfPlace> places_;
  std::vector<int> owner_;    // by cell, the dot that it has for certain, or -1
  Lits own_;                  // by cell, that it has the dot that is stated
  std::vector<Lits> owners_;  // by cell, of all dots
};

}  // namespace

void symmetric_regions(ClauseSink& out, const DottedRegions& board, const EncodeOptions& options) {
  Encoding(out, board, options).state();
}

}  // namespace p2c
