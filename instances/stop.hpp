// Why work ends early: a signal, a deadline, or its size.
#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <stdexcept>

namespace puzzle2cnf {

class Stop {
 public:
  enum Reason : int { kNo, kTimeLimit, kMemoryLimit, kInterrupted, kTerminated };

  /// Asks for a stop; the first reason counts. Safe to call from a signal handler.
  void request(Reason reason) noexcept {
    int none = kNo;
    reason_.compare_exchange_strong(none, reason, std::memory_order_relaxed);
  }

  void set_deadline(std::chrono::steady_clock::time_point deadline) { deadline_ = deadline; }

  /// kNo while work may go on.
  Reason reason() const {
    const int asked = reason_.load(std::memory_order_relaxed);
    if (asked != kNo) return static_cast<Reason>(asked);
    return std::chrono::steady_clock::now() >= deadline_ ? kTimeLimit : kNo;
  }

 private:
  std::atomic<int> reason_{kNo};
  std::chrono::steady_clock::time_point deadline_ = std::chrono::steady_clock::time_point::max();
};

/// Whether a stop was asked for; never where there is none to ask.
inline bool is_stopped(const Stop* stop) { return stop != nullptr && stop->reason() != Stop::kNo; }

/// Thrown by work that cannot end early in another way.
struct Stopped : std::exception {
  explicit Stopped(Stop::Reason why) : reason(why) {}
  const char* what() const noexcept override { return "stopped"; }
  Stop::Reason reason;
};

/// Thrown when a formula would be larger than a solver can hold, or an encoding larger than it may.
struct TooLarge : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace puzzle2cnf
