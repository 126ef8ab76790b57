#include "solver_glue/givens/contradiction.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/documents/document.hpp"
#include "tests/board_count.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

bool keeps(const Answer& answer, const Givens& some) {
  return std::all_of(some.begin(), some.end(),
                     [&](const SlotValue& given) { return answer[given.first] == given.second; });
}

// Whether some answer has all of these.
bool goes(const std::vector<Answer>& answers, const Givens& some) {
  return std::any_of(answers.begin(), answers.end(),
                     [&](const Answer& answer) { return keeps(answer, some); });
}

// The size of the smallest part of the position that no answer has.
std::size_t smallest_size(const std::vector<Answer>& answers, const Givens& position) {
  std::size_t smallest = position.size();
  for (unsigned set = 0; set < 1U << position.size(); ++set) {
    Givens some;
    for (std::size_t i = 0; i < position.size(); ++i) {
      if ((set >> i & 1U) != 0) some.push_back(position[i]);
    }
    if (!goes(answers, some)) smallest = std::min(smallest, some.size());
  }
  return smallest;
}

Givens random_position(Rng& rng, const std::vector<Slot>& slots) {
  Givens position;
  for (int i = 0; i < static_cast<int>(slots.size()) && position.size() < 9; ++i) {
    const Slot& slot = slots[static_cast<std::size_t>(i)];
    if (chance(rng, 60)) position.emplace_back(i, slot.lo + below(rng, slot.hi - slot.lo + 1));
  }
  return position;
}

TEST_CASE("contradiction: on random boards the slots are those wrong, or the fewest") {
  Rng rng(77);
  int one = 0;
  int several = 0;
  int larger = 0;
  for (int i = 0; i < deep_count(fewer_if_sanitized(600, 100), 600); ++i) {
    const auto& kinds = tested_kinds();
    const PuzzlePtr puzzle =
        kinds[static_cast<std::size_t>(i) % kinds.size()].get().random(rng, 3, 3);
    if (ways_to_fill(puzzle->slots(), 20'000) > 20'000) continue;
    const std::vector<Answer> answers = answers_by_rules(*puzzle);
    const Givens position = random_position(rng, puzzle->slots());
    if (answers.empty() || goes(answers, position)) continue;
    const Contradiction found = find_contradiction(*puzzle, {}, position, {});
    REQUIRE(found.status == Status::kSatisfiable);
    CHECK(found.smallest);
    CHECK(found.one_answer == (answers.size() == 1));
    if (found.one_answer) {
      ++one;
      Givens wrong;
      std::copy_if(position.begin(), position.end(), std::back_inserter(wrong),
                   [&](const SlotValue& given) { return !keeps(answers[0], {given}); });
      CHECK(found.slots == wrong);
    } else {
      ++several;
      CHECK_FALSE(goes(answers, found.slots));
      CHECK(found.slots.size() == smallest_size(answers, position));
      if (found.slots.size() > 1) ++larger;
    }
  }
  CHECK(one >= least_drawn(40));
  CHECK(several >= least_drawn(40));
  CHECK(larger >= least_drawn(10));
}

TEST_CASE("contradiction: of a puzzle without an answer nothing is said") {
  const Document none = read_document("nonogram\n1 1\n0\n1\n", "f");
  CHECK(find_contradiction(*none.puzzle, {}, {{0, 1}}, {}).status == Status::kUnsatisfiable);
}

TEST_CASE("contradiction: what is given counts as the puzzle") {
  const Document two = read_document("nonogram\n2 2\n1\n1\n1\n1\n", "f");
  const Contradiction found = find_contradiction(*two.puzzle, {{0, 1}}, {{1, 1}, {3, 1}}, {});
  CHECK(found.one_answer);
  CHECK(found.slots == Givens{{1, 1}});
}

TEST_CASE("contradiction: a stop ends it with nothing known, or with what is known") {
  const Document two = read_document("nonogram\n2 2\n1\n1\n1\n1\n", "f");
  Stop stop;
  stop.request(Stop::kInterrupted);
  SearchOptions options;
  options.stop = &stop;
  CHECK_THROWS_AS(find_contradiction(*two.puzzle, {}, {{0, 1}, {1, 1}}, options), Stopped);
}

}  // namespace
}  // namespace p2c
