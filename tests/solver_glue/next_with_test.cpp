// Questions under assumptions, answered as the rules answer them, by every solver.
#include <doctest/doctest.h>

#include "solver_glue/search.hpp"
#include "tests/board_count.hpp"
#include "tests/solver_glue/ipasir/picosat.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/solver_glue/random_values.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

bool fits(const Answer& answer, const Givens& all, const Givens& any) {
  const auto has = [&](const std::pair<int, int>& given) {
    return answer[given.first] == given.second;
  };
  return std::all_of(all.begin(), all.end(), has) &&
         (any.empty() || std::any_of(any.begin(), any.end(), has));
}

void ask(const AnyPuzzle& board, const SearchOptions& options, Rng& rng) {
  const std::vector<Answer> answers = answers_by_rules(board);
  Search search(board, {}, options);
  for (int k = 0; k < 10; ++k) {
    const Givens assumed = random_values(rng, board.slots(), below(rng, 4));
    const Givens one_of = random_values(rng, board.slots(), below(rng, 3));
    const auto exists = [&](const Givens& all) {
      return std::any_of(answers.begin(), answers.end(),
                         [&](const Answer& answer) { return fits(answer, all, one_of); });
    };
    const Status status = search.next_with(assumed, one_of);
    CHECK(status == (exists(assumed) ? Status::kSatisfiable : Status::kUnsatisfiable));
    if (status == Status::kSatisfiable) CHECK(fits(search.answer(), assumed, one_of));
    if (status == Status::kUnsatisfiable) CHECK_FALSE(exists(search.failed()));
  }
}

void ask_about_boards(const SearchOptions& options) {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    Rng rng(1);
    for (int i = 0; i < boards_of(kind, deep_count(fewer_if_sanitized(40, 5), 40)); ++i) {
      const PuzzlePtr board = boards.next();
      if (!board) break;
      if (!board->slots().empty()) ask(*board, options, rng);
    }
  }
}

}  // namespace

TEST_CASE("next_with finds an answer with these values exactly when there is one") {
  const p2c_ipasir functions = picosat();
  for (const bool presolve : {true, false}) {
    for (const p2c_ipasir* solver : {static_cast<const p2c_ipasir*>(nullptr), &functions}) {
      CAPTURE(presolve);
      CAPTURE(solver == nullptr);
      SearchOptions options;
      options.presolve = presolve;
      options.solver = solver;
      ask_about_boards(options);
    }
  }
}

}  // namespace p2c
