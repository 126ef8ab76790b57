// A strict second reading of DIMACS text, which shares nothing with the writer.
#pragma once

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace p2c {

struct DimacsText {
  std::vector<std::string> comments;  // without "c "
  long variables = 0;                 // as the header says
  long clauses = 0;
  std::vector<std::vector<int>> clause;
};

/// Takes only what a plain program would write: comments, one header, then one clause a line, its
/// literals with one blank after each and a 0; no more variables than the header says, exactly as
/// many clauses, a line end at the end. Throws std::runtime_error.
class DimacsReading {
 public:
  explicit DimacsReading(std::string_view text) : rest_(text) {}

  DimacsText read() {
    while (rest_.starts_with('c')) read_comment();
    read_header();
    while (!rest_.empty()) read_clause();
    if (static_cast<long>(text_.clause.size()) != text_.clauses) fail("as many clauses as said");
    return std::move(text_);
  }

 private:
  void read_comment() {
    const std::string line(next_line());
    if (line != "c" && !line.starts_with("c ")) fail("a blank after the c");
    text_.comments.push_back(line.substr(line == "c" ? 1 : 2));
  }

  void read_header() {
    std::string_view line = next_line();
    constexpr std::string_view kStart = "p cnf ";
    if (!line.starts_with(kStart)) fail("a header");
    line.remove_prefix(kStart.size());
    text_.variables = number(line, ' ');
    text_.clauses = number(line, '\0');
    if (text_.variables < 0 || text_.clauses < 0) fail("no sign in the header");
  }

  void read_clause() {
    std::string_view line = next_line();
    std::vector<int>& clause = text_.clause.emplace_back();
    while (line != "0") {
      const long literal = number(line, ' ');
      if (literal == 0) fail("0 at the end of the line only");
      if (std::labs(literal) > text_.variables) fail("a variable of the header");
      clause.push_back(static_cast<int>(literal));
    }
  }

  std::string_view next_line() {
    ++line_;
    const std::size_t end = rest_.find('\n');
    if (end == std::string_view::npos) fail("a line end");
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return line;
  }

  // Takes a number and the character after it ('\0': the end of the line) from the line.
  long number(std::string_view& line, char after) const {
    const std::size_t size = after == '\0' ? line.size() : line.find(after);
    if (size == std::string_view::npos || size == 0 || size > 11) fail("a number");
    const std::string digits(line.substr(0, size));
    const long value = std::strtol(digits.c_str(), nullptr, 10);
    if (std::to_string(value) != digits) fail("a plain number");
    line.remove_prefix(after == '\0' ? size : size + 1);
    return value;
  }

  [[noreturn]] void fail(const std::string& expected) const {
    throw std::runtime_error("line " + std::to_string(line_) + ": expected " + expected);
  }

  std::string_view rest_;
  int line_ = 0;
  DimacsText text_;
};

inline DimacsText read_dimacs_strictly(std::string_view text) { return DimacsReading(text).read(); }

}  // namespace p2c
