// Clauses on their way out, one a line, for the DIMACS formats.
#pragma once

#include <cassert>
#include <string>
#include <utility>

#include "cnf_out/text_buffer.hpp"
#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

inline void write_comment_line(TextBuffer& out, const std::string& words) {
  assert(words.find("--") == std::string::npos && words.find('\n') == std::string::npos);
  out.text("c " + words + "\n");
}

class ClauseLines : public ClauseSink {
 public:
  /// `before` precedes each clause.
  ClauseLines(TextBuffer& out, std::string before, bool annotate, const Stop* stop)
      : out_(out), before_(std::move(before)) {
    if (annotate) want_remarks();
    stop_with(stop);
  }

 private:
  // A remark waits for its first clause: some groups have none.
  void take_remark(const std::string& words) override { remark_ = words; }

  void take_clause(std::span<const Lit> clause) override {
    if (!remark_.empty()) write_comment_line(out_, std::exchange(remark_, {}));
    out_.text(before_);
    for (const Lit x : clause) out_.number(x.dimacs(), ' ');
    out_.text("0\n");
  }

  TextBuffer& out_;
  std::string before_;
  std::string remark_;
};

}  // namespace p2c
