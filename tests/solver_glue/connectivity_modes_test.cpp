// Cuts and every form in clauses have the same answers, on boards that are too many or too large
// for brute force.
#include <doctest/doctest.h>

#include "encoder/encode_puzzle.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/has_graph.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::connectivity_modes_test {
namespace {

const int kBoards = deep_count(fewer_if_sanitized(400, 50), fewer_if_sanitized(1000, 120));
constexpr std::size_t kMostAnswers = 40;

// Each board is tried in one of them in turn; in all where rare faults are looked for.
constexpr Connectivity kInClauses[] = {Connectivity::kLayers, Connectivity::kElimination,
                                       Connectivity::kFrontier, Connectivity::kPaper};

/// The answers of one mode, sorted; what is not connected is an answer, too, when it forgets that.
std::vector<Answer> answers_with(const AnyPuzzle& board, Connectivity how) {
  SearchOptions options;
  options.encode.connectivity = how;
  options.presolve = false;
  return answers_by_search(board, {}, options, kMostAnswers).answers;
}

/// The other rules alone have an answer that is not among these, all that the board has.
bool decides(const AnyPuzzle& board, const std::vector<Answer>& answers) {
  WithoutGraphs<CadicalSolver> solver;
  const Unknowns x = encode_all(board, {}, {Connectivity::kCuts}, solver);
  for (const Answer& answer : answers) solver.add(x.block(answer));
  return solver.solve() == Status::kSatisfiable;
}

PuzzlePtr random_board(Rng& rng, const PuzzleKind& kind) {
  if (!chance(rng, 20)) {
    const int rows = 2 + below(rng, 6);
    return kind.random(rng, rows, 2 + below(rng, 6));
  }
  const int length = 1 + below(rng, 14);
  return chance(rng, 50) ? kind.random(rng, 1, length) : kind.random(rng, length, 1);
}

struct Tally {
  int compared = 0;
  int lines = 0;    // of these, of one row or column
  int decided = 0;  // of these, connectivity decides
};

Tally compare_modes(const PuzzleKind& kind) {
  Rng rng(seed_of_boards(11));
  Tally tally;
  for (int k = 0; k < boards_of(kind, kBoards); ++k) {
    const PuzzlePtr board = random_board(rng, kind);
    INFO(board->print());
    const std::vector<Answer> expected = answers_with(*board, Connectivity::kCuts);
    if (expected.size() > kMostAnswers) continue;  // which of them are found is up to the mode
    for (const Connectivity how : kInClauses) {
      if (!is_deep() && how != kInClauses[k % 3]) continue;
      CAPTURE(how);
      REQUIRE(answers_with(*board, how) == expected);
    }
    ++tally.compared;
    const std::string size = board->print().substr(kind.name.size() + 1);
    const bool line = size.starts_with("1 ") || size.substr(0, size.find('\n')).ends_with(" 1");
    tally.lines += line ? 1 : 0;
    tally.decided += decides(*board, expected) ? 1 : 0;
  }
  return tally;
}

}  // namespace

TEST_CASE("cuts, layers, elimination, frontiers and the paper's form have the same answers") {
  int kinds = 0;
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    if (!has_graph(kind)) continue;
    ++kinds;
    const Tally tally = compare_modes(kind);
    MESSAGE(kind.name, ": ", tally.compared, " boards, ", tally.lines,
            " of one line; connectivity ", "decides ", tally.decided);
    CHECK(tally.compared >= least_of(kind, kBoards * 2 / 5));
    CHECK(tally.lines >= least_of(kind, kBoards / 25));
    CHECK(tally.decided >= least_of(kind, kBoards / 25));
  }
  CHECK((kinds > 0 || !tries_all_kinds()));  // one kind may have nothing to connect
}

}  // namespace p2c::connectivity_modes_test
