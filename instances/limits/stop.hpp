// Why work ends early: a signal, a deadline, or its size.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <stdexcept>

namespace p2c {

/// Asked now and then by long-running work. Several puzzles of one run have one each, so that
/// limits are a puzzle's own, and a signal ends all of them.
class Stop {
 public:
  enum Reason : int { kNo, kTimeLimit, kMemoryLimit, kInterrupted, kTerminated };
  using Clock = std::chrono::steady_clock;

  Stop() = default;
  /// Also stops when `whole` does, which must outlive it.
  explicit Stop(const Stop* whole) : whole_(whole) {}
  virtual ~Stop() = default;

  /// Asks for a stop; the first reason counts. Safe to call from a signal handler.
  void request(Reason reason) noexcept {
    int none = kNo;
    reason_.compare_exchange_strong(none, reason, std::memory_order_relaxed);
  }

  void set_deadline(Clock::time_point deadline) { deadline_ = deadline; }
  Clock::time_point deadline() const { return deadline_; }

  /// How many bytes the work may take, for those who know in advance; 0: any number.
  void limit_memory(std::int64_t bytes) { most_bytes_ = bytes; }
  std::int64_t most_bytes() const { return most_bytes_; }

  /// kNo while work may go on. Virtual for tests that stop at a certain call.
  virtual Reason reason() const {
    const int asked = reason_.load(std::memory_order_relaxed);
    if (asked != kNo) return static_cast<Reason>(asked);
    if (deadline_ != kNever && Clock::now() >= deadline_) return kTimeLimit;  // clocks cost time
    return whole_ == nullptr ? kNo : whole_->reason();
  }

 private:
  const Stop* whole_ = nullptr;
  std::atomic<int> reason_{kNo};
  static constexpr Clock::time_point kNever = Clock::time_point::max();

  Clock::time_point deadline_ = kNever;
  std::int64_t most_bytes_ = 0;
};

/// Whether a stop was asked for; never where there is none to ask.
inline bool is_stopped(const Stop* stop) { return stop != nullptr && stop->reason() != Stop::kNo; }

/// Thrown by work that cannot end early in another way.
struct Stopped : std::exception {
  explicit Stopped(Stop::Reason why) : reason(why) {}
  const char* what() const noexcept override { return "stopped"; }
  Stop::Reason reason;
};

/// Thrown when work would take more memory than it may: a formula larger than a solver can hold, or
/// a board above a limit.
struct TooLarge : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace p2c
