#include "solver_glue/families/family_maker.hpp"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

namespace p2c {

FamilyMaker::FamilyMaker(const FamilyTask& task) : task_(task) {
  threads_.reserve(static_cast<std::size_t>(task.threads));
  try {
    for (int i = 0; i < task.threads; ++i) threads_.emplace_back([this] { work(); });
  } catch (const std::system_error&) {  // no memory for one more: fewer do, or this one
  } catch (const std::bad_alloc&) {     // the same; those that wait already must hear of the end
  }
}

FamilyMaker::~FamilyMaker() {
  const std::lock_guard lock(mutex_);
  ending_ = true;
  for (const auto& job : jobs_) job->stop.request(Stop::kTerminated);
  changed_.notify_all();
}

void FamilyMaker::work() {
  while (const std::shared_ptr<Job> job = take_job()) {
    make(*job);
    const std::lock_guard lock(mutex_);
    job->done = true;
    changed_.notify_all();
  }
}

InstanceKey FamilyMaker::key_of(const Job& job) const {
  return {task_.spec.lines[job.line].place.line, job.seed};
}

// An instance of before, if there is one.
bool FamilyMaker::take_done(Job& job) const {
  if (task_.done == nullptr) return false;
  const auto found = task_.done->instances.find(key_of(job));
  if (found == task_.done->instances.end()) return false;
  job.made = found->second;
  job.noted = true;
  return true;
}

RunLog FamilyMaker::runs_of(Job& job) {
  RunLog log;
  if (task_.done != nullptr) {
    const auto found = task_.done->runs.find(key_of(job));
    if (found != task_.done->runs.end()) log.before = found->second;
  }
  log.note = [this, &job](const EndedRun& run) {
    const std::lock_guard lock(mutex_);
    job.ended.push_back(run);
    changed_.notify_all();
  };
  return log;
}

void FamilyMaker::make(Job& job) {
  try {
    if (take_done(job)) return;
    job.made = make_instance(task_, task_.spec.lines[job.line], job.seed, &job.stop, runs_of(job));
  } catch (...) {
    job.error = std::current_exception();
  }
}

// Waits for one; null at the end.
std::shared_ptr<FamilyMaker::Job> FamilyMaker::take_job() {
  std::unique_lock lock(mutex_);
  while (true) {
    if (ending_) return nullptr;
    const auto free =
        std::find_if(jobs_.begin(), jobs_.end(), [](const auto& job) { return !job->taken; });
    if (free != jobs_.end()) {
      (*free)->taken = true;
      return *free;
    }
    changed_.wait(lock);
  }
}

// So many ahead that no thread waits for a slow one, and few that nobody will want.
void FamilyMaker::add_jobs() {
  const std::size_t most = threads_.empty() ? 1 : 4 * threads_.size();
  while (jobs_.size() < most && line_ < task_.spec.lines.size()) {
    const FamilyLine& line = task_.spec.lines[line_];
    jobs_.push_back(std::make_shared<Job>(line_, line.first_seed() + seed_, task_.stop));
    if (line.first_seed() + seed_++ == line.last_seed()) skip_line();
  }
  changed_.notify_all();
}

void FamilyMaker::skip_line() {
  ++line_;
  seed_ = 0;
}

// The line of the instances that came before is complete, or has no more seeds.
void FamilyMaker::end_line() {
  const FamilyLine& line = task_.spec.lines[current_];
  const std::int64_t seeds = line.last_seed() - line.first_seed() + 1;
  const bool filtered = std::any_of(line.runs.begin(), line.runs.end(),
                                    [](const SpecRun& run) { return run.filters(); });
  const bool all_count = line.limits.minisat_seconds == 0 && !line.limits.solved && !filtered;
  const std::int64_t wanted = line.keep > 0 ? line.keep : all_count ? seeds : 0;
  if (kept_ < wanted) shortfalls_.push_back({&line, kept_, wanted});
  ++current_;
  kept_ = 0;
}

void FamilyMaker::note_ended() {
  for (const auto& job : jobs_) {
    for (const EndedRun& run : std::exchange(job->ended, {})) {
      if (task_.note.run) task_.note.run(key_of(*job), run);
    }
    if (!job->done || job->noted || job->error) continue;
    job->noted = true;
    if (task_.note.instance) task_.note.instance(key_of(*job), job->made);
  }
}

std::optional<FamilyInstance> FamilyMaker::next() {
  while (true) {
    std::unique_lock lock(mutex_);
    add_jobs();
    if (jobs_.empty()) {
      while (current_ < task_.spec.lines.size()) end_line();
      return {};
    }
    const std::shared_ptr<Job> job = jobs_.front();
    if (threads_.empty()) {
      lock.unlock();
      make(*job);
      lock.lock();
      job->done = true;
    }
    for (note_ended(); !job->done; note_ended()) changed_.wait(lock);
    jobs_.pop_front();
    if (job->error) std::rethrow_exception(job->error);
    while (current_ < job->line) end_line();
    if (!job->made) continue;
    const FamilyLine& line = task_.spec.lines[current_];
    if (++kept_ == line.keep) give_up_line();
    return std::move(job->made);
  }
}

// It has as many as it wants: the others are not made.
void FamilyMaker::give_up_line() {
  if (line_ == current_) skip_line();
  std::erase_if(jobs_, [this](const auto& job) {
    if (job->line != current_) return false;
    job->stop.request(Stop::kTerminated);
    return true;
  });
}

}  // namespace p2c
