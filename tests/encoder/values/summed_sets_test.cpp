// Sums of different numbers: which sets there are, and what propagation sees of them.
#include "encoder/values/summed_sets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

#include "encoder/counts/cardinality.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

struct Stated {
  Stated(int count, int lo, int hi, std::int64_t sum)
      : x(formula, std::vector<Slot>(static_cast<std::size_t>(count), Slot{lo, hi, "x"})),
        slots(static_cast<std::size_t>(count)) {
    std::iota(slots.begin(), slots.end(), 0);
    for (int value = lo; value <= hi; ++value) {
      Lits places;
      for (const int slot : slots) places.push_back(x.is(slot, value));
      at_most_one(formula, places, Cardinality::kDirect);
    }
    sets = sets_with_sum(x, slots, sum);
    if (sets) one_of_sets(formula, x, slots, *sets, [] { return std::string("it"); });
    propagator.emplace(formula);
  }

  bool accepts(const Answer& answer) {
    Lits input;
    for (int i = 0; i < x.size(); ++i) input.push_back(x.is(i, answer[i]));
    return satisfiable_under(*propagator, input);
  }

  Formula formula;
  Unknowns x;
  std::vector<int> slots;
  std::optional<std::vector<NumberSet>> sets;
  std::optional<Propagator> propagator;
};

bool differ(const Answer& answer) {
  return std::set<int>(answer.begin(), answer.end()).size() == answer.size();
}

TEST_CASE("summed sets: as many numbers as slots, ascending") {
  CHECK(*Stated(2, 1, 9, 4).sets == std::vector<NumberSet>{{1, 3}});
  CHECK(*Stated(3, 1, 9, 8).sets == std::vector<NumberSet>{{1, 2, 5}, {1, 3, 4}});
  CHECK(Stated(4, 1, 9, 20).sets->size() == 12);
  CHECK(Stated(9, 1, 9, 45).sets->size() == 1);
  CHECK(Stated(2, 1, 9, 2).sets->empty());
  CHECK(Stated(2, 0, 3, 3).sets->size() == 2);
  CHECK(Stated(5, 1, 9, 100).sets->empty());
  CHECK_FALSE(Stated(6, 1, 30, 90).sets);
  CHECK_FALSE(sets_with_sum(Stated(2, 1, 300, 5).x, {0, 1}, 5));
}

TEST_CASE("summed sets: exactly the answers with the sum") {
  for (const auto& [count, lo, hi] : {std::array{2, 1, 4}, {3, 0, 4}, {3, 1, 3}, {2, 2, 2}}) {
    for (int sum = 0; sum <= count * hi + 1; ++sum) {
      Stated stated(count, lo, hi, sum);
      const int numbers = hi - lo + 1;
      for (int code = 0; code < power(numbers, count); ++code) {
        Answer answer;
        for (int i = 0; i < count; ++i) answer.push_back(lo + code / power(numbers, i) % numbers);
        const bool right =
            differ(answer) && std::accumulate(answer.begin(), answer.end(), 0) == sum;
        CHECK(stated.accepts(answer) == right);
      }
    }
  }
}

TEST_CASE("summed sets: propagation leaves out numbers of no set") {
  Stated stated(3, 1, 9, 8);
  for (const int value : {6, 7, 8, 9}) CHECK(stated.propagator->value(stated.x.is(1, value)) == -1);
  CHECK(stated.propagator->value(stated.x.is(1, 3)) == 0);
  CHECK(stated.propagator->assume({stated.x.is(1, 2)}));  // leaves 1, 2 and 5 alone
  for (const int value : {3, 4}) CHECK(stated.propagator->value(stated.x.is(0, value)) == -1);
  CHECK(stated.propagator->assume({stated.x.is(0, 5)}));
  CHECK(stated.propagator->value(stated.x.is(2, 1)) == 1);
}

}  // namespace
}  // namespace p2c
