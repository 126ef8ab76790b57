// Encoding asks for a stop where it adds no clauses, too.
#include <doctest/doctest.h>

#include "encoder/encode_puzzle.hpp"
#include "encoder/rule_book.hpp"
#include "instances/documents/document.hpp"
#include "tests/counting_stop.hpp"
#include "tests/instances/stop_after.hpp"

namespace p2c {
namespace {

// One room: nearly all rules are pairs of cells.
std::string open_heyawake(int side) {
  std::string size = std::to_string(side);
  std::string text = "heyawake\n" + size + " " + size + "\n";
  for (const char* cell : {"- ", "1 "}) {
    for (int row = 0; row < side; ++row) {
      for (int col = 0; col < side; ++col) text += cell;
      text += "\n";
    }
  }
  return text;
}

TEST_CASE("a book of rules asks for a stop at each rule that it links") {
  const PuzzlePtr puzzle = read_document(open_heyawake(80), "f").puzzle;
  const CountingStop counting;
  const RuleBook book(*puzzle, &counting);
  const auto rules = static_cast<int>(book.rules().size());
  CHECK(rules > 10'000);
  CHECK(counting.polls() >= rules);
  const StopAfter last(counting.polls() - 1);
  CHECK_THROWS_AS(RuleBook(*puzzle, &last), Stopped);
}

TEST_CASE("a stop is asked for while an encoding shows whether something must be connected") {
  const PuzzlePtr puzzle = read_document(open_heyawake(80), "f").puzzle;
  CHECK(has_connectivity(*puzzle, {}));
  const StopAfter first(0);
  CHECK_THROWS_AS(has_connectivity(*puzzle, {}, &first), Stopped);
}

}  // namespace
}  // namespace p2c
