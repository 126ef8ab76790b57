// Puzzles that are made in threads and taken in their order.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_set>
#include <vector>

#include "cli/limits.hpp"
#include "solver_glue/generate/generator.hpp"

namespace p2c {

/// The next puzzle, or why there is none.
struct NextPuzzle {
  std::optional<Generated> made;
  std::string missing = {};
  bool is_end = false;  // nor are there any after it
};

/// How a series is made.
struct SeriesWork {
  std::int64_t count;
  int threads;
  LimitOptions limits;  // of each puzzle
  MemoryWatch& memory;
};

/// No two puzzles are the same up to symmetry: the tries for one go on until it differs from all
/// before it. So it depends on the task and its number, and not on threads or the count.
class PuzzleSeries {
 public:
  /// What these point to must outlive it.
  PuzzleSeries(const GeneratorTask& task, const SeriesWork& work);
  /// Ends what is being made.
  ~PuzzleSeries();
  PuzzleSeries(const PuzzleSeries&) = delete;
  PuzzleSeries& operator=(const PuzzleSeries&) = delete;

  /// To be called up to `count` times. Throws what the work threw, but for limits.
  NextPuzzle next();

 private:
  class Tries;
  struct Result {
    std::unique_ptr<Tries> tries;
    std::optional<Generated> made;
    std::string canonical;
    std::exception_ptr error;
  };

  void try_again(Result& result) const;
  Result make(std::int64_t index);
  void run();
  Result take();
  NextPuzzle missing(const Result& result) const;

  const GeneratorTask& task_;
  SeriesWork work_;
  AnyGenerator generator_;
  Stop stop_;  // of this series
  std::unordered_set<std::string> seen_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::int64_t, Result> results_;  // that wait for their turn
  std::int64_t started_ = 0;
  std::int64_t taken_ = 0;
  bool ended_ = false;
  std::vector<std::jthread> threads_;  // last: they end before the rest does
};

}  // namespace p2c
