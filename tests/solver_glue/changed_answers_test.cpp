// Boards too large for brute force: an answer, and the same with one slot changed, is put before
// the clauses slot by slot. They must accept and refuse as the rules do.
#include <doctest/doctest.h>

#include "solver_glue/search.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::changed_answers_test {
namespace {

const int kBoards = deep_count(fewer_if_sanitized(30, 10), 150);  // with an answer, per kind
const int kMostDraws = 10 * kBoards;  // a kind may have few boards with an answer
constexpr int kChanges = 12;          // per board
constexpr int kLongestSide = 10;

// Each answer is put before one of them in turn; before all where rare faults are looked for.
constexpr Connectivity kForms[] = {Connectivity::kCuts, Connectivity::kLayers,
                                   Connectivity::kElimination, Connectivity::kPaper};

Givens all_given(const Answer& answer) {
  Givens givens;
  for (std::size_t i = 0; i < answer.size(); ++i) {
    givens.emplace_back(static_cast<int>(i), answer[i]);
  }
  return givens;
}

bool clauses_accept(const AnyPuzzle& board, const Answer& answer, Connectivity how) {
  SearchOptions options;
  options.encode.connectivity = how;
  Search search(board, all_given(answer), options);
  const bool accepted = search.next() == Status::kSatisfiable;
  if (accepted) REQUIRE(search.answer() == answer);
  return accepted;
}

// The answer with another value in one slot; unchanged where the slot has only one value.
Answer changed(Rng& rng, Answer answer, const std::vector<Slot>& slots) {
  const auto i = static_cast<std::size_t>(below(rng, static_cast<int>(slots.size())));
  const int values = slots[i].hi - slots[i].lo + 1;
  const int step = values == 1 ? 0 : 1 + below(rng, values - 1);
  answer[i] = slots[i].lo + (answer[i] - slots[i].lo + step) % values;
  return answer;
}

struct Verdicts {
  int accepted = 0;
  int refused = 0;
};

void compare(const AnyPuzzle& board, const Answer& answer, Verdicts& verdicts) {
  const bool right = !board.check(answer);
  ++(right ? verdicts.accepted : verdicts.refused);
  INFO(board.print_answer(answer));
  const int turn = (verdicts.accepted + verdicts.refused) % 4;
  for (const Connectivity how : kForms) {
    if (!is_deep() && how != kForms[turn]) continue;
    CAPTURE(how);
    REQUIRE(clauses_accept(board, answer, how) == right);
  }
}

void compare_changes(Rng& rng, const AnyPuzzle& board, const Answer& answer, Verdicts& verdicts) {
  INFO(board.print());
  compare(board, answer, verdicts);
  for (int k = 0; k < kChanges; ++k) compare(board, changed(rng, answer, board.slots()), verdicts);
}

}  // namespace

TEST_CASE("the clauses accept and refuse changed answers as the rules do") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(seed_of_boards(3));
    Verdicts verdicts;
    int boards = 0;
    for (int draw = 0; draw < kMostDraws && boards < boards_of(kind, kBoards); ++draw) {
      const int rows = 1 + below(rng, kLongestSide);
      const PuzzlePtr board = kind.random(rng, rows, 1 + below(rng, kLongestSide));
      Search search(*board, {}, {});
      if (board->slots().empty() || search.next() != Status::kSatisfiable) continue;
      ++boards;
      compare_changes(rng, *board, search.answer(), verdicts);
    }
    MESSAGE(kind.name, ": ", boards, " boards, ", verdicts.accepted, " answers accepted, ",
            verdicts.refused, " refused");
    CHECK(boards >= least_of(kind, kBoards - 1));
    CHECK(verdicts.accepted >= boards);
    CHECK(verdicts.refused >= least_of(kind, boards));
  }
}

}  // namespace p2c::changed_answers_test
