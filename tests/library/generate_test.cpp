#include <doctest/doctest.h>

#include <puzzle2cnf/puzzle.hpp>
#include <string>

#include "instances/kind/any_generator.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

using puzzle2cnf::generate;
using puzzle2cnf::GenerateOptions;

TEST_CASE("library generate: each kind, with one answer, the same for a seed") {
  for (const PuzzleKind& tested : tested_kinds()) {
    if (!generator_of(tested)) continue;
    const std::string kind(tested.name);
    CAPTURE(kind);
    GenerateOptions wanted;
    wanted.rows = 6;
    wanted.seed = 3;
    const auto made = generate(kind, wanted);
    CHECK(made.puzzle.kind() == kind);
    const auto unique = made.puzzle.unique();
    CHECK(unique.verdict == puzzle2cnf::Verdict::kUnique);
    CHECK(unique.first == made.answer);
    CHECK(generate(kind, wanted).puzzle.write() == made.puzzle.write());
    wanted.number = 2;
    CHECK(generate(kind, wanted).puzzle.write() != made.puzzle.write());
  }
}

TEST_CASE("library generate: what cannot be made is refused") {
  using Wrong = std::invalid_argument;
  const std::string kind = puzzle2cnf::kinds()[0];
  const auto with = [](auto change) {
    GenerateOptions wanted;
    change(wanted);
    return wanted;
  };
  CHECK_THROWS_AS(generate("no kind"), Wrong);
  CHECK_THROWS_AS(generate(kind, with([](auto& w) { w.rows = -1; })), Wrong);
  CHECK_THROWS_AS(generate(kind, with([](auto& w) { w.rows = 1'000'000'000; })), Wrong);
  CHECK_THROWS_AS(generate(kind, with([](auto& w) { w.number = 0; })), Wrong);
  CHECK_THROWS_AS(generate(kind, with([](auto& w) { w.difficulty = "odd"; })), Wrong);
  CHECK_THROWS_AS(generate(kind, with([](auto& w) { w.style["odd"] = "1"; })), Wrong);
  CHECK_THROWS_AS(generate(kind, with([](auto& w) {
                             w.any = true;
                             w.difficulty = "easy";
                           })),
                  Wrong);
}

}  // namespace
}  // namespace p2c
