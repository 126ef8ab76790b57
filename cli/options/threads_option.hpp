// --threads: puzzles that are worked on at once.
#pragma once

#include <algorithm>
#include <thread>

#include "cli/options/option_list.hpp"

namespace p2c {

struct ThreadsOption {
  int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));

  void declare(OptionList& list) {
    constexpr int kMost = 1024;
    list.add_number(
        {Section::kRun, "threads", "N", "work on N puzzles at once (default: one per core)"},
        threads, {1, kMost});
  }
};

}  // namespace p2c
