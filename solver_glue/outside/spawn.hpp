// Starting a program: by an argument vector, never through a shell.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "solver_glue/outside/descriptor.hpp"

namespace p2c {

/// What to start, and what it may use.
struct Command {
  std::vector<std::string> words;   // the program, then its arguments
  std::string input = "/dev/null";  // the file that is its stdin
  std::int64_t memory_limit = 0;    // bytes of address space; 0: as much as we may have
  std::int64_t file_limit = 0;      // bytes of any file that it writes; 0: no limit
  std::int64_t talk_limit = 0;      // bytes that it prints, stderr included; 0: no limit
  std::int64_t cpu_limit = 0;  // seconds of processor time, one more is a hard end; 0: no limit
  int kept = -1;               // a descriptor of ours that stays open in it; -1: none
};

/// A program that cannot be started.
struct CannotStart : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A running program, the leader of a process group of its own, and our ends of its streams, which
/// are read without waiting.
struct Spawned {
  pid_t pid = -1;
  Descriptor out;
  Descriptor err;
};

/// A name without a slash is looked up in PATH, and never in the working directory. Throws
/// CannotStart.
Spawned spawn(const Command& command);

}  // namespace p2c
