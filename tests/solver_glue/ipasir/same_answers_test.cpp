// A search with picosat finds what a search with CaDiCaL finds.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "solver_glue/forced.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/ipasir/picosat.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/solver_glue/random_values.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::same_answers_test {
namespace {

const int kBoards = deep_count(fewer_if_sanitized(300, 25), fewer_if_sanitized(1000, 100));
constexpr std::size_t kMostAnswers = 100;

struct Tally {
  int none = 0;
  int one = 0;
  int several = 0;
  std::int64_t cuts = 0;    // found by picosat's models
  std::int64_t rounds = 0;  // of picosat

  void add(const Found& found) {
    const std::size_t n = found.answers.size();
    ++(n == 0 ? none : n == 1 ? one : several);
    cuts += found.counts.cuts;
    rounds += found.counts.rounds;
  }
};

void compare_answers(const AnyPuzzle& board, const Givens& givens, SearchOptions options,
                     const p2c_ipasir& solver, Tally& tally) {
  const Found expected = answers_by_search(board, givens, options, kMostAnswers);
  options.solver = &solver;
  const Found found = answers_by_search(board, givens, options, kMostAnswers);
  CHECK(found.answers.size() == expected.answers.size());
  if (expected.answers.size() <= kMostAnswers) CHECK(found.answers == expected.answers);
  CHECK(found.counts.variables == expected.counts.variables);
  CHECK(found.counts.clauses == expected.counts.clauses);
  tally.add(found);
}

void compare_forced(const AnyPuzzle& board, SearchOptions options, const p2c_ipasir& solver) {
  Search search(board, {}, options);
  const Forced expected = find_forced(search);
  options.solver = &solver;
  Search other(board, {}, options);
  const Forced found = find_forced(other);
  CHECK(found.status == expected.status);
  CHECK(found.values == expected.values);
}

Tally compare_boards(const PuzzleKind& kind, const SearchOptions& options) {
  const p2c_ipasir solver = picosat();
  RandomBoards boards(kind);
  Rng rng(1);
  Tally tally;
  for (int i = 0; i < boards_of(kind, kBoards); ++i) {
    const PuzzlePtr board = boards.next();
    if (!board) break;
    INFO(board->print());
    compare_answers(*board, {}, options, solver, tally);
    compare_forced(*board, options, solver);
    if (board->slots().empty()) continue;
    const Givens givens = random_values(rng, board->slots(), 1 + below(rng, 3));
    compare_answers(*board, givens, options, solver, tally);
  }
  return tally;
}

}  // namespace

TEST_CASE("picosat and CaDiCaL find the same answers, verdicts and forced values") {
  std::int64_t cuts = 0;
  for (const PuzzleKind& kind : tested_kinds()) {
    for (const bool presolve : {true, false}) {
      for (const Connectivity how : {Connectivity::kCuts, Connectivity::kLayers}) {
        const bool is_usual = presolve == (how == Connectivity::kLayers);
        if (!is_usual && !is_deep()) continue;
        CAPTURE(kind.name);
        CAPTURE(presolve);
        CAPTURE(how);
        SearchOptions options;
        options.encode.connectivity = how;
        options.presolve = presolve;
        const Tally tally = compare_boards(kind, options);
        CHECK(tally.none >= least_of(kind, kBoards / 10));
        CHECK(tally.one >= least_of(kind, kBoards / 10));
        CHECK(tally.several >= least_of(kind, kBoards / 10));
        CHECK(tally.rounds >= least_of(kind, kBoards / 2));
        cuts += tally.cuts;
      }
    }
  }
  CHECK((cuts > 0 || !tries_all_kinds()));
}

TEST_CASE("a search says which solver it has, also where there is nothing to solve") {
  const PuzzlePtr board = read_document("hashi\n3 3\n2 - 2\n- - -\n2 - 2\n", "test").puzzle;
  const p2c_ipasir solver = picosat();
  SearchOptions options;
  options.solver = &solver;
  const Search search(*board, {}, options);
  CHECK(search.solver().starts_with("picosat-"));
  CHECK(search.counts().rounds == 0);
  CHECK(Search(*board, {}, {}).solver().starts_with("cadical-"));
}

}  // namespace p2c::same_answers_test
