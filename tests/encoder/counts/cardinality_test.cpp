// Truth tables of the counts: every full input exact, every partial input propagated in full.
#include "encoder/counts/cardinality.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <optional>

#include "instances/puzzle.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c::cardinality_test {
namespace {

struct Claim {
  std::string name;
  decltype(&at_most) state;
  bool upper;
  bool lower;

  bool holds(int trues, int k) const { return (!upper || trues <= k) && (!lower || trues >= k); }
  // For some number of true ones in this range.
  bool may_hold(int from, int to, int k) const {
    for (int trues = from; trues <= to; ++trues) {
      if (holds(trues, k)) return true;
    }
    return false;
  }
};

const Cardinality kForms[] = {Cardinality::kNetwork, Cardinality::kTotalizer, Cardinality::kDirect,
                              Cardinality::kAuto};

const Claim kClaims[] = {{"at_most", at_most, true, false},
                         {"at_least", at_least, false, true},
                         {"exactly", exactly, true, true}};

std::string about(const Claim& claim, int k, std::size_t n, const Lits& input) {
  return claim.name + " " + std::to_string(k) + " of " + std::to_string(n) + ", input" +
         shown(input);
}

// One claim over n different literals, some of them negative.
struct Stated {
  Stated(const Claim& which, int n, int bound, Cardinality form = Cardinality::kNetwork)
      : claim(which), k(bound), xs(formula.fresh(n)) {
    for (std::size_t i = 0; i < xs.size(); i += 3) xs[i] = !xs[i];
    claim.state(formula, xs, k, form, {});
    propagator.emplace(formula);
  }

  std::string wrong_full_input() {
    for (int number = 0; number < power(2, static_cast<int>(xs.size())); ++number) {
      const Lits input = full_input(xs, number);
      const bool right = claim.holds(std::popcount(static_cast<unsigned>(number)), k);
      if (satisfiable_under(*propagator, input) != right) return about(claim, k, xs.size(), input);
    }
    return {};
  }

  // Empty when propagation finds each forced literal and no other, and a conflict when it must.
  std::string wrong_partial_input(const Lits& input) {
    const std::size_t mark = propagator->mark();
    const bool kept = propagator->assume(input);
    const bool right = propagated_rightly(input, kept);
    propagator->undo(mark);
    return right ? "" : about(claim, k, xs.size(), input);
  }

  std::string wrong_partial_input() {
    for (int number = 0; number < power(3, static_cast<int>(xs.size())); ++number) {
      const std::string wrong = wrong_partial_input(partial_input(xs, number));
      if (!wrong.empty()) return wrong;
    }
    return {};
  }

  bool has_auxiliaries() const { return formula.variables() > static_cast<int>(xs.size()); }

  const Claim& claim;
  int k;
  Formula formula;
  Lits xs;
  std::optional<Propagator> propagator;

 private:
  bool propagated_rightly(const Lits& input, bool kept) const {
    std::vector<int> sign(xs.size() + 1, 0);
    for (const Lit x : input) sign[x.variable()] = x.positive() ? 1 : -1;
    int trues = 0;
    int open = 0;
    for (const Lit x : xs) {
      const int assumed = sign[x.variable()];
      if (assumed == 0) ++open;
      if (assumed != 0 && (assumed > 0) == x.positive()) ++trues;
    }
    if (!claim.may_hold(trues, trues + open, k)) return !kept;
    const bool may_be_true = claim.may_hold(trues + 1, trues + open, k);
    const bool may_be_false = claim.may_hold(trues, trues + open - 1, k);
    const int expected = may_be_true && may_be_false ? 0 : (may_be_true ? 1 : -1);
    for (const Lit x : xs) {
      if (sign[x.variable()] != 0) continue;
      if (propagator->value(x) != expected) return false;
    }
    return kept;
  }
};

TEST_CASE("counts are exact and arc consistent for up to 8 literals and every bound") {
  for (const Cardinality form : kForms) {
    CAPTURE(form);
    for (const Claim& claim : kClaims) {
      for (int n = 0; n <= 8; ++n) {
        for (int k = -1; k <= n + 1; ++k) {
          Stated stated(claim, n, k, form);
          CHECK(stated.wrong_full_input() == "");
          CHECK(stated.wrong_partial_input() == "");
        }
      }
    }
  }
}

TEST_CASE("networks of 9 and 10 literals are exact and arc consistent") {
  int networks = 0;
  for (const Claim& claim : kClaims) {
    for (int k = 2; k <= 8; ++k) {
      Stated nine(claim, 9, k);
      CHECK(nine.wrong_full_input() == "");
      CHECK(nine.wrong_partial_input() == "");
      Stated ten(claim, 10, k);
      CHECK(ten.wrong_full_input() == "");
      networks += (nine.has_auxiliaries() ? 1 : 0) + (ten.has_auxiliaries() ? 1 : 0);
    }
  }
  CHECK(networks == 35);  // of 42; the rest is plain
}

// A count is forced only near its bound, so the random inputs stay near it.
Lits input_near(Rng& rng, Lits xs, int trues, int falses) {
  shuffle(xs, rng);
  Lits input;
  for (std::size_t i = 0; i < xs.size(); ++i) {
    const int place = static_cast<int>(i);
    if (place < trues) input.push_back(xs[i]);
    if (place >= trues && place < trues + falses) input.push_back(!xs[i]);
  }
  return input;
}

TEST_CASE("networks and totalizers of up to 40 literals are arc consistent on random inputs") {
  Rng rng(2);
  int auxiliaries = 0;
  for (const Claim& claim : kClaims) {
    for (const int n : {11, 13, 16, 17, 23, 32, 40}) {
      for (int k = 2; k <= n - 2; ++k) {
        const auto form = below(rng, 2) == 0 ? Cardinality::kNetwork : Cardinality::kTotalizer;
        CAPTURE(form);
        Stated stated(claim, n, k, form);
        auxiliaries += stated.has_auxiliaries() ? 1 : 0;
        for (int round = 0; round < 60; ++round) {
          const int trues = std::max(0, k - 1 + below(rng, 3) - below(rng, 2) * below(rng, k));
          const int falses = std::max(0, n - k - 1 + below(rng, 3) - below(rng, 2) * below(rng, n));
          CHECK(stated.wrong_partial_input(input_near(rng, stated.xs, trues, falses)) == "");
        }
      }
    }
  }
  CHECK(auxiliaries > 350);
}

}  // namespace
}  // namespace p2c::cardinality_test
