// `unique`, for one puzzle.
#pragma once

#include "cli/options/answer_options.hpp"
#include "cli/options/presolve_option.hpp"
#include "cli/options/proof_option.hpp"
#include "cli/options/puzzle_options.hpp"
#include "cli/searching.hpp"
#include "instances/collections/entry.hpp"

namespace p2c {

using UniqueArguments =
    Arguments<OutputOptions, PuzzleOptions, ManifestOption, EncodingOptions, PresolveOption,
              ProofOption, LimitOptions, ThreadsOption, PositionOption>;

SearchResult unique(const Entry& entry, const UniqueArguments& arguments, const Request& request);

}  // namespace p2c
