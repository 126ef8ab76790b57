// What a proof needs, written to files.
#pragma once

#include "cli/options/proof_option.hpp"
#include "cnf_out/proofs/proof_checker.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Checks a DRAT proof from its end, and writes what of it is needed to the files of `options`.
/// Each file is read back and checked before it gets its name. Throws as check_proof, UsageError
/// for a proof in another format, OutputError, and CheckFailed where a file is wrong.
ProofVerdict write_core(const ProofCheckOptions& options, bool force, const Stop& stop,
                        DimacsReader& formula, ProofReader& proof);

}  // namespace p2c
