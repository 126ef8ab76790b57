// One loop: the models are the lines that the rules take, on all inputs of small lattices; as
// strong as it says, without idle clauses.
#include "encoder/connectivity/single_loop.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>

#include "instances/rules/meaning/loop_meaning.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"
#include "tests/encoder/strength.hpp"

namespace p2c::single_loop_test {
namespace {

struct Loops {
  Loops(const Lattice& lattice, bool visits_all, Connectivity how,
        const std::vector<int>& promised = {}) {
    SingleLoop loop;
    loop.vertices = lattice.vertices();
    loop.visits_all = visits_all;
    loop.one_is_drawn = promised;
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
  return !fault_of_loop(graph_of_sides(lattice.rows, lattice.cols), lines, visits_all);
}

bool keeps(const std::vector<int>& promised, const Answer& lines) {
  return promised.empty() ||
         std::any_of(promised.begin(), promised.end(), [&](int line) { return lines[line] == 1; });
}

// How many loops there are, of those that keep the promise that one of these lines is drawn.
int compare(const Lattice& lattice, bool visits_all, Connectivity how,
            const std::vector<int>& promised = {}) {
  const Loops loops(lattice, visits_all, how, promised);
  Propagator propagator(loops.formula);
  int found = 0;
  for (int number = 0; number < power(2, lattice.size()); ++number) {
    const Answer lines = answer_of_bits(number, lattice.size());
    if (!keeps(promised, lines)) continue;
    const bool good = is_loop(lattice, lines, visits_all);
    if (good) ++found;
    REQUIRE(satisfiable_under(propagator, full_input(loops.lines, number)) == good);
  }
  return found;
}

constexpr Connectivity kForms[] = {Connectivity::kLayers, Connectivity::kElimination,
                                   Connectivity::kPaper};

TEST_CASE("single loop: the models are the loops, in every form") {
  for (const Connectivity how : kForms) {
    CAPTURE(how);
    CHECK(compare({1, 1}, false, how) == 1);
    CHECK(compare({1, 3}, false, how) == 6);
    CHECK(compare({2, 2}, false, how) == 13);
    CHECK(compare({1, 3}, true, how) == 1);
    CHECK(compare({2, 2}, true, how) == 0);  // nine vertices: an odd number
    CHECK(compare({1, 5}, false, how) == 15);
  }
}

TEST_CASE("single loop: with a promise the models that keep it are the loops, in every form") {
  for (const Connectivity how : kForms) {
    CAPTURE(how);
    CHECK(compare({1, 3}, false, how, {0}) == 3);
    CHECK(compare({1, 3}, false, how, {3, 0, 9}) == 5);
    CHECK(compare({1, 3}, true, how, {4, 5}) == 0);
    CHECK(compare({2, 2}, false, how, {0, 2, 3, 5}) == 12);
    CHECK(compare({2, 2}, false, how, {11, 3}) == 10);
  }
}

// The caller knows it, so no clause says it.
TEST_CASE("single loop: a promise saves the clause that there is a loop") {
  const Lattice lattice{1, 2};
  const Loops loops(lattice, false, Connectivity::kLayers);
  CHECK(!satisfiable_under(loops.formula, negated(loops.lines)));
  const Loops promised(lattice, false, Connectivity::kLayers, {0, 1});
  CHECK(satisfiable_under(promised.formula, negated(promised.lines)));
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

// Each vertex is joined with each other one. The lines of vertex 0 come first.
struct Complete {
  Complete(int vertices, bool visits_all, Connectivity how) {
    SingleLoop loop;
    loop.vertices = vertices;
    loop.visits_all = visits_all;
    for (int from = 0; from < vertices; ++from) {
      for (int to = from + 1; to < vertices; ++to) {
        lines.push_back(formula.fresh());
        loop.lines.push_back({from, to, lines.back(), static_cast<int>(lines.size()) - 1});
      }
    }
    single_loop(formula, loop, {how});
  }
  Formula formula;
  Lits lines;
};

TEST_CASE("single loop: arc consistent at each vertex") {
  for (const bool visits_all : {false, true}) {
    for (int at_vertex = 3; at_vertex <= 5; ++at_vertex) {
      CAPTURE(visits_all);
      CAPTURE(at_vertex);
      const Complete loops(at_vertex + 1, visits_all, Connectivity::kLayers);
      const Lits lines(loops.lines.begin(), loops.lines.begin() + at_vertex);
      const Strength found = strength(loops.formula, lines, [&](int number) {
        const int drawn = std::popcount(static_cast<unsigned>(number));
        return drawn == 2 || (drawn == 0 && !visits_all);
      });
      CHECK(found.contradictions > 0);
      CHECK(found.missed_contradictions == 0);
      CHECK(found.forced > 0);
      CHECK(found.missed == 0);
    }
  }
}

// Those of connectivity, which come last, have tests of their own. Where all vertices are visited,
// each says that there is a line, and the clause that there is a loop is idle.
TEST_CASE("single loop: no clause of a vertex is idle") {
  constexpr int kVertices = 5;
  constexpr int kClauses = kVertices * (4 + 4 * 3 * 2 / 6) + 1;
  for (const bool visits_all : {false, true}) {
    const Complete loops(kVertices, visits_all, Connectivity::kElimination);
    REQUIRE(loops.formula.size() > kClauses);
    for (int c = 0; c < kClauses; ++c) {
      CAPTURE(visits_all);
      CAPTURE(c);
      const bool implied = visits_all && c == kClauses - 1;
      CHECK(is_missed(loops.formula, static_cast<std::size_t>(c), loops.lines) != implied);
    }
  }
}

}  // namespace
}  // namespace p2c::single_loop_test
