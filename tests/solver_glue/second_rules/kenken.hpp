// The rules of KenKen a second time.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "instances/puzzles/kenken/kenken.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

// Of two cells, either by the other: whether the target is a remainder, and whether a power.
inline std::pair<bool, bool> remainder_or_power(const std::vector<int>& digits, long long target) {
  std::pair<bool, bool> is{false, false};
  if (digits.size() != 2) return is;
  for (const int first : {0, 1}) {
    const int base = digits[first];
    const int other = digits[1 - first];
    long long power = 1;
    for (int i = 0; i < other; ++i) power *= base;
    if (base % other == target) is.first = true;
    if (power == target) is.second = true;
  }
  return is;
}

inline bool gives(KenKen::Operation operation, const std::vector<int>& digits, long long target) {
  const long long largest = *std::max_element(digits.begin(), digits.end());
  long long sum = 0;
  long long product = 1;
  for (const int digit : digits) {
    sum += digit;
    product *= digit;
  }
  switch (operation) {
    case KenKen::Operation::kAdd:
      return sum == target;
    case KenKen::Operation::kSubtract:
      return largest - (sum - largest) == target;
    case KenKen::Operation::kMultiply:
      return product == target;
    case KenKen::Operation::kDivide:
      return largest == target * (product / largest);
    case KenKen::Operation::kModulo:
      return remainder_or_power(digits, target).first;
    case KenKen::Operation::kPower:
      return remainder_or_power(digits, target).second;
    case KenKen::Operation::kAny:
      break;
  }
  using Operation = KenKen::Operation;
  return gives(Operation::kAdd, digits, target) || gives(Operation::kSubtract, digits, target) ||
         gives(Operation::kMultiply, digits, target) || gives(Operation::kDivide, digits, target);
}

inline bool twice_in_a_line(int n, bool across, const Answer& digits) {
  const auto at = [&](int line, int k) { return digits[across ? line * n + k : k * n + line]; };
  for (int line = 0; line < n; ++line) {
    for (int a = 0; a < n; ++a) {
      for (int b = 0; b < a; ++b) {
        if (at(line, a) == at(line, b)) return true;
      }
    }
  }
  return false;
}

inline bool cage_is_off(const KenKen& puzzle, const std::function<bool(const KenKen::Cage&)>& which,
                        const Answer& answer) {
  return std::any_of(puzzle.cages.begin(), puzzle.cages.end(), [&](const KenKen::Cage& cage) {
    std::vector<int> digits;
    for (const int cell : cage.cells) digits.push_back(answer[cell]);
    return which(cage) && cage.has_clue() && !gives(cage.operation, digits, cage.target);
  });
}

inline SecondRules second_rules(const KenKen& puzzle) {
  SecondRules rules = {
      {"a digit twice in a row",
       [&](const Answer& digits) { return twice_in_a_line(puzzle.n, true, digits); }},
      {"a digit twice in a column",
       [&](const Answer& digits) { return twice_in_a_line(puzzle.n, false, digits); }},
      {"a wrong single cell", [&](const Answer& digits) {
         return cage_is_off(
             puzzle, [](const auto& cage) { return cage.cells.size() == 1; }, digits);
       }}};
  for (const char sign : {'+', '-', '*', '/', '?'}) {
    const auto which = [sign](const KenKen::Cage& cage) {
      return cage.cells.size() > 1 && cage.operation == static_cast<KenKen::Operation>(sign);
    };
    rules.push_back({std::string("a wrong cage ") + sign, [&puzzle, which](const Answer& digits) {
                       return cage_is_off(puzzle, which, digits);
                     }});
  }
  return rules;
}

}  // namespace p2c
