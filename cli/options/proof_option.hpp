// --proof NAME.drat: a proof that there is no answer, or no other, and its CNF beside it.
#pragma once

#include "cli/options/common_options.hpp"
#include "cnf_out/proofs/proof_format.hpp"

namespace p2c {

struct ProofOption {
  std::string proof;  // NAME.drat, NAME.lrat or NAME.frat; empty: none

  /// NAME.cnf; empty without a proof, and for any other name.
  std::string cnf() const;
  /// As the name says.
  ProofFormat proof_format() const;
  /// Throws UsageError unless there is no proof, or one with such a name, for one puzzle. The
  /// solver in this process writes DRAT.
  void check_proof(const CommonOptions& common, bool in_process) const;

  void declare(OptionList& list);
};

}  // namespace p2c
