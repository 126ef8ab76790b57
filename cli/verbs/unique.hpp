// `unique`, for one puzzle.
#pragma once

#include "cli/options/answer_options.hpp"
#include "cli/options/outside_options.hpp"
#include "cli/options/presolve_option.hpp"
#include "cli/options/proof_option.hpp"
#include "cli/options/puzzle_options.hpp"
#include "cli/searches/searching.hpp"
#include "instances/collections/entry.hpp"

namespace p2c {

using UniqueArguments =
    Arguments<OutputOptions, PuzzleOptions, ManifestOption, EncodingOptions, PresolveOption,
              ProofOption, SolverOption, LimitOptions, ThreadsOption, PositionOption>;

/// Throws UsageError for a proof or a command that cannot be.
void check_unique(const UniqueArguments& arguments);

/// With the solver in this process, or the one of --solver.
SearchResult unique(const Entry& entry, const UniqueArguments& arguments, const Request& request);

}  // namespace p2c
