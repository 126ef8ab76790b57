// Clues that are left out: none more can go, and the fewest are those of brute force.
#include "solver_glue/generate/fewer_clues.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <limits>

#include "solver_glue/givens/only_answer.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/generate/clued_boards.hpp"
#include "tests/solver_glue/hitting_by_brute_force.hpp"
#include "tests/solver_glue/random_boards.hpp"

namespace p2c {
namespace {

Clues rest(const Clues& all, Clues some) {
  std::sort(some.begin(), some.end());
  Clues others;
  std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(others));
  return others;
}

bool is_only(const AnyPuzzle& puzzle, const Answer& answer) {
  return find_only_answer(puzzle, {}, answer, {}) == Status::kSatisfiable;
}

CluedBoard next_board_with_one_answer(const PuzzleKind& kind, int side, Rng& rng) {
  while (true) {
    CluedBoard board = next_clued_board(kind, side, rng);
    if (is_only(*board.puzzle, board.answer)) return board;
  }
}

OtherWithout asking(RuleVersions& versions, const CluedBoard& board) {
  return [&](const AnyPuzzle& puzzle, const AnyPuzzle& fuller, Answer& other) {
    CHECK(fuller.clues().size() > puzzle.clues().size());
    const Status status = versions.other(puzzle, board.answer);
    if (status == Status::kSatisfiable) other = versions.found();
    return status;
  };
}

// Those that go, one by one.
Clues clues_that_go(const OtherWithout& other, const AnyPuzzle& full, std::size_t most, Rng& rng) {
  const Orbits go =
      orbits_to_leave_out(other, full, orbits_of_one(full.clues()), most, nullptr, rng);
  Clues clues;
  for (const Orbit& one : go) clues.push_back(one.at(0));
  return clues;
}

constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

TEST_CASE("fewer clues: what is left has one answer, and none of it can go") {
  for (const PuzzleKind* kind : kinds_with_clues()) {
    CAPTURE(kind->name);
    Rng rng(1);
    std::size_t gone = 0;
    for (int i = 0; i < boards_of(*kind, deep_count(fewer_if_sanitized(40, 4), 40)); ++i) {
      const CluedBoard board = next_board_with_one_answer(*kind, 7, rng);
      INFO(board.puzzle->print());
      RuleVersions versions = versions_of(*kind, *board.puzzle);
      const Clues go = clues_that_go(asking(versions, board), *board.puzzle, kAll, rng);
      gone += go.size();
      const Clues kept = rest(board.puzzle->clues(), go);
      CHECK(is_only(*board.puzzle->without(rest(board.puzzle->clues(), kept)), board.answer));
      for (const int clue : kept) {
        const Clues others = rest(kept, {clue});
        CHECK_FALSE(
            is_only(*board.puzzle->without(rest(board.puzzle->clues(), others)), board.answer));
      }
    }
    MESSAGE(kind->name, ": ", gone, " clues left out");
    CHECK(gone >= least_of(*kind, 9));
  }
}

TEST_CASE("fewer clues: so many go as are asked for") {
  const PuzzleKind& hashi = *find_kind("hashi");
  Rng rng(1);
  for (int i = 0; i < 20; ++i) {
    const CluedBoard board = next_board_with_one_answer(hashi, 7, rng);
    RuleVersions versions = versions_of(hashi, *board.puzzle);
    const auto go = [&](std::size_t most, Rng& order) {
      return clues_that_go(asking(versions, board), *board.puzzle, most, order);
    };
    Rng same = rng;
    const Clues all = go(kAll, same);
    const Clues one = go(1, rng);
    REQUIRE(one.size() == std::min<std::size_t>(1, all.size()));
    CHECK(std::equal(one.begin(), one.end(), all.begin()));
    CHECK(go(0, rng).empty());
  }
}

// For each answer without clues, the clues that it breaks. The wanted one breaks none.
BitSets broken_clues(const CluedBoard& board) {
  const Clues all = board.puzzle->clues();
  std::vector<PuzzlePtr> alone;  // the board with one clue
  for (const int clue : all) alone.push_back(board.puzzle->without(rest(all, {clue})));
  BitSets sets;
  for (const Answer& answer : answers_by_rules(*board.puzzle->without(all))) {
    std::uint64_t set = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (alone[i]->check(answer)) set |= std::uint64_t{1} << i;
    }
    if (answer != board.answer) sets.push_back(set);
  }
  return sets;
}

void check_fewest(const PuzzleKind& kind, const CluedBoard& board, const BitSets& sets) {
  const AnyPuzzle& puzzle = *board.puzzle;
  RuleVersions versions = versions_of(kind, puzzle);
  const RuleVersionsOptions options;
  const FewestClues fewest = find_fewest_clues(versions, puzzle, board.answer, options);
  CHECK(fewest.optimal());
  CHECK(fewest.kept.size() == fewest_hits(sets));
  CHECK(std::is_sorted(fewest.kept.begin(), fewest.kept.end()));
  CHECK(is_only(*puzzle.without(rest(puzzle.clues(), fewest.kept)), board.answer));
}

TEST_CASE("fewest clues: as few as by brute force") {
  constexpr std::int64_t kFew = 1 << 10;  // ways to fill it: each may be an answer without clues
  for (const PuzzleKind* kind : kinds_with_clues()) {
    CAPTURE(kind->name);
    const int kBoards = boards_of(*kind, deep_count(fewer_if_sanitized(300, 25), 300));
    RandomBoards boards(*kind);
    Rng rng(1);
    int count = 0;
    int fewer = 0;  // and more than none
    while (count < kBoards) {
      PuzzlePtr drawn = boards.next();
      if (!drawn && !takes_all_boards(*kind)) break;
      REQUIRE(drawn);
      if (!takes_all_boards(*kind) && ways_to_fill(drawn->slots(), kFew) > kFew) continue;
      const std::vector<Answer> answers = answers_by_rules(*drawn);
      if (answers.empty()) continue;
      const Answer& answer = answers[below(rng, static_cast<int>(answers.size()))];
      const CluedBoard board = with_all_clues(std::move(drawn), answer, *kind, rng);
      if (board.puzzle->clues().empty()) continue;
      const BitSets sets = broken_clues(board);
      if (std::find(sets.begin(), sets.end(), 0U) != sets.end()) continue;  // has another answer
      INFO(board.puzzle->print());
      check_fewest(*kind, board, sets);
      ++count;
      const std::size_t kept = fewest_hits(sets);
      fewer += kept > 0 && kept < board.puzzle->clues().size() ? 1 : 0;
    }
    MESSAGE(kind->name, ": ", fewer, " boards where some clues can go, and some cannot");
    CHECK(fewer >= least_of(*kind, 10));
  }
}

// A stop leaves what holds: all clues, and a bound.
TEST_CASE("fewest clues: a stop ends the search") {
  const PuzzleKind& hashi = *find_kind("hashi");
  Rng rng(1);
  const CluedBoard board = next_board_with_one_answer(hashi, 7, rng);
  RuleVersions versions = versions_of(hashi, *board.puzzle);
  Stop stop;
  stop.request(Stop::kTimeLimit);
  RuleVersionsOptions options;
  options.stop = &stop;
  const FewestClues fewest = find_fewest_clues(versions, *board.puzzle, board.answer, options);
  CHECK(is_only(*board.puzzle->without(rest(board.puzzle->clues(), fewest.kept)), board.answer));
  CHECK(fewest.lower_bound <= static_cast<std::int64_t>(fewest.kept.size()));
}

}  // namespace
}  // namespace p2c
