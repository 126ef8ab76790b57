// The rules against the clauses, for every kind of puzzle: brute force over the slots with the
// puzzle's own check must give the very answers that the clauses have.
#include <doctest/doctest.h>

#include "encoder/encode_puzzle.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/solver_glue/random_values.hpp"
#include "tests/solver_glue/rule_tally.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

const int kBoards = deep_count(fewer_if_sanitized(250, 15), fewer_if_sanitized(1000, 200));
constexpr int kBoardsOfARule = fewer_if_sanitized(40, 1);  // where it alone decides

/// Without presolving the clauses decide alone; with it, they may never be asked. Each board is
/// tried in the first mode and in one of the others, in turn; in all of them where rare faults are
/// looked for.
struct Mode {
  std::string name;
  EncodeOptions encode;
  bool presolve;
};
const Mode kModes[] = {
    {"cuts", {Connectivity::kCuts}, true},
    {"cuts without presolving", {Connectivity::kCuts}, false},
    {"layers without presolving", {Connectivity::kLayers}, false},
    {"elimination without presolving", {Connectivity::kElimination}, false},
    {"paper without presolving", {Connectivity::kPaper}, false},
    {"totalizers", {Connectivity::kCuts, Cardinality::kTotalizer}, false},
    {"direct counts", {Connectivity::kCuts, Cardinality::kDirect}, false},
    {"the smallest counts", {Connectivity::kCuts, Cardinality::kAuto}, false},
    {"diagrams for tables", {Connectivity::kCuts, Cardinality::kNetwork, 0, true}, false},
    {"diagrams of cells for tables", {Connectivity::kCuts, Cardinality::kNetwork, 0, false}, false},
};

/// What the boards of one kind were like: no test of a rule is worth much on boards of one sort.
struct Tally {
  int none = 0;
  int one = 0;
  int several = 0;
  int larger = 0;           // than what can be tried way by way
  int wide = 0;             // of these: 3 x 3 with lines, 4 x 4 with values in cells, or more
  int by_connectivity = 0;  // the other rules alone would have more answers
  bool has_graph = false;
  std::int64_t cuts = 0;
  RuleTally rules;

  int boards() const { return none + one + several; }

  void add(const AnyPuzzle& board, const std::vector<Answer>& answers) {
    ++(answers.empty() ? none : answers.size() == 1 ? one : several);
    WithoutGraphs<CadicalSolver> solver;
    const Unknowns x = encode_all(board, {}, {Connectivity::kCuts}, solver);
    for (const Answer& answer : answers) solver.add(x.block(answer));
    if (!solver.left_out()) return;
    has_graph = true;
    if (solver.solve() == Status::kSatisfiable) ++by_connectivity;
  }
};

// An answer of the first list that the second one lacks, as text; both are sorted.
std::string missing_answer(const AnyPuzzle& board, const std::vector<Answer>& answers,
                           const std::vector<Answer>& found) {
  for (const Answer& answer : answers) {
    if (!std::binary_search(found.begin(), found.end(), answer)) return board.print_answer(answer);
  }
  return "none";
}

bool is_tried(std::size_t mode, int board) {
  const auto turn = 1 + static_cast<std::size_t>(board) % (std::size(kModes) - 1);
  return is_deep() || mode == 0 || mode == turn;
}

void compare(const AnyPuzzle& board, const Givens& givens, const std::vector<Answer>& answers,
             int turn, Tally& tally) {
  for (std::size_t i = 0; i < std::size(kModes); ++i) {
    if (!is_tried(i, turn)) continue;
    const Mode& mode = kModes[i];
    CAPTURE(mode.name);
    SearchOptions options;
    options.encode = mode.encode;
    options.presolve = mode.presolve;
    Found found;
    try {
      found = answers_by_search(board, givens, options, answers.size());
    } catch (const TooLarge&) {
      REQUIRE(mode.encode.cardinality == Cardinality::kDirect);
      continue;
    }
    INFO("not found: ", missing_answer(board, answers, found.answers));
    REQUIRE(found.answers.size() == answers.size());
    REQUIRE(found.answers == answers);
    tally.cuts += found.counts.cuts;
  }
}

