#include "solver_glue/outside/process.hpp"

#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <optional>
#include <utility>

#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kGrace{1};
constexpr int kLookEvery = 50;  // milliseconds: how soon a stop is noticed
constexpr std::size_t kMostErrors = 200;

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

class Process {
 public:
  Process(const Command& command, const OutputTaker& take, const Stop* stop)
      : take_(take), stop_(stop), talk_limit_(command.talk_limit), child_(spawn(command)) {}
  ~Process() { reap(); }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  ProcessEnd run() {
    while (!has_ended()) {
      wait_for_output();
      read_all();
      if (is_stopped(stop_)) end_as(ProcessEnd::kStopped);
      if (kill_at_ && Clock::now() >= *kill_at_) signal_group(SIGKILL);
    }
    read_all();  // what it wrote last
    const int status = reap();
    const std::string line = errors_.substr(0, errors_.find('\n'));
    const std::string words = line.empty() ? "" : in_quotes(line);
    if (ended_by_us_) return {*ended_by_us_, 0, cpu_seconds_, words, errors_};
    if (WIFSIGNALED(status)) {
      return {ProcessEnd::kSignal, WTERMSIG(status), cpu_seconds_, words, errors_};
    }
    return {ProcessEnd::kExited, WEXITSTATUS(status), cpu_seconds_, words, errors_};
  }

 private:
  // Leaves the zombie: as long as it is there, its number names no other group.
  bool has_ended() const {
    siginfo_t info{};
    const auto pid = static_cast<id_t>(child_.pid);
    return waitid(P_PID, pid, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
  }

  // Until there is output or time has passed. Once it has closed its streams it is about to end.
  void wait_for_output() const {
    std::array<pollfd, 2> streams = {pollfd{child_.out.get(), POLLIN, 0},
                                     pollfd{child_.err.get(), POLLIN, 0}};
    const bool open = child_.out.is_open() || child_.err.is_open();
    poll(streams.data(), streams.size(), open ? kLookEvery : 1);
  }

  void read_all() {
    read_stream(child_.out, [this](std::string_view bytes) {
      count(bytes);
      if (!ended_by_us_ && !take_(bytes)) end_as(ProcessEnd::kRefused);
    });
    read_stream(child_.err, [this](std::string_view bytes) {
      count(bytes);
      errors_ += bytes.substr(0, kMostErrors - errors_.size());
    });
  }

  // What is there now, but never more than a few buffers: a stop must not wait for a flood.
  template <class Take>
  static void read_stream(Descriptor& stream, const Take& take) {
    std::array<char, 1U << 16U> buffer{};
    for (int i = 0; i < 16 && stream.is_open(); ++i) {
      const ssize_t count = read(stream.get(), buffer.data(), buffer.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0 && errno == EAGAIN) return;
      if (count <= 0) {
        stream.close();
        return;
      }
      take(std::string_view(buffer.data(), static_cast<std::size_t>(count)));
    }
  }

  void count(std::string_view bytes) {
    printed_ += static_cast<std::int64_t>(bytes.size());
    if (talk_limit_ > 0 && printed_ > talk_limit_) end_as(ProcessEnd::kFlooded);
  }

  void end_as(ProcessEnd::Why why) {
    if (ended_by_us_) return;
    ended_by_us_ = why;
    kill_at_ = Clock::now() + kGrace;
    signal_group(SIGTERM);
  }

  void signal_group(int signal) const { kill(-child_.pid, signal); }

  // Ends what is left of the group, then lets the zombie go. Returns the status of the first call.
  int reap() {
    int status = 0;
    if (child_.pid <= 0) return status;
    signal_group(SIGKILL);
    rusage used{};
    while (wait4(child_.pid, &status, 0, &used) < 0 && errno == EINTR) {
    }
    cpu_seconds_ = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
    child_.pid = -1;
    return status;
  }

  const OutputTaker& take_;
  const Stop* stop_;
  std::int64_t talk_limit_;
  std::int64_t printed_ = 0;
  Spawned child_;
  double cpu_seconds_ = 0;
  std::string errors_;
  std::optional<ProcessEnd::Why> ended_by_us_;
  std::optional<Clock::time_point> kill_at_;
};

}  // namespace

std::string signal_words(const ProcessEnd& end) {
  return "was killed by signal " + std::to_string(end.code) + " (" + strsignal(end.code) + ")";
}

std::string flood_words(std::int64_t most) {
  return "was stopped: it printed more than " + std::to_string(most / 1'000'000) + " MB";
}

std::string complaint_words(const ProcessEnd& end) {
  return end.complaint.empty() ? "" : ", saying " + end.complaint;
}

ProcessEnd run_process(const Command& command, const OutputTaker& take, const Stop* stop) {
  return Process(command, take, stop).run();
}

}  // namespace p2c
