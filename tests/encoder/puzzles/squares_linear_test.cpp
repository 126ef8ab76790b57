// Translucent squares as linear constraints: the least cost of a model with these cells is their
// error.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "cnf_out/costs.hpp"
#include "encoder/clauses/linear.hpp"
#include "encoder/puzzles/squares.hpp"
#include "tests/instances/art/naive_squares.hpp"

namespace p2c::squares_linear_test {
namespace {

class LinearSink : public ClauseSink {
 public:
  LinearSink() { want_linear(); }
  std::vector<Linear> sums;
  std::vector<Lits> clauses;
  Costs costs;

 private:
  void take_linear(const Linear& constraint) override { sums.push_back(constraint); }
  void take_clause(std::span<const Lit> clause) override {
    clauses.emplace_back(clause.begin(), clause.end());
  }
  void take_cost(std::int64_t weight, Lit x) override { costs.add(weight, x); }
};

// An equation of cells and of variables that stand in no other one: what these cost at least, for
// each sum of the cells.
class CostOfSum {
 public:
  CostOfSum(const LinearSink& sink, const Linear& sum, int cells) {
    REQUIRE(sum.least == sum.most);
    for (const Linear::Term& term : sum.terms) {
      (term.x.variable() <= cells ? cells_ : own_).push_back(term);
    }
    for (unsigned values = 0; values < 1U << own_.size(); ++values) {
      if (!keeps_clauses(sink, values)) continue;
      std::int64_t rest = sum.least;
      for (std::size_t i = 0; i < own_.size(); ++i) {
        rest -= (values >> i & 1) * own_[i].weight;
      }
      const std::int64_t cost = cost_of(sink, values);
      const auto [known, is_new] = least_.try_emplace(rest, cost);
      if (!is_new) known->second = std::min(known->second, cost);
    }
  }

  std::set<int> own() const {
    std::set<int> variables;
    for (const Linear::Term& term : own_) variables.insert(term.x.variable());
    return variables;
  }

  std::int64_t of(unsigned filled) const {
    std::int64_t sum = 0;
    for (const Linear::Term& term : cells_) {
      sum += (filled >> (term.x.variable() - 1) & 1) * term.weight;
    }
    REQUIRE(least_.contains(sum));
    return least_.at(sum);
  }

 private:
  // 1 true, 0 false, -1 not one of ours.
  int value(Lit x, unsigned values) const {
    for (std::size_t i = 0; i < own_.size(); ++i) {
      if (own_[i].x.variable() != x.variable()) continue;
      return ((values >> i & 1) != 0) == x.positive() ? 1 : 0;
    }
    return -1;
  }

  bool keeps_clauses(const LinearSink& sink, unsigned values) const {
    return std::all_of(sink.clauses.begin(), sink.clauses.end(), [&](const Lits& clause) {
      return std::any_of(clause.begin(), clause.end(),
                         [&](Lit x) { return value(x, values) != 0; });
    });
  }

  std::int64_t cost_of(const LinearSink& sink, unsigned values) const {
    std::int64_t cost = 0;
    for (const auto& [weight, x] : sink.costs.of_literals) {
      if (value(x, values) == 1) cost += weight;
    }
    return cost;
  }

  std::vector<Linear::Term> cells_;
  std::vector<Linear::Term> own_;
  std::map<std::int64_t, std::int64_t> least_;
};

void check_linear(const GreyImage& image) {
  LinearSink sink;
  encode_squares(image, sink);
  REQUIRE(sink.sums.size() == image.cells.size());
  std::vector<CostOfSum> sums;
  std::set<int> own;
  for (const Linear& sum : sink.sums) {
    sums.emplace_back(sink, sum, image.size());
    for (const int variable : sums.back().own()) REQUIRE(own.insert(variable).second);
  }
  CHECK(static_cast<int>(own.size()) == sink.variables() - image.size());
  for (unsigned filled = 0; filled < 1U << image.size(); ++filled) {
    std::int64_t cost = sink.costs.of_all;
    for (const CostOfSum& sum : sums) cost += sum.of(filled);
    REQUIRE(cost == naive_error(image, picture_of_bits(image, filled)));
  }
}

}  // namespace

TEST_CASE("squares as linear constraints: the least cost of any cells is their error") {
  for (const GreyImage& image : small_grey_images(3)) check_linear(image);
}

TEST_CASE("squares as linear constraints: sizes are as said") {
  LinearSink low;
  encode_squares(GreyImage(2, 3, 100), low);
  CHECK(low.variables() == 6 + 4 * 4 + 2 * 6);  // the cells, and places for the ones around each
  constexpr int kCells = 60 * 60;
  LinearSink sink;
  encode_squares(GreyImage(60, 60, 100), sink);
  CHECK(sink.sums.size() == kCells);
  CHECK(sink.variables() <= 10 * kCells);
  CHECK(sink.clauses.size() <= 8 * kCells);
  CHECK(sink.costs.of_literals.size() <= 9 * kCells);
}

}  // namespace p2c::squares_linear_test
