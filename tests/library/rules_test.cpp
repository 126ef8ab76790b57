// Kinds whose rules are a text, in C++ and in C.
#include <doctest/doctest.h>
#include <puzzle2cnf.h>

#include <puzzle2cnf/puzzle.hpp>
#include <string>

namespace p2c {
namespace {

using puzzle2cnf::Kind;
using puzzle2cnf::Puzzle;

const std::string kTwins =
    "rules 1\n"
    "puzzle twins \"shade pairs\"\n"
    "given clue: number 0..4 on cells, clues, \"a number of cells\"\n"
    "answer shaded: shading on cells\n"
    "rule twin \"{c} has one twin\":\n"
    "  each c in cells: c is shaded implies shaded in neighbours of c = 1\n"
    "rule clue \"{c} has {clue of c} shaded neighbours\":\n"
    "  each c in cells with number clue: shaded in neighbours of c = clue of c\n";
const std::string kBoard = "twins\n2 2\n2 -\n- -\n";
const std::string kOnly = "twins\n1 3\n1 - -\n";  // two answers: the clue's cell is shaded or not

TEST_CASE("library rules: a kind of a text reads its puzzles, and others") {
  const Kind kind = Kind::from_rules(kTwins);
  CHECK(kind.name() == "twins");
  CHECK(kind.rules() == kTwins);
  CHECK(kind.hash().size() == 32);
  CHECK(Kind::from_rules(kTwins + "# another\n").hash() != kind.hash());
  const Puzzle puzzle = kind.read(kOnly);
  CHECK(puzzle.kind() == "twins");
  CHECK(puzzle.rules() == kTwins);
  CHECK(puzzle.count().count == 2);
  CHECK(puzzle.explain().verdict == puzzle2cnf::Verdict::kSeveral);
  CHECK(puzzle.check({0, 1, 0}) == "broken rule: r1c2 has one twin");
  CHECK(puzzle.dimacs().find("\nc rules " + kind.hash() + "\n") != std::string::npos);
  const Puzzle listed = kind.read("kenken\n2 2\n3+ .\n2 1\n1 1\n2 3\n");
  CHECK(listed.kind() == "kenken");
  CHECK(listed.rules().empty());
  CHECK_THROWS_AS(Puzzle::read(kOnly), puzzle2cnf::InputError);
}

TEST_CASE("library rules: rules and a puzzle are a text that is read") {
  const Puzzle puzzle = Kind::from_rules(kTwins).read(kBoard);
  const Puzzle again = Puzzle::read(puzzle.rules() + puzzle.write());
  CHECK(again.write() == kBoard);
  CHECK(again.rules() == kTwins);
  CHECK(again.count().count == puzzle.count().count);
}

TEST_CASE("library rules: a wrong text is an error with its place") {
  try {
    Kind::from_rules("rules 1\npuzzle a b\n", "mine");
    FAIL("no error");
  } catch (const puzzle2cnf::InputError& error) {
    CHECK(std::string(error.what()).starts_with("mine:2:10: expected "));
    CHECK(error.line() == 2);
    CHECK(error.column() == 10);
  }
}

TEST_CASE("library rules: puzzles outlive their kind, and many are freed") {
  constexpr int kMany = 10'000;
  Puzzle last = Kind::from_rules(kTwins).read(kBoard);
  for (int i = 0; i < kMany; ++i) {
    const Kind kind = Kind::from_rules(kTwins);
    if (i % 100 == 0) last = kind.read(kBoard);
  }
  CHECK(last.check({0, 1, 1, 0}) == "broken rule: r1c2 has one twin");
}

TEST_CASE("library rules: a stop is heard within one rule") {
  const std::string nested =
      "rules 1\npuzzle b \"b\"\nanswer s: shading on cells\nrule r \"r\": some a in cells: "
      "some b in cells: some c in cells: a is s or b is s or c is s\n";
  const Puzzle puzzle = Kind::from_rules(nested).read("b\n10 10\n");
  int asked = 0;
  puzzle2cnf::Options options;
  options.stop = [&] { return ++asked > 100; };
  CHECK_THROWS_AS(puzzle.dimacs({}, options), puzzle2cnf::Limit);
}

TEST_CASE("library C: a kind of a text") {
  p2c_error error{};
  p2c_rules* rules = nullptr;
  REQUIRE(p2c_kind_from_rules(kTwins.data(), kTwins.size(), &rules, &error) == P2C_DONE);
  p2c_puzzle* puzzle = nullptr;
  REQUIRE(p2c_read_with_rules(rules, kOnly.data(), kOnly.size(), nullptr, nullptr, &puzzle,
                              &error) == P2C_DONE);
  p2c_release_rules(rules);
  CHECK(std::string(p2c_kind(puzzle)) == "twins");
  std::int64_t count = 0;
  CHECK(p2c_count(puzzle, 0, nullptr, &count, &error) == P2C_DONE);
  CHECK(count == 2);
  p2c_release(puzzle);
  CHECK(p2c_kind_from_rules("rules 2\n", 8, &rules, &error) == P2C_BAD_INPUT);
  CHECK(rules == nullptr);
  CHECK(error.line == 1);
  CHECK(error.column == 7);
  CHECK(p2c_kind_from_rules(nullptr, 0, &rules, &error) == P2C_BAD_INPUT);
  CHECK(p2c_read_with_rules(nullptr, kOnly.data(), kOnly.size(), nullptr, nullptr, &puzzle,
                            &error) == P2C_BAD_INPUT);
  CHECK(std::string(error.message) == "rules is a null pointer");
  p2c_release_rules(nullptr);
}

}  // namespace
}  // namespace p2c
