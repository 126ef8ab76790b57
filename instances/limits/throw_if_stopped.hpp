// For work that asks for a stop now and then.
#pragma once

#include "instances/limits/stop.hpp"

namespace p2c {

/// Throws Stopped when a stop was asked for.
inline void throw_if_stopped(const Stop* stop) {
  if (is_stopped(stop)) throw Stopped(stop->reason());
}

/// The same, for steps that are shorter than a look at the clock: asks at the first and then at
/// each 1024th call.
class NowAndThen {
 public:
  explicit NowAndThen(const Stop* stop) : stop_(stop) {}
  void throw_if_stopped() {
    if (calls_++ % kEvery == 0) p2c::throw_if_stopped(stop_);
  }

 private:
  static constexpr unsigned kEvery = 1024;

  const Stop* stop_;
  unsigned calls_ = 0;
};

}  // namespace p2c
