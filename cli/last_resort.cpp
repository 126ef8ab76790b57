#include "cli/last_resort.hpp"

#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>

namespace puzzle2cnf {
namespace {

// More outputs than one command has. The handlers below can reach nothing else than globals.
std::array<std::atomic<const char*>, 16> unfinished;
std::atomic<bool> working = false;

void say_plainly(std::string_view line) {
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

}  // namespace

void prepare_last_resort() {
  working = true;
  std::set_terminate(on_terminate);
  std::atexit(on_exit);
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT}) listen_to_crash(signal);
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
