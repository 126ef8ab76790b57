// One line on stderr that shows what a long run is doing.
#pragma once

#include <chrono>
#include <string>

#include "cli/options/common_options.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

/// Appears after a second, changes a few times a second, and is erased when done. Only on a
/// terminal.
class ProgressLine {
 public:
  /// One puzzle at a time has a line.
  explicit ProgressLine(const CommonOptions& common, bool is_alone = true);
  ~ProgressLine() { erase(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Shows rounds, cuts, conflicts and time, when an update is due.
  void show(const SolverCounts& counts);
  void show(const std::string& text);
  /// Before anything else is printed.
  void erase();

 private:
  using Clock = std::chrono::steady_clock;

  bool wanted_;
  bool shown_ = false;
  Clock::time_point start_;
  Clock::time_point next_;
};

}  // namespace p2c
