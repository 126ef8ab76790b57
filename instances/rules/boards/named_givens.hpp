// What is given, where a rule names it.
#pragma once

#include <vector>

#include "instances/rules/rule_text.hpp"

namespace p2c {

/// How a rule names something that is given.
struct Naming {
  bool is_named = false;
  /// An instance may be about any place of it: not only about those that `variables` stand for.
  bool anywhere = false;
  std::vector<int> variables = {};  // of `each`
  /// What the rule says is that a number equals what is given, which follows from the answer then.
  bool is_equal = false;
};

/// `given` is a number in RuleText::givens.
Naming naming_of(const TextRule& rule, int given);

/// A clue that stays unknown where it is left out, or a rule asks which cells have none: a board
/// may not get one in another cell, nor lose it.
bool neither_comes_nor_goes(const RuleText& text, int given);

/// A rule counts what has one, so that answers that kept the rules may break them without it.
bool is_counted(const RuleText& text, int given);

/// The text without the rules that name regions; each cell counts as one in a region.
RuleText without_region_rules(RuleText text);

/// What a rule says is that this number of the board equals what it counts.
bool is_count(const TextRule& rule, int given);
/// The text without such rules, of any number.
RuleText without_counts(RuleText text);
/// Variables run up to this number of the board.
bool is_bound(const RuleText& text, int given);

/// The text with those rules about regions alone that no answer counts for.
RuleText rules_of_cuts(RuleText text);

/// A rule compares the regions of two cells: which ones keep it is no matter of each alone.
bool compares_regions(const RuleText& text);

bool has_regions(const RuleText& text);

/// Numbers of cells, arrows, places of the margins or regions, which an answer decides.
bool is_number(const Given& given);
bool is_in_cells(const Given& given);

}  // namespace p2c
