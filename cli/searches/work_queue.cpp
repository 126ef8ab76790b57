#include "cli/searches/work_queue.hpp"

#include <new>
#include <system_error>
#include <utility>

namespace p2c {

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
  } catch (const std::bad_alloc&) {
    most_threads_ = threads_.size();
  }
}

void WorkQueue::run() {
  try {
    while (const std::unique_ptr<Job> job = take_job()) work_on(*job);
  } catch (...) {  // no puzzle could be taken: whoever waits for it is to know
    const std::lock_guard lock(mutex_);
    failure_ = std::current_exception();
    closed_ = true;
    changed_.notify_all();
  }
}

void WorkQueue::work_on(Job& job) const {
  try {
    job.result.set_value(job.one->work(work_.run));
  } catch (...) {
    job.result.set_exception(std::current_exception());
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
  job->one = OneOfSeveral::take(task_, work_.limits);
  if (job->one == nullptr) {
    close();
    return nullptr;
  }
  {
    const std::lock_guard lock(mutex_);
    results_.push_back({job->one->id(), job->result.get_future()});
    changed_.notify_all();
  }
  start_thread();
  return job;
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
  if (results_.empty() && failure_) std::rethrow_exception(failure_);
  if (results_.empty()) return {};
  Awaited first = std::move(results_.front());
  results_.pop_front();
  changed_.notify_all();
  return first;
}

}  // namespace p2c
