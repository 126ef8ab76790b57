// How much work an explanation may take: counted, so that it ends at the same point everywhere.
#pragma once

#include <cstdint>

namespace p2c {

class Budget {
 public:
  /// 0: no limit.
  explicit Budget(std::int64_t most = 0) : most_(most) {}

  void spend(std::int64_t conflicts) { spent_ += conflicts; }
  bool is_spent() const { return most_ > 0 && spent_ >= most_; }
  /// While not spent; 0: no limit.
  std::int64_t left() const { return most_ == 0 ? 0 : most_ - spent_; }

 private:
  std::int64_t most_;
  std::int64_t spent_ = 0;
};

}  // namespace p2c
