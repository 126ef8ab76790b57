// Waiting for what another process does. Nothing here is a matter of speed: the bounds are far
// above what takes place, for ends by the clock ten times.
#pragma once

#include <doctest/doctest.h>
#include <poll.h>

#include <chrono>
#include <fstream>
#include <string>
#include <thread>

#include "tests/program/run_program.hpp"

namespace p2c {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Ten times what a command gets between a signal, or its time limit, and its hard end.
constexpr double kTenfoldHardEnd = 15;

/// Waits until `holds()`, for at most five minutes.
template <class Condition>
void wait_until(Condition holds) {
  const auto start = Clock::now();
  while (!holds() && seconds_since(start) < 300) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  REQUIRE(holds());
}

/// Until there are so many files: the output's temporary file is there while the command works.
inline void wait_for_files(const TempDir& dir, std::size_t count) {
  wait_until([&] { return dir.names().size() >= count; });
}

inline void wait_for_file(const TempDir& dir) { wait_for_files(dir, 1); }

/// The letter of a process's state in /proc, as S for one that waits, or Z where it has ended.
inline char state_of(pid_t pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/stat");
  std::string line;
  std::getline(status, line);
  const std::size_t name_end = line.rfind(')');
  return name_end == std::string::npos ? 'Z' : line.at(name_end + 2);
}

/// A zombie counts as ended: it waits for a parent, which may be slow.
inline bool has_ended(pid_t pid) { return state_of(pid) == 'Z'; }

/// Until the process waits, as for input.
inline void wait_until_asleep(pid_t pid) {
  wait_until([&] { return state_of(pid) == 'S'; });
}

/// Until nothing more goes into a pipe.
inline void wait_until_full(int pipe) {
  wait_until([&] {
    pollfd writing{pipe, POLLOUT, 0};
    return poll(&writing, 1, 0) == 0;
  });
}

}  // namespace p2c
