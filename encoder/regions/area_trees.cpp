#include "encoder/regions/area_trees.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <string>

#include "instances/cells_near.hpp"

namespace p2c {
namespace {

int bits_of(int number) { return static_cast<int>(std::bit_width(static_cast<unsigned>(number))); }

class Trees {
 public:
  Trees(ClauseSink& out, const NumberedBoard& board, const Grid<int>& known,
        const std::vector<int>& limits, int above)
      : out_(out),
        board_(board),
        known_(known),
        rows_(known.rows),
        cols_(known.cols),
        limits_(limits),
        least_(above + 1),
        large_(limits.size(), kFalse),
        nodes_(limits.size()) {}

  Lits state() {
    for (int i = 0; i < cells(); ++i) {
      if (is_in(i)) make_node(i);
    }
    for (const auto& [a, b] : neighbour_pairs(rows_, cols_)) {
      if (is_in(a) && is_in(b)) join(a, b);
    }
    for (int i = 0; i < cells(); ++i) {
      if (is_in(i)) state_node(i);
    }
    return std::move(large_);
  }

 private:
  // How many cells a walk has met, by bits, when it has been below so many neighbours.
  struct Walked {
    int neighbours;
    Lits bits;
  };
  struct Node {
    Lit first;
    Lits number;                 // by bits
    Lits place;                  // of the first cell of its area, by bits
    std::vector<Walked> walked;  // before all neighbours, and after each that may be in its area
    std::vector<int> beside;     // these, ascending
    std::map<int, Lit> under;    // by neighbour: that is above it
  };

  int cells() const { return static_cast<int>(limits_.size()); }
  bool is_in(int cell) const { return limits_[cell] >= least_; }
  std::string name(int cell) const { return cell_name_at(cell, cols_); }
  Lit named(const char* word, std::initializer_list<std::string> of, Sense sense) {
    return out_.fresh([&] { return VariableName{name_of(word, of), sense}; });
  }

  void make_node(int i) {
    Node& node = nodes_[i];
    large_[i] = named("large", {name(i), std::to_string(least_)}, Sense::kImplies);
    for (int n = 1; n <= board_.most; ++n) {
      const bool fits = n >= least_ && n <= limits_[i] && !is_beside_known(i, n);
      if (!fits) out_.add({!large_[i], !board_.is(i, n)});
    }
    node.number = out_.fresh(bits_of(limits_[i]), [&](int b) {
      return VariableName{name_of("number", {name(i), std::to_string(b + 1)})};
    });
    for (int n = 0; n <= board_.most; ++n) is_number(node.number, n, {!board_.is(i, n)});
    node.first = named("first", {name(i)}, Sense::kImplies);
    for (int b = 0; b < bits_of(cells() - 1); ++b) {
      node.place.push_back(named("place", {name(i), std::to_string(b + 1)}, Sense::kImplied));
      out_.add({!node.first, (i >> b) % 2 == 1 ? node.place.back() : !node.place.back()});
    }
    out_.add({!node.first, large_[i]});
    node.walked.push_back(count(i, 0));
    int neighbours = 0;
    each_beside(rows_, cols_, i, [&](int other) {
      ++neighbours;
      if (!is_in(other)) return;
      node.beside.push_back(other);
      node.walked.push_back(count(i, neighbours));
    });
  }

  bool is_beside_known(int cell, int number) const {
    bool is_so = false;
    each_beside(rows_, cols_, cell, [&](int other) { is_so = is_so || known_[other] == number; });
    return is_so;
  }

  Walked count(int i, int neighbours) {
    return {neighbours, out_.fresh(bits_of(limits_[i]), [&](int b) {
              return VariableName{
                  name_of("walked", {name(i), std::to_string(neighbours), std::to_string(b + 1)}),
                  Sense::kImplied};
            })};
  }

