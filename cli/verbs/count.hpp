// `count`, for one puzzle.
#pragma once

#include "cli/options/answer_options.hpp"
#include "cli/options/outside_options.hpp"
#include "cli/options/presolve_option.hpp"
#include "cli/options/puzzle_options.hpp"
#include "cli/searches/searching.hpp"
#include "instances/collections/entry.hpp"

namespace p2c {

// In any thread.
using CountArguments =
    Arguments<OutputOptions, PuzzleOptions, ManifestOption, EncodingOptions, PresolveOption,
              SolverOption, LimitOptions, ThreadsOption, AnswerLimitOption, PositionOption>;

/// By a model counter where --solver names one.
SearchResult count(const Entry& entry, const CountArguments& arguments, const Request& request);

}  // namespace p2c
