// Limits of `--solver`, `check-model` and `check-proof` on large boards and formulas.
#include <doctest/doctest.h>

#include <csignal>
#include <cstdlib>

#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"
#include "tests/solver_glue/outside/fake_solver.hpp"

namespace p2c {
namespace {

using Words = std::vector<std::string>;

// Ends with exit code 4 and a message, nothing else. Neither an output is left nor a temporary
// file, also where the work does not see that its time is over.
void judge_limit(const TempDir& dir, const Words& words) {
  const TempDir temporary;
  const Words before = dir.names();
  setenv("TMPDIR", temporary.path("").c_str(), 1);
  const Finished finished = run(words);
  unsetenv("TMPDIR");
  CAPTURE(words);
  CHECK(finished.code == 4);
  CHECK(finished.out.empty());
  CHECK(finished.err.starts_with("puzzle2cnf: "));
  CHECK(dir.names() == before);
  CHECK(temporary.names().empty());
}

// So many units, and of the last variable both signs, if wanted.
std::string units(int variables, bool refuted) {
  std::string text = "p cnf " + std::to_string(variables) + " " +
                     std::to_string(variables + (refuted ? 1 : 0)) + "\n";
  for (int i = 1; i <= variables; ++i) text.append(std::to_string(i)).append(" 0\n");
  return refuted ? text.append("-").append(std::to_string(variables)).append(" 0\n") : text;
}

constexpr int kMany = 1'000'000;

}  // namespace

TEST_CASE("unique --solver: a large board comes to its limit, and leaves no file") {
  const TempDir dir;
  const std::string board = dir.write("a.txt", open_board(2000));
  const std::string solver =
      fake_solver(dir, "solver", "echo s UNKNOWN; exit 0") + " {cnf} {proof}";
  const std::string plain = fake_solver(dir, "plain", "echo s UNKNOWN; exit 0");
  for (const char* name : {"--time-limit", "--memory-limit"}) {
#ifdef PUZZLE2CNF_SANITIZED  // the sanitizers take more than is left
    if (name == std::string("--memory-limit")) continue;
#endif
    const std::string number = name == std::string("--time-limit") ? "1" : "200";
    judge_limit(dir, {"unique", "--solver", plain, name, number, board});
    judge_limit(dir,
                {"unique", "--solver", solver, "--proof", dir.path("p.drat"), name, number, board});
  }
}

TEST_CASE("count --solver: a large board comes to its limit, and leaves no file") {
  const TempDir dir;
  const std::string board = dir.write("a.txt", open_board(2000));
  const std::string counter = fake_solver(dir, "counter", "echo c s exact arb int 1");
  judge_limit(dir, {"count", "--solver", counter, "--time-limit", "1", board, "-o", dir.path("n")});
}

#ifndef PUZZLE2CNF_SANITIZED  // they have handlers of their own
TEST_CASE("a crash while a solver outside runs leaves no temporary file") {
  const TempDir dir;
  const TempDir temporary;
  setenv("TMPDIR", temporary.path("").c_str(), 1);
  const Finished finished =
      run({"solve", "--solver", fake_solver(dir, "solver", "kill -SEGV $PPID; exit 0"),
           data_file("kenken-4x4.txt")});
  unsetenv("TMPDIR");
  CHECK(finished.code == 128 + SIGSEGV);
  CHECK(temporary.names().empty());
}
#endif

TEST_CASE("check-model and check-proof: large files are judged, or come to their limit") {
  const TempDir dir;
  const std::string cnf = dir.write("f.cnf", units(kMany, false));
  const std::string refuted = dir.write("g.cnf", units(kMany, true));
  const std::string proof = dir.write("p.drat", "0\n");
  std::string values = "s SATISFIABLE\nv";
  for (int i = 1; i <= kMany; ++i) values.append(" ").append(std::to_string(i));
  const std::string model = dir.write("model", values + " 0\n");
  CHECK(run({"check-model", cnf, model}).out == "ok\n");
  CHECK(run({"check-model", refuted, model}).out == "clause 1000001 is broken: -1000000 0\n");
  CHECK(run({"check-proof", refuted, proof}).out == "verified\n");
  CHECK(run({"check-proof", cnf, proof}).code == 1);
  judge_limit(dir, {"check-model", cnf, model, "--time-limit", "0.001"});
  judge_limit(dir, {"check-proof", refuted, proof, "--time-limit", "0.001"});
  judge_limit(dir,
              {"check-proof", refuted, proof, "--trim", dir.path("t"), "--time-limit", "0.001"});
#ifndef PUZZLE2CNF_SANITIZED  // the sanitizers take more than is left
  judge_limit(dir, {"check-model", cnf, model, "--memory-limit", "8"});
  judge_limit(dir, {"check-proof", refuted, proof, "--memory-limit", "30"});
  judge_limit(dir,
              {"check-proof", refuted, proof, "--trim", dir.path("t"), "--memory-limit", "30"});
#endif
}

}  // namespace p2c
