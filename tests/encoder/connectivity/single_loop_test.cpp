// One loop: the models are the lines that the rules take, on all inputs of small lattices.
#include "encoder/connectivity/single_loop.hpp"

#include <doctest/doctest.h>

#include "instances/parts/loop_rules.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

struct Loops {
  Loops(const Lattice& lattice, bool visits_all, Connectivity how) {
    SingleLoop loop;
    loop.vertices = lattice.vertices();
    loop.visits_all = visits_all;
    lines = formula.fresh(lattice.size());
    for (int line = 0; line < lattice.size(); ++line) {
      if (line % 3 == 0) lines[line] = !lines[line];
      const auto [from, to] = lattice.ends(line);
      loop.lines.push_back({from, to, lines[line], line});
    }
    single_loop(formula, loop, {how});
  }
  Formula formula;
  Lits lines;
};

bool is_loop(const Lattice& lattice, const Answer& lines, bool visits_all) {
  return !check_branches(lattice, lines) && !check_ends(lattice, lines, visits_all) &&
         !check_one_loop(lattice, lines);
}

// How many loops there are.
int compare(const Lattice& lattice, bool visits_all, Connectivity how) {
  const Loops loops(lattice, visits_all, how);
  Propagator propagator(loops.formula);
  int found = 0;
  for (int number = 0; number < power(2, lattice.size()); ++number) {
    Answer lines;
    for (int line = 0; line < lattice.size(); ++line) lines.push_back(number >> line & 1);
    const bool good = is_loop(lattice, lines, visits_all);
    if (good) ++found;
    REQUIRE(satisfiable_under(propagator, full_input(loops.lines, number)) == good);
  }
  return found;
}

TEST_CASE("single loop: the models are the loops, in every form") {
  for (const Connectivity how :
       {Connectivity::kLayers, Connectivity::kElimination, Connectivity::kPaper}) {
    CAPTURE(how);
    CHECK(compare({1, 1}, false, how) == 1);
    CHECK(compare({1, 3}, false, how) == 6);
    CHECK(compare({2, 2}, false, how) == 13);
    CHECK(compare({1, 3}, true, how) == 1);
    CHECK(compare({2, 2}, true, how) == 0);  // nine vertices: an odd number
    CHECK(compare({1, 5}, false, how) == 15);
  }
}

// Two loops are no loop, and only connectivity says so.
TEST_CASE("single loop: two loops, one in the other or apart, are refused") {
  const Lattice lattice{3, 3};
  const Loops loops(lattice, false, Connectivity::kLayers);
  Propagator propagator(loops.formula);
  Lits apart = negated(loops.lines);
  for (const int cell : {0, 8}) {
    for (const int line : lattice.around(cell / 3, cell % 3)) apart[line] = loops.lines[line];
  }
  CHECK(!satisfiable_under(propagator, apart));
  Lits one = negated(loops.lines);
  for (const int line : lattice.around(0, 0)) one[line] = loops.lines[line];
  CHECK(satisfiable_under(propagator, one));
}

}  // namespace
}  // namespace p2c
