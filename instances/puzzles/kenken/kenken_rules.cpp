#include "instances/puzzles/kenken/kenken_rules.hpp"

#include <algorithm>

namespace p2c {

namespace kenken_rules {

namespace {

long long power_of(int base, int exponent) {
  long long result = 1;
  for (int i = 0; i < exponent; ++i) {
    if (__builtin_mul_overflow(result, base, &result)) return -1;
  }
  return result;
}

}  // namespace

long long value_of(KenKen::Operation operation, std::vector<int> digits) {
  std::sort(digits.rbegin(), digits.rend());
  long long result = digits[0];
  for (std::size_t i = 1; i < digits.size(); ++i) {
    const int digit = digits[i];
    switch (operation) {
      case KenKen::Operation::kAdd:
        result += digit;
        break;
      case KenKen::Operation::kSubtract:
        result -= digit;
        break;
      case KenKen::Operation::kMultiply:
        if (__builtin_mul_overflow(result, digit, &result)) return -1;
        break;
      case KenKen::Operation::kDivide:
        if (result % digit != 0) return -1;
        result /= digit;
        break;
      case KenKen::Operation::kModulo:
        result %= digit;
        break;
      case KenKen::Operation::kPower:
        result = power_of(digits[0], digit);
        break;
      case KenKen::Operation::kAny:
        return -1;
    }
  }
  return result;
}

// The smaller number by the larger one leaves itself.
bool gives(KenKen::Operation operation, const std::vector<int>& digits, long long target) {
  if (value_of(operation, digits) == target) return true;
  if (!KenKen::is_of_pair(operation) || digits.size() != 2 || digits[0] == digits[1]) return false;
  const auto [small, large] = std::minmax(digits[0], digits[1]);
  const bool modulo = operation == KenKen::Operation::kModulo;
  return target >= 0 && (modulo ? small : power_of(small, large)) == target;
}

}  // namespace kenken_rules

Broken KenKen::check_lines(const Answer& digits) const {
  int k = 0;
  for (const std::vector<int>& line : board_lines(n, n)) {
    std::vector<int> cell_with(static_cast<std::size_t>(n) + 1, -1);
    for (const int i : line) {
      const int digit = digits[i];
      int& cell = cell_with[digit];
      if (cell >= 0) {
        return line_name(k, n) + " has " + std::to_string(digit) + " twice, in " +
               cell_name_at(cell, n) + " and " + cell_name_at(i, n);
      }
      cell = i;
    }
    ++k;
  }
  return {};
}

// The digits of the cage give its target.
bool KenKen::keeps(const Cage& cage, const Answer& digits) {
  if (!cage.has_clue()) return true;
  std::vector<int> values;
  for (const int i : cage.cells) values.push_back(digits[i]);
  const auto gives = [&](Operation operation) {
    return kenken_rules::gives(operation, values, cage.target);
  };
  if (cage.operation != Operation::kAny) return gives(cage.operation);
  return gives(Operation::kAdd) || gives(Operation::kSubtract) || gives(Operation::kMultiply) ||
         gives(Operation::kDivide);
}

Broken KenKen::check_cage(const Cage& cage, const Answer& digits) const {
  if (keeps(cage, digits)) return {};
  std::string text;
  for (const int i : cage.cells) text += " " + std::to_string(digits[i]);
  const bool signless = cage.operation == Operation::kAny || cage.cells.size() == 1;
  const std::string sign = signless ? "" : std::string(1, static_cast<char>(cage.operation));
  return "the cage of " + cell_name_at(cage.cells[0], n) + " holds" + text + ", but its clue is " +
         std::to_string(cage.target) + sign;
}

Broken KenKen::check(const Answer& digits) const {
  if (Broken broken = check_lines(digits)) return broken;
  for (const Cage& cage : cages) {
    if (Broken broken = check_cage(cage, digits)) return broken;
  }
  return {};
}

}  // namespace p2c
