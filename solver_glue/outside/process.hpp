// A child with a deadline: runs a program to its end, or ends it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "instances/limits/stop.hpp"
#include "solver_glue/outside/spawn.hpp"

namespace p2c {

/// How a program ended.
struct ProcessEnd {
  enum Why {
    kExited,   // by itself, with `code`
    kSignal,   // by signal `code`
    kStopped,  // by us: a stop was asked for
    kRefused,  // by us: its output was refused
    kFlooded,  // by us: it printed more than it may
  };
  Why why = kExited;
  int code = 0;
  double cpu_seconds = 0;  // that it took, and what it started and waited for
  std::string complaint =
      {};                   // its first line on stderr, as it may appear in a message; may be empty
  std::string errors = {};  // the first 200 bytes of stderr
};

/// What a message says after the program's name: "was killed by signal 11 (Segmentation fault)",
/// "was stopped: it printed more than 100 MB" of so many bytes, and ", saying 'its complaint'" or
/// nothing.
std::string signal_words(const ProcessEnd& end);
std::string flood_words(std::int64_t most);
std::string complaint_words(const ProcessEnd& end);

/// Takes stdout piece by piece; false refuses it and ends the program.
using OutputTaker = std::function<bool(std::string_view)>;

/// Runs it. What is to end gets TERM, then a second of grace, then KILL, and so does every process
/// in its group; what is left of the group when the program itself has ended is killed. Throws
/// CannotStart.
ProcessEnd run_process(const Command& command, const OutputTaker& take, const Stop* stop);

}  // namespace p2c
