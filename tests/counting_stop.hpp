// How often work asks for a stop.
#pragma once

#include "instances/limits/stop.hpp"

namespace p2c {

/// Never stops.
class CountingStop : public Stop {
 public:
  Reason reason() const override {
    ++polls_;
    return kNo;
  }
  int polls() const { return polls_; }

 private:
  mutable int polls_ = 0;
};

}  // namespace p2c
