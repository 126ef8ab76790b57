#include "instances/rules/boards/named_givens.hpp"

#include <algorithm>

namespace p2c {
namespace {

using Is = Expression::Is;
using Of = ItemSet::Of;

class Namings {
 public:
  Namings(int given, std::size_t each) : given_(given), each_(static_cast<int>(each)) {}

  void add(const ItemSet& set, int variable) {
    for (const ExpressionPtr& bound : {set.least, set.most}) {
      if (bound != nullptr) add(*bound);
    }
    if (set.only != ItemSet::Only::kAll && set.given == given_) name(variable);
    if (set.through != given_ || set.of == Of::kMargins || set.of == Of::kRay) return;
    if (set.of == Of::kRegions) return name(variable);
    name_anywhere();
  }
  void add(const Expression& its) {
    const bool is_it = its.is == Is::kGiven || its.is == Is::kBlocks;
    if (is_it && its.given == given_) name(its.variable);
    if (its.is == Is::kWeighted && its.given == given_) name_anywhere();
    const bool is_other = its.is == Is::kFlag || its.is_of_board();
    if (is_other && its.given == given_) name_anywhere();
    add(its.set, its.variable);
    for (const ExpressionPtr& part : its.parts) add(*part);
  }
  Naming all() const { return all_; }

 private:
  // The variables of `each` have the first numbers.
  void name(int variable) {
    if (variable < 0 || variable >= each_) return name_anywhere();
    all_.is_named = true;
    auto& variables = all_.variables;
    if (std::find(variables.begin(), variables.end(), variable) != variables.end()) return;
    variables.push_back(variable);
  }
  void name_anywhere() {
    all_.is_named = true;
    all_.anywhere = true;
  }

  int given_;
  int each_;
  Naming all_;
};

bool names(const Expression& its, int given) {
  const bool is_number = its.is == Is::kGiven || its.is == Is::kWeighted;
  if (is_number && its.given == given) return true;
  return std::any_of(its.parts.begin(), its.parts.end(),
                     [given](const ExpressionPtr& part) { return names(*part, given); });
}

// Alone on one side, and not on the other.
bool is_equation(const Expression& its, int given) {
  if (its.is != Is::kCompare || its.word != Expression::Word::kEqual) return false;
  for (const std::size_t side : {0U, 1U}) {
    const Expression& one = *its.parts[side];
    const Expression& other = *its.parts[1 - side];
    const bool is_it = one.is == Is::kGiven && one.given == given;
    if (is_it && other.is != Is::kQuotient && !names(other, given)) return true;
  }
  return false;
}

// Asks where there is one, rather than which number it is.
class Shapes {
 public:
  explicit Shapes(int given) : given_(given) {}

  bool in(const ItemSet& set) const {
    const bool with = set.only == ItemSet::Only::kWithout;
    const bool ends = set.of == Of::kSight || set.of == Of::kRuns;
    return (with && set.given == given_) || (ends && set.through == given_);
  }
  bool in(const Expression& its) const {
    const bool around =
        its.is == Is::kIslands || its.is == Is::kRectangles || its.is == Is::kPaired;
    if (in(its.set) || (around && its.given == given_)) return true;
    return std::any_of(its.parts.begin(), its.parts.end(),
                       [this](const ExpressionPtr& part) { return in(*part); });
  }
  bool in(const TextRule& rule) const {
    const bool each = std::any_of(rule.each.begin(), rule.each.end(),
                                  [this](const Quantifier& one) { return in(one.set); });
    return each || in(*rule.holds) || (rule.condition != nullptr && in(*rule.condition));
  }

