#include "cnf_out/shuffle.hpp"

#include <doctest/doctest.h>

#include <set>

#include "cnf_out/dimacs.hpp"
#include "cnf_out/gbd_hash.hpp"
#include "cnf_out/isohash.hpp"
#include "instances/text/md5.hpp"

namespace p2c {
namespace {

Cnf cnf_of(const FillFormula& fill) {
  std::string text;
  write_dimacs([&](std::string_view bytes) { text += bytes; }, {}, fill);
  return read_dimacs(text, "f.cnf");
}

// Three variables, the third in one polarity only.
void fill_small(ClauseSink& out) {
  const Lits x = out.fresh(3);
  out.add({x[0], !x[1]});
  out.add({!x[0], x[1], x[2]});
  out.add({x[1], x[2]});
  out.add({!x[0]});
}

std::set<std::set<Lit>> clauses_of(const Cnf& formula, const Shuffle* shuffle) {
  std::set<std::set<Lit>> clauses;
  for (std::size_t i = 0; i < formula.size(); ++i) {
    std::set<Lit> clause;
    for (const Lit x : formula[i]) clause.insert(shuffle == nullptr ? x : shuffle->original(x));
    clauses.insert(clause);
  }
  return clauses;
}

}  // namespace

// The first numbers of the generator are published with it.
TEST_CASE("shuffle: the generator is SplitMix64") {
  SplitMix random(1234567);
  CHECK(random.next() == 6457827717110365317U);
  CHECK(random.next() == 3203168211198807973U);
  CHECK(random.next() == 9817491932198370423U);
}

TEST_CASE("shuffle: names, signs and numbers come back, those of a proof stay") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Shuffle shuffle(seed, 9, 6);
    std::set<int> names;
    std::set<std::size_t> order;
    for (int v = 1; v <= 9; ++v) {
      names.insert(shuffle.shuffled(Lit(v)).variable());
      CHECK(shuffle.original(shuffle.shuffled(Lit(v))) == Lit(v));
      CHECK(shuffle.original(shuffle.shuffled(Lit(-v))) == Lit(-v));
    }
    CHECK(names.size() == 9);
    for (std::size_t i = 0; i < 6; ++i) order.insert(shuffle.original_clause(i));
    CHECK(order.size() == 6);
    CHECK(shuffle.original(Lit(-10)) == Lit(-10));
    const auto third = static_cast<std::int64_t>(shuffle.original_clause(2)) + 1;
    CHECK(shuffle.original_number(3) == third);
    CHECK(shuffle.original_number(-3) == -third);
    CHECK(shuffle.original_number(7) == 7);
    CHECK(shuffle.original_number(0) == 0);
  }
}

TEST_CASE("shuffle: another formula with the same clauses, and the same one for a seed") {
  const Cnf plain = cnf_of(fill_small);
  std::set<std::string> hashes;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Cnf mixed = cnf_of(shuffled(fill_small, seed, nullptr));
    const Shuffle shuffle(seed, 3, 4);
    CHECK(clauses_of(mixed, &shuffle) == clauses_of(plain, nullptr));
    CHECK(isohash(mixed) == isohash(plain));
    CHECK(gbd_hash(mixed) == gbd_hash(cnf_of(shuffled(fill_small, seed, nullptr))));
    hashes.insert(gbd_hash(mixed));
  }
  CHECK(hashes.size() > 25);
}

// 1 occurs once negated and twice not, and so on: "1 2 ", "1 2 ", "0 2 ", sorted.
TEST_CASE("isohash: the occurrences of each variable, the smaller number first, sorted") {
  Md5 md5;
  md5.add("0 2 1 2 1 2 ");
  Cnf formula(7);
  formula.add(std::vector<Lit>{Lit(1), Lit(-2)});
  formula.add(std::vector<Lit>{Lit(-1), Lit(2), Lit(7)});
  formula.add(std::vector<Lit>{Lit(2), Lit(7)});
  formula.add(std::vector<Lit>{Lit(-1)});
  CHECK(isohash(formula) == md5.finish());
  formula.add(std::vector<Lit>{Lit(-7)});
  CHECK(isohash(formula) != isohash(cnf_of(fill_small)));
}

}  // namespace p2c
