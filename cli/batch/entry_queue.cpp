#include "cli/batch/entry_queue.hpp"

#include <pthread.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <system_error>
#include <utility>
#include <vector>

namespace p2c {
namespace {

constexpr std::size_t kMostBytes = 8'000'000;  // of texts that wait

// They are for the thread that waits for workers.
void block_signals() {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, nullptr);
}

}  // namespace

EntryQueue::EntryQueue(Collection& collection, const QueueOptions& options, const Stop& stop)
    : collection_(collection),
      options_(options),
      stop_(&stop),
      event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  try {
    thread_ = std::jthread([this] { run(); });
  } catch (const std::system_error&) {
    throw TooLarge("no thread could be started to read the puzzles");
  }
}

// The thread looks at the stop now and then while it waits for a pipe, and when it is woken.
EntryQueue::~EntryQueue() {
  {
    const std::lock_guard lock(mutex_);
    stop_.request(Stop::kTerminated);
  }
  room_.notify_all();
}

void EntryQueue::run() {
  block_signals();
  std::exception_ptr failure;
  try {
    options_.longest_first ? read_longest_first() : read_in_order();
  } catch (const Stopped&) {  // who asked for that knows
  } catch (...) {
    failure = std::current_exception();
  }
  {
    const std::lock_guard lock(mutex_);
    failure_ = failure;
    all_read_ = true;
  }
  announce();
}

std::optional<NumberedEntry> EntryQueue::next() {
  while (std::optional<Entry> entry = collection_.next(stop_)) {
    const std::int64_t n = entries_++;
    if (options_.shard.has(n)) return NumberedEntry{n, *std::move(entry)};
  }
  return {};
}

void EntryQueue::read_in_order() {
  while (std::optional<NumberedEntry> entry = next()) {
    if (!push(*std::move(entry))) return;
  }
}

void EntryQueue::read_longest_first() {
  std::vector<NumberedEntry> all;
  while (std::optional<NumberedEntry> entry = next()) all.push_back(*std::move(entry));
  std::stable_sort(all.begin(), all.end(), [](const NumberedEntry& a, const NumberedEntry& b) {
    return a.entry.text.size() > b.entry.text.size();
  });
  for (NumberedEntry& entry : all) {
    if (!push(std::move(entry))) return;
  }
}

// Waits for room; false where the queue ends.
bool EntryQueue::push(NumberedEntry entry) {
  std::unique_lock lock(mutex_);
  room_.wait(lock, [&] {
    const bool room = entries_to_take_.size() < options_.most && bytes_ < kMostBytes;
    return room || is_stopped(&stop_);
  });
  if (is_stopped(&stop_)) return false;
  bytes_ += entry.entry.text.size();
  entries_to_take_.push_back(std::move(entry));
  const bool was_empty = entries_to_take_.size() == 1;
  lock.unlock();
  if (was_empty) announce();
  return true;
}

void EntryQueue::announce() const {
  const std::uint64_t one = 1;
  const ssize_t ignored = write(event_.get(), &one, sizeof one);
  static_cast<void>(ignored);  // it is full only when there is news already
}

std::optional<NumberedEntry> EntryQueue::take() {
  std::unique_lock lock(mutex_);
  if (entries_to_take_.empty()) {
    std::uint64_t news = 0;
    const ssize_t ignored = read(event_.get(), &news, sizeof news);
    static_cast<void>(ignored);
    return {};
  }
  NumberedEntry entry = std::move(entries_to_take_.front());
  entries_to_take_.pop_front();
  bytes_ -= entry.entry.text.size();
  const bool has_room = entries_to_take_.size() <= options_.most / 2;
  lock.unlock();
  if (has_room) room_.notify_one();
  return entry;
}

bool EntryQueue::is_finished() {
  const std::lock_guard lock(mutex_);
  const bool finished = all_read_ && entries_to_take_.empty();
  if (finished && failure_ != nullptr) std::rethrow_exception(failure_);
  return finished;
}

}  // namespace p2c
