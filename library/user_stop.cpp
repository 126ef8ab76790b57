#include "library/user_stop.hpp"

#include <stdexcept>

namespace p2c {

UserStop::UserStop(const puzzle2cnf::Options& options) : options_(options) {
  if (options.memory < 0) throw std::invalid_argument("expected memory of 0 or more");
  limit_memory(options.memory);
  if (options.memory > 0) most_resident_ = size_.emplace().resident() + options.memory;
  constexpr double kMost = 1e9;
  if (options.seconds == 0 || options.seconds >= kMost) return;
  if (!(options.seconds > 0)) throw std::invalid_argument("expected seconds of 0 or more");
  const std::chrono::duration<double> limit(options.seconds);
  set_deadline(Clock::now() + std::chrono::duration_cast<Clock::duration>(limit));
}

Stop::Reason UserStop::reason() const {
  if (asked_) return kInterrupted;
  Reason reason = Stop::reason();
  if (reason == kNo && has_grown()) reason = kMemoryLimit;
  if (reason != kNo || !options_.stop || !options_.stop()) return reason;
  asked_ = true;
  return kInterrupted;
}

bool UserStop::has_grown() const {
  constexpr std::chrono::milliseconds kBetween(2);  // a look costs a call of the system
  if (!size_) return false;
  const Clock::time_point now = Clock::now();
  if (now - looked_ < kBetween) return false;
  looked_ = now;
  return size_->resident() > most_resident_;
}

SearchOptions inside_options(const puzzle2cnf::Options& options, const Stop& stop) {
  if (options.conflicts < 0) throw std::invalid_argument("expected conflicts of 0 or more");
  SearchOptions inside;
  inside.seed = options.seed;
  inside.conflict_limit = options.conflicts;
  inside.solver = options.solver;
  // A solver that cannot be stopped will do where nothing is to stop it.
  inside.memory_limit = options.memory;
  const bool is_limited =
      options.memory > 0 || options.stop || stop.deadline() != Stop::Clock::time_point::max();
  inside.stop = is_limited ? &stop : nullptr;
  return inside;
}

Status decided(Status status, const Stop& stop, const puzzle2cnf::Options& options) {
  if (status != Status::kUnknown) return status;
  const Stop::Reason reason = stop.reason();
  if (reason == Stop::kNo && options.conflicts == 0) throw puzzle2cnf::Limit("the solver gave up");
  throw Stopped(reason);
}

}  // namespace p2c
