// When to give up.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

struct LimitOptions {
  double time_limit = 0;          // seconds; 0: none
  std::int64_t memory_limit = 0;  // MB of 10^6 bytes; 0: none

  void declare(OptionList& list) {
    list.add({Section::kRun, "time-limit", "SECONDS",
              "give up on a puzzle after this time, with exit code 4"},
             &time_limit, [this] { expect_seconds(); });
    list.add_number({Section::kRun, "memory-limit", "MB",
                     "give up above this size of the process (some 5 MB when idle), or of the "
                     "solver's, with exit code 4; several puzzles are then worked on one after "
                     "the other"},
                    memory_limit, {1, Range::kMost});
  }

 private:
  void expect_seconds() const {
    if (time_limit > 0 && time_limit <= 1e9) return;
    throw UsageError{"expected a number of seconds above 0 and up to 10^9 for --time-limit"};
  }
};

}  // namespace p2c
