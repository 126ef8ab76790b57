#include <doctest/doctest.h>

#include <algorithm>

#include "tests/board_count.hpp"
#include "tests/library/boards.hpp"

namespace p2c {
namespace {

using puzzle2cnf::Fact;
using puzzle2cnf::Verdict;

bool holds(const Fact& fact, const Answer& answer) {
  return (answer[fact.slot] == fact.value) == fact.is;
}

bool agrees(const Answer& state, const Answer& answer) {
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (state[i] != puzzle2cnf::kOpen && state[i] != answer[i]) return false;
  }
  return true;
}

TEST_CASE("library reasons: steps hold in every answer and lead to the only one") {
  int unique = 0;
  each_library_board(40, [&](const LibraryBoard& board) {
    const auto explained = board.puzzle.explain();
    CAPTURE(board.puzzle.write());
    CHECK(!explained.limited);
    REQUIRE(explained.verdict);
    CHECK(*explained.verdict == (board.answers.empty()       ? Verdict::kNone
                                 : board.answers.size() == 1 ? Verdict::kUnique
                                                             : Verdict::kSeveral));
    CHECK(explained.contradiction.has_value() == board.answers.empty());
    for (const auto& step : explained.steps) {
      CHECK(!step.sentence.empty());
      CHECK(!step.concludes.empty());
      for (const Answer& answer : board.answers) {
        const auto right = [&](const Fact& fact) { return holds(fact, answer); };
        CHECK(std::all_of(step.concludes.begin(), step.concludes.end(), right));
      }
    }
    if (board.answers.size() != 1) return;
    ++unique;
    CHECK(explained.known == board.answers[0]);
    if (!explained.steps.empty()) CHECK(explained.level >= 1);
  });
  CHECK(unique >= deep_count(0, 10));
}

TEST_CASE("library reasons: a state is right when some answer agrees with it") {
  int right = 0;
  int wrong = 0;
  each_library_board(40, [&](const LibraryBoard& board) {
    Rng rng(board.answers.size());
    const auto& slots = board.puzzle.slots();
    for (int i = 0; i < 6; ++i) {
      Answer state(slots.size(), puzzle2cnf::kOpen);
      for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        if (chance(rng, 40)) {
          state[slot] = slots[slot].lo + below(rng, slots[slot].hi - slots[slot].lo + 1);
        }
      }
      const bool ok = std::any_of(board.answers.begin(), board.answers.end(),
                                  [&](const Answer& answer) { return agrees(state, answer); });
      const auto checked = board.puzzle.check_step(state);
      CAPTURE(board.puzzle.write());
      REQUIRE(checked.ok == ok);
      (ok ? right : wrong)++;
      CHECK((ok || !checked.rules.empty()));
      for (const Fact& fact : checked.facts) CHECK(state[fact.slot] == fact.value);
    }
  });
  CHECK(right >= deep_count(0, 50));
  CHECK(wrong >= deep_count(0, 50));
}

TEST_CASE("library reasons: a hint names what is wrong, or the next value") {
  int wrong = 0;
  each_library_board(40, [&](const LibraryBoard& board) {
    if (board.answers.size() != 1 || board.answers[0].empty()) return;
    Answer state(board.answers[0].size(), puzzle2cnf::kOpen);
    const auto next = board.puzzle.hint(state);
    if (!next.steps.empty()) CHECK(holds(next.steps.back().concludes[0], board.answers[0]));
    const puzzle2cnf::Slot& slot = board.puzzle.slots()[0];
    if (slot.lo == slot.hi) return;
    state[0] = board.answers[0][0] == slot.lo ? slot.hi : slot.lo;
    const auto hint = board.puzzle.hint(state);
    CHECK(hint.wrong == std::vector{0});
    ++wrong;
  });
  CHECK(wrong >= deep_count(0, 10));
}

TEST_CASE("library reasons: what is given and another entry need no rule") {
  const auto puzzle = puzzle2cnf::Puzzle::read("kenken\n2 2\n3+ 3+\n. .\n1 2\n1 2\ngiven r1c1=1\n");
  const auto checked = puzzle.check_step({2, kOpen, kOpen, kOpen});
  CHECK(!checked.ok);
  CHECK(checked.rules.empty());
  CHECK(checked.facts.size() == 2);
}

}  // namespace
}  // namespace p2c
