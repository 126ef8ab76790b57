// What all answers share, against brute force on random boards of every kind.
#include "solver_glue/forced.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

Answer shared(const std::vector<Answer>& answers) {
  Answer common = answers[0];
  for (const Answer& answer : answers) {
    for (std::size_t i = 0; i < common.size(); ++i) {
      if (answer[i] != common[i]) common[i] = kOpen;
    }
  }
  return common;
}

}  // namespace

TEST_CASE("forced values are those of all answers by brute force") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    int open_boards = 0;
    for (int i = 0; i < boards_of(kind, deep_count(fewer_if_sanitized(150, 20), 150)); ++i) {
      const PuzzlePtr board = boards.next();
      if (!board) break;
      const std::vector<Answer> answers = answers_by_rules(*board);
      Search search(*board, {}, {});
      const Forced forced = find_forced(search);
      CHECK(forced.status == (answers.empty() ? Status::kUnsatisfiable : Status::kSatisfiable));
      if (answers.empty()) continue;
      CHECK(forced.values == shared(answers));
      if (answers.size() > 1) ++open_boards;
    }
    CHECK(open_boards >= least_of(kind, 10));
  }
}

const int kMostStopped = deep_count(fewer_if_sanitized(5, 2), 20);

// Of what is not limited, brute force says so above.
TEST_CASE("what is forced when a search is stopped is forced") {
  int stopped_in_all = 0;
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(1);
    int stopped = 0;
    for (int i = 0; i < boards_of(kind, fewer_if_sanitized(300, 60)) && stopped < kMostStopped;
         ++i) {
      const PuzzlePtr board = kind.random(rng, 9, 9);
      SearchOptions options;
      options.presolve = chance(rng, 50);
      Search search(*board, {}, options);
      const Forced right = find_forced(search);
      options.conflict_limit = 1 + below(rng, 30);
      Search limited(*board, {}, options);
      const Forced forced = find_forced(limited);
      const bool has_values = !forced.values.empty();
      CHECK((forced.undecided > 0) == (forced.status == Status::kUnknown && has_values));
      if (forced.undecided == 0) continue;
      ++stopped;
      const auto open = std::count(forced.values.begin(), forced.values.end(), kOpen);
      const auto varying = std::count(right.values.begin(), right.values.end(), kOpen);
      CHECK(forced.undecided <= open);
      CHECK(varying >= open - forced.undecided);
      for (std::size_t slot = 0; slot < right.values.size(); ++slot) {
        if (forced.values[slot] != kOpen) CHECK(forced.values[slot] == right.values[slot]);
      }
    }
    CHECK(stopped >= least_of(kind, 1));  // few where boards of a kind are easy
    stopped_in_all += stopped;
  }
  if (tries_all_kinds()) CHECK(stopped_in_all >= least_drawn(2 * kMostStopped - 1));
}

TEST_CASE("forced values: it gives up when too many slots vary") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    int given_up = 0;
    for (int i = 0; i < boards_of(kind, deep_count(fewer_if_sanitized(100, 30), 100)); ++i) {
      const PuzzlePtr board = boards.next();
      if (!board) break;
      const std::vector<Answer> answers = answers_by_rules(*board);
      if (answers.size() < 2) continue;
      const Answer right = shared(answers);
      const auto open = static_cast<std::size_t>(std::count(right.begin(), right.end(), kOpen));
      Search search(*board, {}, {});
      CHECK(find_forced(search, open - 1).status == Status::kUnknown);
      Search again(*board, {}, {});
      CHECK(find_forced(again, open).values == right);
      ++given_up;
    }
    CHECK(given_up >= least_of(kind, 9));
  }
}

}  // namespace p2c
