#include "cli/last_resort.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <exception>
#include <new>
#include <span>
#include <string_view>

#include "cli/reader_gone.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

// More outputs, and threads with a solver outside, than a command has. The handlers below can reach
// globals only.
std::array<std::atomic<const char*>, 256> unfinished;
std::atomic<ExitCode> code_of_end = kLimit;
timer_t end_timer;
timer_t work_timer;  // of processor time
std::atomic<bool> has_end_timer = false;
std::atomic<bool> has_work_timer = false;
std::atomic<bool> signal_came = false;
std::atomic<bool> deadline_passed = false;
std::atomic<bool> last_words = false;
std::atomic<EndWords> end_words = EndWords::kMessage;
std::atomic<bool> stdout_used = false;

// Not where it would wait for a reader: what comes next must happen.
void write_plainly(int fd, std::string_view text) {
  pollfd to{fd, POLLOUT, 0};
  if (poll(&to, 1, 0) != 1) return;
  const ssize_t ignored = ::write(fd, text.data(), text.size());
  static_cast<void>(ignored);  // nobody is left to report to
}

void say_plainly(std::string_view line) { write_plainly(STDERR_FILENO, line); }

// As report_error has it, without taking memory.
void report_plainly(std::string_view message) {
  if (end_words == EndWords::kMessage) {
    say_plainly("puzzle2cnf: ");
    say_plainly(message);
    say_plainly("\n");
  } else if (stdout_used) {
    return;
  } else if (end_words == EndWords::kSat) {
    write_plainly(STDOUT_FILENO, "s UNKNOWN\n");
  } else {
    write_plainly(STDOUT_FILENO, R"({"format":1,"error":")");
    write_plainly(STDOUT_FILENO, message);
    write_plainly(STDOUT_FILENO, R"(","version":")");
    write_plainly(STDOUT_FILENO, kVersion);
    write_plainly(STDOUT_FILENO, "\"}\n");
  }
}

ExitCode code_of_limit() { return end_words == EndWords::kSat ? kDone : kLimit; }

void remove_unfinished() {
  for (auto& path : unfinished) {
    const char* const name = path.exchange(nullptr);
    if (name == nullptr || unlink(name) == 0 || errno != EISDIR) continue;
    remove_unfinished_directory(name);
  }
}

bool is_out_of_memory() {
  if (std::current_exception() == nullptr) return false;
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return true;
  } catch (...) {
    return false;
  }
}

[[noreturn]] void on_terminate() {
  remove_unfinished();
  if (is_out_of_memory()) _exit(say_out_of_memory());
  say_plainly("puzzle2cnf: internal error: an uncaught exception\n");
  _exit(kFault);
}

// A crash stays a crash, but leaves no file.
void on_crash(int signal) {
  remove_unfinished();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// The sanitizers have their own handlers, which report more.
void listen_to_crash(int signal) {
  struct sigaction before {};
  sigaction(signal, nullptr, &before);
  if (before.sa_handler == SIG_DFL) std::signal(signal, on_crash);
}

void start(timer_t timer, long milliseconds) {
  itimerspec time{};
  time.it_value = {milliseconds / 1000, milliseconds % 1000 * 1'000'000};
  timer_settime(timer, 0, &time, nullptr);
}

constexpr long kRespite = 1500;
constexpr long kLastWords = 10'000;
constexpr long kWorkAfterDeadline = 200;

// Comes first at a deadline, which also ends a wait for input, then at the end.
void on_alarm(int) {
  if (!signal_came && !deadline_passed.exchange(true)) {
    start(end_timer, last_words ? kLastWords : kRespite);
    if (has_work_timer && !last_words) start(work_timer, kWorkAfterDeadline);
    return;
  }
  remove_unfinished();
  if (is_reader_gone()) die_without_reader();
  report_plainly(code_of_end == kLimit ? "the time limit was reached" : "interrupted");
  _exit(code_of_end == kLimit ? code_of_limit() : code_of_end.load());
}

bool make_timer(clockid_t clock, timer_t& timer) {
  struct sigevent event {};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGALRM;
  return timer_create(clock, &event, &timer) == 0;
}

// Made beforehand: a signal handler may start a timer, and not make one.
void make_end_timer() {
  struct sigaction action {};
  action.sa_handler = on_alarm;  // without SA_RESTART: a waiting read ends
  sigaction(SIGALRM, &action, nullptr);
  has_end_timer = make_timer(CLOCK_MONOTONIC, end_timer);
}

// As the kernel writes it.
struct Entry {
  std::uint64_t inode;
  std::int64_t offset;
  std::uint16_t size;
  std::uint8_t type;
  char name[1];  // and more
};

// The next entries of a directory, which readdir() would take memory for.
long read_entries(int directory, std::span<char> bytes) {
  return syscall(SYS_getdents64, directory, bytes.data(), bytes.size());
}

}  // namespace

void remove_unfinished_directory(const char* path) {
  const int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory < 0) return;
  alignas(Entry) std::array<char, 4096> bytes{};
  for (long size = 1; size > 0;) {
    size = read_entries(directory, bytes);
    for (long at = 0; at < size;) {
      const auto* entry = reinterpret_cast<const Entry*>(bytes.data() + at);
      unlinkat(directory, entry->name, 0);  // not the two that are directories
      at += entry->size;
    }
  }
  close(directory);
  rmdir(path);
}

void prepare_last_resort() {
  std::set_terminate(on_terminate);
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT}) listen_to_crash(signal);
  make_end_timer();
}

void end_soon(ExitCode code) {
  if (!has_end_timer || signal_came.exchange(true)) return;  // a second signal gives no respite
  code_of_end = code;
  start(end_timer, kRespite);
}

void end_after(std::chrono::steady_clock::time_point deadline) {
  const auto left = deadline - std::chrono::steady_clock::now();
  const auto milliseconds = std::chrono::ceil<std::chrono::milliseconds>(left).count();
  has_work_timer = make_timer(CLOCK_PROCESS_CPUTIME_ID, work_timer);
  if (has_end_timer && !signal_came) start(end_timer, std::max<long>(milliseconds, 1));
}

void end_later() {
  if (signal_came) return;
  if (has_end_timer) start(end_timer, 0);
  if (has_work_timer) start(work_timer, 0);
  deadline_passed = false;
  if (signal_came && has_end_timer) start(end_timer, kRespite);  // it came just now
}

void allow_last_words() {
  last_words = true;
  if (!deadline_passed || signal_came) return;
  if (has_work_timer) start(work_timer, 0);
  start(end_timer, kLastWords);
}

void end_for_memory() {
  if (last_words) return;
  remove_unfinished();
  report_plainly("the memory limit was reached");
  _exit(code_of_limit());
}

void speak_at_end(EndWords words) { end_words = words; }

void note_stdout() { stdout_used = true; }

void remember_unfinished(const char* path) {
  for (auto& place : unfinished) {
    const char* none = nullptr;
    if (place.compare_exchange_strong(none, path)) return;
  }
}

void forget_unfinished(const char* path) {
  for (auto& place : unfinished) {
    const char* same = path;
    if (place.compare_exchange_strong(same, nullptr)) return;
  }
}

ExitCode say_out_of_memory() {
  say_plainly("puzzle2cnf: out of memory\n");
  return kLimit;
}

}  // namespace p2c
