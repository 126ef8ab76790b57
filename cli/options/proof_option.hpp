// --proof NAME.drat: a proof that there is no answer, or no other, and its CNF beside it. And
// what `check-proof` needs to know of a proof.
#pragma once

#include <array>

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

/// How `check-proof` reads a proof.
struct ProofCheckOptions {
  static constexpr std::array<Word<ProofFormat>, 4> kFormats = {{{"drat", ProofFormat::kDrat},
                                                                 {"lrat", ProofFormat::kLrat},
                                                                 {"frat", ProofFormat::kFrat},
                                                                 {"rup", ProofFormat::kRup}}};

  ProofFormat format = ProofFormat::kDetect;
  bool forward = false;
  std::int64_t unshuffle = -1;  // the seed of the formula that the proof is of; -1: the CNF itself
  std::string trim;             // files to write; empty: none
  std::string lrat;

  bool writes() const { return !trim.empty() || !lrat.empty(); }

  void declare(OptionList& list) {
    list.add_choice({Section::kFiles, "format", "FORMAT",
                     "of the proof: drat, lrat, frat, or rup, which is DRAT without RAT steps "
                     "(default: by its content)"},
                    format, kFormats);
    list.add({Section::kRun, "forward", "",
              "check each step of a DRAT proof, from the first on (default for proofs up to 1 MB); "
              "larger ones are checked from the end, and only what is needed"},
             &forward);
    list.add_number({Section::kFiles, "unshuffle", "SEED",
                     "the proof is of this CNF after a shuffle with SEED"},
                    unshuffle, {0, Range::kMost});
    list.add_written_file({Section::kFiles, "trim", "FILE",
                           "write the steps of a DRAT proof that are needed, as DRAT, checked"},
                          trim);
    list.add_written_file({Section::kFiles, "lrat", "FILE", "the same as LRAT"}, lrat);
    list.exclude("forward", "trim");
    list.exclude("forward", "lrat");
  }
};

}  // namespace p2c
