#include "tests/rules/kenken_rules.hpp"

#include <cstdlib>
#include <stdexcept>

namespace p2c {
namespace {

using Operation = KenKen::Operation;

Verdict line(int n, int k, const Answer& digits) {
  std::vector<int> count(static_cast<std::size_t>(n) + 1);
  bool is_full = true;
  for (int i = 0; i < n; ++i) {
    const int digit = digits[k < n ? k * n + i : i * n + k - n];
    is_full = is_full && digit != kOpen;
    if (digit != kOpen && ++count[digit] == 2) return Verdict::kNo;
  }
  return yes_if(is_full);
}

bool repeats(int n, const KenKen::Cage& cage, const Answer& digits) {
  for (const int a : cage.cells) {
    for (const int b : cage.cells) {
      const bool sees = a != b && (a / n == b / n || a % n == b % n);
      if (sees && digits[a] != kOpen && digits[a] == digits[b]) return true;
    }
  }
  return false;
}

// These digits, and `open` more from 1 to n, can give the target; without more, they do.
bool can_add(int n, long long target, const std::vector<int>& values, int open) {
  for (const int value : values) target -= value;
  return target >= open && target <= static_cast<long long>(open) * n;
}

bool can_multiply(int n, long long target, const std::vector<int>& values, int open) {
  if (target == 0) return false;
  for (const int value : values) {
    if (target % value != 0) return false;
    target /= value;
  }
  for (; open > 0 && target > 1; --open) target = 1 + (target - 1) / n;
  return target == 1;
}

// The largest is as much as the target and all others together.
bool subtracts(long long target, const std::vector<int>& values) {
  const int largest = *std::max_element(values.begin(), values.end());
  for (const int value : values) target += value;
  return target == 2LL * largest;
}

bool divides(long long target, const std::vector<int>& values) {
  const int largest = *std::max_element(values.begin(), values.end());
  long long product = target;
  bool is_left_out = false;
  for (const int value : values) {
    if (value == largest && !is_left_out) {
      is_left_out = true;
    } else if (product > largest || (product *= value) > largest) {
      return false;
    }
  }
  return product == largest;
}

bool can_give(int n, Operation operation, long long target, const std::vector<int>& values,
              int open) {
  if (operation == Operation::kAdd) return can_add(n, target, values, open);
  if (operation == Operation::kMultiply) return can_multiply(n, target, values, open);
  if (open > 0) return true;
  return operation == Operation::kSubtract ? subtracts(target, values) : divides(target, values);
}

Verdict cage_rule(int n, const KenKen::Cage& cage, const Answer& digits) {
  if (repeats(n, cage, digits)) return Verdict::kNo;
  std::vector<int> values;
  for (const int cell : cage.cells) {
    if (digits[cell] != kOpen) values.push_back(digits[cell]);
  }
  const int open = static_cast<int>(cage.cells.size() - values.size());
  for (const Operation operation :
       {Operation::kAdd, Operation::kSubtract, Operation::kMultiply, Operation::kDivide}) {
    if (cage.operation != Operation::kAny && cage.operation != operation) continue;
    if (can_give(n, operation, cage.target, values, open)) return yes_if(open == 0);
  }
  return Verdict::kNo;
}

}  // namespace

Verdict holds(const KenKen& puzzle, const RuleKey& key, const Answer& digits) {
  if (key.kind == "line") return line(puzzle.n, key.at[0], digits);
  for (const KenKen::Cage& cage : puzzle.cages) {
    if (key.kind == "cage" && cage.cells[0] == key.at[0]) return cage_rule(puzzle.n, cage, digits);
  }
  throw std::invalid_argument(std::string(key.kind));
}

}  // namespace p2c
