// The stop of the process in the program `p2c_stopping_program`, which is otherwise the command as
// users have it. A poll is a look at this stop, also through the stop of one puzzle.
//
//   STOP_AT=N STOP_BY=INT   the process gets this signal in its N-th poll; so with TERM, HUP, KILL,
//                           and with STOP, which halts it until CONT comes
//   STOP_AT=N STOP_BY=time  its time limit is reached there; `memory`: its memory limit
//   STOP_AT=0               nothing happens
//
// STOP_MARK is a file that is made when it comes to the N-th poll, or that gets the number of polls
// at the end if it does not. The last polls are after all work. Programs that this one starts,
// the workers of a batch too, do not see these variables.
//
// After the stop nothing is by the clock: the hard end of a signal does not come. A process that
// does not heed its stop is killed (VTALRM) when it has worked for 15 s more.
#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <string>

#include "cli/process_stop.hpp"

namespace p2c {
namespace {

std::string taken(const char* name) {
  const char* value = std::getenv(name);
  std::string text = value == nullptr ? "" : value;
  unsetenv(name);
  return text;
}

int signal_named(const std::string& name) {
  if (name == "INT") return SIGINT;
  if (name == "TERM") return SIGTERM;
  if (name == "HUP") return SIGHUP;
  if (name == "KILL") return SIGKILL;
  return name == "STOP" ? SIGSTOP : 0;
}

class StopAtPoll : public Stop {
 public:
  ~StopAtPoll() override {
    if (polls_ < at_ || at_ == 0) mark(polls_);
  }

  Reason reason() const override {
    const long poll = ++polls_;
    if (poll == at_) {
      mark(poll);
      come();
    }
    return Stop::reason();
  }

 private:
  void come() const {
    std::signal(SIGALRM, SIG_IGN);
    const itimerval most{{}, {15, 0}};
    setitimer(ITIMER_VIRTUAL, &most, nullptr);
    if (const int signal = signal_named(by_)) {
      raise(signal);
    } else if (by_ == "time" || by_ == "memory") {
      process_stop.request(by_ == "time" ? kTimeLimit : kMemoryLimit);
    }
  }

  void mark(long poll) const {
    if (mark_.empty()) return;
    const std::string digits = std::to_string(poll);
    const int file = open(mark_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0 || write(file, digits.data(), digits.size()) < 0) std::abort();
    close(file);
  }

  const std::string by_ = taken("STOP_BY");
  const std::string mark_ = taken("STOP_MARK");
  const long at_ = std::strtol(taken("STOP_AT").c_str(), nullptr, 10);
  mutable std::atomic<long> polls_ = 0;
};

StopAtPoll the_stop;

}  // namespace

Stop& process_stop = the_stop;

}  // namespace p2c
