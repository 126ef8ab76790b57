// Where sums are odd, the explanation names rules that no board keeps with what is known, by what
// the rules mean.
#include <doctest/doctest.h>

#include <set>

#include "instances/documents/document.hpp"
#include "instances/givens.hpp"
#include "solver_glue/explain/explanation.hpp"
#include "solver_glue/explain/odd_reason.hpp"
#include "tests/board_count.hpp"
#include "tests/rules/step_checker.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/odd_boards.hpp"

namespace p2c {
namespace {

using Answers = Explanation::Answers;

PuzzlePtr any_hashi(const std::string& text) {
  return read_document("hashi\n" + text, "board").puzzle;
}

struct Tally {
  int boards = 0;
  int with_facts = 0;
  int with_steps = 0;
};

// The steps follow, and after them all facts are known.
void check_odd(const RuleBook& book, const Givens& givens, const Explanation& found, Tally& tally) {
  StepChecker checker(book, givens);
  for (const Step& step : found.steps) CHECK(checker.take(step) == "");
  const Step& odd = found.contradiction->step;
  for (const SlotFact& fact : odd.facts) {
    CHECK(checker.known()(literal_of(book, fact)) == Truth::kYes);
  }
  CHECK_FALSE(possible(book.puzzle(), rules_by_number(book, odd.rules), odd.facts));
  CHECK(std::set<int>(odd.rules.begin(), odd.rules.end()).size() == odd.rules.size());
  CHECK_FALSE(found.limit);
  ++tally.boards;
  tally.with_facts += odd.facts.empty() ? 0 : 1;
  tally.with_steps += found.steps.empty() ? 0 : 1;
}

void explain_odd(const Hashi& puzzle, const Givens& givens, Tally& tally) {
  const PuzzlePtr board = any_hashi(puzzle.print());
  INFO(board->print() << print_givens(board->slots(), givens));
  const RuleBook book(*board, nullptr);
  const Explanation found = explain(book, {*board, givens, {}}, {}, {});
  const bool odd = found.contradiction && !found.contradiction->words.empty();
  if (!odd) return;
  CHECK(found.answers == Answers::kNone);
  check_odd(book, givens, found, tally);
}

}  // namespace

TEST_CASE("an odd sum is explained by rules and facts that no board keeps") {
  const int kBoards = deep_count(fewer_if_sanitized(20, 5), fewer_if_sanitized(60, 10));
  Rng rng(3);
  Tally bare;
  while (bare.boards < kBoards) explain_odd(tailed_board(rng, chance(rng, 70)), {}, bare);
  Tally given;
  while (given.boards < kBoards) {
    const Hashi puzzle = tailed_board(rng, false);
    explain_odd(puzzle, some_givens(rng, puzzle), given);
  }
  MESSAGE("with facts ", bare.with_facts, " and ", given.with_facts, ", with steps ",
          bare.with_steps, " and ", given.with_steps);
  CHECK(bare.with_facts >= least_drawn(kBoards / 2));
  CHECK(bare.with_steps >= least_drawn(kBoards / 2));
  CHECK(given.with_facts >= least_drawn(kBoards / 5));
}

TEST_CASE("entries of a state that make a sum odd are named, and none can be left out") {
  Rng rng(4);
  int done = 0;
  while (done < deep_count(fewer_if_sanitized(12, 5), 30)) {
    const Hashi puzzle = tailed_board(rng, false);
    const PuzzlePtr board = any_hashi(puzzle.print());
    const std::vector<Answer> answers = answers_by_rules(*board);
    if (answers.size() < 2) continue;
    const Givens state = some_givens(rng, puzzle);
    const Givens odd = odd_entries(*board, {}, state, nullptr);
    if (odd.empty()) continue;
    INFO(board->print() << print_givens(board->slots(), state));
    for (const Answer& answer : answers) {
      CHECK(std::any_of(odd.begin(), odd.end(), [&](const SlotValue& entry) {
        return answer[entry.first] != entry.second;
      }));
    }
    for (const SlotValue& entry : odd) {
      Givens fewer = odd;
      std::erase(fewer, entry);
      CHECK(odd_entries(*board, {}, fewer, nullptr).empty());
    }
    const RuleBook book(*board, nullptr);
    CHECK(explain(book, {*board, {}, state}, {}, {}).at_odds == odd);
    ++done;
  }
}

}  // namespace p2c
