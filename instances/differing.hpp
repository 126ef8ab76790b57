// Where two answers are not the same.
#pragma once

#include <vector>

namespace p2c {

/// The places at which these lists, of equal length, have different values; ascending.
template <class Value>
std::vector<int> differing(const std::vector<Value>& a, const std::vector<Value>& b) {
  std::vector<int> places;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) places.push_back(static_cast<int>(i));
  }
  return places;
}

}  // namespace p2c
