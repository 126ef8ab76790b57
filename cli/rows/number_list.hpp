// Numbers in a message: the first few of them, and how many more there are.
#pragma once

#include <cstdint>
#include <string>

namespace p2c {

class NumberList {
 public:
  void add(std::int64_t n) { add(n, n + 1, 1); }
  /// All from `n` on, in these steps, that are less than `end`.
  void add(std::int64_t n, std::int64_t end, std::int64_t step) {
    if (n >= end) return;
    count_ += (end - n - 1) / step + 1;
    for (; n < end && named_ < kNamed; n += step, ++named_) {
      if (named_ > 0) text_ += ", ";
      text_ += std::to_string(n);
    }
  }

  bool empty() const { return count_ == 0; }
  std::int64_t size() const { return count_; }
  /// "3, 4, 5 and 12 more".
  std::string str() const {
    if (count_ == named_) return text_;
    return text_ + " and " + std::to_string(count_ - named_) + " more";
  }

 private:
  static constexpr std::int64_t kNamed = 10;

  std::string text_;
  std::int64_t named_ = 0;
  std::int64_t count_ = 0;
};

}  // namespace p2c
