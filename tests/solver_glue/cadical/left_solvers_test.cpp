// Solvers are left to the system only when the process ends, and has memory to spare.
#include "solver_glue/cadical/left_solvers.hpp"

#include <doctest/doctest.h>

namespace p2c {

TEST_CASE("solvers are left when the process ends, and freed before and for want of memory") {
  CHECK_FALSE(are_solvers_left());
  for (const auto reason :
       {Stop::kNo, Stop::kTimeLimit, Stop::kMemoryLimit, Stop::kInterrupted, Stop::kTerminated}) {
    Stop end;
    leave_solvers_at(&end);
    CHECK_FALSE(are_solvers_left());
    end.request(reason);
    CHECK(are_solvers_left() == (reason != Stop::kNo && reason != Stop::kMemoryLimit));
    leave_solvers_at(nullptr);
  }
  leave_all_solvers();
  CHECK(are_solvers_left());
  leave_all_solvers(false);
  CHECK_FALSE(are_solvers_left());
}

}  // namespace p2c
