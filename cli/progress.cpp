#include "cli/progress.hpp"

#include <unistd.h>

#include <iostream>

namespace p2c {
namespace {

constexpr std::chrono::seconds kFirst{1};
constexpr std::chrono::milliseconds kEvery{200};

}  // namespace

ProgressLine::ProgressLine(const CommonOptions& common, bool is_alone)
    : wanted_(!common.quiet && is_alone && isatty(STDERR_FILENO) != 0),
      start_(Clock::now()),
      next_(start_ + kFirst) {}

void ProgressLine::show(const SolverCounts& counts) {
  show(std::to_string(counts.rounds) + " rounds, " + std::to_string(counts.cuts) + " cuts, " +
       std::to_string(counts.conflicts) + " conflicts");
}

void ProgressLine::show(const std::string& text) {
  if (!wanted_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + kEvery;
  shown_ = true;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - start_).count();
  std::cerr << "\r" + text + ", " + std::to_string(seconds) + " s\033[K" << std::flush;
}

void ProgressLine::erase() {
  if (shown_) std::cerr << "\r\033[K" << std::flush;
  shown_ = false;
}

}  // namespace p2c
