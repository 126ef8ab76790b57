// A strict second reading of WCNF text, both forms, which shares nothing with the writer.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace p2c {

struct WcnfText {
  using Clause = std::vector<int>;
  std::vector<std::string> comments;  // without "c "
  std::vector<Clause> hard;
  std::vector<std::pair<std::int64_t, Clause>> soft;  // what it costs to break it
  // Of the old form alone, as its header says.
  std::int64_t variables = 0;
  std::int64_t clauses = 0;
  std::int64_t top = 0;
};

/// Takes only what a plain program would write: comments; hard clauses one a line; then soft ones,
/// with a weight of at least 1. Each number has one blank after it, and a 0 ends the line.
class WcnfReading {
 public:
  explicit WcnfReading(std::string_view text) : rest_(text) {}

  WcnfText read_2022() {
    while (next_line()) {
      if (read_comment()) continue;
      if (line_.starts_with('p')) fail("no header");
      if (line_.starts_with("h ")) {
        line_.remove_prefix(2);
        read_hard();
      } else {
        read_soft(number());
      }
    }
    return std::move(text_);
  }

  WcnfText read_old() {
    read_old_header();
    while (next_line()) {
      if (read_comment()) continue;
      const std::int64_t weight = number();
      if (weight > text_.top) fail("a weight up to the top");
      weight == text_.top ? read_hard() : read_soft(weight);
    }
    const std::size_t clauses = text_.hard.size() + text_.soft.size();
    if (clauses != static_cast<std::size_t>(text_.clauses)) fail("as many clauses as said");
    return std::move(text_);
  }

 private:
  bool read_comment() {
    if (!line_.starts_with('c')) return false;
    if (!line_.starts_with("c ")) fail("a blank after the c");
    text_.comments.emplace_back(line_.substr(2));
    return true;
  }

  void read_old_header() {
    bool more = next_line();
    while (more && read_comment()) more = next_line();
    constexpr std::string_view kStart = "p wcnf ";
    if (!more || !line_.starts_with(kStart)) fail("a header");
    line_.remove_prefix(kStart.size());
    text_.variables = most_ = number();
    text_.clauses = number();
    const std::string top(line_);
    text_.top = std::strtoll(top.c_str(), nullptr, 10);
    if (std::to_string(text_.top) != top || text_.top < 1) fail("a top of at least 1");
    if (text_.variables < 0 || text_.clauses < 0) fail("no sign in the header");
  }

  void read_hard() {
    if (!text_.soft.empty()) fail("hard clauses first");
    text_.hard.push_back(literals());
  }

  void read_soft(std::int64_t weight) {
    if (weight < 1) fail("a weight of at least 1");
    text_.soft.emplace_back(weight, literals());
  }

  WcnfText::Clause literals() {
    WcnfText::Clause clause;
    while (line_ != "0") {
      const std::int64_t literal = number();
      if (literal == 0 || std::llabs(literal) > most_) fail("a literal");
      clause.push_back(static_cast<int>(literal));
    }
    return clause;
  }

  // False at the end of the text.
  bool next_line() {
    if (rest_.empty()) return false;
    ++number_;
    const std::size_t end = rest_.find('\n');
    if (end == std::string_view::npos) fail("a line end");
    line_ = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return true;
  }

  // Takes a number and the blank after it.
  std::int64_t number() {
    const std::size_t size = line_.find(' ');
    if (size == std::string_view::npos || size == 0) fail("a number and a blank");
    const std::string digits(line_.substr(0, size));
    const std::int64_t value = std::strtoll(digits.c_str(), nullptr, 10);
    if (std::to_string(value) != digits) fail("a plain number");
    line_.remove_prefix(size + 1);
    return value;
  }

  [[noreturn]] void fail(const std::string& expected) const {
    throw std::runtime_error("line " + std::to_string(number_) + ": expected " + expected);
  }

  std::string_view rest_;
  std::string_view line_;
  int number_ = 0;
  std::int64_t most_ = 2'147'483'647;  // the largest variable
  WcnfText text_;
};

/// The form since 2022. Throws std::runtime_error.
inline WcnfText read_wcnf_strictly(std::string_view text) { return WcnfReading(text).read_2022(); }

/// The form with a header and a top. Throws std::runtime_error.
inline WcnfText read_old_wcnf_strictly(std::string_view text) {
  return WcnfReading(text).read_old();
}

}  // namespace p2c
