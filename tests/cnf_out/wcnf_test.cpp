// WCNF text and the objectives of OPB: byte for byte when small, read back in full when random.
#include "cnf_out/wcnf.hpp"

#include <doctest/doctest.h>

#include <optional>

#include "cnf_out/costs.hpp"
#include "cnf_out/formula.hpp"
#include "cnf_out/opb.hpp"
#include "instances/puzzle.hpp"
#include "tests/cnf_out/reading_opb.hpp"
#include "tests/cnf_out/strict_wcnf.hpp"

namespace p2c::wcnf_test {
namespace {

struct Written {
  std::string text;
  FormulaSize size{};
};

Written written(const FillFormula& fill, WcnfForm form, const FormulaHead& head = {}) {
  Written result;
  result.size = write_wcnf([&](std::string_view bytes) { result.text += bytes; }, head, fill, form);
  CHECK(result.size.bytes == static_cast<std::int64_t>(result.text.size()));
  return result;
}

std::string as_2022(const FillFormula& fill) { return written(fill, WcnfForm::k2022).text; }
std::string as_old(const FillFormula& fill) { return written(fill, WcnfForm::kOld).text; }

std::string as_opb(const FillFormula& fill) {
  std::string text;
  write_opb([&](std::string_view bytes) { text += bytes; }, {}, fill);
  return text;
}

void small(ClauseSink& out) {
  const Lits x = out.fresh(3);
  out.remark([] { return "two of them"; });
  out.add({x[0], !x[1]});
  out.add_cost(3, x[0]);
  out.add({});
  out.add_cost(40, !x[2]);
  out.add_cost(7, kTrue);
  out.add_cost(9, kFalse);
  out.add_cost(5'000'000'000, x[1]);
  out.add_cost(2, kTrue);
}

// What the sink was given.
class Given : public Formula {
 public:
  Costs costs;

 private:
  void take_cost(std::int64_t weight, Lit x) override { costs.add(weight, x); }
};

// Random clauses and costs: literals and their opposites more than once, and constants.
FillFormula random_formula(std::uint64_t seed) {
  return [seed](ClauseSink& out) {
    Rng rng(seed);
    const Lits x = out.fresh(1 + below(rng, 12));
    const auto literal = [&] {
      if (chance(rng, 10)) return chance(rng, 50) ? kTrue : kFalse;
      const Lit one = x[below(rng, static_cast<int>(x.size()))];
      return chance(rng, 50) ? one : !one;
    };
    for (int steps = below(rng, 40); steps > 0; --steps) {
      if (chance(rng, 50)) {
        const std::int64_t weight = 1 + below(rng, 1000);
        out.add_cost(chance(rng, 20) ? weight * 1'000'000'000 : weight, literal());
      } else {
        Lits clause;
        for (int size = below(rng, 5); size > 0; --size) clause.push_back(literal());
        out.add(clause);
      }
    }
  };
}

// N of the comment "every model costs N more".
std::int64_t constant_of(const std::vector<std::string>& comments) {
  std::int64_t constant = 0;
  for (const std::string& comment : comments) {
    const std::string start = "every model costs ";
    if (!comment.starts_with(start)) continue;
    CHECK(constant == 0);
    constant = std::stoll(comment.substr(start.size()));
    CHECK(constant > 0);
    CHECK(comment == start + std::to_string(constant) + " more");
  }
  return constant;
}

bool holds(int literal, unsigned values) {
  return ((values >> (std::abs(literal) - 1) & 1U) != 0) == (literal > 0);
}

std::int64_t cost_of(const WcnfText& wcnf, unsigned values) {
  std::int64_t cost = constant_of(wcnf.comments);
  for (const auto& soft : wcnf.soft) {
    REQUIRE(soft.second.size() == 1);
    if (!holds(soft.second[0], values)) cost += soft.first;
  }
  return cost;
}

std::int64_t cost_of(const OpbText& opb, unsigned values) {
  std::int64_t cost = constant_of(opb.comments);
  for (const auto& term : opb.objective) cost += holds(term.second, values) ? term.first : 0;
  return cost;
}

std::int64_t cost_of(const Costs& costs, unsigned values) {
  std::int64_t cost = costs.of_all;
  for (const auto& one : costs.of_literals) {
    if (holds(one.x.dimacs(), values)) cost += one.weight;
  }
  return cost;
}

std::vector<WcnfText::Clause> clauses_of(const Formula& formula) {
  std::vector<WcnfText::Clause> clauses;
  for (std::size_t c = 0; c < formula.size(); ++c) {
    WcnfText::Clause& clause = clauses.emplace_back();
    for (const Lit x : formula[c]) clause.push_back(x.dimacs());
  }
  return clauses;
}

}  // namespace

TEST_CASE("wcnf: the form of 2022, byte for byte") {
  const Written wcnf = written(small, WcnfForm::k2022);
  CHECK(wcnf.text ==
        "c every model costs 9 more\n"
        "h 1 -2 0\nh 0\n3 -1 0\n40 3 0\n5000000000 -2 0\n");
  CHECK(wcnf.size.variables == 3);
  CHECK(wcnf.size.clauses == 5);
  CHECK(wcnf.size.literals == 5);
}

TEST_CASE("wcnf: the old form has a header, and a top above all that can be broken") {
  CHECK(as_old(small) ==
        "c every model costs 9 more\n"
        "p wcnf 3 5 5000000044\n"
        "5000000044 1 -2 0\n5000000044 0\n3 -1 0\n40 3 0\n5000000000 -2 0\n");
}

TEST_CASE("wcnf: comments come first, and each remark above its clauses") {
  const FormulaHead head{{"squares", "2 x 3"}, {}, true};
  CHECK(written(small, WcnfForm::k2022, head)
            .text.starts_with("c squares\nc 2 x 3\nc every model costs 9 more\n"
                              "c two of them\nh 1 -2 0\nh 0\n3 -1 0\n"));
  CHECK(written(small, WcnfForm::kOld, head)
            .text.starts_with("c squares\nc 2 x 3\nc every model costs 9 more\n"
                              "p wcnf 3 5 5000000044\nc two of them\n5000000044 1 -2 0\n"));
}

TEST_CASE("wcnf: nothing, and nothing that costs") {
  CHECK(as_2022([](ClauseSink&) {}).empty());
  CHECK(as_old([](ClauseSink&) {}) == "p wcnf 0 0 1\n");
  const FillFormula plain = [](ClauseSink& out) { out.add({out.fresh()}); };
  CHECK(as_2022(plain) == "h 1 0\n");
  CHECK(as_old(plain) == "p wcnf 1 1 1\n1 1 0\n");
}

TEST_CASE("wcnf: a stop ends the first of the two runs, before a byte is written") {
  Stop stop;
  stop.request(Stop::kTimeLimit);
  const FillFormula endless = [](ClauseSink& out) {
    for (const Lit x = out.fresh();;) out.add({x});
  };
  const ByteWriter never = [](std::string_view /*bytes*/) { FAIL("nothing to write"); };
  CHECK_THROWS_AS(write_wcnf(never, {}, endless, WcnfForm::k2022, &stop), Stopped);
}

TEST_CASE("opb: an objective has each variable once, and says what is left out") {
  CHECK(as_opb(small) ==
        "* #variable= 3 #constraint= 2\n* every model costs 49 more\n"
        "min: +3 x1 +5000000000 x2 -40 x3 ;\n+1 x1 -1 x2 >= 0 ;\n+1 x1 >= 2 ;\n");
  CHECK(as_opb([](ClauseSink& out) {
          const Lits x = out.fresh(3);
          out.add_cost(5, x[2]);
          out.add_cost(4, x[0]);
          out.add_cost(2, !x[2]);
          out.add_cost(3, x[1]);
          out.add_cost(3, !x[1]);
        }) == "* #variable= 3 #constraint= 0\n* every model costs 5 more\nmin: +4 x1 +3 x3 ;\n");
}

TEST_CASE("wcnf and opb: what was written is what the sink was given") {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    CAPTURE(seed);
    const FillFormula fill = random_formula(seed);
    Given given;
    fill(given);
    const WcnfText wcnf = read_wcnf_strictly(as_2022(fill));
    const WcnfText old = read_old_wcnf_strictly(as_old(fill));
    const OpbText opb = read_opb_strictly(as_opb(fill));
    REQUIRE(wcnf.hard == clauses_of(given));
    REQUIRE(old.hard == wcnf.hard);
    REQUIRE(old.soft == wcnf.soft);
    REQUIRE(old.comments == wcnf.comments);
    REQUIRE(old.variables == given.variables());
    REQUIRE(old.top == given.costs.sum_of_weights() + 1);
    REQUIRE(wcnf.soft.size() == given.costs.of_literals.size());
    REQUIRE(opb.constraints.size() == given.size());
    for (std::size_t i = 0; i < wcnf.soft.size(); ++i) {
      REQUIRE(wcnf.soft[i].first == given.costs.of_literals[i].weight);
      REQUIRE(wcnf.soft[i].second == WcnfText::Clause{-given.costs.of_literals[i].x.dimacs()});
    }
    Rng rng(seed);
    for (int i = 0; i < 20; ++i) {
      const auto values = static_cast<unsigned>(below(rng, 1 << 12));
      REQUIRE(cost_of(wcnf, values) == cost_of(given.costs, values));
      REQUIRE(cost_of(opb, values) == cost_of(given.costs, values));
    }
  }
}

}  // namespace p2c::wcnf_test
