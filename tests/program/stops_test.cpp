// Limits and signals end a long run soon, with their exit codes and without leftovers.
#include <doctest/doctest.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "tests/program/run_program.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace puzzle2cnf {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The output's temporary file is there while the command works.
void wait_for_file(const TempDir& dir) {
  const auto start = Clock::now();
  while (dir.names().empty() && seconds_since(start) < 20) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  REQUIRE_FALSE(dir.names().empty());
}

// A Heyawake of one room without a clue.
std::string open_board(int side) {
  std::string text = "heyawake\n" + std::to_string(side) + " " + std::to_string(side) + "\n";
  for (const char* cell : {"- ", "1 "}) {
    for (int row = 0; row < side; ++row) {
      for (int col = 0; col < side; ++col) text += cell;
      text += '\n';
    }
  }
  return text;
}

}  // namespace

TEST_CASE("the time limit ends a search with exit code 4") {
  for (const char* verb : {"solve", "unique"}) {
    CAPTURE(verb);
    const auto start = Clock::now();
    const Finished finished = run({verb, "--time-limit", "0.5", "-"}, hard_board_text());
    CHECK(finished.code == 4);
    CHECK(finished.out.empty());
    CHECK(finished.err == "puzzle2cnf: the time limit was reached\n");
    CHECK(seconds_since(start) >= 0.5);
    CHECK(seconds_since(start) < 20);
  }
}

TEST_CASE("the time limit ends an encoding, and leaves no file") {
  const TempDir dir;
  const auto start = Clock::now();
  const Finished finished =
      run({"encode", "--time-limit", "0.5", "-o", dir.path("cnf"), "-"}, open_board(150));
  CHECK(finished.code == 4);
  CHECK(finished.err == "puzzle2cnf: the time limit was reached\n");
  CHECK(dir.names().empty());
  CHECK(seconds_since(start) < 20);
}

TEST_CASE("a formula that no solver can hold is refused at once, with its size") {
  const TempDir dir;
  const Finished finished = run({"encode", "-o", dir.path("cnf"), "-"}, open_board(400));
  CHECK(finished.code == 4);
  CHECK(finished.err ==
        "puzzle2cnf: connectivity as 106932 layers needs about 17109120000 variables, at most "
        "1073741824 are possible\n");
  CHECK(dir.names().empty());
}

TEST_CASE("the time limit leaves no unfinished answer file") {
  const TempDir dir;
  CHECK(run({"solve", "--time-limit", "0.3", "-o", dir.path("answer"), "-"}, hard_board_text())
            .code == 4);
  CHECK(dir.names().empty());
}

TEST_CASE("signals end a search with 128 and their number, without a leftover file") {
  for (const int signal : {SIGINT, SIGTERM}) {
    CAPTURE(signal);
    const TempDir dir;
    Child child(PUZZLE2CNF_PROGRAM, {"solve", "-o", dir.path("answer"), "-"}, hard_board_text());
    wait_for_file(dir);
    const auto start = Clock::now();
    REQUIRE(kill(child.pid(), signal) == 0);
    const Finished finished = child.wait();
    CHECK(finished.code == 128 + signal);
    CHECK(finished.out.empty());
    CHECK(finished.err == "puzzle2cnf: interrupted\n");  // so it was not the signal that killed it
    CHECK(dir.names().empty());
    CHECK(seconds_since(start) < 10);
  }
}

TEST_CASE("a signal ends the wait for input") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const TempDir dir;
  Child child(PUZZLE2CNF_PROGRAM,
              {"encode", "-o", dir.path("cnf"), "/dev/fd/" + std::to_string(ends[0])});
  wait_for_file(dir);
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  REQUIRE(kill(child.pid(), SIGINT) == 0);
  CHECK(child.wait().code == 128 + SIGINT);
  CHECK(dir.names().empty());
  close(ends[0]);
  close(ends[1]);
}

}  // namespace puzzle2cnf
