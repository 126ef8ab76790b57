// Whole explanations of random boards: each step follows, and nothing in it can be left out.
#include <doctest/doctest.h>

#include <algorithm>

#include "instances/documents/document.hpp"
#include "solver_glue/forced.hpp"
#include "tests/board_count.hpp"
#include "tests/rules/rule_boards.hpp"
#include "tests/rules/step_checker.hpp"
#include "tests/rules/text_meaning.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

using End = Explainer::End;

// Of all kinds together; in a usual run fewer of one that is judged by its text.
int wanted_steps(bool by_hand) {
  const int all = board_count("PUZZLE2CNF_STEPS", deep_count(1'000, 5'000), deep_count(200, 500));
  return all / static_cast<int>(puzzle_kinds().size()) / (by_hand ? 1 : deep_count(4, 1));
}

PuzzlePtr random_board(const PuzzleKind& kind, Rng& rng, bool by_hand, int least) {
  const int sides = by_hand ? 6 : least;  // the meaning of a text is slower
  const int rows = least + below(rng, sides);
  return kind.random(rng, rows, least + below(rng, sides));
}

// A product of many numbers leaves more conflicts than the explainer has to see that a rule is
// needless.
bool is_of_many_numbers(const RuleBook& book, const StatedRule& its) {
  constexpr std::size_t kMany = 8;
  const auto is_number = [&](int slot) {
    const Slot& range = book.puzzle().slots()[slot];
    return range.hi - range.lo > 1;
  };
  const std::vector<int>& scope = its.rule.scope;
  return scope.size() > kMany && std::all_of(scope.begin(), scope.end(), is_number);
}

// With two graphs the judge of a step tries all ways to fill the board.
bool is_taken(const RuleBook& book) {
  constexpr std::size_t kMostSlotsOfGraphs = 16;
  const auto graphs = std::count_if(book.rules().begin(), book.rules().end(),
                                    [](const StatedRule& rule) { return rule.is_graph(); });
  if (graphs > 1) return book.puzzle().slots().size() <= kMostSlotsOfGraphs;
  return has_meanings(book.puzzle()) ||
         std::none_of(book.rules().begin(), book.rules().end(),
                      [&](const StatedRule& its) { return is_of_many_numbers(book, its); });
}

struct Tally {
  StepTally steps;
  int boards = 0;
  int complete = 0;
  int nothing_more = 0;
  int contradictory = 0;
};

// What is the same in all answers; nothing when there is none.
Forced forced_by_search(const AnyPuzzle& puzzle) {
  Search search(puzzle, {}, {});
  return find_forced(search);
}

void check_end(const Explainer& explainer, const StepChecker& checker, const Forced& forced,
               Tally& tally) {
  if (forced.status == Status::kUnsatisfiable) {
    CHECK(explainer.end() == End::kContradiction);
    INFO(checker.in_words(explainer.contradiction()));
    CHECK(checker.take_contradiction(explainer.contradiction()) == "");
    ++tally.contradictory;
    return;
  }
  CHECK(checker.known().values() == forced.values);
  CHECK(explainer.known().values() == forced.values);
  CHECK(explainer.end() == (is_whole(forced.values) ? End::kComplete : End::kNothingMore));
  ++(is_whole(forced.values) ? tally.complete : tally.nothing_more);
}

void explain(const RuleBook& book, Tally& tally) {
  const Forced forced = forced_by_search(book.puzzle());
  Explainer explainer(book, {}, {});
  StepChecker checker(book, {});
  const std::string wrong = check_steps(explainer, checker, tally.steps);
  INFO(book.puzzle().print_answer(checker.known().values()));
  CHECK(wrong == "");
  if (!wrong.empty()) return;
  check_end(explainer, checker, forced, tally);
}

}  // namespace

TEST_CASE("each step of an explanation follows, and no rule or fact in it can be left out") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(seed_of_boards(1));
    Rng probe = rng;
    Tally tally;
    bool has_rules = true;
    int least = 3;
    const bool by_hand = has_meanings(*kind.random(probe, 3, 3));
    const int steps = wanted_steps(by_hand);
    const auto is_enough = [&] {
      return tally.steps.steps >= steps && tally.boards >= deep_count(1, 100);
    };
    constexpr int kMostTried = 300;  // none of a kind may be taken, as of Eulero
    for (int tried = 0; has_rules && tried < kMostTried && !is_enough(); ++tried) {
      if (tried == kMostTried / 3 && tally.boards == 0) least = 2;
      const PuzzlePtr board = random_board(kind, rng, by_hand, least);
      INFO(board->print());
      const RuleBook book(*board, nullptr);
      has_rules = is_judged(book);
      if (!has_rules || !is_taken(book)) continue;
      explain(book, tally);
      ++tally.boards;
    }
    MESSAGE(kind.name, ": ", std::string(has_rules ? "" : "not judged, "), tally.steps.in_words(),
            "; ", tally.complete, " boards to the end, ", tally.nothing_more,
            " with several answers, ", tally.contradictory, " with none");
    if (!has_rules || !is_deep() || steps < 500) continue;
    CHECK(tally.steps.with_two_rules + tally.steps.with_more > 0);
    CHECK(tally.complete > 0);
    CHECK(tally.nothing_more > 0);
    CHECK(tally.contradictory > 0);
  }
}

// The small solver gives up on whether the region of r1c1 is needed, too.
TEST_CASE("no rule can be left out of a step, even where that takes many conflicts to see") {
  const Document board = read_document(
      "lits\n6 8\n1 1 2 2 3 4 4 4\n1 1 2 2 3 4 4 4\n1 1 2 2 3 4 4 5\n6 3 3 3 3 3 5 5\n"
      "6 6 6 3 3 5 5 5\n6 6 6 3 3 5 5 5\n",
      "test", {});
  Tally tally;
  explain(RuleBook(*board.puzzle, nullptr), tally);
  CHECK(tally.steps.with_more == 1);
}

}  // namespace p2c