 private:
  int given_;
};

bool counts(const Expression& its, int given) {
  const bool all = its.set.only == ItemSet::Only::kAll || its.set.given != given;
  if (its.is == Expression::Is::kCount && !all) return true;
  return std::any_of(its.parts.begin(), its.parts.end(),
                     [given](const ExpressionPtr& part) { return counts(*part, given); });
}

bool is_region(const Given& given) {
  return given.is == Given::Is::kRegion || given.is == Given::Is::kRegionNumber;
}

bool names_regions(const TextRule& rule, const RuleText& text) {
  for (std::size_t g = 0; g < text.givens.size(); ++g) {
    if (is_region(text.givens[g]) && naming_of(rule, static_cast<int>(g)).is_named) return true;
  }
  return false;
}

// Of cells: those in a region, or in none.
bool asks_for_region(const ItemSet& set, const RuleText& text) {
  const bool asks = set.only == ItemSet::Only::kWith || set.only == ItemSet::Only::kWithout;
  return asks && set.sort() == Sort::kCell &&
         text.givens[static_cast<std::size_t>(set.given)].is == Given::Is::kRegion;
}

bool is_about_no_region(const TextRule& rule, const RuleText& text) {
  return std::any_of(rule.each.begin(), rule.each.end(), [&](const Quantifier& each) {
    return each.set.only == ItemSet::Only::kWithout && asks_for_region(each.set, text);
  });
}

bool asks_which_region(const Expression& its, const RuleText& text) {
  const bool is_it = its.is == Is::kGiven && its.given >= 0 &&
                     text.givens[static_cast<std::size_t>(its.given)].is == Given::Is::kRegion;
  return is_it || std::any_of(its.parts.begin(), its.parts.end(), [&](const ExpressionPtr& part) {
           return asks_which_region(*part, text);
         });
}

// Sizes of regions, and no numbers.
bool is_of_what_is_given(const Expression& its, const RuleText& text) {
  const bool is_plain = its.is == Is::kNumber || its.is == Is::kVariable || its.is == Is::kSize ||
                        its.is == Is::kRows || its.is == Is::kColumns || its.is == Is::kCells ||
                        its.is == Is::kSum || its.is == Is::kMinus || its.is == Is::kCompare ||
                        its.is == Is::kOr || its.is == Is::kAnd || its.is == Is::kNot;
  return is_plain && std::all_of(its.parts.begin(), its.parts.end(), [&](const ExpressionPtr& one) {
           return is_of_what_is_given(*one, text);
         });
}

}  // namespace

Naming naming_of(const TextRule& rule, int given) {
  Namings namings(given, rule.each.size());
  for (const Quantifier& each : rule.each) namings.add(each.set, each.variable);
  if (rule.condition != nullptr) namings.add(*rule.condition);
  namings.add(*rule.holds);
  Naming all = namings.all();
  all.is_equal = !all.anywhere && is_equation(*rule.holds, given);
  return all;
}

bool neither_comes_nor_goes(const RuleText& text, int given) {
  if (text.givens[given].is == Given::Is::kArrow) return true;  // its way is no number
  const auto part = static_cast<std::size_t>(text.givens[given].part);
  const auto* clues = std::get_if<CellClues>(&text.made_of.parts[part]);
  if (clues == nullptr) return false;
  const Shapes shapes(given);
  return clues->left_out == kUnknownClue ||
         std::any_of(text.rules.begin(), text.rules.end(),
                     [&](const TextRule& rule) { return shapes.in(rule); });
}

bool is_counted(const RuleText& text, int given) {
  return std::any_of(text.rules.begin(), text.rules.end(),
                     [given](const TextRule& rule) { return counts(*rule.holds, given); });
}

RuleText without_region_rules(RuleText text) {
  std::erase_if(text.rules, [&](const TextRule& rule) { return is_about_no_region(rule, text); });
  for (TextRule& rule : text.rules) {
    for (Quantifier& each : rule.each) {
      if (asks_for_region(each.set, text)) each.set.only = ItemSet::Only::kAll;
    }
  }
  std::erase_if(text.rules, [&](const TextRule& rule) { return names_regions(rule, text); });
  return text;
}

bool is_count(const TextRule& rule, int given) {
  return rule.each.empty() && rule.condition == nullptr && is_equation(*rule.holds, given);
}

RuleText without_counts(RuleText text) {
  std::erase_if(text.rules, [&](const TextRule& rule) {
    for (std::size_t g = 0; g < text.givens.size(); ++g) {
      const bool is_of_board = text.givens[g].is == Given::Is::kBoardNumber;
      if (is_of_board && is_count(rule, static_cast<int>(g))) return true;
    }
    return false;
  });
  return text;
}

bool is_bound(const RuleText& text, int given) {
  return std::any_of(text.rules.begin(), text.rules.end(), [given](const TextRule& rule) {
    return std::any_of(rule.each.begin(), rule.each.end(), [given](const Quantifier& each) {
      return each.set.most != nullptr && names(*each.set.most, given);
    });
  });
}

RuleText rules_of_cuts(RuleText text) {
  std::erase_if(text.rules, [&](const TextRule& rule) {
    return !names_regions(rule, text) || !is_of_what_is_given(*rule.holds, text);
  });
  return text;
}

bool compares_regions(const RuleText& text) {
  return std::any_of(text.rules.begin(), text.rules.end(), [&](const TextRule& rule) {
    return asks_which_region(*rule.holds, text) ||
           (rule.condition != nullptr && asks_which_region(*rule.condition, text));
  });
}

bool is_number(const Given& given) {
  return is_in_cells(given) || given.is == Given::Is::kMarginNumber ||
         given.is == Given::Is::kRegionNumber || given.is == Given::Is::kRunNumber ||
         given.is == Given::Is::kCornerNumber;
}

bool is_in_cells(const Given& given) {
  return given.is == Given::Is::kCellNumber || given.is == Given::Is::kCellList ||
         given.is == Given::Is::kArrow;
}

bool has_regions(const RuleText& text) {
  return std::any_of(text.givens.begin(), text.givens.end(), is_region);
}

}  // namespace p2c
