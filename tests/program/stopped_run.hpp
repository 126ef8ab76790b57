// The command with a stop at a certain poll (tests/faults/stop_at_poll.cpp), so always at the same
// place of its work.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/program/environment.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {

/// What comes, in the words of STOP_BY, and at which poll; 0: never.
struct StopAt {
  std::string by;
  long poll = 0;
};

struct StoppedRun {
  Finished finished;
  long polls = 0;  // up to the stop, or up to the end if it did not come
};

/// Runs the command; `during` is done meanwhile.
template <class During>
StoppedRun run_stopped(const StopAt& stop, const std::vector<std::string>& arguments,
                       std::string_view stdin_text, During during) {
  const TempDir marks;
  StoppedRun run;
  {
    const Environment environment({{"STOP_AT", std::to_string(stop.poll)},
                                   {"STOP_BY", stop.by},
                                   {"STOP_MARK", marks.path("mark")}});
    Child child(kStoppingProgram, arguments, stdin_text);
    during(child);
    run.finished = child.wait();
  }
  // A hard end writes no number.
  if (!marks.names().empty()) run.polls = std::stol(read_file(marks.path("mark")));
  return run;
}

inline StoppedRun run_stopped(const StopAt& stop, const std::vector<std::string>& arguments,
                              std::string_view stdin_text = {}) {
  return run_stopped(stop, arguments, stdin_text, [](const Child&) {});
}

/// How often the command polls.
inline long polls_of(const std::vector<std::string>& arguments, std::string_view stdin_text = {}) {
  return run_stopped({}, arguments, stdin_text).polls;
}

/// Waits until the command has halted at the poll of STOP, with all its threads.
inline void wait_for_halt(const Child& child) {
  int status = 0;
  REQUIRE(waitpid(child.pid(), &status, WUNTRACED) == child.pid());
  REQUIRE(WIFSTOPPED(status));
}

}  // namespace p2c
