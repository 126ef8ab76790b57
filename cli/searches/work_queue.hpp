// The puzzles of a task, worked on in threads; the results come in the order of the puzzles.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "cli/searches/one_of_several.hpp"

namespace p2c {

/// A puzzle that is worked on.
struct Awaited {
  std::string id;
  std::future<Worked> result;  // throws what the work threw
};

/// A few results a thread wait to be taken, no more, so the memory does not grow with the number of
/// puzzles.
class WorkQueue {
 public:
  /// The references must outlive it.
  WorkQueue(const Task& task, const SearchWork& work);
  /// Ends with the puzzles that are being worked on.
  ~WorkQueue();
  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;

  /// The next puzzle; nothing after the last. Waits until it is known.
  std::optional<Awaited> next();

 private:
  struct Job;

  void start_thread();
  void run();
  void work_on(Job& job) const;
  std::unique_ptr<Job> take_job();
  bool wait_for_room();
  void close();

  const Task& task_;
  const SearchWork& work_;
  std::size_t most_threads_;
  bool has_threads_;

  std::mutex taking_;  // one thread at a time takes a puzzle, and starts another thread
  std::mutex mutex_;   // of these
  std::condition_variable changed_;
  std::deque<Awaited> results_;
  std::exception_ptr failure_;
  bool closed_ = false;  // no more puzzles are taken

  std::vector<std::jthread> threads_;  // last: they end before the rest does
};

}  // namespace p2c
