#include "instances/rules/sentences/sentence_words.hpp"

#include <algorithm>

namespace p2c {
namespace {

using Of = ItemSet::Of;

}  // namespace

SentenceWords::SentenceWords(const TextRule& rule, const RuleText& text) : text_(text) {
  for (const std::string& its : rule.names) {
    const std::string name = its.empty() ? "x" : its;
    std::string own = name;
    for (int i = 2; is_taken(own); ++i) own = name + std::to_string(i);
    names_.push_back(own);
  }
}

bool SentenceWords::is_taken(const std::string& name) const {
  const auto is = [&](const auto& its) { return its.name == name; };
  return std::find(names_.begin(), names_.end(), name) != names_.end() ||
         std::any_of(text_.givens.begin(), text_.givens.end(), is) ||
         std::any_of(text_.answers.begin(), text_.answers.end(), is);
}

std::string SentenceWords::is(int layer, bool negated) const {
  return (negated ? "is not " : "is ") + answer(layer);
}

std::string SentenceWords::set(const ItemSet& set) const {
  return "(the " + plain_set(set) + only(set) + ")";
}

// After "the", where no `only` follows.
std::string SentenceWords::plain_set(const ItemSet& set) const {
  const std::string of = set.variable >= 0 ? name(set.variable) : "";
  switch (set.of) {
    case Of::kCells:
      return "cells";
    case Of::kNeighbours:
      return "cells that share an edge with " + of;
    case Of::kAllAround:
      return "cells that share an edge or a corner with " + of;
    case Of::kAbove:
      return "cell above " + of + ", if there is one";
    case Of::kBelow:
      return "cell below " + of + ", if there is one";
    case Of::kLeftOf:
      return "cell left of " + of + ", if there is one";
    case Of::kRightOf:
      return "cell right of " + of + ", if there is one";
    case Of::kBeside:
      return "cells not of " + of + " that share an edge with a cell of it";
    case Of::kSight:
      return "cell " + of + " and those up, down, left and right of it, each way as far as cells " +
             (set.negated ? "have no " : "have a ") + given(set.through);
    case Of::kRay:
      return "cells after " + of + " in the way of its " + given(set.through);
    case Of::kRegionOf:
      return "cells in the " + given(set.through) + " of " + of;
    case Of::kMembers:
      return "cells of " + of;
    case Of::kLinks:
      return "links between cells that share an edge";
    case Of::kLinksOf:
      return "links between " + of + " and the cells that share an edge with it";
    case Of::kLinksWithin:
      return "links between two cells of " + of;
    case Of::kLinksLeaving:
      return "links between a cell of " + of + " and a cell that is not of " + of;
    case Of::kLinksOnRay:
      return "links between two cells after " + of + " in the way of its " + given(set.through);
    case Of::kSides:
      return "sides of cells";
    case Of::kSidesOf:
      return "four sides of " + of;
    case Of::kPairs:
    case Of::kSquares:
    case Of::kRows:
    case Of::kColumns:
    case Of::kLines:
    case Of::kWindows:
    case Of::kSpans:
    case Of::kBoxes:
    case Of::kRegions:
    case Of::kCorners:
    case Of::kMargins:
    case Of::kRuns:
    case Of::kDiagonals:
      return set_of_sets(set);
    case Of::kNumbers:  // of expressions: rule_sentence.cpp
      break;
  }
  return "";
}

std::string SentenceWords::set_of_sets(const ItemSet& set) const {
  const std::string number = std::to_string(set.number);
  switch (set.of) {
    case Of::kPairs:
      return "pairs of cells that share an edge";
    case Of::kSquares:
      return "squares of 2 x 2 cells";
    case Of::kRows:
      return "rows";
    case Of::kColumns:
      return "columns";
    case Of::kLines:
      return "rows and columns";
    case Of::kDiagonals:
      return "two longest diagonals of a square board";
    case Of::kWindows:
      return "sets of " + number + " cells side by side in a row or a column";
    case Of::kSpans:
      return "least sets of cells side by side in a row or a column that reach over " + number +
             " of the regions " + given(set.through) + ", one after the other";
    case Of::kBoxes:
      return "boxes of the board, each with as many cells as a row";
    case Of::kRuns:
      return std::string("longest sets of cells side by side in a row or a column that all have ") +
             (set.negated ? "no " : "a ") + given(set.through);
    case Of::kRegions:
      return "regions " + given(set.through);
    case Of::kCorners:
      return "corners of cells, each with the cells at it";
    default:  // kMargins
      return "rows and columns, each from an end of it on";
  }
}

std::string SentenceWords::only(const ItemSet& set) const {
  if (set.only == ItemSet::Only::kAll) return "";
  if (set.of == Of::kMargins || set.of == Of::kCorners)
    return " at which there is some " + what(set);
  return " that " + has(set, true);
}

std::string SentenceWords::has(const ItemSet& set, bool several) const {
  const bool is_without = set.only == ItemSet::Only::kWithout;
  const bool is_region = text_.givens[set.given].is == Given::Is::kRegion;
  const std::string in = several ? "are in " : "is in ";
  const std::string verb = is_region ? in : several ? "have " : "has ";
  if (is_region) return verb + (is_without ? "no " : "some ") + given(set.given);
  return verb + (is_without ? "no " + given(set.given) : "some " + what(set));
}

std::string SentenceWords::what(const ItemSet& set) const {
  switch (set.only) {
    case ItemSet::Only::kWithNumber:
      return given(set.given) + ", which is a number";
    case ItemSet::Only::kWithWord: {
      const Part& part = text_.made_of.parts[text_.givens[set.given].part];
      return given(set.given) + ", which is '" +
             clue_in_words(std::get<CellClues>(part), set.word, "-", "?") + "'";
    }
    default:
      return given(set.given) + ", known or '?'";
  }
}

}  // namespace p2c
