// Cells whose connectivity is stated by clauses when cuts take long: the answers are the same.
#include <doctest/doctest.h>

#include "encoder/connectivity/frontier.hpp"
#include "encoder/encode_puzzle.hpp"
#include "instances/documents/registry.hpp"
#include "instances/parts/known_areas.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/board_count.hpp"
#include "tests/encoder/connectivity/shadings.hpp"

namespace p2c::late_cells_test {
namespace {

struct Found {
  std::vector<Answer> answers;  // sorted
  bool stated = false;          // with more variables than the formula
};

Found answers_of(const AnyPuzzle& board, std::int64_t patience) {
  constexpr std::size_t kMost = 200;
  CadicalSolver solver;
  solver.state_cells_after(patience);
  const Unknowns x = encode_all(board, {}, {Connectivity::kCuts}, solver);
  const int variables = solver.variables();
  Found found;
  while (found.answers.size() <= kMost && solver.solve() == Status::kSatisfiable) {
    found.answers.push_back(x.decode(solver.model()).answer);
    REQUIRE(!board.check(found.answers.back()));
    solver.add(x.block(found.answers.back()));
  }
  CHECK(solver.counts().variables == variables);
  found.stated = solver.variables() > variables;
  if (found.answers.size() > kMost) found.answers.clear();  // which they are depends on the clauses
  std::sort(found.answers.begin(), found.answers.end());
  return found;
}

// Clauses of three literals that a hidden answer keeps: finding one takes conflicts.
void add_hard_clauses(CadicalSolver& solver) {
  constexpr int kVariables = 150;
  const Lits xs = solver.fresh(kVariables);
  Rng rng(1);
  for (int i = 0; i < 4 * kVariables; ++i) {
    Lits clause;
    for (int k = 0; k < 3; ++k) {
      const Lit x = xs[static_cast<std::size_t>(below(rng, kVariables))];
      clause.push_back(k == 0 || below(rng, 2) == 0 ? x : !x);
    }
    solver.add(clause);
  }
}

// More pigeons than holes: more conflicts than any test waits for.
void add_pigeons(CadicalSolver& solver) {
  constexpr int kHoles = 12;
  std::vector<Lits> sits(kHoles + 1);
  for (std::size_t one = 0; one < sits.size(); ++one) {
    sits[one] = solver.fresh(kHoles);
    solver.add(sits[one]);
    for (std::size_t other = 0; other < one; ++other) {
      for (std::size_t hole = 0; hole < kHoles; ++hole) {
        solver.add({!sits[one][hole], !sits[other][hole]});
      }
    }
  }
}

// By default, in so many conflicts at most: how many variables more there are.
int stated_within(std::int64_t conflicts, int rows, int cols) {
  CadicalSolver solver;
  solver.limit_conflicts(conflicts);
  Connected graph = grid_graph(rows, cols);
  graph.false_nodes_never_touch = false;
  solver.fresh(rows * cols);
  solver.take(graph);
  add_pigeons(solver);
  const int variables = solver.variables();
  REQUIRE(solver.solve() == Status::kUnknown);
  return solver.variables() - variables;
}

// By a form.
int variables_of(int rows, int cols, Connectivity form) {
  CountingSink sink;
  Connected graph = grid_graph(rows, cols);
  graph.false_nodes_never_touch = false;
  const int cells = sink.fresh(rows * cols).back().variable();
  connected(sink, graph, {form});
  return sink.variables() - cells;
}

bool are_joined(const Grid<int>& is_false) {
  const auto cells = std::count(is_false.cells.begin(), is_false.cells.end(), 0);
  return sizes_of_open_pieces(is_false)[0] == cells;
}

}  // namespace

TEST_CASE("cells that are stated late leave the same answers") {
  const PuzzleKind& kind = *find_kind("nurikabe");
  Rng rng(5);
  int stated = 0;
  int with_answers = 0;
  for (int i = 0; i < deep_count(fewer_if_sanitized(300, 40), 300); ++i) {
    const int rows = 2 + below(rng, 7);
    const PuzzlePtr board = kind.random(rng, rows, 2 + below(rng, 7));
    INFO(board->print());
    const Found late = answers_of(*board, 1);
    const Found never = answers_of(*board, 1'000'000'000);
    CHECK(late.answers == never.answers);
    CHECK(!never.stated);
    stated += late.stated ? 1 : 0;
    with_answers += late.stated && !late.answers.empty() ? 1 : 0;
  }
  MESSAGE(stated, " boards, ", with_answers, " of which have answers");
  CHECK(stated >= least_drawn(50));
  CHECK(with_answers >= least_drawn(30));
}

TEST_CASE("two corners are joined, along a frontier or where that is too large") {
  for (const int rows : {8, 20}) {
    CAPTURE(rows);
    const int cols = rows / 2 * 3;
    CadicalSolver solver;
    solver.state_cells_after(1);
    const Lits cells = solver.fresh(rows * cols);
    Connected graph = grid_graph(rows, cols);
    graph.false_nodes_never_touch = false;
    CHECK((frontier_pairs(graph) > 100'000) == (rows == 20));
    solver.take(graph);
    solver.add({cells.front()});
    solver.add({cells.back()});
    const auto line = static_cast<std::size_t>(rows / 2 * cols);  // between them, open at its end
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(cols); ++i) {
      solver.add({!cells[line + i]});
    }
    add_hard_clauses(solver);
    const int variables = solver.variables();
    REQUIRE(solver.solve() == Status::kSatisfiable);
    CHECK(solver.variables() > variables);
    Grid<int> is_false(rows, cols);
    for (int i = 0; i < is_false.size(); ++i) {
      is_false[i] = solver.model()(cells[static_cast<std::size_t>(i)]) ? 0 : 1;
    }
    CHECK(are_joined(is_false));
  }
}

TEST_CASE("cells are stated along a frontier after 3,000 conflicts, by elimination after 10,000") {
  CHECK(stated_within(3'000, 8, 12) == 0);
  CHECK(stated_within(3'100, 8, 12) == variables_of(8, 12, Connectivity::kFrontier));
  CHECK(stated_within(10'000, 20, 30) == 0);
  CHECK(stated_within(10'100, 20, 30) == variables_of(20, 30, Connectivity::kElimination));
}

TEST_CASE("cells are not stated where the limit of conflicts comes first") {
  const PuzzleKind& kind = *find_kind("nurikabe");
  Rng rng(5);
  int limited = 0;
  for (int i = 0; i < 60; ++i) {
    const PuzzlePtr board = kind.random(rng, 8, 8);
    INFO(board->print());
    CadicalSolver solver;
    solver.state_cells_after(20);
    solver.limit_conflicts(20);
    encode_all(*board, {}, {Connectivity::kCuts}, solver);
    const int variables = solver.variables();
    limited += solver.solve() == Status::kUnknown ? 1 : 0;
    CHECK(solver.variables() == variables);
  }
  CHECK(limited > 0);
}

}  // namespace p2c::late_cells_test
