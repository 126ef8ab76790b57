// The library has kinds that are made at run time, too.
#include <doctest/doctest.h>

#include <puzzle2cnf/puzzle.hpp>

#include "library/inside.hpp"
#include "tests/solver_glue/made_kinds/toy_boards.hpp"

namespace p2c {
namespace {

TEST_CASE("made kinds: the library has them, too") {
  for (const toys::Toy& toy : toys::all()) {
    const puzzle2cnf::Puzzle puzzle = puzzle_of(toy.board(), nullptr);
    CHECK(puzzle.kind() == toy.kind->name);
    const auto answer = puzzle.solve();
    REQUIRE(answer);
    CHECK(puzzle.text(*answer) == toy.answer);
    CHECK(puzzle.answer(toy.answer) == *answer);
    CHECK(puzzle.unique().verdict == puzzle2cnf::Verdict::kUnique);
    CHECK(puzzle.count().count == 1);
    int answers = 0;
    puzzle.enumerate([&](const puzzle2cnf::Answer& each) {
      CHECK(!puzzle.check(each));
      ++answers;
      return true;
    });
    CHECK(answers == 1);
    CHECK(puzzle.explain().known == *answer);
    CHECK(puzzle.svg(*answer).starts_with("<svg"));
    CHECK(puzzle.dimacs().find("p cnf ") != std::string::npos);
    CHECK(puzzle.write("text") == toy.text);
  }
}

}  // namespace
}  // namespace p2c
