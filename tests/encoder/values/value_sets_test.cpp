// Sets of values: what their diagrams accept, against the rule for every answer.
#include "encoder/values/value_sets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "encoder/puzzles/kenken_cages.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c::value_sets_test {
namespace {

using Operation = KenKen::Operation;

// Slots 0, 1, ... in sets of these sizes.
struct Stated {
  Stated(const std::vector<int>& sizes, int n, const Automaton& automaton, std::size_t most)
      : x(formula, slots_of(sizes, n)), when(formula.fresh()) {
    int slot = 0;
    for (const int size : sizes) {
      std::vector<int> slots(static_cast<std::size_t>(size));
      std::iota(slots.begin(), slots.end(), slot);
      slot += size;
      sets.push_back(value_set(formula, x, slots));
    }
    before = formula.size();
    written = diagram_of_sets(formula, sets, automaton, when, most);
    propagator.emplace(formula);
  }

  static std::vector<Slot> slots_of(const std::vector<int>& sizes, int n) {
    const int count = std::accumulate(sizes.begin(), sizes.end(), 0);
    return std::vector<Slot>(static_cast<std::size_t>(count), Slot{1, n, "x"});
  }

  bool accepts(const Answer& answer, Lit asked) {
    Lits input{asked};
    for (int i = 0; i < x.size(); ++i) input.push_back(x.is(i, answer[i]));
    return satisfiable_under(*propagator, input);
  }

  Formula formula;
  Unknowns x;
  Lit when;
  std::vector<ValueSet> sets;
  std::size_t before = 0;
  bool written = false;
  std::optional<Propagator> propagator;
};

// All that have different values in each set.
std::vector<Answer> answers_of(const Stated& stated, int n) {
  std::vector<Answer> all;
  for (int number = 0; number < power(n, stated.x.size()); ++number) {
    Answer answer;
    for (int i = 0; i < stated.x.size(); ++i) answer.push_back(number / power(n, i) % n + 1);
    const bool different =
        std::all_of(stated.sets.begin(), stated.sets.end(), [&](const auto& set) {
          std::set<int> values;
          for (const int slot : set.slots) values.insert(answer[slot]);
          return values.size() == set.slots.size();
        });
    if (different) all.push_back(answer);
  }
  return all;
}

bool meets(Operation operation, long long target, const Answer& digits) {
  const long long sum = std::accumulate(digits.begin(), digits.end(), 0LL);
  const long long product = std::accumulate(digits.begin(), digits.end(), 1LL, std::multiplies<>());
  const long long largest = *std::max_element(digits.begin(), digits.end());
  if (operation == Operation::kAdd) return sum == target;
  if (operation == Operation::kSubtract) return 2 * largest - sum == target;
  if (operation == Operation::kMultiply) return product == target;
  return largest * largest == target * product;
}

// Which values a set has in one of these answers, or in none.
void check_values(Stated& stated, const std::vector<Answer>& right) {
  REQUIRE(stated.propagator->assume({stated.when}) == !right.empty());
  for (const ValueSet& set : stated.sets) {
    for (int v = 0; !right.empty() && v < static_cast<int>(set.has.size()); ++v) {
      const bool possible = std::any_of(right.begin(), right.end(), [&](const Answer& answer) {
        return std::any_of(set.slots.begin(), set.slots.end(),
                           [&](int slot) { return answer[slot] == set.lo + v; });
      });
      CHECK((stated.propagator->value(set.has[v]) != -1) == possible);
    }
  }
}

struct Tally {
  int right = 0;
  int wrong = 0;
};

void check(Operation operation, long long target, const std::vector<int>& sizes, int n,
           Tally& tally) {
  Stated stated(sizes, n, cage_automaton(n, operation, target), 100'000);
  REQUIRE(stated.written);
  std::vector<Answer> right;
  for (const Answer& answer : answers_of(stated, n)) {
    CAPTURE(answer);
    const bool expected = meets(operation, target, answer);
    CHECK(stated.accepts(answer, stated.when) == expected);
    CHECK(stated.accepts(answer, !stated.when));
    if (expected) right.push_back(answer);
    ++(expected ? tally.right : tally.wrong);
  }
  check_values(stated, right);
}

TEST_CASE("diagrams of sets are exact, and leave the values that a set can have") {
  Tally tally;
  for (const Operation operation :
       {Operation::kAdd, Operation::kSubtract, Operation::kMultiply, Operation::kDivide}) {
    for (const std::vector<int>& sizes : std::vector<std::vector<int>>{
             {1}, {2}, {3}, {4}, {1, 2}, {2, 1}, {2, 2}, {3, 1}, {1, 1, 2}}) {
      for (long long target = 0; target <= 16; ++target) {
        CAPTURE(static_cast<int>(operation));
        CAPTURE(sizes);
        CAPTURE(target);
        check(operation, target, sizes, 4, tally);
      }
    }
  }
  CHECK(tally.right > 500);
  CHECK(tally.wrong > 5000);
}

TEST_CASE("a diagram of sets that is too large adds nothing") {
  Stated stated({2, 2}, 4, cage_automaton(4, Operation::kAdd, 10), 3);
  CHECK_FALSE(stated.written);
  CHECK(stated.formula.size() == stated.before);
}

}  // namespace
}  // namespace p2c::value_sets_test
