#include "cli/reader_gone.hpp"

#include <unistd.h>

#include <atomic>
#include <csignal>

#include "cli/exit_code.hpp"

namespace p2c {
namespace {

std::atomic<bool> reader_gone = false;

}  // namespace

void note_reader_gone() {
  reader_gone = true;
  std::raise(SIGTERM);  // so that whatever works elsewhere ends and cleans up, other threads too
}

bool is_reader_gone() { return reader_gone; }

void die_without_reader() {
  std::signal(SIGPIPE, SIG_DFL);
  sigset_t pipe;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  pthread_sigmask(SIG_UNBLOCK, &pipe, nullptr);
  std::raise(SIGPIPE);
  _exit(kFault);  // not reached
}

}  // namespace p2c
