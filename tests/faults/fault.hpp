// The built command with one call that fails.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/program/run_program.hpp"

namespace p2c {

/// A command line; OUT in it is a file or a directory that it makes.
struct Line {
  std::vector<std::string> arguments;
  /// What may be there all the same: files that are whole, or all files, when a later output
  /// failed, or the answers of the other puzzles, when one had no room.
  enum Leaves { kNothing, kWholeFiles, kAllFiles, kOthers } leaves = kNothing;
};

struct Result {
  Finished finished;
  std::map<std::string, std::string> files;  // all that are left
  std::string mark;                          // empty when no call failed
};

/// Runs the command while the call with this number fails; 0 counts them. See shim.cpp. `during` is
/// done while it runs.
Result run_with_fault(const Line& line, const std::string& kind, long at,
                      const std::function<void(Child&)>& during = {});

}  // namespace p2c
