// The beginnings that a puzzle refuses, against all answers by trying every way to fill it.
#include <doctest/doctest.h>

#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/never_refused.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

const int kBoards = deep_count(fewer_if_sanitized(40, 10), fewer_if_sanitized(250, 50));

// How many whole answers a walk reaches.
std::int64_t ways_left(const AnyPuzzle& board) {
  std::int64_t left = 0;
  walk(board, std::numeric_limits<std::int64_t>::max(), [&](const Answer&) { ++left; });
  return left;
}

struct Tally {
  int boards = 0;
  int refusing = 0;  // boards
  std::int64_t answers = 0;
  std::int64_t ways = 0;
  std::int64_t left = 0;
};

Tally tally_boards(const PuzzleKind& kind) {
  RandomBoards boards(kind);
  Tally tally;
  for (PuzzlePtr board;
       tally.boards < boards_of(kind, kBoards) && (board = boards.next()) != nullptr;) {
    INFO(board->print());
    const std::int64_t ways = ways_to_fill(board->slots(), kMostTried);
    if (ways > kMostTried) continue;
    answers_by_rules(*board, [&](const Answer& answer, bool right) {
      if (!right) return;
      ++tally.answers;
      if (!never_refused(*board, answer)) FAIL(board->print_answer(answer));
    });
    const std::int64_t left = ways_left(*board);
    ++tally.boards;
    tally.refusing += left < ways ? 1 : 0;
    tally.ways += ways;
    tally.left += left;
  }
  return tally;
}

}  // namespace

TEST_CASE("no beginning of an answer is refused, and most other ways are") {
  for (const PuzzleKind& kind : tested_kinds()) {
    if (!kind.refuses_beginnings) continue;
    CAPTURE(kind.name);
    const Tally tally = tally_boards(kind);
    MESSAGE(kind.name, ": ", tally.answers, " answers on ", tally.boards, " boards, ",
            tally.refusing, " of which refuse beginnings; of ", tally.ways, " ways are left ",
            tally.left);
    CHECK(tally.answers >= least_of(kind, kBoards / 2));
    CHECK(tally.refusing >= least_of(kind, tally.boards / 2));
    if (is_deep()) CHECK(tally.left <= tally.ways / 4);
  }
}

}  // namespace p2c
