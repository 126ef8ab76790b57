#include "instances/rules/reader/rule_words.hpp"

#include <algorithm>
#include <utility>

#include "instances/rules/reader/statements.hpp"

namespace p2c {
namespace {

constexpr std::string_view kSigns = ":,(){}<>=!+-";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

class Words {
 public:
  Words(std::string_view text, const std::string& file) : text_(text), file_(file) {}

  std::vector<RuleWord> all() {
    if (text_.size() > kMostRuleBytes) {
      throw InputError({file_}, "expected rules of at most 100,000 bytes, got more");
    }
    while (skip_blanks() && !at_board()) take();
    const std::string_view board = statement_word(text_.substr(at_));
    words_.push_back({RuleWord::Kind::kEnd, std::string(board), place(), true});
    return std::move(words_);
  }

 private:
  Place place() const { return {file_, line_, static_cast<int>(at_ - start_) + 1}; }

  bool at_board() const { return at_ == start_ && begins_board(text_.substr(at_)); }

  bool skip_blanks() {
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == '#') at_ = std::min(text_.find('\n', at_), text_.size());
      if (at_ == text_.size()) break;
      if (text_[at_] == '\n') {
        ++line_;
        start_ = at_ + 1;
      } else if (text_[at_] != ' ' && text_[at_] != '\t' && text_[at_] != '\r') {
        return true;
      }
    }
    return false;
  }

  void take() {
    const std::size_t begin = at_;
    RuleWord word{RuleWord::Kind::kSign, "", place(), at_ == start_};
    const char first = text_[at_];
    if (first == '"') return take_text(std::move(word));
    if (is_letter(first) || is_digit(first)) {
      const auto goes_on = [&](char c) {
        return is_letter(c) || is_digit(c) || c == '-' || c == '_';
      };
      while (at_ < text_.size() && goes_on(text_[at_])) ++at_;
      word.text = text_.substr(begin, at_ - begin);
      const bool number = word.text.find_first_not_of("0123456789") == std::string::npos;
      word.kind = number ? RuleWord::Kind::kNumber : RuleWord::Kind::kName;
    } else if (text_.substr(at_, 2) == ".." || text_.substr(at_, 2) == "<=" ||
               text_.substr(at_, 2) == ">=" || text_.substr(at_, 2) == "!=") {
      word.text = text_.substr(at_, 2);
      at_ += 2;
    } else if (kSigns.find(first) != std::string_view::npos) {
      word.text = first;
      ++at_;
    } else {
      throw InputError(place(), "expected a word, a number, a text in quotes or a sign, got " +
                                    in_quotes(text_.substr(at_, 1)));
    }
    words_.push_back(std::move(word));
  }

  void take_text(RuleWord word) {
    const std::size_t end = text_.find_first_of("\"\n", at_ + 1);
    if (end == std::string_view::npos || text_[end] == '\n') {
      throw InputError(word.place, "expected a '\"' that ends the text, got the end of the line");
    }
    word.kind = RuleWord::Kind::kText;
    word.text = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    words_.push_back(std::move(word));
  }

  std::string_view text_;
  const std::string& file_;
  std::size_t at_ = 0;
  std::size_t start_ = 0;  // of the line
  int line_ = 1;
  std::vector<RuleWord> words_;
};

}  // namespace

std::vector<RuleWord> words_of_rules(std::string_view text, const std::string& file) {
  return Words(text, file).all();
}

}  // namespace p2c
