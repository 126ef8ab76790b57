#include "instances/rules/meaning/products.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr std::int64_t kMost = std::int64_t{1} << 62;

// Of numbers from 0 on.
std::int64_t times(std::int64_t a, std::int64_t b) {
  std::int64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? kMost : std::min(product, kMost);
}

std::vector<Range>::const_iterator with_largest(const std::vector<Range>& numbers) {
  return std::max_element(numbers.begin(), numbers.end(),
                          [](const Range& a, const Range& b) { return a.least < b.least; });
}

}  // namespace

Range product_of(const std::vector<Range>& numbers) {
  Range product{1, 1};
  for (const auto& [least, most] : numbers) {
    product.least = times(product.least, least);
    product.most = times(product.most, most);
  }
  return product;
}

// Twice the largest, less the sum of all.
Range difference_of(const std::vector<Range>& numbers) {
  Range sum{0, 0};
  Range largest{0, 0};
  for (const auto& [least, most] : numbers) {
    sum.least += least;
    sum.most += most;
    largest.least = std::max(largest.least, least);
    largest.most = std::max(largest.most, most);
  }
  return {2 * largest.least - sum.most, 2 * largest.most - sum.least};
}

Says quotient_is(const std::vector<Range>& numbers, std::int64_t quotient) {
  if (numbers.empty() || quotient < 0) return Says::kNo;
  std::vector<Range> others = numbers;
  const auto at = with_largest(numbers) - numbers.begin();
  others.erase(others.begin() + at);
  const std::int64_t divisor = product_of(others).least;
  std::int64_t largest = 0;
  bool open = false;
  for (const auto& [least, most] : numbers) {
    largest = std::max(largest, most);
    open = open || least != most;
  }
  if (!open) return divisor > 0 && times(quotient, divisor) == largest ? Says::kYes : Says::kNo;
  return times(quotient, divisor) > largest ? Says::kNo : Says::kMaybe;
}

}  // namespace p2c
