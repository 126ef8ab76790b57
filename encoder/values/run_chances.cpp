#include "encoder/values/run_chances.hpp"

#include <algorithm>

namespace p2c {

bool RunChances::find(const std::vector<int>& lengths, const BlockRanges& ranges,
                      std::span<const double> filled) {
  if (std::find(lengths.begin(), lengths.end(), kOpenLength) != lengths.end()) return false;
  lengths_ = &lengths;
  ranges_ = &ranges;
  cells_ = static_cast<int>(filled.size());
  weigh(filled);
  find_left();
  find_right();
  return find_starts();
}

void RunChances::weigh(std::span<const double> filled) {
  empty_.assign(cells_ + 1, 2.0);
  for (int i = 0; i < cells_; ++i) empty_[i] = 2 * (1 - filled[i]);
  weight_.assign(at(blocks() + 1, 0), 0);
  for (int b = 0; b < blocks(); ++b) {
    for (int i = first(b); i <= last(b); ++i) {
      double product = empty_[i + length(b)];
      for (int j = i; j < i + length(b); ++j) product *= 2 * filled[j];
      weight_[at(b, i)] = product;
    }
  }
}

void RunChances::find_left() {
  left_.assign(at(blocks() + 1, 0), 0);
  for (int b = 0; b <= blocks(); ++b) {
    double sum = b == 0 ? 1 : 0;
    for (int i = low(b); i <= last(b); ++i) {
      if (i > low(b)) sum *= empty_[i - 1];
      const int before = b == 0 ? -1 : i - length(b - 1) - 1;
      if (b > 0 && before <= last(b - 1))
        sum += left_[at(b - 1, before)] * weight_[at(b - 1, before)];
      left_[at(b, i)] = sum;
    }
  }
}

void RunChances::find_right() {
  right_.assign(at(blocks() + 1, 0), 0);
  double rest = 1;
  for (int i = cells_ + 1; i >= low(blocks()); --i) {
    right_[at(blocks(), i)] = rest;
    if (i > 0) rest *= empty_[i - 1];
  }
  for (int b = blocks() - 1; b >= 0; --b) {
    double sum = 0;
    for (int i = last(b); i >= low(b); --i) {
      sum *= empty_[i];
      if (i >= first(b)) sum += weight_[at(b, i)] * right_[at(b + 1, i + length(b) + 1)];
      right_[at(b, i)] = sum;
    }
  }
}

bool RunChances::find_starts() {
  constexpr double kLeast = 1e-250;
  constexpr double kMost = 1e250;
  const double all = left_[at(blocks(), cells_ + 1)];
  if (!(all > kLeast && all < kMost)) return false;
  starts_.assign(at(blocks() + 1, 0), 0);
  filled_.assign(cells_ + 1, 0);
  for (int b = 0; b < blocks(); ++b) {
    for (int i = first(b); i <= last(b); ++i) {
      const int after = i + length(b);
      const double chance =
          left_[at(b, i)] * weight_[at(b, i)] / all * right_[at(b + 1, after + 1)];
      starts_[at(b, i)] = chance;
      filled_[i] += chance;
      filled_[after] -= chance;
    }
  }
  for (int i = 1; i <= cells_; ++i) filled_[i] += filled_[i - 1];
  return true;
}

}  // namespace p2c
