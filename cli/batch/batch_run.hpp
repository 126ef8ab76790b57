// One run of a batch, from the puzzles through the workers to the rows.
#pragma once

#include <string>
#include <vector>

#include "cli/batch/batch_options.hpp"
#include "cli/batch/begin_rows.hpp"
#include "cli/batch/entry_queue.hpp"
#include "cli/batch/part_file.hpp"
#include "cli/batch/worker_pool.hpp"
#include "cli/progress.hpp"
#include "cli/verbs.hpp"

namespace p2c {

class BatchRun {
 public:
  /// `words` are for workers, after the word of --do. All references must outlive it.
  BatchRun(const BatchOptions& options, const std::vector<std::string>& words, const Task& task,
           PartFile& part, BegunRows begun);

  /// Until each entry has a row, or a signal comes. Throws OutputError, and InputError where an
  /// entry is not that of its row.
  ExitCode run();
  const Tally& tally() const { return tally_; }
  /// There were rows before.
  bool is_resumed() const { return begun_.done.size() > 0; }
  std::int64_t entries() const { return queue_.entries(); }
  /// Files that were left out in folders.
  std::size_t answer_files() const { return collection_.answer_files(); }

 private:
  PoolOptions pool_options(const std::vector<std::string>& words) const;
  CollectionInputs inputs() const;
  void work_on_all();
  void hand_out();
  void give(NumberedEntry numbered);
  void take(const JobResult& result);
  void add_row(std::string_view status, const std::string& row, double seconds);
  void check_done(std::int64_t n, const std::string& id, const std::string& hash);
  void show_progress();
  ExitCode end_early();
  ExitCode finish();

  const BatchOptions& options_;
  const Task& task_;
  PartFile& part_;
  BegunRows begun_;
  Tally tally_;
  std::size_t done_seen_ = 0;
  ProgressLine progress_;
  Collection collection_;
  EntryQueue queue_;
  WorkerPool pool_;
};

}  // namespace p2c
