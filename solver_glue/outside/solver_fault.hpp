// A solver that is not ours went wrong.
#pragma once

#include <stdexcept>

namespace p2c {

/// A solver that failed or lied. what() names it and says how.
struct SolverFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace p2c
