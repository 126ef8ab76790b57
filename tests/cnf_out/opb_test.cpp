// OPB text: byte for byte, and by all values of the variables.
#include "cnf_out/opb.hpp"

#include <doctest/doctest.h>

#include "cnf_out/formula.hpp"
#include "cnf_out/without_repeats.hpp"
#include "encoder/clauses/linear.hpp"
#include "encoder/counts/cardinality.hpp"
#include "tests/cnf_out/reading_opb.hpp"

namespace p2c {
namespace {

struct Written {
  std::string text;
  FormulaSize size{};
};

Written written(const FillFormula& fill, const FormulaHead& head = {}) {
  Written result;
  result.size = write_opb([&](std::string_view bytes) { result.text += bytes; }, head, fill);
  CHECK(result.size.bytes == static_cast<std::int64_t>(result.text.size()));
  return result;
}

TEST_CASE("nothing, and variables without a constraint") {
  CHECK(written([](ClauseSink&) {}).text == "* #variable= 0 #constraint= 0\n");
  CHECK(written([](ClauseSink& out) { out.fresh(3); }).text == "* #variable= 3 #constraint= 0\n");
}

TEST_CASE("a full head counts equations, and has the bits of the largest sum") {
  const auto head = [](const FillFormula& fill) {
    const std::string text = written(fill, {.competition = true}).text;
    return text.substr(0, text.find('\n'));
  };
  CHECK(head([](ClauseSink&) {}) == "* #variable= 0 #constraint= 0 #equal= 0 intsize= 0");
  CHECK(head([](ClauseSink& out) { out.add({out.fresh()}); }) ==
        "* #variable= 1 #constraint= 1 #equal= 0 intsize= 1");
  CHECK(head([](ClauseSink& out) {
          const Lits x = out.fresh(2);
          out.take(Linear{{{1, x[0]}, {3, x[1]}}, 3, 3});
          out.add({!x[0], !x[1]});
        }) == "* #variable= 2 #constraint= 2 #equal= 1 intsize= 3");
  CHECK(head([](ClauseSink& out) {
          const Lits x = out.fresh(2);
          out.add({x[0], x[1]});
          out.add_cost(4, x[0]);
          out.add_cost(5, !x[1]);
        }) == "* #variable= 2 #constraint= 1 #equal= 0 intsize= 4");
}

TEST_CASE("without repeats a constraint is there once, as a clause or as a sum") {
  const FillFormula fill = [](ClauseSink& out) {
    const Lits x = out.fresh(2);
    out.add({x[0], x[1]});
    out.take(Linear{{{1, x[0]}, {1, x[1]}}, 1, Linear::kNoMost});
    out.take(Linear{{{1, x[0]}, {1, x[1]}}, 1, 1});
    out.add({!x[1], !x[0]});
    out.take(Linear{{{1, x[1]}, {1, x[0]}}, Linear::kNoLeast, 1});
    out.take(Linear{{{1, x[1]}, {1, x[0]}}, 1, 1});
  };
  CHECK(written(fill).size.clauses == 6);
  CHECK(written(without_repeats(fill, nullptr, true)).text ==
        "* #variable= 2 #constraint= 3\n+1 x1 +1 x2 >= 1 ;\n+1 x1 +1 x2 = 1 ;\n"
        "-1 x2 -1 x1 >= -1 ;\n");
}

TEST_CASE("a clause has no negated literal") {
  const Written clauses = written([](ClauseSink& out) {
    const Lits x = out.fresh(3);
    out.add({x[0]});
    out.add({!x[2]});
    out.add({!x[0], x[2], !x[1], kFalse});
    out.add({x[0], kTrue});
  });
  CHECK(clauses.text ==
        "* #variable= 3 #constraint= 3\n"
        "+1 x1 >= 1 ;\n"
        "-1 x3 >= 0 ;\n"
        "-1 x1 +1 x3 -1 x2 >= -1 ;\n");
  CHECK(clauses.size.variables == 3);
  CHECK(clauses.size.clauses == 3);
  CHECK(clauses.size.literals == 5);
}

TEST_CASE("the empty clause names a variable, one of its own where there is none") {
  CHECK(written([](ClauseSink& out) { out.add({}); }).text ==
        "* #variable= 1 #constraint= 1\n+1 x1 >= 2 ;\n");
  CHECK(written([](ClauseSink& out) {
          out.fresh(2);
          out.add({});
        }).text == "* #variable= 2 #constraint= 1\n+1 x1 >= 2 ;\n");
}

TEST_CASE("both bounds are an equation when equal, else two lines") {
  CHECK(written([](ClauseSink& out) {
          const Lits x = out.fresh(3);
          exactly(out, x, 2);
          out.take(Linear{{{2, x[0]}, {-3, x[1]}, {1, !x[2]}, {5, kTrue}}, 4, 6});
        }).text ==
        "* #variable= 3 #constraint= 3\n"
        "+1 x1 +1 x2 +1 x3 = 2 ;\n"
        "+2 x1 -3 x2 -1 x3 >= -2 ;\n"
        "-2 x1 +3 x2 +1 x3 >= 0 ;\n");
}

TEST_CASE("the header comes first, then comments and the projection") {
  CHECK(written([](ClauseSink& out) { out.fresh(4); }, {{"a board", "4 slots"}, 3}).text ==
        "* #variable= 4 #constraint= 0\n* a board\n* 4 slots\n* project x1 x2 x3\n");
}

bool holds(const OpbText::Constraint& constraint, unsigned values) {
  long sum = 0;
  for (const auto& [weight, variable] : constraint.terms) {
    if ((values >> (variable - 1) & 1U) != 0) sum += weight;
  }
  return constraint.equal ? sum == constraint.bound : sum >= constraint.bound;
}

TEST_CASE("counts over all values of their literals") {
  constexpr int kSize = 6;
  for (int k = -1; k <= kSize + 1; ++k) {
    const std::string text = written([&](ClauseSink& out) {
                               Lits x = out.fresh(kSize);
                               x[1] = !x[1];
                               exactly(out, x, k);
                               at_least(out, std::span(x).first(3), k - 1);
                             }).text;
    const OpbText opb = read_opb_strictly(text);
    for (unsigned values = 0; values < 1U << kSize; ++values) {
      const int all = __builtin_popcount(values ^ 2U);
      const int first = __builtin_popcount((values ^ 2U) & 7U);
      bool now = true;
      for (const auto& constraint : opb.constraints) now = now && holds(constraint, values);
      CHECK(now == (all == k && first >= k - 1));
    }
  }
}

}  // namespace
}  // namespace p2c
