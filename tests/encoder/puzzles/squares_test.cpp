// Translucent squares as a formula: the least cost of a model with these cells is their error.
#include "encoder/puzzles/squares.hpp"

#include <doctest/doctest.h>

#include <map>

#include "cnf_out/costs.hpp"
#include "cnf_out/formula.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"
#include "tests/instances/art/naive_squares.hpp"

namespace p2c::squares_test {
namespace {

class CostedFormula : public Formula {
 public:
  Costs costs;

 private:
  void take_cost(std::int64_t weight, Lit x) override {
    REQUIRE(weight > 0);
    costs.add(weight, x);
  }
};

// The least cost where the propagator's literals are true. It is sure to be the least: no model has
// less than what is forced, and the open variables get values that cost nothing and break nothing.
class LeastCost {
 public:
  explicit LeastCost(const CostedFormula& formula) : formula_(formula), known_(formula) {
    for (const auto& [weight, x] : formula.costs.of_literals) cheap_[x.variable()] = !x;
  }

  std::int64_t of(const Lits& cells) {
    const std::size_t start = known_.mark();
    REQUIRE(known_.assume(cells));
    std::int64_t cost = formula_.costs.of_all;
    for (const auto& [weight, x] : formula_.costs.of_literals) {
      if (known_.value(x) > 0) cost += weight;
    }
    for (const auto& [variable, x] : cheap_) {
      if (known_.value(x) == 0) REQUIRE(known_.assume({x}));
    }
    REQUIRE(has_model(known_));
    std::int64_t after = formula_.costs.of_all;
    for (const auto& [weight, x] : formula_.costs.of_literals) {
      if (known_.value(x) > 0) after += weight;
    }
    REQUIRE(after == cost);
    known_.undo(start);
    return cost;
  }

 private:
  const CostedFormula& formula_;
  Propagator known_;
  std::map<int, Lit> cheap_;
};

void check_clauses(const GreyImage& image) {
  CostedFormula formula;
  encode_squares(image, formula);
  Lits cells;
  for (int i = 1; i <= image.size(); ++i) cells.push_back(Lit(i));
  LeastCost least(formula);
  for (int filled = 0; filled < power(2, image.size()); ++filled) {
    const Picture picture = picture_of_bits(image, static_cast<unsigned>(filled));
    REQUIRE(least.of(full_input(cells, filled)) == naive_error(image, picture));
  }
}

class Sizes : public CountingSink {
 public:
  int costs = 0;

 private:
  void take_cost(std::int64_t /*weight*/, Lit x) override { costs += x == kTrue ? 0 : 1; }
};

}  // namespace

TEST_CASE("squares as clauses: the least cost of any cells is their error") {
  for (const GreyImage& image : small_grey_images(2)) check_clauses(image);
}

TEST_CASE("squares as clauses: sizes are as said, for every grey value") {
  constexpr int kSide = 60;
  constexpr int kCells = kSide * kSide;
  for (int grey = 0; grey < 256; grey += 5) {
    CAPTURE(grey);
    Sizes sizes;
    encode_squares(GreyImage(kSide, kSide, static_cast<unsigned char>(grey)), sizes);
    CHECK(sizes.variables() <= 18 * kCells);
    CHECK(sizes.variables() > 17 * kCells);
    CHECK(sizes.clauses() <= 58 * kCells);
    CHECK(sizes.clauses() > 53 * kCells);
    CHECK(sizes.costs <= 9 * kCells);
    CHECK(sizes.costs > 8 * kCells);
  }
}

}  // namespace p2c::squares_test
