#include <doctest/doctest.h>

#include <algorithm>
#include <puzzle2cnf/encode.hpp>
#include <utility>
#include <vector>

#include "encoder/clauses/lit.hpp"

namespace p2c {
namespace {

// Clauses in a list, for models that are looked for by trying all values.
class Clauses : public puzzle2cnf::ClauseSink {
 public:
  explicit Clauses(int variables) : variables_(variables) {}

  int fresh() override { return ++variables_; }
  void add(std::span<const int> clause) override {
    clauses_.emplace_back(clause.begin(), clause.end());
  }

  int variables() const { return variables_; }
  std::size_t size() const { return clauses_.size(); }

  // Whether the clauses allow these values of the first variables, bit i of variable i + 1.
  bool allow(unsigned values, int first) const {
    for (unsigned rest = 0; rest < 1U << (variables_ - first); ++rest) {
      if (hold(values | rest << first)) return true;
    }
    return false;
  }

 private:
  bool hold(unsigned values) const {
    return std::all_of(clauses_.begin(), clauses_.end(), [&](const std::vector<int>& clause) {
      return std::any_of(clause.begin(), clause.end(), [&](int literal) {
        const bool value = (values >> (std::abs(literal) - 1) & 1U) != 0;
        return value == (literal > 0);
      });
    });
  }

