// Formulas without their repeated clauses, against a list of all clauses seen before.
#include "cnf_out/without_repeats.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "cnf_out/dimacs.hpp"
#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {
namespace {

FillFormula filling(int variables, const ClauseList& clauses) {
  return [=](ClauseSink& out) {
    out.fresh(variables);
    for (const Clause& clause : clauses) {
      Lits literals;
      for (const int x : clause) literals.push_back(Lit(x));
      out.add(literals);
    }
  };
}

std::string written(const FillFormula& fill) {
  std::string text;
  write_dimacs([&](std::string_view bytes) { text += bytes; }, {}, fill);
  return text;
}

}  // namespace

TEST_CASE("a clause is there once, whatever the order of its literals") {
  CHECK(written(without_repeats(filling(3, {{1, 2}, {-3}, {2, 1}, {1, -2}, {-3}, {1, 2}}))) ==
        "p cnf 3 3\n1 2 0\n-3 0\n1 -2 0\n");
  CHECK(written(without_repeats(filling(2, {{}, {}}))) == "p cnf 2 1\n0\n");
  CHECK(written(without_repeats(filling(2, {}))) == "p cnf 2 0\n");
}

TEST_CASE("random formulas lose their repeated clauses and nothing else") {
  Rng rng(61);
  int repeated = 0;
  for (int tries = 0; tries < 300; ++tries) {
    const ClauseList clauses = random_clauses(rng, 4, 30);
    ClauseList once;
    std::set<Clause> seen;
    for (Clause clause : clauses) {
      const Clause given = clause;
      std::sort(clause.begin(), clause.end());
      if (seen.insert(clause).second) once.push_back(given);
    }
    repeated += once.size() < clauses.size() ? 1 : 0;
    CHECK(written(without_repeats(filling(4, clauses))) == written(filling(4, once)));
  }
  CHECK(repeated > 200);
}

}  // namespace p2c
