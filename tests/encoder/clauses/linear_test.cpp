// Linear constraints: what a sink gets of them, against all values of the variables.
#include "encoder/clauses/linear.hpp"

#include <doctest/doctest.h>

#include "encoder/counts/cardinality.hpp"
#include "encoder/counts/unary_sum.hpp"
#include "instances/puzzle.hpp"

namespace p2c::linear_test {
namespace {

class LinearSink : public ClauseSink {
 public:
  LinearSink() { want_linear(); }
  std::vector<Linear> taken;
  std::vector<Lits> clauses;

 private:
  void take_linear(const Linear& constraint) override { taken.push_back(constraint); }
  void take_clause(std::span<const Lit> clause) override {
    clauses.emplace_back(clause.begin(), clause.end());
  }
};

// Bit v - 1 of `values` is variable v.
bool is_true(Lit x, unsigned values) {
  if (x == kTrue || x == kFalse) return x == kTrue;
  return ((values >> (x.variable() - 1) & 1U) != 0) == x.positive();
}

bool holds(const Linear& constraint, unsigned values) {
  std::int64_t sum = 0;
  for (const auto& [weight, x] : constraint.terms) sum += is_true(x, values) ? weight : 0;
  return (constraint.least == Linear::kNoLeast || sum >= constraint.least) &&
         (constraint.most == Linear::kNoMost || sum <= constraint.most);
}

bool is_plain(const Linear& constraint) {
  for (std::size_t i = 0; i < constraint.terms.size(); ++i) {
    const auto& [weight, x] = constraint.terms[i];
    if (weight == 0 || x == kTrue || !x.positive()) return false;
    if (i > 0 && !(constraint.terms[i - 1].x < x)) return false;
  }
  return !constraint.always_holds() && !constraint.never_holds();
}

Linear random_constraint(Rng& rng) {
  Linear constraint;
  for (int size = below(rng, 7); size > 0; --size) {
    const int variable = 1 + below(rng, 4);
    const Lit x = chance(rng, 15) ? kTrue : Lit(variable);
    constraint.terms.push_back({below(rng, 9) - 4, chance(rng, 50) ? x : !x});
  }
  if (chance(rng, 70)) constraint.least = below(rng, 13) - 6;
  if (chance(rng, 70)) constraint.most = below(rng, 13) - 6;
  return constraint;
}

TEST_CASE("a bound that the weights keep by themselves is dropped, on either side") {
  const Lit x(1);
  const Lit y(2);
  const std::vector<Linear::Term> terms = {{-2, x}, {3, y}};  // a sum from -2 to 3
  const auto bounded = [&](std::int64_t least, std::int64_t most) {
    Linear constraint;
    constraint.terms = terms;
    constraint.least = least;
    constraint.most = most;
    return over_variables(constraint);
  };
  CHECK(bounded(-2, 3).always_holds());
  CHECK(bounded(-1, 3).least == -1);
  CHECK(bounded(-1, 3).most == Linear::kNoMost);
  CHECK(bounded(-2, 2).least == Linear::kNoLeast);
  CHECK(bounded(-2, 2).most == 2);
  CHECK_FALSE(bounded(3, 3).never_holds());
  CHECK(bounded(4, 9).never_holds());
  CHECK_FALSE(bounded(-9, -2).never_holds());
  CHECK(bounded(-9, -3).never_holds());
}

TEST_CASE("what a sink takes means the same, over different variables") {
  Rng rng(5);
  int taken = 0;
  int never = 0;
  for (int i = 0; i < 20'000; ++i) {
    LinearSink out;
    out.fresh(4);
    const Linear constraint = random_constraint(rng);
    REQUIRE(out.take(constraint));
    REQUIRE(out.taken.size() + out.clauses.size() <= 1);
    for (const Lits& clause : out.clauses) REQUIRE(clause.empty());
    for (const Linear& linear : out.taken) REQUIRE(is_plain(linear));
    for (unsigned values = 0; values < 16; ++values) {
      const bool now = out.clauses.empty() && (out.taken.empty() || holds(out.taken[0], values));
      REQUIRE(now == holds(constraint, values));
    }
    taken += static_cast<int>(out.taken.size());
    never += static_cast<int>(out.clauses.size());
  }
  CHECK(taken > 5000);
  CHECK(never > 1000);
}

TEST_CASE("the largest bounds do not overflow") {
  LinearSink out;
  const Lit x = out.fresh();
  out.take({{{1, x}, {2, !x}}, Linear::kNoMost - 1, Linear::kNoMost - 1});
  CHECK(out.clauses == std::vector<Lits>{{}});
}

TEST_CASE("a sink of clauses refuses them") {
  CountingSink out;
  CHECK_FALSE(out.take(Linear{{{1, out.fresh()}}, 1, 1}));
  CHECK(out.clauses() == 0);
}

TEST_CASE("counts and sums are offered whole") {
  LinearSink out;
  const Lits x = out.fresh(20);
  exactly(out, x, 7);
  at_most(out, x, 7);
  at_least(out, x, 7);
  at_most_one(out, x);
  const std::vector<Lits> terms = {{x[0], x[1]}, {x[2]}};
  sums_to(out, terms, 2);
  CHECK(out.clauses.empty());
  CHECK(out.variables() == 20);
  REQUIRE(out.taken.size() == 5);
  const auto bounds = [&](std::size_t i) {
    return std::pair(out.taken[i].least, out.taken[i].most);
  };
  CHECK(bounds(0) == std::pair<std::int64_t, std::int64_t>(7, 7));
  CHECK(bounds(1) == std::pair<std::int64_t, std::int64_t>(Linear::kNoLeast, 7));
  CHECK(bounds(2) == std::pair<std::int64_t, std::int64_t>(7, Linear::kNoMost));
  CHECK(bounds(3) == std::pair<std::int64_t, std::int64_t>(Linear::kNoLeast, 1));
  CHECK(bounds(4) == std::pair<std::int64_t, std::int64_t>(2, 2));
  CHECK(out.taken[4].terms == std::vector<Linear::Term>{{1, x[0]}, {1, x[1]}, {1, x[2]}});
}

}  // namespace
}  // namespace p2c::linear_test
