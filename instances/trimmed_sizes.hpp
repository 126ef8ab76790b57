// Numbers of sizes (parts/size_numbers.hpp) in one way of several that say the same.
#pragma once

#include <utility>
#include <vector>

namespace p2c {

/// Without zeros at the end, but with one number at least.
inline std::vector<int> trimmed_sizes(std::vector<int> numbers) {
  while (numbers.size() > 1 && numbers.back() == 0) numbers.pop_back();
  return numbers;
}

}  // namespace p2c
