// Processor time of the thread that asks, which other processes do not lengthen.
#pragma once

#include <ctime>

#include "instances/limits/stop.hpp"

namespace p2c {

/// Seconds since the thread began.
inline double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

/// Stops after so many seconds of the thread that made it, which alone may ask it.
class ProcessorStop : public Stop {
 public:
  ProcessorStop(const Stop* whole, double seconds)
      : Stop(whole), end_(processor_seconds() + seconds) {}

  Reason reason() const override {
    return processor_seconds() >= end_ ? kTimeLimit : Stop::reason();
  }

 private:
  double end_;
};

}  // namespace p2c
