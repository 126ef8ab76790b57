// `batch`: a row for each of many puzzles.
#pragma once

#include <vector>

#include "cli/batch/batch_options.hpp"
#include "cli/batch/entry_work.hpp"
#include "cli/exit_code.hpp"

namespace puzzle2cnf {

/// The first word of a worker's command line. The word of --do, its options and the number of a
/// descriptor follow.
inline constexpr std::string_view kWorkerWord = "--batch-worker";

/// `works` are the words of --do.
ExitCode run_batch(const BatchOptions& options, const std::vector<WorkWord>& works,
                   const Task& task);

/// What a worker does. `words` are those after the first.
ExitCode run_batch_worker(const std::vector<std::string>& words, const std::vector<WorkWord>& works,
                          const Stop& stop);

}  // namespace puzzle2cnf
