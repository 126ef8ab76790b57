// A stop at a certain ask, so always at the same place.
#pragma once

#include "instances/limits/stop.hpp"

namespace p2c {

class StopAfter : public Stop {
 public:
  explicit StopAfter(int asks) : left_(asks) {}
  Reason reason() const override { return left_-- <= 0 ? kInterrupted : kNo; }
  /// Negative when it has stopped something.
  int left() const { return left_; }

 private:
  mutable int left_;
};

}  // namespace p2c
