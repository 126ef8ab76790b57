// DIMACS text: byte for byte when small, read back in full when large.
#include "cnf_out/dimacs.hpp"

#include <doctest/doctest.h>

#include "cnf_out/formula.hpp"
#include "encoder/counts/cardinality.hpp"
#include "instances/puzzle.hpp"
#include "tests/cnf_out/reading_dimacs.hpp"

namespace p2c {
namespace {

using Fill = std::function<void(ClauseSink&)>;

struct Written {
  std::string text;
  FormulaSize size{};
  std::vector<std::size_t> pieces;  // how many bytes came at a time
};

Written written(const Fill& fill, const std::vector<std::string>& comments = {}) {
  Written result;
  const auto write = [&](std::string_view bytes) {
    result.text += bytes;
    result.pieces.push_back(bytes.size());
  };
  result.size = write_dimacs(write, {comments, {}}, fill);
  return result;
}

void nothing(ClauseSink& /*out*/) {}

TEST_CASE("the empty formula") {
  const Written empty = written(nothing);
  CHECK(empty.text == "p cnf 0 0\n");
  CHECK(empty.size.variables == 0);
  CHECK(empty.size.clauses == 0);
}

TEST_CASE("the empty clause, units, and variables without a clause") {
  CHECK(written([](ClauseSink& out) { out.add({}); }).text == "p cnf 0 1\n0\n");
  CHECK(written([](ClauseSink& out) { out.fresh(3); }).text == "p cnf 3 0\n");
  CHECK(written([](ClauseSink& out) {
          const Lits x = out.fresh(10);
          out.add({x[0]});
          out.add({!x[9], x[1], !x[0]});
          out.add({});
          out.add({!x[4]});
        }).text == "p cnf 10 4\n1 0\n-10 2 -1 0\n0\n-5 0\n");
}

TEST_CASE("clauses that fold away are neither counted nor written") {
  const Written folded = written([](ClauseSink& out) {
    const Lits x = out.fresh(2);
    out.add({x[0], kTrue});
    out.add({x[0], !x[0]});
    out.add({kFalse, x[1], x[1]});
    out.add({kFalse});
  });
  CHECK(folded.text == "p cnf 2 2\n2 0\n0\n");
  CHECK(folded.size.variables == 2);
  CHECK(folded.size.clauses == 2);
}

TEST_CASE("comments come first, one a line, empty ones too") {
  CHECK(written(nothing, {"a puzzle", "", "r1c1 = 1"}).text ==
        "c a puzzle\nc \nc r1c1 = 1\np cnf 0 0\n");
}

TEST_CASE("the largest variables are written in full") {
  const Written large = written([](ClauseSink& out) {
    out.add({Lit(2147483646), Lit(-2147483646), kFalse});
    out.add({Lit(-2147483646), Lit(1000000000)});
  });
  CHECK(large.text == "p cnf 0 1\n-2147483646 1000000000 0\n");
}

// Clauses of all lengths up to 40 with literals of all lengths up to 6 digits.
void many_clauses(ClauseSink& out) {
  Rng rng(8);
  out.fresh(300'000);
  Lits clause;
  for (int c = 0; c < 40'000; ++c) {
    clause.clear();
    for (int size = below(rng, 40); size > 0; --size) {
      int variable = 1 + below(rng, 300'000);
      for (int shorter = below(rng, 6); shorter > 0 && variable >= 10; --shorter) variable /= 10;
      clause.push_back(Lit(variable % 2 == 0 ? variable : -variable));  // no tautologies
    }
    out.add(clause);
  }
}

std::string printed_plainly(const Formula& formula) {
  std::string text =
      "p cnf " + std::to_string(formula.variables()) + " " + std::to_string(formula.size()) + "\n";
  for (std::size_t c = 0; c < formula.size(); ++c) {
    for (const Lit x : formula[c]) text += std::to_string(x.dimacs()) + " ";
    text += "0\n";
  }
  return text;
}

TEST_CASE("a formula of many buffers is written without a gap, wherever the buffers end") {
  Formula formula;
  many_clauses(formula);
  const std::string expected = printed_plainly(formula);
  for (std::size_t shift = 0; shift < 14; ++shift) {
    const std::string comment(shift, 'x');
    const Written large = written(many_clauses, {comment});
    CHECK(large.pieces.size() > 3);
    const std::string header = "c " + comment + "\n";
    CHECK((large.text == header + expected));
  }
}

TEST_CASE("a comment longer than a buffer") {
  const std::string comment(3'000'000, 'y');
  CHECK((written(nothing, {comment}).text == "c " + comment + "\np cnf 0 0\n"));
}

TEST_CASE("a second reading finds what the header says and what the formula holds") {
  const auto fill = [](ClauseSink& out) {
    const Lits x = out.fresh(1000);
    exactly(out, x, 100);
    at_most(out, std::span(x).first(50), 7);
    out.add(x);
  };
  Formula formula;
  fill(formula);
  const Written large = written(fill, {"two counts"});
  const DimacsText text = read_dimacs_strictly(large.text);
  CHECK(text.comments == std::vector<std::string>{"two counts"});
  CHECK(text.variables == formula.variables());
  CHECK(text.variables == large.size.variables);
  CHECK(text.clauses == large.size.clauses);
  REQUIRE(text.clause.size() == formula.size());
  for (std::size_t c = 0; c < formula.size(); ++c) {
    std::vector<int> clause;
    for (const Lit x : formula[c]) clause.push_back(x.dimacs());
    REQUIRE(text.clause[c] == clause);
  }
}

TEST_CASE("a writer that fails ends the writing") {
  const ByteWriter full = [](std::string_view /*bytes*/) { throw std::runtime_error("disk full"); };
  CHECK_THROWS_WITH_AS(write_dimacs(full, {}, many_clauses), "disk full", std::runtime_error);
}

TEST_CASE("a stop ends the first of the two runs, before a byte is written") {
  Stop stop;
  stop.request(Stop::kTimeLimit);
  int runs = 0;
  const auto fill = [&](ClauseSink& out) {
    ++runs;
    many_clauses(out);
  };
  const ByteWriter never = [](std::string_view /*bytes*/) { FAIL("nothing to write"); };
  CHECK_THROWS_AS(write_dimacs(never, {}, fill, &stop), Stopped);
  CHECK(runs == 1);
}

}  // namespace
}  // namespace p2c