  int variables_;
  std::vector<std::vector<int>> clauses_;
};

int ones(unsigned values) { return __builtin_popcount(values); }

bool bit(unsigned values, int i) { return (values >> i & 1U) != 0; }

// The clauses on the first variables allow exactly what `means` says, and some of both.
template <class Means>
void check_means(const Clauses& clauses, int first, Means means) {
  int allowed = 0;
  for (unsigned values = 0; values < 1U << first; ++values) {
    const bool wanted = means(values);
    allowed += wanted;
    CAPTURE(values);
    REQUIRE(clauses.allow(values, first) == wanted);
  }
  CHECK(allowed > 0);
  CHECK(allowed < 1 << first);
}

using puzzle2cnf::Counting;
using puzzle2cnf::Edge;
using puzzle2cnf::kFalse;
using puzzle2cnf::kTrue;

TEST_CASE("library encode: counts on literals of any number and sign") {
  for (const Counting form :
       {Counting::kNetwork, Counting::kTotalizer, Counting::kDirect, Counting::kSmallest}) {
    for (int k = 1; k <= 4; ++k) {
      const std::vector<int> literals = {5, -2, 3, kFalse, 1, 4};
      const auto count = [](unsigned values) { return ones(values ^ 2U); };
      Clauses most(5);
      at_most(most, literals, k, form);
      check_means(most, 5, [&](unsigned values) { return count(values) <= k; });
      Clauses least(5);
      at_least(least, literals, k, form);
      check_means(least, 5, [&](unsigned values) { return count(values) >= k; });
      Clauses same(5);
      exactly(same, literals, k, form);
      check_means(same, 5, [&](unsigned values) { return count(values) == k; });
    }
  }
}

TEST_CASE("library encode: constants and a repeated literal count") {
  Clauses clauses(3);
  at_most(clauses, std::vector{kTrue, 1, 1, 2, 3}, 2);
  check_means(clauses, 3, [](unsigned values) {
    return 1 + 2 * bit(values, 0) + bit(values, 1) + bit(values, 2) <= 2;
  });
}

TEST_CASE("library encode: a table over integers, one with two values, one with one") {
  Clauses clauses(0);
  const std::vector<puzzle2cnf::Integer> integers = {integer(clauses, 1, 3), integer(clauses, 7, 8),
                                                     integer(clauses, -4, -4)};
  CHECK(integers[2].is == std::vector{kTrue});
  const int first = clauses.variables();
  REQUIRE(first == 5);
  const std::vector<std::vector<int>> tuples = {{1, 7, -4}, {3, 8, -4}, {2, 8, 0}, {9, 7, -4}};
  table(clauses, integers, tuples);
  check_means(clauses, first, [&](unsigned values) {
    const bool is_1_7 = values == (1U | 1U << 3);
    const bool is_3_8 = values == (1U << 2 | 1U << 4);
    return is_1_7 || is_3_8;
  });
}

TEST_CASE("library encode: integers at both ends of int") {
  Clauses clauses(0);
  const puzzle2cnf::Integer top = integer(clauses, INT_MAX - 2, INT_MAX);
  CHECK(top.is == std::vector{1, 2, 3});
  check_means(clauses, 3, [](unsigned values) { return ones(values) == 1; });
  CHECK(integer(clauses, INT_MIN, INT_MIN).is == std::vector{kTrue});
  CHECK_THROWS_AS(integer(clauses, INT_MIN, INT_MAX), puzzle2cnf::Limit);
}

TEST_CASE("library encode: integers that share a literal") {
  Clauses clauses(1);
  const puzzle2cnf::Integer one{0, {-1, 1}};
  const puzzle2cnf::Integer three{0, {1, -1, kFalse}};
  table(clauses, std::vector{one, three}, {{0, 1}, {1, 1}, {0, 2}});
  check_means(clauses, 1, [](unsigned values) { return values == 0; });
}

TEST_CASE("library encode: integers at the ends of int") {
  Clauses clauses(0);
  const puzzle2cnf::Integer high = integer(clauses, INT_MAX - 1, INT_MAX);
  const puzzle2cnf::Integer low = integer(clauses, INT_MIN, INT_MIN + 1);
  REQUIRE(clauses.variables() == 4);
  table(clauses, std::vector{high, low},
        {{INT_MAX, INT_MIN}, {INT_MAX - 1, INT_MIN + 1}, {INT_MIN, INT_MAX}});
  check_means(clauses, 4, [](unsigned values) { return values == 6 || values == 9; });
  CHECK_THROWS_AS(integer(clauses, INT_MIN, INT_MAX), puzzle2cnf::Limit);
}

TEST_CASE("library encode: clauses as long as a table") {
  constexpr int kTuples = 300'000;
  const puzzle2cnf::Integer x{0, {1, 2, 1, -2, kFalse}};
  std::vector<std::vector<int>> tuples;
  for (int i = 0; i < kTuples; ++i) tuples.push_back({i % 5});
  Clauses clauses(2);
  table(clauses, std::vector{x}, tuples);
  CHECK(clauses.variables() == kTuples + 2);
}

TEST_CASE("library encode: a table without tuples is a contradiction") {
  Clauses clauses(0);
  const puzzle2cnf::Integer x = integer(clauses, 1, 2);
  table(clauses, std::vector{x}, {});
  CHECK(!clauses.allow(1, 2));
  CHECK(!clauses.allow(2, 2));
}

TEST_CASE("library encode: sums in unary") {
  Clauses clauses(4);
  const std::vector<std::vector<int>> terms = {{1, 2}, {3, 4}};
  clauses.add(std::vector{-2, 1});
  clauses.add(std::vector{-4, 3});
  sums_to(clauses, terms, 3);
  check_means(clauses, 4, [](unsigned values) {
    const bool unary = (!bit(values, 1) || bit(values, 0)) && (!bit(values, 3) || bit(values, 2));
    return unary && ones(values) == 3;
  });
}

TEST_CASE("library encode: a sum of too many terms is refused") {
  const std::vector<std::vector<int>> terms(40, {1, 2, 3});
  Clauses clauses(3);
  CHECK_THROWS_AS(sums_to(clauses, terms, 60), puzzle2cnf::Limit);
  CHECK(clauses.size() == 0);
  sums_to(clauses, terms, 0);
  CHECK(clauses.size() == 40);
  sums_to(clauses, terms, 121);
  CHECK(clauses.size() == 41);
}

// By walking from the first true node.
bool is_connected(unsigned nodes, const std::vector<std::pair<int, int>>& edges) {
  if (nodes == 0) return true;
  unsigned seen = nodes & -nodes;
  for (unsigned before = 0; before != seen;) {
    before = seen;
    for (const auto& [u, v] : edges) {
      if (!bit(nodes, u) || !bit(nodes, v)) continue;
      if (bit(seen, u) || bit(seen, v)) seen |= 1U << u | 1U << v;
    }
  }
  return seen == nodes;
}

TEST_CASE("library encode: connectivity with parallel edges and a loop") {
  for (const auto form :
       {puzzle2cnf::Connectivity::kLayers, puzzle2cnf::Connectivity::kElimination}) {
    Clauses clauses(6);
    const puzzle2cnf::Graph graph{
        {1, 2, 3, 4}, {{0, 1, kTrue}, {1, 2, 5}, {2, 1, 6}, {2, 3, kTrue}, {3, 3, kTrue}}};
    connected(clauses, graph, form);
    CHECK(clauses.variables() < 26);  // small enough to try all values
    check_means(clauses, 6, [](unsigned values) {
      std::vector<std::pair<int, int>> edges = {{0, 1}, {2, 3}};
      if (bit(values, 4) || bit(values, 5)) edges.emplace_back(1, 2);
      return is_connected(values & 15U, edges);
    });
  }
}

TEST_CASE("library encode: no cycle, with a loop and arcs both ways") {
  Clauses clauses(6);
  const std::vector<Edge> edges = {{0, 1, 1}, {1, 2, 2},  {2, 0, 3},
                                   {1, 0, 4}, {1, 0, -5}, {2, 2, 6}};
  acyclic(clauses, 3, edges);
  check_means(clauses, 6, [](unsigned values) {
    const bool back = bit(values, 3) || !bit(values, 4);
    const bool round = bit(values, 0) && bit(values, 1) && bit(values, 2);
    return !round && !(bit(values, 0) && back) && !bit(values, 5);
  });
}

TEST_CASE("library encode: blocks on a line") {
  Clauses clauses(6);
  blocks_on_line(clauses, std::vector{1, 2, 3, 4, 5, -6}, std::vector{2, 1});
  check_means(clauses, 6, [](unsigned values) {
    std::vector<int> lengths;
    for (int i = 0, length = 0; i <= 6; ++i) {
      if (i < 6 && bit(values ^ 32U, i)) {
        ++length;
      } else if (length > 0) {
        lengths.push_back(std::exchange(length, 0));
      }
    }
    return lengths == std::vector{2, 1};
  });
}

TEST_CASE("library encode: arguments out of range are refused") {
  Clauses clauses(3);
  using Wrong = std::invalid_argument;
  CHECK_THROWS_AS(at_most(clauses, std::vector{1, 0}, 1), Wrong);
  CHECK_THROWS_AS(at_most(clauses, std::vector{INT_MIN}, 1), Wrong);
  CHECK_THROWS_AS(connected(clauses, {{1, 2}, {{0, 2, 3}}}), Wrong);
  CHECK_THROWS_AS(connected(clauses, {{1, 2}, {{-1, 1, 3}}}), Wrong);
  CHECK_THROWS_AS(acyclic(clauses, 2, std::vector<Edge>{{0, 5, 1}}), Wrong);
  CHECK_THROWS_AS(acyclic(clauses, -1, {}), Wrong);
  CHECK_THROWS_AS(integer(clauses, 3, 2), Wrong);
  CHECK_THROWS_AS(table(clauses, std::vector{puzzle2cnf::Integer{0, {1, 2}}}, {{1, 2}}), Wrong);
  CHECK_THROWS_AS(table(clauses, std::vector{puzzle2cnf::Integer{0, {}}}, {{1}}), Wrong);
  CHECK_THROWS_AS(blocks_on_line(clauses, std::vector{1, 2}, std::vector{0}), Wrong);
  CHECK(clauses.size() == 0);
  CHECK_THROWS_AS(at_most(clauses, std::vector<int>(100, 1), 50, Counting::kDirect),
                  puzzle2cnf::Limit);
}

TEST_CASE("library encode: what the sink throws comes through") {
  class Full : public puzzle2cnf::ClauseSink {
   public:
    int fresh() override { return ++variables_; }
    void add(std::span<const int> /*clause*/) override { throw 7; }

   private:
    int variables_ = 3;
  };
  Full full;
  CHECK_THROWS_AS(at_most(full, std::vector{1, 2, 3}, 1), int);
}

}  // namespace
}  // namespace p2c