  // Of two cells side by side.
  void join(int a, int b) {
    const Lit equal = named("equal", {name(a), name(b), std::to_string(least_)}, Sense::kImplied);
    for (int n = least_; n <= board_.most; ++n) {
      out_.add({!board_.is(a, n), !board_.is(b, n), equal});
    }
    for (std::size_t bit = 0; bit < nodes_[a].number.size(); ++bit) {
      same(nodes_[a].number[bit], nodes_[b].number[bit], {!equal});
    }
    out_.add({!equal, !large_[a], large_[b]});
    out_.add({!equal, large_[a], !large_[b]});
    for (std::size_t bit = 0; bit < nodes_[a].place.size(); ++bit) {
      same(nodes_[a].place[bit], nodes_[b].place[bit], {!equal, !large_[a]});
    }
    out_.add({!nodes_[b].first, !equal});
    const Lit up = named("under", {name(b), name(a)}, Sense::kImplies);
    const Lit down = named("under", {name(a), name(b)}, Sense::kImplies);
    out_.add({!up, !down});
    for (const auto& [under, cell] : {std::pair(up, b), std::pair(down, a)}) {
      out_.add({!under, equal});
      out_.add({!under, large_[cell]});
    }
    nodes_[b].under[a] = up;
    nodes_[a].under[b] = down;
  }

  // Where all of `unless` are false.
  void same(Lit x, Lit y, Lits unless) {
    Lits other = unless;
    unless.insert(unless.end(), {!x, y});
    other.insert(other.end(), {x, !y});
    out_.add(unless);
    out_.add(other);
  }

  void state_node(int i) {
    const Node& node = nodes_[i];
    Lits above{!large_[i], node.first};
    for (const auto& [other, under] : node.under) above.push_back(under);
    out_.add(above);
    for (std::size_t k = 2; k < above.size(); ++k) {
      for (std::size_t j = 1; j < k; ++j) out_.add({!above[j], !above[k]});
    }
    is_number(node.walked.front().bits, 1, {!node.first});
    for (std::size_t k = 0; k < node.beside.size(); ++k) walk(i, k);
    for (std::size_t b = 0; b < node.number.size(); ++b) {
      same(node.number[b], node.walked.back().bits[b], {!node.first});
    }
  }

  // Where all of `unless` are false.
  void is_number(const Lits& bits, int number, Lits unless) {
    for (std::size_t b = 0; b < bits.size(); ++b) {
      unless.push_back((number >> b) % 2 == 1 ? bits[b] : !bits[b]);
      out_.add(unless);
      unless.pop_back();
    }
  }

  // Below the k-th neighbour: nothing where it is not under the cell.
  void walk(int i, std::size_t k) {
    const Node& node = nodes_[i];
    const Node& other = nodes_[node.beside[k]];
    const Lit under = other.under.at(i);
    const Lits& before = node.walked[k].bits;
    const Lits& after = node.walked[k + 1].bits;
    for (std::size_t b = 0; b < before.size(); ++b) {
      same(before[b], after[b], {under});
      same(other.walked.back().bits[b], after[b], {!under});
    }
    one_more(before, other.walked.front().bits, carries(i, node.walked[k]), under);
  }

  void one_more(const Lits& before, const Lits& next, const Lits& carry, Lit when) {
    for (std::size_t b = 0; b < before.size(); ++b) {
      out_.add({!when, !carry[b], !before[b], !next[b]});
      out_.add({!when, !carry[b], before[b], next[b]});
      same(before[b], next[b], {!when, carry[b]});
    }
    out_.add({!when, !carry.back(), !before.back()});
  }

  // Of each bit: all below it are 1.
  Lits carries(int i, const Walked& its) {
    Lits carry{kTrue, its.bits[0]};
    for (std::size_t b = 2; b < its.bits.size(); ++b) {
      const Lit all = named(
          "carry", {name(i), std::to_string(its.neighbours), std::to_string(b + 1)}, Sense::kBoth);
      out_.add({!all, carry.back()});
      out_.add({!all, its.bits[b - 1]});
      out_.add({all, !carry.back(), !its.bits[b - 1]});
      carry.push_back(all);
    }
    return carry;
  }

  ClauseSink& out_;
  const NumberedBoard& board_;
  const Grid<int>& known_;
  int rows_;
  int cols_;
  const std::vector<int>& limits_;
  int least_;
  Lits large_;
  std::vector<Node> nodes_;
};

}  // namespace

Lits area_trees(ClauseSink& out, const NumberedBoard& board, const Grid<int>& known,
                const std::vector<int>& limits, int above) {
  return Trees(out, board, known, limits, above).state();
}

}  // namespace p2c
