// The solver in this process.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

struct SolverOptions {
  int seed = 0;
  std::int64_t conflict_limit = 0;  // for each puzzle; 0: none

  void declare(OptionList& list) {
    list.add_number({Section::kFormula, "seed", "N", "seed of the solver (default 0)"}, seed, {0});
    list.add_number({Section::kFormula, "conflict-limit", "N",
                     "give up on a puzzle after N conflicts, with exit code 4; unlike a time "
                     "limit, reproducible"},
                    conflict_limit, {1, Range::kMost});
  }
};

}  // namespace p2c
