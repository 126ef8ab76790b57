#include "cli/batch/worker_pool.hpp"

#include <poll.h>

#include <algorithm>
#include <thread>
#include <utility>

#include "cli/batch/row.hpp"
#include "cli/exit_code.hpp"
#include "cli/output.hpp"

namespace p2c {
namespace {

using Kind = MessageStream::Kind;
using Seconds = std::chrono::duration<double>;

constexpr std::chrono::milliseconds kSlow{50};  // worth another start of the job that waits
constexpr std::chrono::milliseconds kLastMoment{700};

}  // namespace

WorkerPool::WorkerPool(PoolOptions options, Take take)
    : options_(std::move(options)),
      take_(std::move(take)),
      workers_(static_cast<std::size_t>(options_.jobs)) {}

WorkerPool::~WorkerPool() { end(); }

// The one with the fewest jobs.
std::vector<WorkerPool::Worker>::iterator WorkerPool::place_for_job() {
  const auto count = [](const Worker& worker) -> std::size_t {
    if (worker == nullptr) return 0;
    return worker->has_room() ? worker->jobs().size() : SIZE_MAX;
  };
  return std::min_element(workers_.begin(), workers_.end(),
                          [&](const Worker& a, const Worker& b) { return count(a) < count(b); });
}

bool WorkerPool::has_room() const {
  return std::any_of(workers_.begin(), workers_.end(),
                     [](const Worker& worker) { return worker == nullptr || worker->has_room(); });
}

void WorkerPool::give(Job job) {
  Worker& worker = *place_for_job();
  if (worker == nullptr) worker = std::make_unique<WorkerProcess>(options_.words, options_.first);
  worker->give(std::move(job));
}

bool WorkerPool::is_idle() const {
  return waiting_.empty() &&
         std::all_of(workers_.begin(), workers_.end(), [](const Worker& worker) {
           return worker == nullptr || worker->jobs().empty();
         });
}

void WorkerPool::share_last_jobs() {
  const Clock::time_point now = Clock::now();
  for (Worker& worker : workers_) {
    if (worker == nullptr || now - worker->begun() < kSlow) continue;
    while (worker->jobs().size() > 1) {
      const auto place = place_for_job();
      if (*place != nullptr && !(*place)->jobs().empty()) return;
      std::optional<Job> job = worker->take_back();
      if (!job) break;
      job->is_elsewhere = false;
      give(*std::move(job));
    }
  }
}

void WorkerPool::wait(int other, int milliseconds) {
  give_waiting();
  std::vector<pollfd> events;
  std::vector<Worker*> polled;
  for (Worker& worker : workers_) {
    if (worker == nullptr) continue;
    const int wanted = worker->has_more_to_send() ? POLLIN | POLLOUT : POLLIN;
    events.push_back({worker->descriptor(), static_cast<short>(wanted), 0});
    polled.push_back(&worker);
  }
  events.push_back({other, POLLIN, 0});
  if (poll(events.data(), events.size(), time_until_overdue(milliseconds)) > 0) {
    for (std::size_t i = 0; i < polled.size(); ++i) serve(*polled[i], events[i].revents);
  }
  for (Worker& worker : workers_) {
    if (worker != nullptr && is_overdue(*worker)) replace(worker, Why::kOverdue);
  }
}

void WorkerPool::serve(Worker& worker, short events) {
  if (events == 0) return;
  if ((events & POLLOUT) != 0) worker->send_more();
  if ((events & ~POLLOUT) == 0) return;
  const bool lives = worker->receive();
  take_messages(worker);
  if (worker != nullptr && !lives) replace(worker, Why::kEnded);
}

void WorkerPool::take_messages(Worker& worker) {
  while (worker != nullptr && worker->messages().next()) {
    MessageStream& messages = worker->messages();
    if (messages.kind() == Kind::kFailure) throw OutputError(messages.failure().text);
    if (messages.kind() == Kind::kRead) {
      worker->puzzle = messages.read();
      continue;
    }
    DoneMessage done = messages.done();
    const bool is_last = done.is_last;
    worker->cpu_so_far = done.cpu_so_far;
    finish_job(*worker, std::move(done));
    // What it would do next is done elsewhere: a new one is quicker than its result.
    const bool repeats = !worker->jobs().empty() && worker->jobs().front().is_elsewhere;
    if (is_last || repeats) replace(worker, Why::kRetired);
  }
}

void WorkerPool::finish_job(WorkerProcess& worker, DoneMessage done) {
  std::optional<ReadMessage> puzzle = std::move(worker.puzzle);
  take_({worker.finish_job(), std::move(puzzle), std::move(done)});
}

bool WorkerPool::is_overdue(const WorkerProcess& worker) const {
  if (options_.time_limit <= 0 || worker.jobs().empty()) return false;
  return Seconds(Clock::now() - worker.begun()).count() > options_.time_limit + options_.grace;
}

int WorkerPool::time_until_overdue(int milliseconds) const {
  if (options_.time_limit <= 0) return milliseconds;
  for (const Worker& worker : workers_) {
    if (worker == nullptr || worker->jobs().empty()) continue;
    const double left =
        options_.time_limit + options_.grace - Seconds(Clock::now() - worker->begun()).count();
    if (left * 1000 < milliseconds) milliseconds = std::max(0, static_cast<int>(left * 1000) + 1);
  }
  return milliseconds;
}

// The row of what a worker did not come to the end of.
DoneMessage WorkerPool::done_of_dead(const WorkerProcess& worker, bool overdue) {
  const Job& job = worker.jobs().front();
  if (job.only_reads) return {"crash", {}, 0, 0, false};
  RowParts row{job.n, job.id, worker.puzzle};
  row.cpu = worker.last_cpu();
  row.wall = Seconds(Clock::now() - worker.begun()).count();
  if (overdue) {
    row.status = "limit";
    row.limit = "time";
  } else if (worker.exit_code() == kLimit) {  // where memory runs out nothing else can be said
    row.status = "memout";
    row.limit = "memory";
  } else {
    row.status = "crash";
    row.error = "the worker " + worker.how_it_ended();
  }
  return {row.status, row_text(row), row.cpu, 0, false};
}

// Jobs that it had not begun go to others, as does that of a worker that was asked to end by a
// signal: where all processes get one, it may be heard of before ours. With the next job another is
// started.
void WorkerPool::replace(Worker& worker, Why why) {
  const std::unique_ptr<WorkerProcess> dead = std::exchange(worker, nullptr);
  const pid_t pid = dead->pid();
  dead->reap();
  // One that retires is between two puzzles.
  if (options_.clean_up && why != Why::kRetired) options_.clean_up(pid);
  const bool asked = why == Why::kEnded && dead->was_asked_to_end();
  const bool begun = why != Why::kRetired && !asked && !dead->jobs().empty();
  if (begun && dead->jobs().front().is_elsewhere) {
    dead->finish_job();
  } else if (begun) {
    finish_job(*dead, done_of_dead(*dead, why == Why::kOverdue));
  }
  while (!dead->jobs().empty()) {
    Job job = dead->finish_job();
    if (!job.is_elsewhere) waiting_.push_back(std::move(job));
  }
}

void WorkerPool::give_waiting() {
  while (!waiting_.empty() && has_room()) {
    Job job = std::move(waiting_.front());
    waiting_.pop_front();
    give(std::move(job));
  }
}

void WorkerPool::end() {
  const auto deadline = Clock::now() + kLastMoment;
  for (const Worker& worker : workers_) {
    if (worker != nullptr) worker->interrupt();
  }
  for (Worker& worker : workers_) {
    while (worker != nullptr && Clock::now() < deadline && worker->receive()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    if (worker == nullptr) continue;
    const pid_t pid = worker->pid();
    worker.reset();
    if (options_.clean_up) options_.clean_up(pid);
  }
}

}  // namespace p2c
