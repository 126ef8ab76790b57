// A worker as the batch sees it.
#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "cli/batch/messages.hpp"
#include "solver_glue/outside/spawn.hpp"

namespace p2c {

/// A puzzle on its way to a row.
struct Job {
  std::int64_t n = 0;
  std::string id;
  std::string bytes;          // the message for a worker
  bool only_reads = false;    // it has a row, whose hash is compared
  bool is_elsewhere = false;  // another worker has taken it over
};

/// A process with the jobs that it was given, of which it works on the first.
class WorkerProcess {
 public:
  using Clock = std::chrono::steady_clock;

  /// `words` are for run_words(), after the name of the program; the number of a descriptor is
  /// added. It gets the message `first`, unless that is empty, before all jobs. Throws CannotStart.
  WorkerProcess(std::vector<std::string> words, std::string first);
  /// Ends it, and whatever it started.
  ~WorkerProcess();
  WorkerProcess(const WorkerProcess&) = delete;
  WorkerProcess& operator=(const WorkerProcess&) = delete;

  const std::deque<Job>& jobs() const { return jobs_; }
  /// It may have one more job: several are on their way to one that is fast, so that it need not
  /// wait for the next.
  bool has_room() const;
  void give(Job job);
  /// The last job that it has not begun, to be given to another; nothing where there is none.
  std::optional<Job> take_back();
  /// Since when it works on the first of its jobs.
  Clock::time_point begun() const { return begun_; }

  int descriptor() const { return channel_.get(); }
  /// There are bytes that it has not taken.
  bool has_more_to_send() const { return unsent_job_ < jobs_.size(); }
  /// What goes without waiting.
  void send_more();
  /// Reads what is there; false once it has ended.
  bool receive();
  MessageStream& messages() { return messages_; }
  /// What it has read of the first of its jobs.
  std::optional<ReadMessage> puzzle;
  /// CPU time that it had taken after the last job it has done, in seconds.
  double cpu_so_far = 0;
  /// The first job is done. Returns it.
  Job finish_job();

  /// Asks it to end, and what it started with it.
  void interrupt() const;
  /// Ends it, and what it started.
  void reap();
  /// It ended itself because of INT, TERM or HUP. To be asked once it was reaped.
  bool was_asked_to_end() const;
  /// How it ended that was reaped, in words, and what it returned, if it did.
  std::string how_it_ended() const;
  std::optional<int> exit_code() const;
  /// CPU time since then of one that was reaped.
  double last_cpu() const;
  pid_t pid() const { return child_.pid; }

 private:
  std::string complaint() const;

  Descriptor channel_;
  Spawned child_;
  int status_ = 0;
  double cpu_ = 0;     // of one that was reaped
  std::string first_;  // to be sent before jobs; empty once that is done
  std::deque<Job> jobs_;
  std::size_t unsent_job_ = 0;   // in jobs_
  std::size_t unsent_byte_ = 0;  // of that job, or of the first message
  bool is_fast_ = false;
  Clock::time_point begun_;
  MessageStream messages_;
};

}  // namespace p2c
