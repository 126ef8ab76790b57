#include "encoder/puzzles/kenken_cages.hpp"

#include <algorithm>
#include <cassert>

#include "instances/puzzles/kenken/kenken_rules.hpp"
#include "instances/puzzles/kenken/kenken_tuples.hpp"

namespace p2c {
namespace {

using Operation = KenKen::Operation;
using State = std::int64_t;
using NextState = std::optional<State>;

// The state is what is left of the target.
Automaton sum_automaton(int n, long long target) {
  const auto step = [n](State rest, int digit, int left) -> NextState {
    const State next = rest - digit;
    if (next < left || next > static_cast<State>(left) * n) return {};
    return next;
  };
  const auto word = [target](State rest) { return "sum" + std::to_string(target - rest); };
  return {target, step, [](State rest) { return rest == 0; }, word};
}

Automaton product_automaton(int n, long long target) {
  const auto step = [n](State rest, int digit, int left) -> NextState {
    if (rest == 0 || rest % digit != 0) return {};
    if (!within_power(rest / digit, n, static_cast<std::size_t>(left))) return {};
    return rest / digit;
  };
  const auto word = [target](State rest) { return "product" + std::to_string(target / rest); };
  return {target, step, [](State rest) { return rest == 1; }, word};
}

// The state is the largest digit and the sum (or product) of all digits so far.
constexpr State kShift = State{1} << 32;

std::string with_largest(const char* word, State state) {
  return "largest" + std::to_string(state / kShift) + "." + word + std::to_string(state % kShift);
}

// With L the largest digit: L - (sum - L) = target, so the sum is 2L - target.
Automaton difference_automaton(int n, long long target) {
  const auto step = [n, target](State state, int digit, int left) -> NextState {
    const State largest = std::max<State>(state / kShift, digit);
    const State sum = state % kShift + digit;
    if (sum + left > 2LL * n - target) return {};
    return largest * kShift + sum;
  };
  const auto accepts = [target](State state) {
    return state % kShift == 2 * (state / kShift) - target;
  };
  return {0, step, accepts, [](State state) { return with_largest("sum", state); }};
}

// L / (product / L) = target, so target * product is L * L.
Automaton quotient_automaton(int n, long long target) {
  const State most = target > 0 ? 1LL * n * n / target : 0;
  const auto step = [most](State state, int digit, int /*left*/) -> NextState {
    const State largest = std::max<State>(state / kShift, digit);
    const State product = state % kShift * digit;
    if (product > most) return {};
    return largest * kShift + product;
  };
  const auto accepts = [target](State state) {
    const State largest = state / kShift;
    return target * (state % kShift) == largest * largest;
  };
  return {1, step, accepts, [](State state) { return with_largest("product", state); }};
}

// The states of a pair are the first digit, then that the second one fits.
constexpr State kBegin = 0;
constexpr State kFits = -1;

Automaton pair_automaton(Operation operation, long long target) {
  const auto step = [operation, target](State first, int digit, int /*left*/) -> NextState {
    if (first == kBegin) return digit;
    if (!kenken_rules::gives(operation, {static_cast<int>(first), digit}, target)) return {};
    return kFits;
  };
  const auto word = [](State first) {
    return first == kBegin  ? std::string("begin")
           : first == kFits ? std::string("fits")
                            : "first" + std::to_string(first);
  };
  return {kBegin, step, [](State state) { return state == kFits; }, word};
}

}  // namespace

Automaton cage_automaton(int n, Operation operation, long long target) {
  switch (operation) {
    case Operation::kAdd:
      return sum_automaton(n, target);
    case Operation::kMultiply:
      return product_automaton(n, target);
    case Operation::kSubtract:
      return difference_automaton(n, target);
    case Operation::kDivide:
      return quotient_automaton(n, target);
    case Operation::kModulo:
    case Operation::kPower:
      return pair_automaton(operation, target);
    case Operation::kAny:
      break;
  }
  assert(false);
  return {};
}

const char* operation_word(Operation operation) {
  switch (operation) {
    case Operation::kAdd:
      return "add";
    case Operation::kMultiply:
      return "multiply";
    case Operation::kSubtract:
      return "subtract";
    case Operation::kDivide:
      return "divide";
    case Operation::kModulo:
      return "modulo";
    case Operation::kPower:
      return "power";
    case Operation::kAny:
      break;
  }
  assert(false);
  return "";
}

}  // namespace p2c
