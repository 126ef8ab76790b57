#include "cli/batch/batch.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "cli/batch/batch_run.hpp"
#include "cli/batch/begin_rows.hpp"
#include "cli/batch/formula_folder.hpp"
#include "cli/batch/worker.hpp"
#include "cli/collections/collection.hpp"
#include "cli/collections/folder.hpp"
#include "cli/file_names.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/version.hpp"
#include "solver_glue/outside/find_program.hpp"
#include "solver_glue/outside/solver_command.hpp"
#include "solver_glue/outside/spawn.hpp"

namespace p2c {
namespace {

std::unique_ptr<EntryWork> make_work(const std::string& word, const std::vector<WorkWord>& works) {
  std::vector<std::string_view> words;
  for (const WorkWord& work : works) words.push_back(work.word);
  return works[find_word("--do", word, words)].make();
}

// A worker reports by rows alone.
std::vector<std::string> worker_words(const BatchOptions& options) {
  std::vector<std::string> words = {"--json", "--quiet"};
  const std::vector<std::string> own = options.work_words();
  words.insert(words.end(), own.begin(), own.end());
  return words;
}

// Otherwise each row would say so.
void check_solver(const BatchOptions& options) {
  if (!options.runs_solver()) return;
  const std::string name = parse_solver_command(options.solver()).name;
  try {
    const std::string path = find_program(name);
    if (access(path.c_str(), X_OK) == 0) return;
    throw UsageError{"--solver: " + printable(name) + ": " + std::strerror(errno)};
  } catch (const CannotStart& error) {
    throw UsageError{"--solver: " + printable(name) + " " + error.what()};
  }
}

// The options are those of the verb, and wrong ones are refused before anything is done.
void check_options(const BatchOptions& options, const std::vector<WorkWord>& works) {
  if (options.work.empty()) throw UsageError{"batch needs --do VERB"};
  if (options.output.empty()) throw UsageError{"batch needs -o FILE for its rows"};
  const std::unique_ptr<EntryWork> work = make_work(options.work, works);
  options.check_work(work->list());
  work->parse(worker_words(options));
  check_solver(options);
}

// What is written there would be among the puzzles of the next run.
void check_folder(const BatchOptions& options, const std::vector<std::string>& inputs) {
  for (const std::string& input : inputs) {
    if (!is_same_file(input, options.into)) continue;
    throw UsageError{"--into needs a folder of its own, got the input " + printable(input)};
  }
}

std::string header_of(const BatchOptions& options, const std::vector<std::string>& inputs) {
  std::vector<std::string> all = inputs;
  for (const std::string& file : options.manifests) all.push_back("--manifest=" + file);
  JsonMembers header{{"batch", 1},         {"version", kVersion},
                     {"do", options.work}, {"options", options.work_json()},
                     {"inputs", all},      {"shard", options.shard.text()}};
  if (options.rules_kind != nullptr) header["rules"] = rules_hash(*options.rules_kind);
  const char* const experiment = std::getenv("PUZZLE2CNF_CADICAL");  // of the workers
  if (experiment != nullptr && *experiment != '\0') header["cadical"] = experiment;
  return Json(header).text();
}

// What is printed at the end.
void report(const BatchRun& run, const Task& task) {
  const Tally& tally = run.tally();
  if (task.common.json) {
    const JsonMembers report{{"format", 1},
                             {"rows", tally.rows()},
                             {"entries", run.entries()},
                             {"counts", tally.counts()},
                             {"version", kVersion}};
    task.out.write(to_text(report));
  }
  if (task.common.quiet) return;
  const std::size_t files = run.answer_files();
  if (files > 0) task.say(counted(files, "file") + " with answers left out");
  say_text(tally.table(run.is_resumed()));
}

}  // namespace

ExitCode run_batch(const BatchOptions& options, const std::vector<WorkWord>& works,
                   const Task& task) {
  check_options(options, works);
  check_file_names(task.common, options.output, options.declared->files());
  check_folder(options, task.common.inputs);
  if (!options.shard.source.empty() && !task.common.quiet) {
    task.say("shard " + options.shard.text() + ", from " + options.shard.source);
  }
  if (options.force) refuse_written_files(options.manifests, task.stop);
  PartFile part(options.output);
  const std::string header = header_of(options, task.common.inputs);
  BegunRows begun = begin_rows(part, header, options, task.stop);
  if (begun.complete) {
    if (!task.common.quiet) {
      task.say(printable(options.output) + " is complete: there is nothing to do");
    }
    return begun.tally.code();
  }
  if (!options.into.empty()) {
    prepare_folder(options.into, options.shard, options.force || options.resume);
  }
  BatchRun run(options, worker_words(options), task, part, std::move(begun));
  const ExitCode code = run.run();
  if (!options.into.empty()) remove_unfinished(options.into, options.shard);
  if (code < kInterrupt) report(run, task);
  return code;
}

ExitCode run_batch_worker(const std::vector<std::string>& words, const std::vector<WorkWord>& works,
                          const Stop& stop) {
  if (words.size() < 2) throw UsageError{"expected a worker's command line"};
  int descriptor = -1;
  const std::string& word = words.back();
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), descriptor);
  if (error != std::errc() || descriptor < 0) {
    throw UsageError{"expected the number of a descriptor, got " + in_quotes(word)};
  }
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);  // not for solvers that it starts
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  dup2(nowhere, STDOUT_FILENO);  // nobody reads what a library prints
  close(nowhere);
  const std::unique_ptr<EntryWork> work = make_work(words.front(), works);
  work->parse({words.begin() + 1, words.end() - 1});
  MemoryWatch memory(work->limits(), 1);
  return run_worker(*work, descriptor, stop, memory);
}

}  // namespace p2c
