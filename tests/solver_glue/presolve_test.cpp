// What presolving implies holds in every answer, by brute force over the slots.
#include <doctest/doctest.h>

#include "tests/board_count.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::presolve_test {
namespace {

const int kBoards = deep_count(fewer_if_sanitized(500, 40), 500);

bool has(const Answer& answer, const SlotValue& what) { return answer[what.first] == what.second; }

// Each slot has at most one value, and nothing is said a second time.
void check_form(const Implied& implied, const std::vector<Slot>& slots) {
  std::set<int> known;
  for (const auto& [slot, value] : implied.values) REQUIRE(known.insert(slot).second);
  std::set<SlotValue> out;
  for (const SlotValue& what : implied.out) {
    REQUIRE(known.count(what.first) == 0);
    REQUIRE(out.insert(what).second);
    REQUIRE(what.second >= slots[what.first].lo);
    REQUIRE(what.second <= slots[what.first].hi);
  }
}

void check_holds(const Implied& implied, const Answer& answer) {
  for (const SlotValue& what : implied.values) REQUIRE(has(answer, what));
  for (const SlotValue& what : implied.out) REQUIRE_FALSE(has(answer, what));
  for (const std::vector<SlotValue>& list : implied.any) {
    REQUIRE(std::any_of(list.begin(), list.end(),
                        [&](const SlotValue& what) { return has(answer, what); }));
  }
}

// How much was implied of boards that have answers, or that there is none.
struct Tally {
  std::int64_t values = 0;
  std::int64_t out = 0;
  std::int64_t any = 0;
  int none = 0;

  void add(const Implied& implied) {
    values += implied.values.size();
    out += implied.out.size();
    any += implied.any.size();
  }
};

Tally check_boards(const PuzzleKind& kind) {
  Tally tally;
  RandomBoards boards(kind);
  for (int i = 0; i < boards_of(kind, kBoards); ++i) {
    const PuzzlePtr board = boards.next();
    if (!board) break;
    INFO(board->print());
    const std::vector<Answer> answers = answers_by_rules(*board);
    const std::optional<Implied> implied = board->presolve(nullptr);
    if (!implied) {
      REQUIRE(answers.empty());
      ++tally.none;
      continue;
    }
    check_form(*implied, board->slots());
    for (const Answer& answer : answers) check_holds(*implied, answer);
    if (!answers.empty()) tally.add(*implied);
  }
  return tally;
}

TEST_CASE("what presolving implies holds in every answer") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    const Tally tally = check_boards(kind);
    if (kind.name == "hashi")
      CHECK((tally.out >= least_drawn(50) && tally.any >= least_drawn(100)));
    if (kind.name == "kenken") CHECK(tally.out >= least_drawn(100));
    if (kind.name == "hashi" || kind.name == "kenken" || kind.name == "nonogram") {
      CHECK(tally.values >= least_drawn(500));
      CHECK(tally.none >= least_drawn(10));
    }
    MESSAGE(kind.name, ": ", tally.values, " values, ", tally.out, " out, ", tally.any, " lists; ",
            tally.none, " boards without an answer");
  }
}

TEST_CASE("presolving that is stopped at once implies nothing false") {
  Stop stop;
  stop.request(Stop::kInterrupted);
  for (const PuzzleKind& kind : tested_kinds()) {
    RandomBoards boards(kind);
    for (int i = 0; i < boards_of(kind, kBoards) / 10; ++i) {
      const PuzzlePtr board = boards.next();
      if (!board) break;
      INFO(board->print());
      const std::optional<Implied> implied = board->presolve(&stop);
      const std::vector<Answer> answers = answers_by_rules(*board);
      REQUIRE((implied || answers.empty()));
      for (const Answer& answer : answers) check_holds(*implied, answer);
    }
  }
}

}  // namespace
}  // namespace p2c::presolve_test
