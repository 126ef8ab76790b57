// --proof NAME.drat: a proof that there is no answer, or no other, and its CNF beside it.
#pragma once

#include "cli/options/common_options.hpp"

namespace p2c {

struct ProofOption {
  std::string proof;  // NAME.drat; empty: none

  /// NAME.cnf; empty without a proof, and for any other name.
  std::string cnf() const;
  /// Throws UsageError unless there is no proof, or one with such a name, for one puzzle that the
  /// solver in this process solves.
  void check_proof(const CommonOptions& common, bool in_process = true) const;

  void declare(OptionList& list);
};

}  // namespace p2c
