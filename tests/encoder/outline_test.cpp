// What clauses and variables are said to mean.
#include "encoder/outline.hpp"

#include <doctest/doctest.h>

#include "cnf_out/formula.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/slot_names.hpp"
#include "instances/documents/registry.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

const std::vector<Slot> kSlots = {{0, 1, "r1c1"}, {1, 3, "r1c2"}, {4, 4, "r2c1"}, {5, 6, "r2c2"}};

TEST_CASE("a literal of a slot is named by the value it stands for") {
  const SlotNames name(kSlots);
  CHECK(name(Lit(1)) == "r1c1=1");
  CHECK(name(Lit(-1)) == "r1c1=0");
  CHECK(name(Lit(3)) == "r1c2=2");
  CHECK(name(Lit(-3)) == "not r1c2=2");
  CHECK(name(Lit(5)) == "r2c1=4");
  CHECK(name(Lit(-6)) == "r2c2=5");
  CHECK(name(Lit(7)) == "v7");
  CHECK(name(Lit(-8)) == "not v8");
}

TEST_CASE("names number the variables as the slots do") {
  CountingSink out;
  const Unknowns x(out, kSlots);
  const SlotNames name(kSlots);
  for (std::size_t i = 0; i < kSlots.size(); ++i) {
    for (int value = kSlots[i].lo; value <= kSlots[i].hi; ++value) {
      CHECK(name.literal(i, value) == x.is(static_cast<int>(i), value));
    }
  }
}

TEST_CASE("clauses and variables belong to the last remark before them") {
  Outline out({3});
  out.fresh();
  out.remark([] { return std::string("nothing results from this"); });
  out.remark([] { return std::string("first"); });
  out.add({Lit(1), out.fresh()});
  out.add({Lit(2)});
  out.remark([] { return std::string("second"); });
  out.fresh();
  out.add({Lit(-1), Lit(3), kFalse});
  CHECK(out.clauses() == 3);
  CHECK(out.group_of_clause(1).words == "first");
  CHECK(out.group_of_clause(2).words == "first");
  CHECK(out.group_of_clause(3).words == "second");
  CHECK(out.group_of_variable(2).words == "first");
  CHECK(out.group_of_variable(3).words == "second");
  REQUIRE(out.wanted_clause(3) != nullptr);
  CHECK(*out.wanted_clause(3) == Lits{Lit(-1), Lit(3)});
  CHECK(out.wanted_clause(2) == nullptr);
}

TEST_CASE("every clause of every kind of puzzle has a rule, which no solver reads as an option") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(1);
    for (int round = 0; round < 20; ++round) {
      const PuzzlePtr board = kind.random(rng, 1 + round % 5, 1 + round % 4);
      Outline outline;
      Formula formula;
      encode_all(*board, {}, {}, outline);
      encode_all(*board, {}, {}, formula);
      CHECK(outline.clauses() == static_cast<std::int64_t>(formula.size()));
      CHECK(outline.variables() == formula.variables());
      REQUIRE_FALSE(outline.groups().empty());
      CHECK(outline.groups().front().first_clause == 1);
      for (const ClauseGroup& group : outline.groups()) {
        CHECK_FALSE(group.words.empty());
        CHECK(group.words.find("--") == std::string::npos);
        CHECK(group.words.find('\n') == std::string::npos);
      }
    }
  }
}

}  // namespace
}  // namespace p2c
