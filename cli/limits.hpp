// --time-limit and --memory-limit.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "cli/options/limit_options.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Puts `stop` under these limits; its time begins now.
void set_limits(Stop& stop, const LimitOptions& limits);

/// Watches the size of the process all the time, where memory is limited, and asks for a stop
/// above the limit. Work that does not look at its stop gets at
/// most a seventh more memory (std::bad_alloc).
class MemoryWatch {
 public:
  /// The stacks of so many threads are allowed for.
  MemoryWatch(const LimitOptions& limits, int threads);

  /// `stop` is asked to stop should the process become too large, until forget().
  void watch(Stop& stop);
  void forget(Stop& stop);
  /// The process itself is ended, should it go on growing after that: for one piece of work, which
  /// may be one that does not look.
  void end_process(bool ends = true) { ends_process_ = ends; }

 private:
  void look(const std::stop_token& end);
  void request_stops();

  std::int64_t most_;  // bytes
  std::atomic<bool> ends_process_ = false;
  std::mutex mutex_;
  std::vector<Stop*> stops_;
  std::jthread thread_;  // last: ends before the rest does
};

/// One puzzle of several: a stop with limits of its own.
class OwnLimits {
 public:
  OwnLimits(const Stop& whole, const LimitOptions& limits, MemoryWatch& memory);
  ~OwnLimits() { memory_.forget(stop_); }
  OwnLimits(const OwnLimits&) = delete;
  OwnLimits& operator=(const OwnLimits&) = delete;

  const Stop& stop() const { return stop_; }

 private:
  Stop stop_;
  MemoryWatch& memory_;
};

}  // namespace p2c
