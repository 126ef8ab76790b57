// Decision diagrams: exact and propagating, for the rules of cages and for rules of the test's own.
#include "encoder/values/diagram.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

#include "encoder/puzzles/kenken_cages.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c::diagram_test {
namespace {

using Operation = KenKen::Operation;
using Rule = std::function<bool(const Answer&)>;

constexpr std::size_t kAll = 1'000'000;

std::vector<Slot> digit_slots(int cells, int n) {
  return std::vector<Slot>(static_cast<std::size_t>(cells), Slot{1, n, "x"});
}

std::vector<int> all_slots(int cells) {
  std::vector<int> slots(static_cast<std::size_t>(cells));
  std::iota(slots.begin(), slots.end(), 0);
  return slots;
}

// All answers of these slots.
std::vector<Answer> all_answers(int cells, int n) {
  std::vector<Answer> all;
  for (int number = 0; number < power(n, cells); ++number) {
    Answer answer;
    for (int i = 0; i < cells; ++i) answer.push_back(number / power(n, i) % n + 1);
    all.push_back(answer);
  }
  return all;
}

// The diagram of an automaton, with a variable for `when`.
struct Stated {
  Stated(int cells, int n, const Automaton& automaton)
      : x(formula, digit_slots(cells, n)), when(formula.fresh()) {
    written = diagram(formula, x, all_slots(cells), automaton, when, kAll);
    propagator.emplace(formula);
  }

  bool accepts(const Answer& answer, Lit asked) {
    Lits input{asked};
    for (std::size_t i = 0; i < answer.size(); ++i) {
      input.push_back(x.is(static_cast<int>(i), answer[i]));
    }
    return satisfiable_under(*propagator, input);
  }

  Formula formula;
  Unknowns x;
  Lit when;
  bool written = false;
  std::optional<Propagator> propagator;
};

void check_exact(int cells, int n, const Automaton& automaton, const Rule& rule) {
  Stated stated(cells, n, automaton);
  REQUIRE(stated.written);
  for (const Answer& answer : all_answers(cells, n)) {
    CAPTURE(answer);
    CHECK(stated.accepts(answer, stated.when) == rule(answer));
    CHECK(stated.accepts(answer, !stated.when));
  }
}

// The values that some right answer has, by cell.
std::vector<std::vector<bool>> possible_values(int cells, int n, const Rule& rule) {
  std::vector<std::vector<bool>> possible(static_cast<std::size_t>(cells),
                                          std::vector<bool>(static_cast<std::size_t>(n) + 1));
  for (const Answer& answer : all_answers(cells, n)) {
    if (!rule(answer)) continue;
    for (std::size_t i = 0; i < answer.size(); ++i) {
      possible[i][answer[i]] = true;
    }
  }
  return possible;
}

// Asking for the rule makes exactly the values false that no answer has, by unit propagation.
void check_values(int cells, int n, const Automaton& automaton, const Rule& rule) {
  Stated stated(cells, n, automaton);
  const auto possible = possible_values(cells, n, rule);
  const bool some = std::any_of(possible[0].begin(), possible[0].end(), [](bool b) { return b; });
  CHECK(stated.propagator->assume(Lits{stated.when}) == some);
  for (int cell = 0; some && cell < cells; ++cell) {
    for (int value = 1; value <= n; ++value) {
      const bool open = stated.propagator->value(stated.x.is(cell, value)) != -1;
      CHECK(open == possible[cell][value]);
    }
  }
}

Rule cage_rule(Operation operation, long long target) {
  return [operation, target](const Answer& digits) {
    const long long sum = std::accumulate(digits.begin(), digits.end(), 0LL);
    const long long product =
        std::accumulate(digits.begin(), digits.end(), 1LL, std::multiplies<>());
    const long long largest = *std::max_element(digits.begin(), digits.end());
    if (operation == Operation::kAdd) return sum == target;
    if (operation == Operation::kSubtract) return 2 * largest - sum == target;
    if (operation == Operation::kMultiply) return product == target;
    return largest * largest == target * product;
  };
}

constexpr Operation kOperations[] = {Operation::kAdd, Operation::kSubtract, Operation::kMultiply,
                                     Operation::kDivide};

TEST_CASE("cage diagrams are exact for 1 to 4 cells, n up to 4, every operation and target") {
  for (const Operation operation : kOperations) {
    for (int cells = 1; cells <= 4; ++cells) {
      for (int n = 1; n <= 4; ++n) {
        for (long long target = 0; target <= power(n, std::min(cells, 2)) + 4; ++target) {
          CAPTURE(target);
          check_exact(cells, n, cage_automaton(n, operation, target), cage_rule(operation, target));
        }
      }
    }
  }
}

TEST_CASE("a cage diagram leaves the values that some answer has") {
  for (const Operation operation : kOperations) {
    for (int cells = 1; cells <= 4; ++cells) {
      for (const long long target : {1, 2, 3, 4, 6, 9, 12}) {
        CAPTURE(target);
        const Rule rule = cage_rule(operation, target);
        check_values(cells, 4, cage_automaton(4, operation, target), rule);
      }
    }
  }
}

// The answers of a cage without the values taken away.
std::vector<Answer> answers_without(const std::vector<Answer>& answers, int n, int taken) {
  std::vector<Answer> left = answers;
  std::erase_if(left, [&](const Answer& answer) {
    for (std::size_t i = 0; i < answer.size(); ++i) {
      if ((taken >> (static_cast<int>(i) * n + answer[i] - 1) & 1) != 0) return true;
    }
    return false;
  });
  return left;
}

// How many values, of all that no answer has, propagation leaves open once others are taken away;
// a contradiction counts as one.
struct Strength {
  int gone = 0;
  int missed = 0;

