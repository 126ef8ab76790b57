#include "solver_glue/outside/spawn.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "solver_glue/outside/find_program.hpp"

namespace p2c {

namespace {

[[noreturn]] void fail(int error) {
  throw CannotStart(std::string("cannot be started: ") + std::strerror(error));
}

struct Pipe {
  Descriptor to_read;
  Descriptor to_write;
};

// Closed on exec from the start: another thread may be starting a program of its own.
Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) fail(errno);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

bool limit(decltype(RLIMIT_AS) what, std::int64_t most) {
  rlimit both{};
  if (getrlimit(what, &both) != 0) return false;
  const auto value = static_cast<rlim_t>(most);
  both.rlim_cur = both.rlim_max == RLIM_INFINITY ? value : std::min(value, both.rlim_max);
  both.rlim_max = both.rlim_cur;
  return setrlimit(what, &both) == 0;
}

// At the first the program gets a signal that it may take, a second later one that it may not.
bool limit_processor(std::int64_t seconds) {
  const auto soft = static_cast<rlim_t>(seconds);
  const rlimit both{soft, soft + 1};
  return setrlimit(RLIMIT_CPU, &both) == 0;
}

// Linux before 5.11 needs them one by one.
void hide_our_files() {
  if (close_range(3, ~0U, CLOSE_RANGE_CLOEXEC) == 0) return;
  const auto files = static_cast<int>(sysconf(_SC_OPEN_MAX));
  for (int fd = 3; fd < files; ++fd) fcntl(fd, F_SETFD, FD_CLOEXEC);
}

// All that the child needs, made before the fork: after it nothing may take memory, since another
// thread of the parent may have been holding the lock of the heap.
struct Plan {
  const Command& command;
  std::string program;
  std::vector<char*> argv;
  int in;
  int out;
  int err;
  int failure;  // gets errno when the program does not start; closed when it does
};

// It starts only with the streams we chose, with its limits set and without our files.
bool is_confined(const Plan& plan) {
  const std::int64_t memory = plan.command.memory_limit;
  const std::int64_t file = plan.command.file_limit;
  if (dup2(plan.in, STDIN_FILENO) < 0 || dup2(plan.out, STDOUT_FILENO) < 0 ||
      dup2(plan.err, STDERR_FILENO) < 0) {
    return false;
  }
  hide_our_files();
  const int kept = plan.command.kept;
  if (kept >= 0 && fcntl(kept, F_SETFD, 0) != 0) return false;
  const std::int64_t processor = plan.command.cpu_limit;
  return limit(RLIMIT_CORE, 0) && (processor == 0 || limit_processor(processor)) &&
         (memory == 0 || limit(RLIMIT_AS, memory)) && (file == 0 || limit(RLIMIT_FSIZE, file));
}

[[noreturn]] void become_program(const Plan& plan) {
  setpgid(0, 0);
  for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_DFL);  // ignored by us
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // should we be killed ourselves
  if (is_confined(plan)) execve(plan.program.c_str(), plan.argv.data(), environ);
  const int error = errno;
  while (write(plan.failure, &error, sizeof error) < 0 && errno == EINTR) {
  }
  while (true) std::raise(SIGKILL);  // leaves at once: what exit would do is for the parent
}

// Waits until the program has started, or says why it has not.
int error_of_start(int failure) {
  int error = 0;
  ssize_t count = 0;
  do {
    count = read(failure, &error, sizeof error);
  } while (count < 0 && errno == EINTR);
  return count == sizeof error ? error : 0;
}

}  // namespace

Spawned spawn(const Command& command) {
  Pipe out = make_pipe();
  Pipe err = make_pipe();
  Pipe failure = make_pipe();
  const Descriptor in(open(command.input.c_str(), O_RDONLY | O_CLOEXEC));
  if (!in.is_open()) fail(errno);
  Plan plan{command,
            find_program(command.words.at(0)),
            {},
            in.get(),
            out.to_write.get(),
            err.to_write.get(),
            failure.to_write.get()};
  for (const std::string& word : command.words)
    plan.argv.push_back(const_cast<char*>(word.c_str()));
  plan.argv.push_back(nullptr);
  const pid_t pid = fork();
  if (pid == 0) become_program(plan);
  if (pid < 0) fail(errno);
  setpgid(pid, pid);  // here too: whoever comes first
  failure.to_write.close();
  if (const int error = error_of_start(failure.to_read.get()); error != 0) {
    while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
    }
    fail(error);
  }
  for (Pipe* pipe : {&out, &err}) {
    fcntl(pipe->to_read.get(), F_SETFL, O_NONBLOCK);
  }
  return {pid, std::move(out.to_read), std::move(err.to_read)};
}

}  // namespace p2c
