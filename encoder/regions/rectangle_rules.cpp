#include "encoder/regions/rectangle_rules.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "encoder/regions/rectangles.hpp"
#include "instances/inner_edges.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {
namespace {

class Rules {
 public:
  Rules(ClauseSink& out, const Grid<int>& clues, const SlotLits& borders)
      : out_(out), clues_(clues), borders_(borders), at_(clues.cells.size()) {}

  void state() {
    for (int i = 0; i < clues_.size(); ++i) {
      if (clues_[i] != kNoClue) one_rectangle(i);
    }
    for (int i = 0; i < clues_.size(); ++i) one_clue(i);
  }

 private:
  // What one of the rectangles is, and the edges in it and around it.
  struct Choice {
    Lit is;
    std::vector<int> edges;
  };

  std::string name(int cell) const { return cell_name_at(cell, clues_.cols); }

  void one_rectangle(int clue) {
    out_.remark([] { return "a new variable is true only when its rectangle is a region"; });
    out_.poll();
    std::vector<int> choices;
    for (const Rectangle& its : rectangles_with(clues_, clue)) {
      choices.push_back(static_cast<int>(all_.size()));
      all_.push_back(choice_of(its));
    }
    out_.rule([&] {
      const std::string cells =
          clues_[clue] < 0 ? "" : " of " + counted(static_cast<std::size_t>(clues_[clue]), "cell");
      return Rule{{borders_.word("rectangle"), {clue}},
                  slots_of(choices),
                  name(clue) + " is in a rectangle" + cells + " without another clue"};
    });
    one_of(choices);
  }

  void one_clue(int cell) {
    out_.rule([&] {
      return Rule{{borders_.word("covered"), {cell}},
                  slots_of(at_[cell]),
                  name(cell) + " is in the rectangle of a clue"};
    });
    one_of(at_[cell]);
  }

  void one_of(const std::vector<int>& choices) {
    Lits any;
    for (const int choice : choices) any.push_back(all_[choice].is);
    out_.add(any);
  }

  std::vector<int> slots_of(const std::vector<int>& choices) const {
    std::vector<int> edges;
    for (const int choice : choices) {
      edges.insert(edges.end(), all_[choice].edges.begin(), all_[choice].edges.end());
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return borders_.scope(edges);
  }

  Choice choice_of(const Rectangle& its) {
    const InnerEdges edges{clues_.rows, clues_.cols};
    Choice choice{out_.fresh([&] {
                    return VariableName{
                        name_of(borders_.word("rectangle"),
                                {cell_name(its.top, its.left), cell_name(its.bottom, its.right)}),
                        Sense::kImplies};
                  }),
                  {}};
    const auto say = [&](int edge, bool border) {
      choice.edges.push_back(edge);
      out_.add({!choice.is, border ? borders_[edge] : !borders_[edge]});
    };
    for (int r = its.top; r <= its.bottom; ++r) {
      for (int c = its.left; c <= its.right; ++c) {
        at_[clues_.index(r, c)].push_back(static_cast<int>(all_.size()));
        if (c == its.left && c > 0) say(edges.right(r, c - 1), true);
        if (r == its.top && r > 0) say(edges.below(r - 1, c), true);
        if (c + 1 < clues_.cols) say(edges.right(r, c), c == its.right);
        if (r + 1 < clues_.rows) say(edges.below(r, c), r == its.bottom);
      }
    }
    return choice;
  }

  ClauseSink& out_;
  const Grid<int>& clues_;
  const SlotLits& borders_;
  std::vector<Choice> all_;
  std::vector<std::vector<int>> at_;  // by cell, the rectangles that have it
};

}  // namespace

void rectangle_rules(ClauseSink& out, const Grid<int>& clues, const SlotLits& borders) {
  Rules(out, clues, borders).state();
}

}  // namespace p2c
