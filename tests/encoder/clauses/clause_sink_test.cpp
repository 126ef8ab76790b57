// What happens to every clause first: constants, repetitions, tautologies, and requests to stop.
#include "encoder/clauses/clause_sink.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

#include "cnf_out/formula.hpp"
#include "instances/puzzle.hpp"

namespace p2c {
namespace {

// What a sink passes on of one clause; nothing when it drops the clause.
std::optional<Lits> folded(Formula& sink, const Lits& clause) {
  const std::size_t before = sink.size();
  sink.add(clause);
  if (sink.size() == before) return {};
  const auto last = sink[before];
  return Lits(last.begin(), last.end());
}

// The same by the words of the header.
std::optional<Lits> folded_plainly(const Lits& clause) {
  Lits kept;
  const auto has = [&](Lit x) { return std::find(kept.begin(), kept.end(), x) != kept.end(); };
  for (const Lit x : clause) {
    if (x == kTrue || has(!x)) return {};
    if (x != kFalse && !has(x)) kept.push_back(x);
  }
  return kept;
}

// Literals 1 to n in turn, then `more`.
Lits ascending(int n, const Lits& more) {
  Lits clause;
  for (int v = 1; v <= n; ++v) clause.push_back(Lit(v));
  clause.insert(clause.end(), more.begin(), more.end());
  return clause;
}

TEST_CASE("a clause with a true constant or both signs of a variable is dropped") {
  Formula sink;
  sink.fresh(20);
  for (const int n : {0, 1, 11, 12, 13, 19}) {
    CHECK_FALSE(folded(sink, ascending(n, {kTrue})));
    CHECK_FALSE(folded(sink, ascending(n, {!kFalse})));
    CHECK_FALSE(folded(sink, ascending(n, {Lit(-20), Lit(20)})));
    CHECK_FALSE(folded(sink, ascending(n, {Lit(20), Lit(-20), kFalse})));
  }
}

TEST_CASE("false constants and repeated literals go, the rest keeps its order") {
  Formula sink;
  sink.fresh(20);
  for (const int n : {0, 1, 11, 12, 13, 19}) {
    CHECK(folded(sink, ascending(n, {kFalse, Lit(-20), kFalse, Lit(-20)})) ==
          ascending(n, {Lit(-20)}));
    CHECK(folded(sink, ascending(n, ascending(n, {!kTrue}))) == ascending(n, {}));
  }
  CHECK(folded(sink, {Lit(3), Lit(-1), Lit(2)}) == Lits{Lit(3), Lit(-1), Lit(2)});
  CHECK(folded(sink, {}) == Lits{});
  CHECK(folded(sink, {kFalse}) == Lits{});
}

TEST_CASE("short and long random clauses fold as the words say, while variables come in between") {
  Rng rng(7);
  Formula sink;
  sink.fresh(5);
  int dropped = 0;
  for (int round = 0; round < 20'000; ++round) {
    if (chance(rng, 5)) sink.fresh();
    Lits clause;
    for (int size = below(rng, 25); size > 0; --size) {
      const int variable = 1 + below(rng, sink.variables());
      const Lit x(chance(rng, 90) ? variable : -variable);
      clause.push_back(chance(rng, 95) ? x : (chance(rng, 5) ? kTrue : kFalse));
    }
    const auto expected = folded_plainly(clause);
    dropped += expected ? 0 : 1;
    REQUIRE(folded(sink, clause) == expected);
  }
  CHECK(dropped > 100);
  CHECK(dropped < 10'000);
}

TEST_CASE("fresh variables are 1, 2, ... without gaps") {
  CountingSink sink;
  CHECK(sink.variables() == 0);
  CHECK(sink.fresh() == Lit(1));
  CHECK(sink.fresh(3) == Lits{Lit(2), Lit(3), Lit(4)});
  CHECK(sink.fresh(0).empty());
  CHECK(sink.fresh() == Lit(5));
  CHECK(sink.variables() == 5);
}

TEST_CASE("the counting sink counts what is left of the clauses") {
  CountingSink sink;
  const Lits x = sink.fresh(3);
  sink.add(x);
  sink.add({x[0], kFalse, x[0]});
  sink.add({x[0], kTrue});
  sink.add({});
  CHECK(sink.clauses() == 3);
  CHECK(sink.literals() == 4);
}

// How many clauses are taken before the sink throws.
int clauses_until_stopped(ClauseSink& sink, Stop::Reason reason) {
  const Lit x = sink.fresh();
  for (int count = 0; count < 100'000; ++count) {
    try {
      sink.add({x});
    } catch (const Stopped& stopped) {
      CHECK(stopped.reason == reason);
      return count;
    }
  }
  return -1;
}

TEST_CASE("a stop ends the adding of clauses soon, and poll at once") {
  Stop stop;
  CountingSink sink;
  CHECK_NOTHROW(sink.poll());
  sink.stop_with(&stop);
  CHECK_NOTHROW(sink.poll());
  CHECK(clauses_until_stopped(sink, Stop::kNo) == -1);

  stop.request(Stop::kInterrupted);
  CHECK_THROWS_AS(sink.poll(), Stopped);
  const int count = clauses_until_stopped(sink, Stop::kInterrupted);
  CHECK(count >= 0);
  CHECK(count < 5000);
}

TEST_CASE("a stop ends the making of many variables") {
  Stop stop;
  CountingSink sink;
  sink.stop_with(&stop);
  CHECK(sink.fresh(1'000'000).size() == 1'000'000);
  stop.request(Stop::kInterrupted);
  CHECK_THROWS_AS(sink.fresh(1'000'000), Stopped);
  CHECK(sink.variables() == 1'000'000);
}

TEST_CASE("a deadline is a stop of its own, and a signal goes before it") {
  Stop stop;
  stop.set_deadline(std::chrono::steady_clock::now() + std::chrono::hours(1));
  CHECK(stop.reason() == Stop::kNo);
  stop.set_deadline(std::chrono::steady_clock::now());
  CHECK(stop.reason() == Stop::kTimeLimit);
  CountingSink sink;
  sink.stop_with(&stop);
  CHECK(clauses_until_stopped(sink, Stop::kTimeLimit) >= 0);
  stop.request(Stop::kTerminated);
  CHECK(stop.reason() == Stop::kTerminated);
}

TEST_CASE("constants are each other's opposites and unlike any variable") {
  CHECK(!kTrue == kFalse);
  CHECK(!kFalse == kTrue);
  CHECK(kTrue.positive());
  CHECK(!!Lit(-7) == Lit(-7));
  CHECK((!Lit(7)).dimacs() == -7);
  CHECK(Lit(-7).variable() == 7);
}

}  // namespace
}  // namespace p2c
