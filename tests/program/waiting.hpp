// Time, for tests of what ends in time.
#pragma once

#include <doctest/doctest.h>

#include <chrono>
#include <thread>

#include "tests/program/run_program.hpp"

namespace p2c {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Until there are so many files: the output's temporary file is there while the command works.
inline void wait_for_files(const TempDir& dir, std::size_t count) {
  const auto start = Clock::now();
  while (dir.names().size() < count && seconds_since(start) < 20) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  REQUIRE(dir.names().size() >= count);
}

inline void wait_for_file(const TempDir& dir) { wait_for_files(dir, 1); }

}  // namespace p2c
