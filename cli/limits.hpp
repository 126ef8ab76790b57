// Limits on the whole process.
#pragma once

#include <cstdint>
#include <thread>

#include "encoder/stop.hpp"

namespace puzzle2cnf {

/// Asks `stop` for a stop after so many seconds; 0: never.
void set_time_limit(Stop& stop, double seconds);

/// Asks `stop` for a stop when the process uses more memory than this; looks fifty times a second.
class MemoryWatch {
 public:
  /// `megabytes` of 10^6 bytes; 0: no limit. `stop` must outlive it.
  MemoryWatch(Stop& stop, std::int64_t megabytes);

 private:
  std::jthread thread_;
};

}  // namespace puzzle2cnf
