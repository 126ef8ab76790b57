#include "instances/rules/reader/board_reader.hpp"

#include <algorithm>

#include "instances/rules/reader/statements.hpp"
#include "instances/text/nearest_word.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostBoards = 300;

std::string_view line_at(std::string_view text, std::size_t at) {
  return text.substr(at, text.find('\n', at) - at);
}

std::size_t indent_of(std::string_view line) {
  return std::min(line.find_first_not_of(" \t\r"), line.size());
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& file, const std::vector<TextRule>& rules)
      : text_(text), words_(text, file), rules_(rules) {}

  std::vector<TextBoard> all() {
    while (at_ < text_.size() && !begins_board(line_at(text_, at_))) step();
    while (at_ < text_.size()) {
      words_.skip_to(at_);
      words_.next_line("");
      boards_.push_back(statement());
      const Place place = words_.place();
      step();
      take_lines(boards_.back());
      if (boards_.back().lines.empty()) {
        throw InputError(place, "expected the lines of a board below, each after blanks, got none");
      }
    }
    return std::move(boards_);
  }

 private:
  void step() {
    at_ = std::min(at_ + line_at(text_, at_).size() + 1, text_.size());
    ++line_;
  }

  TextBoard statement() {
    const std::string_view word = words_.token("'sample' or 'wrong'");
    if (word != "sample" && word != "wrong")
      words_.fail("'sample', 'wrong' or the end of the file");
    if (boards_.size() == kMostBoards) words_.fail("at most 300 boards");
    TextBoard board;
    if (word == "wrong") {
      board.breaks = key();
    } else if (std::any_of(boards_.begin(), boards_.end(),
                           [](const TextBoard& its) { return its.is_sample(); })) {
      words_.fail("one sample");
    }
    words_.end_line();
    return board;
  }

  std::string key() {
    const std::string key(words_.token("the name of a rule"));
    std::vector<std::string_view> known;
    for (const TextRule& rule : rules_) known.emplace_back(rule.key);
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      throw InputError(words_.place(), "expected the name of a rule, got " + in_quotes(key) +
                                           did_you_mean(key, known));
    }
    return key;
  }

  // Up to the next statement, as far in as the first of them.
  void take_lines(TextBoard& board) {
    for (; at_ < text_.size() && begins_nothing(line_at(text_, at_)); step()) {
      std::string_view line = line_at(text_, at_);
      const std::size_t indent = indent_of(line);
      const bool is_empty = indent == line.size() || line[0] == '#';
      if (board.lines.empty()) {
        if (is_empty) continue;
        board.first_line = line_;
        board.indent = static_cast<int>(indent);
      }
      line.remove_prefix(std::min(indent, static_cast<std::size_t>(board.indent)));
      if (!is_empty) board.lines += line;
      board.lines += '\n';
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  TextReader words_;
  const std::vector<TextRule>& rules_;
  std::vector<TextBoard> boards_;
};

}  // namespace

std::vector<TextBoard> read_boards(std::string_view text, const std::string& file,
                                   const std::vector<TextRule>& rules) {
  return Reader(text, file, rules).all();
}

}  // namespace p2c
