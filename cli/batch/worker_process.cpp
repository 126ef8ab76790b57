#include "cli/batch/worker_process.hpp"

#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include "cli/exit_code.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostJobs = 4;
constexpr std::size_t kMostBytes = 1'000'000;  // of jobs that wait
constexpr std::chrono::milliseconds kFast{20};
constexpr std::size_t kLongestComplaint = 200;

struct Ends {
  Descriptor ours;
  Descriptor theirs;
};

Ends connected_pair() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    throw CannotStart(std::string("cannot be started: ") + std::strerror(errno));
  }
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

}  // namespace

WorkerProcess::WorkerProcess(std::vector<std::string> words, std::string first)
    : first_(std::move(first)) {
  Ends ends = connected_pair();
  channel_ = std::move(ends.ours);
  Command command;
  command.words = {"/proc/self/exe"};
  command.words.insert(command.words.end(), words.begin(), words.end());
  command.words.push_back(std::to_string(ends.theirs.get()));
  command.kept = ends.theirs.get();
  child_ = spawn(command);
}

WorkerProcess::~WorkerProcess() { reap(); }

bool WorkerProcess::has_room() const {
  if (jobs_.empty()) return true;
  if (!is_fast_ || jobs_.size() >= kMostJobs) return false;
  std::size_t bytes = 0;
  for (const Job& job : jobs_) bytes += job.bytes.size();
  return bytes < kMostBytes;
}

void WorkerProcess::give(Job job) {
  if (jobs_.empty()) begun_ = Clock::now();
  jobs_.push_back(std::move(job));
  send_more();
}

std::optional<Job> WorkerProcess::take_back() {
  for (std::size_t i = jobs_.size(); i-- > 1;) {
    if (jobs_[i].is_elsewhere) continue;
    jobs_[i].is_elsewhere = true;
    return jobs_[i];
  }
  return {};
}

void WorkerProcess::send_more() {
  while (has_more_to_send()) {
    const std::string& bytes = first_.empty() ? jobs_[unsent_job_].bytes : first_;
    const std::string_view rest = std::string_view(bytes).substr(unsent_byte_);
    const ssize_t count =
        send(channel_.get(), rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return;  // later; of one that has ended receive() says so
    unsent_byte_ += static_cast<std::size_t>(count);
    if (unsent_byte_ < bytes.size()) continue;
    unsent_byte_ = 0;
    if (first_.empty()) ++unsent_job_;
    first_.clear();
  }
}

bool WorkerProcess::receive() {
  std::array<char, 1U << 16U> bytes;  // filled as far as it is used
  while (true) {
    const ssize_t count = recv(channel_.get(), bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno == EAGAIN;
    if (count == 0) return false;
    messages_.add({bytes.data(), static_cast<std::size_t>(count)});
    if (static_cast<std::size_t>(count) < bytes.size()) return true;
  }
}

Job WorkerProcess::finish_job() {
  const Clock::time_point now = Clock::now();
  is_fast_ = now - begun_ < kFast;
  begun_ = now;
  puzzle.reset();
  Job job = std::move(jobs_.front());
  jobs_.pop_front();
  if (unsent_job_ > 0) --unsent_job_;
  return job;
}

void WorkerProcess::interrupt() const { kill(-child_.pid, SIGTERM); }

void WorkerProcess::reap() {
  if (child_.pid <= 0) return;
  kill(-child_.pid, SIGKILL);
  rusage usage{};
  while (wait4(child_.pid, &status_, 0, &usage) < 0 && errno == EINTR) {
  }
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  cpu_ = seconds(usage.ru_utime) + seconds(usage.ru_stime);
  child_.pid = -1;
}

bool WorkerProcess::was_asked_to_end() const {
  const int code = exit_code().value_or(0);
  return code == kInterrupt || code == kTerminate;
}

std::optional<int> WorkerProcess::exit_code() const {
  return WIFEXITED(status_) ? std::optional<int>(WEXITSTATUS(status_)) : std::nullopt;
}

double WorkerProcess::last_cpu() const { return std::max(0.0, cpu_ - cpu_so_far); }

// The last words of a library that gives up: the beginning of what it wrote to stderr.
std::string WorkerProcess::complaint() const {
  std::array<char, kLongestComplaint> bytes{};
  const ssize_t count = read(child_.err.get(), bytes.data(), bytes.size());
  if (count <= 0) return "";
  const std::string_view text(bytes.data(), static_cast<std::size_t>(count));
  return ": " + in_quotes(text.substr(0, text.find('\n')));
}

std::string WorkerProcess::how_it_ended() const {
  const std::optional<int> code = exit_code();
  return (code ? "ended with exit code " + std::to_string(*code)
               : "was killed by signal " + std::to_string(WTERMSIG(status_))) +
         complaint();
}

}  // namespace p2c
