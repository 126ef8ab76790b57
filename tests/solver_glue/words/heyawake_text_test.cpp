// The rules of Heyawake as a text, which have the answers that its tuned clauses have.
#include <doctest/doctest.h>

#include "instances/documents/registry.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

const char* const kRules = R"rules(rules 1
puzzle heyawake "shade cells: room counts, no three rooms in a run"
given room with need: regions on all cells, "a number of shaded cells"
answer shaded: shading on cells

rule touch "no two shaded cells share an edge": apart shaded
rule need "the room of {r} has {need of r} shaded cell(s)":
  each r in room with number need: shaded in r = need of r
rule run "the run {s} passes through three rooms": each s in spans over 3 room: shaded in s >= 1
rule connected "the unshaded cells are connected": connected not shaded
)rules";

TEST_CASE("words: Heyawake as a text has the answers of its own clauses") {
  if (!tries_all_kinds()) return;
  const KindPtr kind = kind_of(parts_of_rules(read_rules(kRules, "f")));
  const PuzzleKind& own = *find_kind("heyawake");
  constexpr std::size_t kMost = 300;
  Rng rng(38);
  int compared = 0;
  for (int i = 0; i < 300; ++i) {
    const PuzzlePtr board = own.random(rng, 1 + below(rng, 6), 1 + below(rng, 6));
    const auto* heyawake = board->as<Heyawake>();
    REQUIRE(heyawake != nullptr);
    const CluedRooms rooms = *heyawake;
    const PuzzlePtr other = board_of(kind, {heyawake->rows(), heyawake->cols(), {rooms}});
    const std::vector<Answer> right = answers_by_search(*board, {}, {}, kMost).answers;
    const std::vector<Answer> by_text = answers_by_search(*other, {}, {}, kMost).answers;
    CHECK(right.size() == by_text.size());
    if (right.size() > kMost) continue;
    CHECK(right == by_text);
    compared += right.empty() ? 0 : 1;
  }
  CHECK(compared > 50);
}

}  // namespace
}  // namespace p2c
