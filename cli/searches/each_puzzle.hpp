// Verbs that look for answers in each puzzle of a task.
#pragma once

#include "cli/searches/search_work.hpp"

namespace p2c {

/// Works on the puzzles, several at once, and prints each in its turn; JSON as one document, a list
/// unless there is one puzzle only. Of several, each has limits of its own; one that fails is
/// reported and the others go on, until a signal. Returns the highest code. Throws InputError where
/// there is no puzzle.
ExitCode run_for_each_puzzle(const Task& task, const SearchWork& work);

/// The same with one puzzle after the other, in this thread.
ExitCode run_one_by_one(const Task& task, const LimitOptions& limits, const SearchFunction& work);

/// The same where -o may name a picture: then it takes one puzzle, the output gets the picture and
/// stdout the text.
ExitCode run_and_draw(const Task& task, const OutputOptions& output, const SearchWork& work);

}  // namespace p2c
