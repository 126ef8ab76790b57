// A walk over the words of a text of rules.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/rules/reader/rule_words.hpp"

namespace p2c {

class RuleWords {
 public:
  explicit RuleWords(std::vector<RuleWord> words)
      : words_(std::make_shared<const std::vector<RuleWord>>(std::move(words))) {}

  const RuleWord& peek() const { return (*words_)[at_]; }
  const RuleWord& take() { return (*words_)[at_ == words_->size() - 1 ? at_ : at_++]; }
  bool at_end() const { return peek().kind == RuleWord::Kind::kEnd; }
  /// The next word begins a statement.
  bool at_statement() const { return at_end() || peek().begins_line; }

  /// Takes this word or sign where it is next, in the same statement.
  bool take_if(std::string_view word);
  /// This word is next, in the same statement; or it is the one after the next.
  bool is_next(std::string_view word) const;
  bool is_after_next(std::string_view word) const;
  void expect(std::string_view word);
  /// Takes this word where it begins the next statement.
  bool statement(std::string_view word);
  void expect_statement(std::string_view word);
  std::string name(std::string_view what);
  /// A name that rules may use: none of the words with which a set, a number or a condition begins.
  std::string new_name(std::string_view what);
  std::string text(std::string_view what);
  int number(int lo, int hi);
  /// Throws "expected EXPECTED, got ..." at the next word, and the word that was probably meant.
  [[noreturn]] void fail(const std::string& expected,
                         const std::vector<std::string>& known = {}) const;

 private:
  std::shared_ptr<const std::vector<RuleWord>> words_;  // shared with copies that look ahead
  std::size_t at_ = 0;
};

}  // namespace p2c