  void add(bool is_gone, bool found) {
    CHECK((is_gone || !found));
    gone += is_gone ? 1 : 0;
    missed += is_gone && !found ? 1 : 0;
  }
};

// What is gone, and what of it propagation finds, with these values taken away.
void add_strength(int n, int taken, Stated& stated, const std::vector<Answer>& answers,
                  Strength& strength) {
  const int values = 3 * n;
  Lits input{stated.when};
  for (int i = 0; i < values; ++i) {
    if ((taken >> i & 1) != 0) input.push_back(!stated.x.is(i / n, i % n + 1));
  }
  const std::vector<Answer> left = answers_without(answers, n, taken);
  const std::size_t mark = stated.propagator->mark();
  const bool kept = stated.propagator->assume(input);
  if (left.empty()) strength.add(true, !kept);
  for (int i = 0; !left.empty() && i < values; ++i) {
    const bool gone = std::none_of(
        left.begin(), left.end(), [&](const Answer& answer) { return answer[i / n] == i % n + 1; });
    strength.add(gone, stated.propagator->value(stated.x.is(i / n, i % n + 1)) == -1);
  }
  stated.propagator->undo(mark);
}

// Each kind of clause that follows from the others is there for this: without any one of them more
// is missed.
TEST_CASE("a cage diagram finds most of what follows when values are taken away") {
  const std::pair<Operation, long long> clues[] = {
      {Operation::kAdd, 8},      {Operation::kAdd, 7},    {Operation::kMultiply, 12},
      {Operation::kMultiply, 6}, {Operation::kDivide, 1}, {Operation::kDivide, 2},
      {Operation::kSubtract, 1}};
  Strength strength;
  for (const auto& [operation, target] : clues) {
    for (const int n : {3, 4}) {
      const Rule rule = cage_rule(operation, target);
      std::vector<Answer> answers = all_answers(3, n);
      std::erase_if(answers, [&](const Answer& answer) { return !rule(answer); });
      Stated stated(3, n, cage_automaton(n, operation, target));
      for (int taken = 0; taken < power(2, 3 * n); ++taken) {
        add_strength(n, taken, stated, answers, strength);
      }
    }
  }
  CHECK(strength.gone == 146'875);
  CHECK(strength.missed <= 12'393);
}

TEST_CASE("large targets neither overflow nor take long") {
  for (const Operation operation : kOperations) {
    for (const long long target : {1LL << 62, (1LL << 62) + ((1LL << 62) - 1)}) {
      Formula formula;
      const Unknowns x(formula, digit_slots(20, 32));
      const Automaton automaton = cage_automaton(32, operation, target);
      CHECK(diagram(formula, x, all_slots(20), automaton, kTrue, kAll));
    }
  }
}

TEST_CASE("a diagram that is too large adds nothing") {
  Formula formula;
  const Unknowns x(formula, digit_slots(6, 9));
  const std::size_t clauses = formula.size();
  CHECK_FALSE(diagram(formula, x, all_slots(6), cage_automaton(9, Operation::kAdd, 30), kTrue, 10));
  CHECK(formula.size() == clauses);
}

TEST_CASE("without unknowns the start decides") {
  for (const bool accepted : {false, true}) {
    Formula formula;
    const Unknowns x(formula, {});
    const Automaton automaton{0,
                              [](std::int64_t, int, int) { return std::optional<std::int64_t>(); },
                              [accepted](std::int64_t) { return accepted; }};
    CHECK(diagram(formula, x, {}, automaton, kTrue, kAll));
    CHECK(satisfiable_under(formula, {}) == accepted);
  }
}

}  // namespace
}  // namespace p2c::diagram_test
