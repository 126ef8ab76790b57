// The answers in a file of rows, judged again by the rules.
#pragma once

#include <string>

#include "cli/options/puzzle_options.hpp"
#include "cli/verbs.hpp"

namespace p2c {

/// Reads the puzzles of the task again and compares each with its row. Prints what is wrong, a line
/// each, with exit code 1, or how many answers are right. Throws InputError for a file that no
/// batch wrote.
ExitCode judge_rows(const std::string& file, const PuzzleOptions& options, const Task& task);

}  // namespace p2c
