// Regions whose clues have a graph each: by cuts they are those that the rules take.
#include <doctest/doctest.h>

#include "encoder/regions/clued_regions.hpp"
#include "instances/inner_edges.hpp"
#include "instances/words/region_rules.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "tests/board_count.hpp"
#include "tests/encoder/regions/small_boards.hpp"

namespace p2c::region_cuts_test {
namespace {

int by_rules(const Grid<int>& clues, int edges) {
  int count = 0;
  for (int number = 0; number < 1 << edges; ++number) {
    if (regions_are_possible(clues, borders_by_number(edges, number))) ++count;
  }
  return count;
}

struct Found {
  int answers = 0;
  std::int64_t cuts = 0;
};

Found by_cuts(const Grid<int>& clues, int edges) {
  CadicalSolver solver;
  const Lits borders = solver.fresh(edges);
  regions(solver, {clues, slots_from(0, borders), steps_from_clues(clues)}, {Connectivity::kCuts});
  Found found;
  while (solver.solve({}) == Status::kSatisfiable) {
    ++found.answers;
    Lits other;
    for (const Lit border : borders) other.push_back(solver.model()(border) ? !border : border);
    solver.add(other);
  }
  found.cuts = solver.counts().cuts;
  return found;
}

}  // namespace

TEST_CASE("regions: by cuts for each of them, the answers are those of the rules") {
  Rng rng(1);
  int several = 0;
  int cut = 0;
  for (int k = 0; k < deep_count(fewer_if_sanitized(100, 40), 100); ++k) {
    const int rows = 1 + below(rng, 3);
    const Grid<int> clues = random_clues(rng, rows, 2 + below(rng, rows == 3 ? 2 : 3));
    const int edges = InnerEdges{clues.rows, clues.cols}.size();
    const Found found = by_cuts(clues, edges);
    CHECK(found.answers == by_rules(clues, edges));
    several += found.answers > 1 ? 1 : 0;
    cut += found.cuts > 0 ? 1 : 0;
  }
  CHECK(several >= least_drawn(10));
  CHECK(cut >= least_drawn(5));
}

}  // namespace p2c::region_cuts_test
