// The limits of the library's user.
#pragma once

#include <optional>
#include <puzzle2cnf/puzzle.hpp>

#include "instances/limits/own_size.hpp"
#include "instances/limits/stop.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

/// Stops at the deadline, once the process has grown too much, or once the user's function says so.
/// For one thread.
class UserStop : public Stop {
 public:
  /// Throws std::invalid_argument for limits below 0. The options must outlive it.
  explicit UserStop(const puzzle2cnf::Options& options);

  Reason reason() const override;

 private:
  const puzzle2cnf::Options& options_;
  bool has_grown() const;

  mutable bool asked_ = false;
  std::optional<OwnSize> size_;  // where memory is limited
  std::int64_t most_resident_ = 0;
  mutable Clock::time_point looked_ = {};
};

/// Throws std::invalid_argument for a negative number of conflicts.
SearchOptions inside_options(const puzzle2cnf::Options& options, const Stop& stop);

/// The status, unless it is unknown. What a limit has ended has no verdict; nor has a solver of the
/// user that gives up without one. Throws Stopped and Limit.
Status decided(Status status, const Stop& stop, const puzzle2cnf::Options& options);

}  // namespace p2c
