// What is to be made, from the words of a command line.
#pragma once

#include "cli/generate/generate_options.hpp"
#include "cli/verbs.hpp"

namespace p2c {

/// Of the kind that the input names, or the puzzle to make others like. Throws UsageError, and
/// InputError for that puzzle.
GeneratorTask generator_task(const GenerateOptions& options, const Request& request);

/// A board such as will be made, without a word about its answers: what is written of it shows
/// beforehand what a format refuses. The second one has no clues, where clues may go. Empty where
/// none was found soon.
std::vector<AnyPlanted> sample_boards(const GeneratorTask& task);

}  // namespace p2c
