// The workers of a batch: jobs go in, results come out, and what ends a worker costs one job.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/batch/worker_process.hpp"

namespace p2c {

/// What came of a job.
struct JobResult {
  Job job;
  std::optional<ReadMessage> puzzle;  // nothing where it could not be read
  DoneMessage done;
};

/// How workers are started, and how long one may take for a job.
struct PoolOptions {
  std::vector<std::string> words;            // of a worker's command line
  std::string first = {};                    // the message that each gets first; empty: none
  int jobs = 1;                              // workers at once
  double time_limit = 0;                     // seconds for each job; 0: none
  double grace = 1;                          // seconds after which one that goes on is killed
  std::function<void(pid_t)> clean_up = {};  // after a worker that was killed; may be empty
};

class WorkerPool {
 public:
  using Take = std::function<void(JobResult)>;

  /// `take` gets each result, in the order in which they come.
  WorkerPool(PoolOptions options, Take take);
  /// Ends all workers, with a moment to clean up. Jobs that are not done are given up.
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  bool wants_job() const { return waiting_.empty() && has_room(); }
  /// To a worker that is started if need be. Throws CannotStart.
  void give(Job job);
  bool is_idle() const;
  /// There is no other job: workers without one take those that wait at others.
  void share_last_jobs();
  /// Waits for workers, at most for so many milliseconds, or until `other` can be read (-1: none).
  /// Throws OutputError for a worker that has no room for its files.
  void wait(int other, int milliseconds);

 private:
  using Worker = std::unique_ptr<WorkerProcess>;
  using Clock = WorkerProcess::Clock;

  enum class Why { kEnded, kOverdue, kRetired };

  bool has_room() const;
  std::vector<Worker>::iterator place_for_job();
  void give_waiting();
  void end();
  void serve(Worker& worker, short events);
  void take_messages(Worker& worker);
  void finish_job(WorkerProcess& worker, DoneMessage done);
  void replace(Worker& worker, Why why);
  static DoneMessage done_of_dead(const WorkerProcess& worker, bool overdue);
  bool is_overdue(const WorkerProcess& worker) const;
  int time_until_overdue(int milliseconds) const;

  PoolOptions options_;
  Take take_;
  std::deque<Job> waiting_;      // of workers that ended
  std::vector<Worker> workers_;  // null: to be started with the next job
};

}  // namespace p2c
