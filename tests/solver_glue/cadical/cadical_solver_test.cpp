// What holds for one call of a solver only.
#include "solver_glue/cadical/cadical_solver.hpp"

#include <doctest/doctest.h>

#include "solver_glue/search.hpp"
#include "tests/solver_glue/random_boards.hpp"

namespace p2c {

TEST_CASE("assumptions and a choice hold for one call") {
  CadicalSolver solver;
  const Lit a = solver.fresh();
  const Lit b = solver.fresh();
  const Lit c = solver.fresh();
  solver.add({a, b});
  CHECK(solver.solve(Lits{!a}) == Status::kSatisfiable);
  CHECK(solver.model()(b));
  CHECK(solver.solve(Lits{!c, !a, !b}) == Status::kUnsatisfiable);
  Lits failed = solver.failed();
  std::sort(failed.begin(), failed.end());
  CHECK(failed == Lits{!b, !a});
  CHECK(solver.solve(Lits{!a}, Lits{a, !b}) == Status::kUnsatisfiable);
  CHECK(solver.solve(Lits{!a}, Lits{a, c}) == Status::kSatisfiable);
  CHECK(solver.model()(c));
  CHECK(solver.solve() == Status::kSatisfiable);
  CHECK(solver.failed().empty());
}

TEST_CASE("constants may be assumed and chosen") {
  CadicalSolver solver;
  const Lit a = solver.fresh();
  solver.add({a});
  CHECK(solver.solve(Lits{kTrue, a}) == Status::kSatisfiable);
  CHECK(solver.solve(Lits{a, kFalse}) == Status::kUnsatisfiable);
  CHECK(solver.failed() == Lits{kFalse});
  CHECK(solver.solve({}, Lits{!a, kTrue}) == Status::kSatisfiable);
  CHECK(solver.solve({}, Lits{kFalse}) == Status::kUnsatisfiable);
  CHECK(solver.solve({}, Lits{!a, kFalse}) == Status::kUnsatisfiable);
  CHECK(solver.solve() == Status::kSatisfiable);
}

TEST_CASE("what is preferred is found where it is a model") {
  for (const bool sign : {false, true}) {
    CadicalSolver solver;
    const Lits xs = solver.fresh(20);
    for (std::size_t i = 0; i + 1 < xs.size(); ++i) solver.add({xs[i], xs[i + 1]});
    for (std::size_t i = 0; i < xs.size(); ++i)
      solver.prefer((i % 2 == 0) == sign ? xs[i] : !xs[i]);
    REQUIRE(solver.solve() == Status::kSatisfiable);
    for (std::size_t i = 0; i < xs.size(); ++i)
      CHECK(solver.model()(xs[i]) == ((i % 2 == 0) == sign));
  }
}

TEST_CASE("next_with finds an answer with these values exactly when there is one") {
  for (const PuzzleKind& kind : puzzle_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    Rng rng(1);
    for (int i = 0; i < 40; ++i) {
      const PuzzlePtr board = boards.next();
      if (!board) break;
      const std::vector<Answer> answers = answers_by_rules(*board);
      const std::vector<Slot>& slots = board->slots();
      Search search(*board, {}, {});
      for (int k = 0; k < 10 && !slots.empty(); ++k) {
        const auto some = [&](int n) {
          Givens values;
          for (; n > 0; --n) {
            const int slot = below(rng, static_cast<int>(slots.size()));
            const Slot& range = slots[slot];
            values.emplace_back(slot, range.lo + below(rng, range.hi - range.lo + 1));
          }
          return values;
        };
        const Givens assumed = some(below(rng, 4));
        const Givens one_of = some(below(rng, 3));
        const auto fits = [&](const Answer& answer, const Givens& all, const Givens& any) {
          const auto has = [&](const std::pair<int, int>& given) {
            return answer[given.first] == given.second;
          };
          return std::all_of(all.begin(), all.end(), has) &&
                 (any.empty() || std::any_of(any.begin(), any.end(), has));
        };
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
  }
}

}  // namespace p2c
