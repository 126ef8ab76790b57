#include "cli/last_resort.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <new>
#include <string_view>

#include "cli/reader_gone.hpp"

namespace puzzle2cnf {
namespace {

// More outputs than one command has. The handlers below can reach nothing else than globals.
std::array<std::atomic<const char*>, 16> unfinished;
std::atomic<bool> working = false;
std::atomic<ExitCode> code_of_end = kLimit;
timer_t end_timer;
std::atomic<bool> may_start_timer = false;

// Not where it would wait for a reader: what comes next must happen.
void say_plainly(std::string_view line) {
  pollfd to{STDERR_FILENO, POLLOUT, 0};
  if (poll(&to, 1, 0) != 1) return;
  const ssize_t ignored = ::write(STDERR_FILENO, line.data(), line.size());
  static_cast<void>(ignored);  // there is nobody else to tell
}

void remove_unfinished() {
  for (auto& path : unfinished) {
    if (const char* name = path.exchange(nullptr)) unlink(name);
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
  say_plainly("puzzle2cnf: internal error: an exception that nobody caught\n");
  _exit(kFault);
}

// A crash stays a crash, but leaves no file.
void on_crash(int signal) {
  remove_unfinished();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// The sanitizers have handlers of their own, which tell more.
void listen_to_crash(int signal) {
  struct sigaction before {};
  sigaction(signal, nullptr, &before);
  if (before.sa_handler == SIG_DFL) std::signal(signal, on_crash);
}

void on_exit() {
  if (!working) return;
  remove_unfinished();
  _exit(say_out_of_memory());
}

void on_alarm(int) {
  remove_unfinished();
  if (is_reader_gone()) die_without_reader();
  say_plainly("puzzle2cnf: interrupted\n");
  _exit(code_of_end);
}

// Made beforehand: a signal handler may start a timer, and not make one.
void make_timer() {
  std::signal(SIGALRM, on_alarm);
  struct sigevent event {};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGALRM;
  may_start_timer = timer_create(CLOCK_MONOTONIC, &event, &end_timer) == 0;
}

}  // namespace

void prepare_last_resort() {
  working = true;
  std::set_terminate(on_terminate);
  std::atexit(on_exit);
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT}) listen_to_crash(signal);
  make_timer();
}

void end_soon(ExitCode code) {
  if (!may_start_timer.exchange(false)) return;  // a second signal gives no second respite
  code_of_end = code;
  itimerspec time{};
  time.it_value = {1, 500'000'000};
  timer_settime(end_timer, 0, &time, nullptr);
}

void end_last_resort() { working = false; }

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

}  // namespace puzzle2cnf
