// Sets in rules.
#include <algorithm>
#include <array>
#include <utility>

#include "instances/limits/board_size.hpp"
#include "instances/rules/reader/formula_reader.hpp"

namespace p2c {
namespace {

using Of = ItemSet::Of;

constexpr std::size_t kMostVariables = 200;

// Sets of one word.
constexpr std::array<std::pair<std::string_view, Of>, 9> kWords{{{"cells", Of::kCells},
                                                                 {"pairs", Of::kPairs},
                                                                 {"2x2", Of::kSquares},
                                                                 {"rows", Of::kRows},
                                                                 {"columns", Of::kColumns},
                                                                 {"lines", Of::kLines},
                                                                 {"boxes", Of::kBoxes},
                                                                 {"corners", Of::kCorners},
                                                                 {"margins", Of::kMargins}}};

}  // namespace

ItemSet FormulaReader::set() {
  ItemSet its = plain_set();
  only(its);
  return its;
}

ItemSet FormulaReader::set_of(Sort sort) {
  constexpr std::array<std::string_view, 4> kWhat{"a set of cells", "sets of cells",
                                                  "a set of links", "a set of sides"};
  const RuleWord at = in_.peek();
  ItemSet its = set();
  if (its.sort() != sort) {
    throw InputError(at.place, "expected " + std::string(kWhat[static_cast<std::size_t>(sort)]) +
                                   ", got " + in_quotes(at.text));
  }
  return its;
}

ItemSet FormulaReader::plain_set() {
  ItemSet its;
  if (take_numbers(its)) return its;
  for (const auto& [word, of] : kWords) {
    if (in_.take_if(word)) return {of};
  }
  if (in_.take_if("main")) {
    in_.expect("diagonals");
    return {Of::kDiagonals};
  }
  if (in_.take_if("around")) {
    return {Of::kAllAround, variable(Sort::kCell, "a cell").number};
  }
  if (in_.take_if("windows")) {
    in_.expect("of");
    its.of = Of::kWindows;
    const bool said = !in_.at_statement() && in_.peek().kind == RuleWord::Kind::kNumber;
    if (said) its.number = in_.number(2, kMostBoardCells);
    if (!said) its.least = end_of_range();
    return its;
  }
  if (in_.take_if("runs")) {
    for (const std::string_view word : {"of", "cells"}) in_.expect(word);
    its.of = Of::kRuns;
    its.negated = in_.take_if("without");
    if (!its.negated) in_.expect("with");
    its.through = given_in_cells();
    return its;
  }
  if (in_.take_if("spans")) {
    in_.expect("over");
    its.of = Of::kSpans;
    its.number = in_.number(2, kMostBoardCells);
    its.through = given(Given::Is::kRegion, "regions");
    return its;
  }
  if (take_named_set(its)) return its;
  const KnownVariable* known_set =
      in_.at_statement() ? nullptr : find_variable(known, in_.peek().text);
  if (known_set == nullptr || known_set->sort != Sort::kCells) {
    std::vector<std::string> words{"neighbours", "around", "windows", "spans", "seen",
                                   "links",      "sides",  "ray",     "main",  "runs"};
    for (const auto& [word, of] : kWords) words.emplace_back(word);
    for (const std::string& name : names()) words.push_back(name);
    in_.fail("a set", words);
  }
  in_.take();
  return {Of::kMembers, known_set->number};
}

// LO..HI
bool FormulaReader::take_numbers(ItemSet& its) {
  const bool begins = !in_.at_statement() &&
                      (in_.peek().kind == RuleWord::Kind::kNumber || in_.is_after_next(".."));
  if (!begins) return false;
  its.of = Of::kNumbers;
  its.least = end_of_range();
  in_.expect("..");
  its.most = end_of_range();
  return true;
}

// Sets of several words: those of a cell, of a region and of links.
bool FormulaReader::take_named_set(ItemSet& its) {
  if (in_.take_if("neighbours")) {
    neighbours(its);
  } else if (in_.take_if("seen")) {
    in_.expect("from");
    its = {Of::kSight, variable(Sort::kCell, "a cell").number};
    in_.expect("through");
    in_.expect("cells");
    its.negated = in_.take_if("without");
    if (!its.negated) in_.expect("with");
    its.through = given(Given::Is::kCellNumber, "what is given in cells");
  } else if (in_.take_if("ray")) {
    its = ray_of(Of::kRay);
  } else if (in_.take_if("sides")) {
    its = {Of::kSides};
    if (in_.take_if("of")) its = {Of::kSidesOf, variable(Sort::kCell, "a cell").number};
  } else if (in_.take_if("links")) {
    its = {Of::kLinks};
    if (in_.take_if("of"))
      its = {Of::kLinksOf, variable(Sort::kCell, "a cell").number};
    else if (in_.take_if("within"))
      its = links_within();
    else if (in_.take_if("leaving"))
      its = {Of::kLinksLeaving, variable(Sort::kCells, "a set of cells").number};
  } else {
    const int region = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
    if (region < 0 || text_.givens[region].is != Given::Is::kRegion) return false;
    in_.take();
    its = {Of::kRegions};
    if (in_.take_if("of")) {
      const Place place = in_.peek().place;
      const KnownVariable& cell = variable(Sort::kCell, "a cell");
      if (!has_number(text_, cell, region)) {
        throw InputError(place, "expected 'with " + text_.givens[region].name + "' where " +
                                    in_quotes(cell.name) + " is introduced, got it alone");
      }
      its = {Of::kRegionOf, cell.number};
    }
    its.through = region;
  }
  return true;
}

// After "ray".
ItemSet FormulaReader::ray_of(ItemSet::Of of) {
  in_.expect("of");
  const Place place = in_.peek().place;
  const KnownVariable& cell = variable(Sort::kCell, "a cell");
  ItemSet its{of, cell.number};
  its.through = cell.from.given;
  if (its.through < 0 || text_.givens[its.through].is != Given::Is::kArrow ||
      !has_number(text_, cell, its.through)) {
    throw InputError(place, "expected 'with number' and the name of arrows where " +
                                in_quotes(cell.name) + " is introduced, got it alone");
  }
  return its;
}

ItemSet FormulaReader::links_within() {
  if (in_.take_if("ray")) return ray_of(Of::kLinksOnRay);
  return {Of::kLinksWithin, variable(Sort::kCells, "a set of cells or 'ray'").number};
}

// All of a cell or of a set, or the one in a way.
void FormulaReader::neighbours(ItemSet& its) {
  its.of = in_.take_if("above")   ? Of::kAbove
           : in_.take_if("below") ? Of::kBelow
           : in_.take_if("left")  ? Of::kLeftOf
           : in_.take_if("right") ? Of::kRightOf
                                  : Of::kNeighbours;
  if (its.of != Of::kAbove && its.of != Of::kBelow) in_.expect("of");
  const KnownVariable* set = in_.at_statement() ? nullptr : find_variable(known, in_.peek().text);
  if (its.of != Of::kNeighbours || set == nullptr || set->sort != Sort::kCells) {
    its.variable = variable(Sort::kCell, "a cell").number;
    return;
  }
  in_.take();
  its.of = Of::kBeside;
  its.variable = set->number;
}

void FormulaReader::only(ItemSet& set) {
  if (in_.take_if("without")) {
    set.only = ItemSet::Only::kWithout;
  } else if (in_.take_if("with")) {
    set.only = in_.take_if("number") ? ItemSet::Only::kWithNumber : ItemSet::Only::kWith;
  } else {
    return;
  }
  what_it_has(set);
}

// The name of what is given, and perhaps a word of it.
void FormulaReader::what_it_has(ItemSet& set) {
  using Has = Given::Is;
  const int its = in_.at_statement() ? -1 : find_given(text_, in_.peek().text);
  bool fits = its >= 0;
  if (fits) {
    const Has is = text_.givens[its].is;
    const bool number = set.only == ItemSet::Only::kWithNumber;
    fits = (set.sort() == Sort::kCell &&
            (is == Has::kCellNumber || is == Has::kCellList || is == Has::kArrow ||
             (!number && (is == Has::kRegion || is == Has::kBlock)))) ||
           (set.of == Of::kRuns && is == Has::kRunNumber &&
            text_.givens[its].part == text_.givens[set.through].part) ||
           (set.of == Of::kMargins && is == Has::kMarginNumber) ||
           (set.of == Of::kCorners && is == Has::kCornerNumber) ||
           (set.of == Of::kRegions && is == Has::kRegionNumber &&
            text_.givens[its].part == text_.givens[set.through].part);
  }
  if (!fits) in_.fail("the name of what is given there", names());
  in_.take();
  set.given = its;
  const auto part = static_cast<std::size_t>(text_.givens[its].part);
  const auto* clues = std::get_if<CellClues>(&text_.made_of.parts[part]);
  if (clues == nullptr || clues->lists || set.only != ItemSet::Only::kWith || in_.at_statement()) {
    return;
  }
  if (const auto word = clue_of_word(*clues, in_.peek().text)) {
    in_.take();
    set.only = ItemSet::Only::kWithWord;
    set.word = *word;
  }
}

KnownVariable FormulaReader::bind(const std::string& name, const ItemSet& set) {
  if (rule_.sorts.size() == kMostVariables) in_.fail("at most 200 variables in a rule");
  if (find_given(text_, name) >= 0 || find_answer(text_, name) >= 0) {
    in_.fail("a name for it that nothing else has before 'in'");
  }
  KnownVariable its{name, static_cast<int>(rule_.sorts.size()), set.sort(), set};
  rule_.sorts.push_back(its.sort);
  rule_.names.push_back(name);
  return its;
}

std::vector<Quantifier> FormulaReader::quantifiers() {
  std::vector<Quantifier> all;
  do {
    const std::string name = in_.new_name("a name for what is in a set");
    in_.expect("in");
    const ItemSet its = set();
    known.push_back(bind(name, its));
    all.push_back({known.back().number, its});
  } while (in_.take_if(","));
  return all;
}

}  // namespace p2c
