// Children: how they end, by themselves and by us, and that nothing is left of them.
#include "solver_glue/outside/process.hpp"

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "tests/instances/stop_after.hpp"
#include "tests/solver_glue/outside/fake_solver.hpp"

namespace p2c {
namespace {

struct Ran {
  ProcessEnd end;
  std::string out;
};

Ran run_to_end(const Command& command, const Stop* stop = nullptr,
               std::size_t most = std::string::npos) {
  Ran ran{};
  const auto take = [&](std::string_view bytes) {
    ran.out += bytes;
    return ran.out.size() <= most;
  };
  ran.end = run_process(command, take, stop);
  return ran;
}

// Waits for a process to be gone; it may take the system a moment.
bool is_gone(pid_t pid) {
  for (int i = 0; i < 3000; ++i) {
    if (kill(pid, 0) != 0) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

pid_t pid_in(const std::string& file) { return std::stoi(read_file(file)); }

bool has_children() { return waitpid(-1, nullptr, WNOHANG) >= 0 || errno != ECHILD; }

}  // namespace

TEST_CASE("a child's output and exit code come back") {
  const TempDir dir;
  const std::string script =
      fake_solver(dir, "s", "echo one; echo \"$1\"; echo odd >&2; echo more >&2; exit 7");
  const Ran ran = run_to_end({{script, "a  b;$c"}});
  CHECK(ran.end.why == ProcessEnd::kExited);
  CHECK(ran.end.code == 7);
  CHECK(ran.end.complaint == "'odd'");
  CHECK(ran.end.errors == "odd\nmore\n");
  CHECK(ran.out == "one\na  b;$c\n");
  CHECK_FALSE(has_children());
}

TEST_CASE("long output arrives whole, also what is written last") {
  const TempDir dir;
  const std::string script = fake_solver(dir, "s", "head -c 5000000 /dev/zero; echo end");
  const Ran ran = run_to_end({{script}});
  CHECK(ran.out.size() == 5'000'004);
  CHECK(ran.out.ends_with("end\n"));
}

TEST_CASE("stdin is empty, or the file that is named") {
  const TempDir dir;
  const std::string script = fake_solver(dir, "s", "cat; echo end");
  CHECK(run_to_end({{script}}).out == "end\n");
  CHECK(run_to_end({{script}, dir.write("in", "text\n")}).out == "text\nend\n");
}

TEST_CASE("a child that is killed by a signal is reported by its number") {
  const TempDir dir;
  const Ran ran = run_to_end({{fake_solver(dir, "s", "echo x; kill -SEGV $$")}});
  CHECK(ran.end.why == ProcessEnd::kSignal);
  CHECK(ran.end.code == SIGSEGV);
  CHECK(ran.out == "x\n");
}

TEST_CASE("a stop ends a child that hangs") {
  const TempDir dir;
  const StopAtFile stop(dir.path("ready"));
  const std::string script = fake_solver(
      dir, "s", "echo $$ >" + dir.path("pid") + "\n: >" + dir.path("ready") + "\nsleep 1000");
  CHECK(run_to_end({{script}}, &stop).end.why == ProcessEnd::kStopped);
  CHECK(is_gone(pid_in(dir.path("pid"))));
  CHECK_FALSE(has_children());
}

TEST_CASE("a child that ignores TERM is killed after a second, and so is its own child") {
  const TempDir dir;
  const std::string script =
      fake_solver(dir, "s",
                  "trap '' TERM\nsleep 1000 & echo $! >" + dir.path("pid") + "\n: >" +
                      dir.path("ready") + "\nwhile :; do sleep 1000; done");
  const StopAtFile stop(dir.path("ready"));
  CHECK(run_to_end({{script}}, &stop).end.why == ProcessEnd::kStopped);
  CHECK(is_gone(pid_in(dir.path("pid"))));
}

TEST_CASE("a stop asks the whole group to end before it is killed") {
  const TempDir dir;
  const std::string script =
      fake_solver(dir, "s",
                  "trap '' TERM\n"
                  "(trap 'echo bye >" +
                      dir.path("bye") + "; exit' TERM; : >" + dir.path("ready") +
                      "; while :; do sleep 0.1; done) &\n"
                      "while :; do sleep 0.1; done");
  const StopAtFile stop(dir.path("ready"));
  run_to_end({{script}}, &stop);
  CHECK(std::filesystem::exists(dir.path("bye")));
}

TEST_CASE("what a child leaves running ends with it, though it holds the output open") {
  const TempDir dir;
  const std::string script =
      fake_solver(dir, "s", "sleep 1000 & echo $! >" + dir.path("pid") + "\necho done");
  const Ran ran = run_to_end({{script}});
  CHECK(ran.end.why == ProcessEnd::kExited);
  CHECK(ran.out == "done\n");
  CHECK(is_gone(pid_in(dir.path("pid"))));
}

TEST_CASE("a child that closes its output and works on is waited for") {
  const TempDir dir;
  const Ran ran = run_to_end({{fake_solver(dir, "s", "exec >/dev/null 2>&1; sleep 0.3; exit 3")}});
  CHECK(ran.end.code == 3);
}

TEST_CASE("output without end is refused, and the child ends") {
  const TempDir dir;
  const Ran ran = run_to_end({{fake_solver(dir, "s", "yes garbage")}}, nullptr, 100'000);
  CHECK(ran.end.why == ProcessEnd::kRefused);
  CHECK(ran.out.size() < 300'000);
}

TEST_CASE("complaints without end do no harm, and a stop comes through them") {
  const TempDir dir;
  const StopAfter stop(1000);
  const Ran ran = run_to_end({{fake_solver(dir, "s", "exec yes garbage >&2")}}, &stop);
  CHECK(ran.end.why == ProcessEnd::kStopped);
  CHECK(ran.end.complaint == "'garbage'");
}

TEST_CASE("a child gets none of our files, and may open many of its own") {
  const TempDir dir;
  const std::FILE* const ours = std::fopen(dir.write("ours", "x").c_str(), "r");
  REQUIRE(ours != nullptr);
  const std::string script =
      fake_solver(dir, "s",
                  "for fd in 3 4 5 6 7 8 9; do (: <&$fd) 2>/dev/null && echo open $fd; done\n"
                  "exec 3>&1 4>&1 5>&1 6>&1 7>&1 8>&1 9>&1\necho many >&9");
  const Ran ran = run_to_end({{script}});
  CHECK(ran.out == "many\n");
}

TEST_CASE("memory and file size are limited") {
  const TempDir dir;
  const std::string script = fake_solver(dir, "s", "ulimit -v; ulimit -c; ulimit -f");
  Command command{{script}};
  command.memory_limit = 512'000'000;
  command.file_limit = 1'024'000;
  CHECK(run_to_end(command).out == "500000\n0\n2000\n");
  command.words = {fake_solver(dir, "t", "exec head -c 5000000 /dev/zero >" + dir.path("long"))};
  const Ran ran = run_to_end(command);
  CHECK(ran.end.why == ProcessEnd::kSignal);
  CHECK(ran.end.code == SIGXFSZ);
  CHECK(read_file(dir.path("long")).size() == 1'024'000);
}

TEST_CASE("what cannot be started says why, and is never handed to a shell") {
  const TempDir dir;
  const auto why = [](const std::string& program) {
    try {
      run_to_end({{program}});
    } catch (const CannotStart& error) {
      return std::string(error.what());
    }
    return std::string("started");
  };
  CHECK(why("no-such-solver") == "is not a program in PATH");
  CHECK(why(dir.path("none")) == "cannot be started: No such file or directory");
  CHECK(why(dir.path("")) == "cannot be started: Permission denied");
  CHECK(why(dir.write("plain", "echo s")) == "cannot be started: Permission denied");
  // A shell would run this; execvp would ask one to.
  const std::string text = dir.write("text", "echo ran >" + dir.path("ran"));
  std::filesystem::permissions(text, std::filesystem::perms::owner_all);
  CHECK(why(text) == "cannot be started: Exec format error");
  CHECK_FALSE(std::filesystem::exists(dir.path("ran")));
  CHECK_FALSE(has_children());
}

}  // namespace p2c
