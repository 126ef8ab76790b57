// Reads what holds in a rule, typed: sets (formula_sets.cpp), numbers (formula_numbers.cpp), rules
// that stand alone (formula_whole.cpp), and conditions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/rules/reader/rule_scope.hpp"
#include "instances/rules/reader/word_stream.hpp"
#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Of one rule of a text, whose givens and answers are known.
class FormulaReader {
 public:
  FormulaReader(RuleWords& in, const RuleText& text, TextRule& rule)
      : in_(in), text_(text), rule_(rule) {}

  /// VAR in SET {, VAR in SET}; the variables are known from then on.
  std::vector<Quantifier> quantifiers();
  /// What a rule says. Rules of a whole board stand there only where no `each` comes before.
  ExpressionPtr holds(bool has_each);
  /// A condition in parentheses.
  ExpressionPtr condition();

  std::vector<KnownVariable> known;

 private:
  // conditions
  ExpressionPtr formula();
  ExpressionPtr implication();
  ExpressionPtr disjunction();
  ExpressionPtr conjunction();
  ExpressionPtr negation();
  ExpressionPtr atom();
  ExpressionPtr about_variable();
  ExpressionPtr has(const KnownVariable& its);
  ExpressionPtr about_line(int layer);
  ExpressionPtr way(int layer, int cell, Expression::Way way);
  ExpressionPtr quantified(Expression::Is is);
  ExpressionPtr comparison();
  void regions_alone(const Expression& compared) const;
  void folds_alone(const Expression& compared) const;
  bool is_about_line(int layer) const;

  // numbers
  ExpressionPtr sum();
  ExpressionPtr number();
  ExpressionPtr number_variable();
  ExpressionPtr end_of_range();
  ExpressionPtr size();
  ExpressionPtr distance();
  ExpressionPtr length();
  ExpressionPtr in_sight();
  ExpressionPtr in_pieces();
  ExpressionPtr counted();
  ExpressionPtr counted_answer();
  ExpressionPtr weighted();
  ExpressionPtr total(Expression::Is is);
  ExpressionPtr slashes_at_corner(int layer);
  ExpressionPtr value();
  ExpressionPtr given_number();

  // rules that stand alone
  ExpressionPtr of_board();
  void only_one(Expression::Is is) const;
  ExpressionPtr loop();
  ExpressionPtr no_cycle();
  ExpressionPtr around_clues(Expression::Is is);
  ExpressionPtr tetrominoes(Expression::Is is);
  ExpressionPtr areas();
  ExpressionPtr symmetric();
  ExpressionPtr pairs();
  ExpressionPtr blocks();
  ExpressionPtr connected(bool of_board);
  ExpressionPtr of_set(Expression::Is is);

  // sets and names
  ItemSet set();
  ItemSet set_of(Sort sort);
  ItemSet plain_set();
  bool take_named_set(ItemSet& its);
  bool take_numbers(ItemSet& its);
  ItemSet ray_of(ItemSet::Of of);
  ItemSet links_within();
  void neighbours(ItemSet& its);
  void only(ItemSet& set);
  void what_it_has(ItemSet& set);
  KnownVariable bind(const std::string& name, const ItemSet& set);
  const KnownVariable& variable(Sort sort, std::string_view what);
  int given(Given::Is is, std::string_view what);
  int given_in_cells();
  int answer(std::string_view what, bool (*fits)(const RuleText&, int));
  bool negated_answer(int& layer, bool (*fits)(const RuleText&, int));
  std::vector<std::string> names() const;
  void deeper();

  RuleWords& in_;
  const RuleText& text_;
  TextRule& rule_;
  int depth_ = 0;
};

/// What an answer may be for a rule.
bool is_of_cells(const RuleText& text, int layer);  // shading or marks
bool is_of_numbers(const RuleText& text, int layer);
bool is_of_all_numbers(const RuleText& text, int layer);  // each cell has one
bool is_of_halves(const RuleText& text, int layer);
bool is_of_lines(const RuleText& text, int layer);  // links or sides that are lines
bool is_of_links(const RuleText& text, int layer);  // lines between cells
bool is_of_borders(const RuleText& text, int layer);
bool is_of_slashes(const RuleText& text, int layer);
bool is_of_items(const RuleText& text, int layer);  // any but numbers and slashes

/// Its value depends on the answer.
bool speaks_of_answer(const Expression& its);

/// What its items are.
Sort sort_of(const RuleText& text, int layer);

ExpressionPtr make(Expression expression);
ExpressionPtr joined(Expression::Is is, std::vector<ExpressionPtr> parts);
ExpressionPtr negated(ExpressionPtr its);

}  // namespace p2c
