#include "cli/generate/puzzle_series.hpp"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

#include "cli/failure.hpp"
#include "cli/stopwatch.hpp"

namespace p2c {
namespace {

// So many that are the same as others, one after the other: there is hardly another one.
constexpr int kMostTries = 1000;
constexpr const char* kNoOther = "no other puzzle was found in 1,000 tries";

// Puzzles of a thread that may wait for their turn.
constexpr std::int64_t kWaiting = 4;

// With one puzzle at a time the memory of the process is that puzzle's.
std::int64_t threads_for(const SeriesWork& work) {
  if (work.limits.memory_limit > 0) return 1;
  return std::min<std::int64_t>(work.threads, work.count);
}

}  // namespace

// The tries for one puzzle, with its limits. Time that it waits for its turn does not count.
class PuzzleSeries::Tries {
 public:
  Tries(const GeneratorTask& task, std::int64_t index, const SeriesWork& work, const Stop& whole)
      : stop_(&whole), memory_(work.memory), limits_(work.limits), task_(task) {
    task_.stop = &stop_;
    memory_.watch(stop_);
    tries_.emplace(task_, index);
  }
  ~Tries() { memory_.forget(stop_); }
  Tries(const Tries&) = delete;
  Tries& operator=(const Tries&) = delete;

  Generated next() {
    const Stopwatch watch;
    set_limits(stop_, limits_);
    Generated made = tries_->next();
    const double least = 1e-9;  // 0 would be no limit
    if (limits_.time_limit > 0) {
      limits_.time_limit = std::max(least, limits_.time_limit - watch.seconds());
    }
    return made;
  }

  const Stop& stop() const { return stop_; }

 private:
  Stop stop_;
  MemoryWatch& memory_;
  LimitOptions limits_;
  GeneratorTask task_;
  std::optional<PuzzleTries> tries_;
};

PuzzleSeries::PuzzleSeries(const GeneratorTask& task, const SeriesWork& work)
    : task_(task), work_(work), generator_(*generator_of(task.kind)), stop_(task.stop) {
  const std::int64_t threads = threads_for(work);
  threads_.reserve(static_cast<std::size_t>(threads));
  try {
    for (std::int64_t t = 0; threads > 1 && t < threads; ++t) {
      threads_.emplace_back([this] { run(); });
    }
  } catch (const std::system_error&) {  // no memory for one more: fewer do, or none but this
  } catch (const std::bad_alloc&) {     // the same; those that wait already must hear of the end
  }
}

PuzzleSeries::~PuzzleSeries() {
  stop_.request(Stop::kTerminated);
  const std::lock_guard lock(mutex_);
  ended_ = true;
  changed_.notify_all();
}

void PuzzleSeries::try_again(Result& result) const {
  try {
    result.made = result.tries->next();
    if (work_.count > 1) result.canonical = generator_.canonical_text(*result.made->puzzle);
  } catch (...) {
    result.error = std::current_exception();
  }
}

PuzzleSeries::Result PuzzleSeries::make(std::int64_t index) {
  Result result;
  try {
    result.tries = std::make_unique<Tries>(task_, index, work_, stop_);
  } catch (...) {
    result.error = std::current_exception();
    return result;
  }
  try_again(result);
  return result;
}

void PuzzleSeries::run() {
  const std::int64_t most_waiting = kWaiting * threads_for(work_);
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] {
      return ended_ || started_ == work_.count || started_ < taken_ + most_waiting;
    });
    if (ended_ || started_ == work_.count) return;
    const std::int64_t index = started_++;
    lock.unlock();
    Result result = make(index);
    lock.lock();
    results_.emplace(index, std::move(result));
    changed_.notify_all();
  }
}

PuzzleSeries::Result PuzzleSeries::take() {
  if (threads_.empty()) return make(taken_++);
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return results_.contains(taken_); });
  Result result = std::move(results_.extract(taken_).mapped());
  ++taken_;
  changed_.notify_all();
  return result;
}

// A limit ends the work on this one only.
NextPuzzle PuzzleSeries::missing(const Result& result) const {
  try {
    std::rethrow_exception(result.error);
  } catch (const NoneFound& none) {
    return {{}, none.what(), true};
  } catch (...) {
    const bool own = result.tries && work_.count > 1;
    const Failure failure = current_failure(own ? result.tries->stop() : *task_.stop);
    if (failure.code != kLimit) throw;
    return {{}, failure.message};
  }
}

NextPuzzle PuzzleSeries::next() {
  Result result = take();
  for (int tries = 1;; ++tries) {
    if (result.error) return missing(result);
    const bool is_new = work_.count == 1 || seen_.insert(std::move(result.canonical)).second;
    if (is_new) return {std::move(result.made)};
    if (tries == kMostTries) break;
    try_again(result);
  }
  return {{}, kNoOther, true};
}

}  // namespace p2c
