// `batch`: a row for each of many puzzles.
#pragma once

#include <vector>

#include "cli/batch/batch_options.hpp"
#include "cli/batch/entry_work.hpp"
#include "cli/exit_code.hpp"

namespace p2c {

/// `works` are the words of --do.
ExitCode run_batch(const BatchOptions& options, const std::vector<WorkWord>& works,
                   const Task& task);

/// What a worker does. The words are that of --do, its options and the number of a descriptor.
ExitCode run_batch_worker(const std::vector<std::string>& words, const std::vector<WorkWord>& works,
                          const Stop& stop);

}  // namespace p2c
