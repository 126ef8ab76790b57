// States of puzzles with several answers: any answer continues itself.
#include <doctest/doctest.h>

#include "solver_glue/explain/explanation.hpp"
#include "tests/board_count.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

const int kStates = deep_count(fewer_if_sanitized(60, 15), 60);

// All answers, as long as they are few; else none.
std::vector<Answer> answers_of(const AnyPuzzle& puzzle) {
  constexpr std::size_t kMost = 20;
  Search search(puzzle, {}, {});
  std::vector<Answer> all;
  while (all.size() <= kMost && search.next() == Status::kSatisfiable) {
    all.push_back(search.answer());
  }
  return all.size() > kMost ? std::vector<Answer>{} : all;
}

Givens part_of(const Answer& answer, Rng& rng) {
  Givens part;
  for (std::size_t i = 0; i < answer.size(); ++i) {
    if (chance(rng, 70)) part.emplace_back(static_cast<int>(i), answer[i]);
  }
  return part;
}

}  // namespace

TEST_CASE("explanation: a part of any answer is no state at odds") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(7);
    int states = 0;
    for (int draws = 0; states < kStates && draws < 2'000; ++draws) {
      const int rows = 2 + below(rng, 3);
      const PuzzlePtr puzzle = kind.random(rng, rows, 2 + below(rng, 3));
      const std::vector<Answer> answers = answers_of(*puzzle);
      if (answers.size() < 2) continue;
      const RuleBook book(*puzzle, nullptr);
      for (const Answer& answer : answers) {
        INFO(puzzle->print() << puzzle->print_answer(answer));
        const Givens state = part_of(answer, rng);
        const Explanation found = explain(book, {*puzzle, {}, state}, {}, {});
        CHECK(found.answers == Explanation::Answers::kSeveral);
        CHECK(found.at_odds.empty());
        REQUIRE(found.known.size() == answer.size());  // the steps begin with the state
        for (const auto& [slot, value] : state) CHECK(found.known[slot] == value);
        ++states;
      }
    }
    MESSAGE(kind.name, ": ", states, " states");
    CHECK(states >= least_drawn(kStates - 1));
  }
}

}  // namespace p2c
