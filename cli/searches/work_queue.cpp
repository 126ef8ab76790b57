#include "cli/searches/work_queue.hpp"

#include <exception>
#include <system_error>
#include <utility>

namespace puzzle2cnf {

struct WorkQueue::Job {
  std::promise<Worked> result;
  std::unique_ptr<OneOfSeveral> one;
};

// The memory of the process is one puzzle's where it is limited.
WorkQueue::WorkQueue(const Task& task, const SearchWork& work)
    : task_(task),
      work_(work),
      most_threads_(work.limits.memory_limit > 0 ? 1 : static_cast<std::size_t>(work.threads)) {
  const std::lock_guard taking(taking_);  // the first thread starts the second one
  start_thread();
  has_threads_ = !threads_.empty();
}

WorkQueue::~WorkQueue() {
  close();
  const std::lock_guard lock(taking_);  // no thread is started from here on
}

void WorkQueue::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  changed_.notify_all();
}

// Where there is no memory for one more, fewer do, or none but the thread that prints.
void WorkQueue::start_thread() {
  if (threads_.size() == most_threads_) return;
  try {
    threads_.emplace_back([this] { run(); });
  } catch (const std::system_error&) {
    most_threads_ = threads_.size();
  }
}

void WorkQueue::run() {
  while (const std::unique_ptr<Job> job = take_job()) {
    try {
      job->result.set_value(job->one->work(work_.run));
    } catch (...) {
      job->result.set_exception(std::current_exception());
    }
  }
}

bool WorkQueue::wait_for_room() {
  constexpr std::size_t kResultsPerThread = 16;
  std::unique_lock lock(mutex_);
  changed_.wait(lock,
                [&] { return closed_ || results_.size() < kResultsPerThread * most_threads_; });
  return !closed_;
}

// A puzzle with a place for its result; null when there is none left. Each that is found starts a
// thread that looks for the next one.
std::unique_ptr<WorkQueue::Job> WorkQueue::take_job() {
  const std::lock_guard taking(taking_);
  if (!wait_for_room()) return nullptr;
  auto job = std::make_unique<Job>();
  std::exception_ptr failure;
  try {
    job->one = OneOfSeveral::take(task_, work_.limits);
  } catch (...) {
    failure = std::current_exception();
  }
  const bool found = job->one != nullptr;
  if (found || failure) {
    const std::lock_guard lock(mutex_);
    results_.push_back({found ? job->one->id() : "", job->result.get_future()});
    changed_.notify_all();
  }
  if (failure) job->result.set_exception(failure);
  if (!found) close();
  if (found) start_thread();
  return found ? std::move(job) : nullptr;
}

std::optional<Awaited> WorkQueue::next() {
  if (!has_threads_) {
    std::shared_ptr<OneOfSeveral> one = OneOfSeveral::take(task_, work_.limits);
    if (one == nullptr) return {};
    const auto work = [this, one] { return one->work(work_.run); };
    return Awaited{one->id(), std::async(std::launch::deferred, work)};
  }
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return closed_ || !results_.empty(); });
  if (results_.empty()) return {};
  Awaited first = std::move(results_.front());
  results_.pop_front();
  changed_.notify_all();
  return first;
}

}  // namespace puzzle2cnf
