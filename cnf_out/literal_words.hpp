// The words of DIMACS files and of proofs as text.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "encoder/clauses/clause_sink.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

/// Words over any line ends. A line that begins with c is a comment.
class LiteralWords {
 public:
  LiteralWords(std::string_view text, std::string file) : in_(text, std::move(file), {false}) {}

  /// False when no word is left.
  bool has_next() {
    while (!ended_ && (comment_ || in_.line_done())) {
      in_.skip_blank_lines();
      ended_ = in_.at_end();
      if (!ended_) comment_ = in_.next_line("").starts_with('c');
    }
    return !ended_;
  }

  /// The next word. Throws InputError at the end of the text.
  std::string_view next(const std::string& expected) {
    if (!has_next()) in_.fail_as("expected " + expected + ", got the end of the file");
    return in_.token("");
  }

  /// The word taken last as a literal; 0 for the word "0".
  int literal(std::string_view word) {
    const bool negative = word.starts_with('-');
    const int number = in_.to_number(word.substr(negative ? 1 : 0), negative ? 1 : 0,
                                     ClauseSink::kMostVariables, "a literal or 0");
    return negative ? -number : number;
  }

  TextReader& in() { return in_; }

 private:
  TextReader in_;
  bool comment_ = false;
  bool ended_ = false;
};

}  // namespace p2c
