// What the ways of solving a puzzle share.
#pragma once

#include "cli/options/answer_options.hpp"
#include "cli/options/outside_options.hpp"
#include "cli/options/presolve_option.hpp"
#include "cli/options/proof_option.hpp"
#include "cli/options/puzzle_options.hpp"
#include "cli/options/text_style_options.hpp"
#include "cli/searches/searching.hpp"

namespace p2c {

using SolveArguments = Arguments<OutputOptions, PuzzleOptions, ManifestOption, EncodingOptions,
                                 PresolveOption, ProofOption, OutsideOptions, LimitOptions,
                                 ThreadsOption, TextStyleOptions, ForcedOption, PositionOption>;

/// `solve` in this process.
SearchResult solve(const Entry& entry, const SolveArguments& arguments, const Request& request);

/// The answer as text, below its drawing, and as a picture.
void show_answer(const AnyPuzzle& puzzle, const Answer& answer, const SolveArguments& arguments,
                 SearchResult& result);

}  // namespace p2c