bool is_wide(const AnyPuzzle& board) {
  const bool has_lines = board.slots()[0].name.find('-') != std::string::npos;
  const Drawing drawn = board.drawing(Answer(board.slots().size(), kOpen));
  return std::min(drawn.rows(), drawn.cols()) >= (has_lines ? 3 : 4);
}

std::vector<Answer> that_keep(std::vector<Answer> answers, const Givens& givens) {
  std::erase_if(answers, [&](const Answer& answer) {
    return std::any_of(givens.begin(), givens.end(),
                       [&](const auto& given) { return answer[given.first] != given.second; });
  });
  return answers;
}

// The answers by `check`, which is held against a second telling of the rules on the way. A walk
// passes none of them by.
std::vector<Answer> answers_of(const AnyPuzzle& board, RuleTally& rules) {
  rules.begin(board);
  std::vector<Answer> answers = answers_by_rules(board, [&](const Answer& answer, bool right) {
    if (rules.agrees(answer, right)) return;
    FAIL(board.print_answer(answer), board.check(answer).value_or("passes, and should not"));
  });
  REQUIRE(answers == answers_by_rules(board));
  return answers;
}

Tally compare_boards(const PuzzleKind& kind, RandomBoards& boards) {
  Tally tally;
  Tally unused;
  Rng rng(seed_of_boards(2));
  while (tally.boards() < boards_of(kind, kBoards)) {
    PuzzlePtr board = tally.boards() % 10 == 9 ? boards.next_larger() : nullptr;
    if (board) ++tally.larger;
    if (board && is_wide(*board)) ++tally.wide;
    if (!board) board = boards.next();
    if (!board) break;
    INFO(board->print());
    const std::vector<Answer> answers = answers_of(*board, tally.rules);
    compare(*board, {}, answers, tally.boards(), tally);
    if (tally.boards() % 4 == 0 && !board->slots().empty()) {
      const Givens givens = random_values(rng, board->slots(), 1 + below(rng, 3));
      compare(*board, givens, that_keep(answers, givens), tally.boards(), unused);
    }
    tally.add(*board, answers);
  }
  MESSAGE(kind.name, ": ", tally.boards(), " boards, ", tally.larger, " larger, ", tally.wide,
          " of them wide; ", tally.none, " without, ", tally.one, " with one, ", tally.several,
          " with several answers; connectivity decides ", tally.by_connectivity, ", ", tally.cuts,
          " cuts");
  return tally;
}

}  // namespace

TEST_CASE("the clauses have the answers that the rules have") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    const Tally tally = compare_boards(kind, boards);
    // Fewer are enough only where a kind has no more: a toy, say, with boards of one size.
    const bool ran_out = boards.fruitless_draws() > RandomBoards::kMostDraws / 2;
    CHECK((tally.boards() == boards_of(kind, kBoards) || ran_out));
    if (tally.boards() < boards_of(kind, kBoards)) continue;
    CHECK(tally.none >= least_of(kind, kBoards / 10));
    CHECK(tally.one >= least_of(kind, kBoards / 10));
    CHECK(tally.several >= least_of(kind, kBoards / 10));
    if (!is_deep()) continue;
    if (kind.refuses_beginnings) {
      CHECK(tally.larger >= least_drawn(kBoards / 20));
      CHECK(tally.wide >= least_drawn(kBoards / 50));
    }
    for (const auto& rule : tally.rules.alone()) {
      CAPTURE(rule.first);
      CHECK(rule.second.boards >= least_drawn(kBoardsOfARule));
    }
    if (!tally.has_graph) continue;
    CHECK(tally.by_connectivity >= least_drawn(kBoards / 20));
    CHECK(tally.cuts > 0);
  }
}

}  // namespace p2c
