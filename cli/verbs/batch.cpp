#include "cli/batch/batch.hpp"

#include "cli/verbs/batch_works.hpp"
#include "cli/verbs/verb_table.hpp"

namespace p2c {
namespace {

using BatchArguments = Arguments<BatchOptions>;

constexpr const char* kBatchText =
    "INPUTS are puzzles, lists of puzzles, folders and '-'. FILE gets a line of JSON for each "
    "puzzle,\n"
    "in the order in which they are done.\n"
    "Options of the verb are given to batch; limits are for each puzzle. What ends a worker "
    "process\n"
    "costs the row of one puzzle.\n"
    "Exit code 0 when each puzzle has a row without an error (3), a limit that was reached (4) or "
    "a\n"
    "crash (5). A batch that was interrupted goes on with --resume.";

ExitCode run_batch_verb(const BatchArguments& arguments, const Task& task) {
  return run_batch(arguments, batch_works(), task);
}

}  // namespace

Verb batch_verb() {
  return {"batch",
          "INPUTS...",
          "work on many puzzles in several processes, a row of JSON for each",
          kBatchText,
          1,
          -1,
          new_call<BatchArguments, run_batch_verb>,
          "starts processes"};
}

ExitCode run_worker_words(const std::vector<std::string>& words, const Stop& stop) {
  return run_batch_worker(words, batch_works(), stop);
}

}  // namespace p2c
