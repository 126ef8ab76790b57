// A board that rules speak of: what is given, which slot is what, and what variables stand for.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// What a variable stands for, by its sort: a cell, link, side or number, or cells, in the order of
/// the set from which they come; of those at a corner `item` is its number, row by row.
struct Bound {
  int item = -1;
  std::vector<int> cells = {};
  int place = -1;  // of cells: which region or run they are, which place of the margins has its
                   // clue, or which line of one cell they are
};

/// Values of variables, by number.
using Bindings = std::vector<Bound>;

class RuleBoard {
 public:
  RuleBoard(std::shared_ptr<const RuleText> text, BoardData data);

  const RuleText& text() const { return *text_; }
  const BoardData& data() const { return data_; }
  int rows() const { return data_.rows; }
  int cols() const { return data_.cols; }
  int cells() const { return data_.cells(); }

  /// What is given, by its number in RuleText::givens.
  const Grid<int>& clues(int given) const;  // of cells
  const Grid<ArrowClue>& arrows(int given) const;
  const CutBoard& regions(int given) const;  // with numbers or without
  const CluedRuns& runs(int given) const;
  const Dots& dots(int given) const;
  bool flag(int given) const;
  const std::vector<int>& sizes(int given) const;  // numbers of these, from 1 on
  /// The number of what a variable stands for, or of the board; of a size, 0 beyond the last one;
  /// kNoClue or kUnknownClue where there is none. Of regions on a cell: which region it is in, or
  /// kNoRegion. An arrow has one if it has a way, too.
  int number(int given, const Bound& bound) const;
  /// Such a number, as texts have it.
  std::string in_words(int given, int number) const;

  /// Sets the number of a cell, a place of the margins or a region, where its `number` is asked.
  /// Marks get no slot and lose none: the caller sees to that.
  void set_number(int given, int place, int number);
  /// The regions, without numbers; regions that are given with numbers have none then.
  void set_regions(int given, const Grid<int>& ids);

  /// The slot that says whether the answer has this item, or which number it has: -1 where there is
  /// none, as where no mark may be.
  int slot(int layer, int item) const;
  /// The layer and item that a slot is.
  std::pair<int, int> item_of(int slot) const;
  /// How many items there are of the sort that a layer is about.
  int items(int layer) const;
  /// Of the number in a cell that has a slot.
  CellNumbers::Range range(int layer, int cell) const {
    const Layer& its = layers_[layer];
    return its.ranges[its.places.empty() ? cell : its.places[cell]];
  }
  int slots() const { return slots_; }
  /// An answer in which items that it has not are open.
  Answer without_what_is_not(Answer answer) const;

  /// "r1c2", "r1c2-r1c3", "r1c1 to r1c6".
  std::string name(Sort sort, const Bound& bound) const;

 private:
  std::string name_of_link(int link) const;
  std::string name_of_cells(const Bound& bound) const;

  struct Layer {
    int first;
    // Of each item its slot within the layer, and of each slot its item; none: the same numbers.
    std::vector<int> places;
    std::vector<int> items;
    std::vector<CellNumbers::Range> ranges = {};  // of numbers, by slot
  };
  std::shared_ptr<const RuleText> text_;
  BoardData data_;
  std::vector<Layer> layers_;
  int slots_ = 0;
};

}  // namespace p2c
