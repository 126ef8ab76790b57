// Reads what holds in a rule, typed.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/rules/rule_scope.hpp"
#include "instances/rules/rule_text.hpp"
#include "instances/rules/rule_words.hpp"

namespace p2c {

/// Walks over the words of a text.
class RuleWords {
 public:
  explicit RuleWords(std::vector<RuleWord> words) : words_(std::move(words)) {}

  const RuleWord& peek() const { return words_[at_]; }
  const RuleWord& take() { return words_[at_ == words_.size() - 1 ? at_ : at_++]; }
  bool at_end() const { return peek().kind == RuleWord::Kind::kEnd; }
  /// The next word begins a statement.
  bool at_statement() const { return at_end() || peek().begins_line; }

  /// Takes this word or sign where it is next, in the same statement.
  bool take_if(std::string_view word);
  void expect(std::string_view word);
  /// Takes this word where it begins the next statement.
  bool statement(std::string_view word);
  void expect_statement(std::string_view word);
  std::string name(std::string_view what);
  std::string text(std::string_view what);
  int number(int lo, int hi);
  /// Throws "expected EXPECTED, got ..." at the next word, and the word that was probably meant.
  [[noreturn]] void fail(const std::string& expected,
                         const std::vector<std::string>& known = {}) const;

 private:
  std::vector<RuleWord> words_;
  std::size_t at_ = 0;
};

/// Of one text, whose parts and answer are known.
class FormulaReader {
 public:
  FormulaReader(RuleWords& in, RuleText& text, std::string answer)
      : in_(in), text_(text), answer_(std::move(answer)) {}

  /// VAR in SET {, VAR in SET}; the variables are known from then on.
  std::vector<Quantifier> quantifiers();
  /// `top`: rules of a whole board may stand here.
  ExpressionPtr formula(bool top);
  /// A condition in parentheses. What it says of one variable's number is known after it.
  ExpressionPtr condition();
  int part(std::string_view what);
  const KnownVariable& variable(bool is_set, std::string_view what);

  std::vector<KnownVariable> known;

 private:
  ExpressionPtr implication();
  ExpressionPtr disjunction();
  ExpressionPtr conjunction();
  ExpressionPtr negation();
  ExpressionPtr atom();
  ExpressionPtr quantified(Expression::Is is);
  ExpressionPtr is_shaded();
  ExpressionPtr comparison();
  ExpressionPtr sum();
  ExpressionPtr count();
  ExpressionPtr seen();
  ExpressionPtr whole(Expression::Is is);
  CellSet set();
  void only(CellSet& set);
  KnownVariable bind(const std::string& name, const CellSet& set);
  bool negated_answer();
  void deeper() const;

  RuleWords& in_;
  RuleText& text_;
  std::string answer_;
  int depth_ = 0;
};

}  // namespace p2c
