#include "solver_glue/outside/counter_lines.hpp"

#include <doctest/doctest.h>

using namespace p2c;

namespace {

// In pieces of so many bytes.
CounterLines lines_of(std::string_view text, std::size_t piece = 1) {
  CounterLines lines;
  for (std::size_t i = 0; i < text.size(); i += piece) lines.take(text.substr(i, piece));
  return lines;
}

}  // namespace

TEST_CASE("counter lines: an exact number of any length, whatever the pieces") {
  const std::string number = "178981952178981952178981952178981952";
  const std::string text =
      "c o some words\nc s type pmc\ns SATISFIABLE\nc s log10-estimate 35.25\n"
      "c s exact arb int " +
      number + "\r\n";
  for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, text.size()}) {
    const CounterLines lines = lines_of(text, piece);
    CHECK(lines.count() == number);
    CHECK(lines.status() == Status::kSatisfiable);
  }
}

TEST_CASE("counter lines: zeros in front are no part of a number, and 0 is one") {
  CHECK(lines_of("c s exact arb int 0042\n").count() == "42");
  CHECK(lines_of("c s exact arb int 000\n").count() == "0");
}

TEST_CASE("counter lines: what is not said to be exact is no count") {
  for (const char* line : {"c s approx arb int 12", "c s exact double prec-sci 1e3", "s mc 12",
                           "c s exact arb int 1e3", "c s exact arb int -3", "c s exact arb int ",
                           "c s exact arb int 1 2", "c s log10-estimate 1.2"}) {
    CAPTURE(line);
    const CounterLines lines = lines_of(std::string(line) + "\n");
    CHECK(!lines.count());
    CHECK(lines.other() ==
          std::string(line).substr(0, std::string(line).find_last_not_of(' ') + 1));
  }
  CHECK(lines_of("c s type mc\nc exact arb int 3\n").other().empty());
}

TEST_CASE("counter lines: two counts that differ, and a line that is too long") {
  CHECK(lines_of("c s exact arb int 1\nc s exact arb int 2\n").counts_differ());
  CHECK(!lines_of("c s exact arb int 1\nc s exact arb int 01\n").counts_differ());
  const CounterLines lines =
      lines_of("c s exact arb int 1" + std::string(1'000'000, '0') + "\n", 4096);
  CHECK(!lines.count());
  CHECK(lines.other().starts_with("c s exact arb int 1"));
}

TEST_CASE("counter lines: the last status counts, and a line without an end is none") {
  CHECK(!lines_of("c s exact arb int 1").count());
  CHECK(lines_of("s UNSATISFIABLE\ns UNKNOWN\n").status() == Status::kUnknown);
  CHECK(!lines_of("c s type mc\n").status());
}
