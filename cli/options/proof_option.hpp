// --proof NAME.drat: a proof that there is no answer, or no other, and its CNF beside it. And
// what `check-proof` needs to know of a proof.
#pragma once

#include <array>

#include "cli/options/common_options.hpp"
#include "cnf_out/proofs/proof_format.hpp"

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

/// How `check-proof` reads a proof.
struct ProofCheckOptions {
  static constexpr std::array<Word<ProofFormat>, 4> kFormats = {{{"drat", ProofFormat::kDrat},
                                                                 {"lrat", ProofFormat::kLrat},
                                                                 {"frat", ProofFormat::kFrat},
                                                                 {"rup", ProofFormat::kRup}}};

  ProofFormat format = ProofFormat::kDetect;

  void declare(OptionList& list) {
    list.add_choice({Section::kFiles, "format", "FORMAT",
                     "of the proof: drat, lrat, frat, or rup, which is DRAT without RAT steps "
                     "(default: by its content)"},
                    format, kFormats);
  }
};

}  // namespace p2c
