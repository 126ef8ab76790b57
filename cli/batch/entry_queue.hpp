// The puzzles of a batch, read in a thread: a slow pipe holds up nothing else.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include "cli/batch/shard.hpp"
#include "cli/collections/collection.hpp"
#include "solver_glue/outside/spawn.hpp"

namespace p2c {

/// An entry with its number over all inputs, from 0.
struct NumberedEntry {
  std::int64_t n = 0;
  Entry entry;
};

struct QueueOptions {
  Shard shard;
  std::size_t most = 4;        // entries that wait
  bool longest_first = false;  // all are read before the first is given
};

class EntryQueue {
 public:
  /// `collection` and `stop` must outlive it.
  EntryQueue(Collection& collection, const QueueOptions& options, const Stop& stop);
  /// Ends a read that waits, too.
  ~EntryQueue();
  EntryQueue(const EntryQueue&) = delete;
  EntryQueue& operator=(const EntryQueue&) = delete;

  /// The next entry of the shard, without waiting.
  std::optional<NumberedEntry> take();
  /// All were taken. Throws what the collection threw.
  bool is_finished();
  /// Entries of all shards that were read so far.
  std::int64_t entries() const { return entries_; }
  /// Can be read once there is something new, until take() is called.
  int descriptor() const { return event_.get(); }

 private:
  void run();
  void read_in_order();
  void read_longest_first();
  std::optional<NumberedEntry> next();
  bool push(NumberedEntry entry);
  void announce() const;

  Collection& collection_;
  QueueOptions options_;
  Stop stop_;
  Descriptor event_;
  std::atomic<std::int64_t> entries_ = 0;
  std::mutex mutex_;  // of what follows
  std::condition_variable room_;
  std::deque<NumberedEntry> entries_to_take_;
  std::size_t bytes_ = 0;  // of their texts
  bool all_read_ = false;
  std::exception_ptr failure_;
  std::jthread thread_;  // last: ends before the rest does
};

}  // namespace p2c
