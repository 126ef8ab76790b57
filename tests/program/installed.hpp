// Programs that need not be installed. A case that needs one is named "with PROGRAM: ...": these
// are run by a test of CTest's own, with_PROGRAM, which is reported as skipped where the program is
// not there.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "tests/program/run_program.hpp"

namespace p2c {

/// A program of this name is in PATH; else the case says so, in words that tests/CMakeLists.txt
/// knows.
inline bool is_installed(const std::string& program) {
  if (run_program("/bin/sh", {"-c", "command -v \"$0\"", program}).code == 0) return true;
  MESSAGE(program << " is not installed: skipped");
  return false;
}

}  // namespace p2c
