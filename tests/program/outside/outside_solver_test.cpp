// `solve --solver`: real solvers, fake ones, and ends by limit and signal without leftovers.
#include <doctest/doctest.h>

#include <csignal>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "tests/paths.hpp"
#include "tests/program/installed.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/waiting.hpp"
#include "tests/solver_glue/outside/fake_solver.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

// The program's temporary files go where this test looks for them.
class Scene {
 public:
  Scene() { setenv("TMPDIR", temporary_.path("").c_str(), 1); }
  ~Scene() {
    CHECK(temporary_.names().empty());
    unsetenv("TMPDIR");
  }
  std::string script(const std::string& body) const {
    return fake_solver(scripts_, "solver", body);
  }
  Finished solve(const std::string& body, std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"solve", "--solver", script(body), puzzle()});
    return run(options);
  }
  // What only a killed program may leave.
  void clear() const {
    for (const std::string& name : temporary_.names()) {
      std::filesystem::remove_all(temporary_.path(name));
    }
  }
  static std::string puzzle() { return data_file("kenken-4x4.txt"); }
  std::string path(const char* name) const { return scripts_.path(name); }
  // "puzzle2cnf: solver 'PATH' WORDS"
  std::string says(const std::string& words) const {
    return "puzzle2cnf: solver '" + path("solver") + "' " + words + "\n";
  }

 private:
  TempDir temporary_;
  TempDir scripts_;
};

// Starts a solver, and sends the signal when it runs.
Finished interrupt(const Scene& scene, const std::string& body, int signal) {
  const std::string ready = scene.path("ready");
  Child child(kProgram, {"solve", "--solver",
                         scene.script(body + " : >" + ready + "; while :; do sleep 1; done"),
                         Scene::puzzle()});
  wait_until([&] { return std::filesystem::exists(ready); });
  const auto sent = Clock::now();
  kill(child.pid(), signal);
  Finished finished = child.wait();
  CHECK(seconds_since(sent) < kTenfoldHardEnd);
  return finished;
}

// Solves the samples in the way of a command, whose first word is the program.
void solve_samples(const std::string& solver) {
  const std::string program = solver.substr(0, solver.find(' '));
  if (!is_installed(program)) return;
  const Scene scene;
  CAPTURE(solver);
  for (const char* name : {"kenken-6x6", "hashi-7x7", "heyawake-6x6", "nonogram-12x12"}) {
    CAPTURE(name);
    const std::string file = data_file(std::string(name) + ".txt");
    const Finished solved = run({"solve", "-q", "--solver", solver, file});
    CHECK(solved.code == 0);
    CHECK(solved.err.empty());
    CHECK(solved.out == read_file(data_file(std::string(name) + ".answer")));
  }
  const Json none = Json::parse(run({"solve", "--solver", solver, "--json", "--given", "r1c1=1",
                                     "--given", "r1c1=2", Scene::puzzle()})
                                    .out);
  CHECK(none["status"] == "UNSATISFIABLE");
  CHECK(none["proven"] == "unchecked");
  CHECK(none["solver"] == program);
}

}  // namespace

TEST_CASE("with cadical: it solves the samples, in each way of starting it") {
  for (const char* solver : {"cadical", "cadical -q", "cadical -q {stdin}"}) solve_samples(solver);
}

TEST_CASE("with kissat: it solves the samples") { solve_samples("kissat"); }

TEST_CASE("with minisat: it solves the samples") { solve_samples("minisat"); }

TEST_CASE("with cryptominisat5: it solves the samples") { solve_samples("cryptominisat5"); }

TEST_CASE("with glucose: it solves the samples") { solve_samples("glucose"); }

TEST_CASE("with picosat: it solves the samples") { solve_samples("picosat"); }

TEST_CASE("with clasp: it solves the samples") { solve_samples("clasp"); }

TEST_CASE("the report of an outside solver, and the formula is the one of encode") {
  const Scene scene;
  const Json solved =
      Json::parse(run({"solve", "--json", "--solver", "minisat", "--connectivity", "elimination",
                       "--cardinality", "totalizer", data_file("heyawake-8x8.txt")})
                      .out);
  CHECK(solved["status"] == "SATISFIABLE");
  CHECK(solved["proven"] == "verified");
  CHECK(solved["solver"] == "minisat");
  CHECK(solved["cuts"] == 0);
  const TempDir dir;
  const Json encoded =
      Json::parse(run({"encode", "--json", "-o", dir.path("cnf"), "--connectivity", "elimination",
                       "--cardinality", "totalizer", data_file("heyawake-8x8.txt")})
                      .out);
  CHECK(solved["variables"] == encoded["variables"]);
  CHECK(solved["clauses"] == encoded["clauses"]);
}

TEST_CASE("the file that the solver gets is what encode writes, comments apart") {
  const Scene scene;
  scene.solve("cp \"$1\" " + scene.path("copy"));
  const std::string encoded = run({"encode", Scene::puzzle()}).out;
  const std::string copy = read_file(scene.path("copy"));
  CHECK(copy.starts_with("p cnf "));
  CHECK(encoded.ends_with("\n" + copy));
}

TEST_CASE("exit codes and words for solvers that lie, fail, or say nothing") {
  const Scene scene;
  const Finished lie = scene.solve("echo s SATISFIABLE; echo v 1 0; exit 10");
  CHECK(lie.code == 5);
  CHECK(lie.out.empty());
  CHECK(lie.err.starts_with(scene.says("lied: its model breaks clause ").substr(0, 60)));
  CHECK(scene.solve("kill -SEGV $$").err ==
        scene.says("was killed by signal 11 (Segmentation fault)"));
  CHECK(scene.solve("exit 10").code == 5);
  const Finished unknown = scene.solve("echo s UNKNOWN");
  CHECK(unknown.code == 4);
  CHECK(unknown.err == "puzzle2cnf: " + scene.path("solver") + " gave no answer\n");
  // This puzzle has an answer: nothing can notice, and the report says that nothing was checked.
  const Finished none = scene.solve("echo s UNSATISFIABLE; exit 20", {"--json"});
  CHECK(none.code == 1);
  CHECK(Json::parse(none.out)["proven"] == "unchecked");
  CHECK(scene.solve("echo s UNSATISFIABLE; exit 20").err ==
        "puzzle2cnf: " + scene.path("solver") + " reports no solution\n");
  const Finished missing = run({"solve", "--solver", "no-such-solver", Scene::puzzle()});
  CHECK(missing.code == 5);
  CHECK(missing.err == "puzzle2cnf: solver 'no-such-solver' is not a program in PATH\n");
  const Json error = Json::parse(scene.solve("exit 1", {"--json"}).out);
  CHECK(error["error"] == "solver '" + scene.path("solver") + "' gave no answer, and exit code 1");
}

TEST_CASE("of several puzzles each has its run, and one that fails does not stop the others") {
  const Scene scene;
  const std::string once = scene.path("once");
  const Finished finished = run({"solve", "-q", "--threads", "2", "--solver",
                                 scene.script("mkdir " + once +
                                              " 2>/dev/null && exit 1\n"
                                              "exec cadical -q \"$1\""),
                                 data_file("kenken-4x4.txt"), data_file("kenken-4x4.txt")});
  CHECK(finished.code == 5);
  CHECK(finished.out.find(read_file(data_file("kenken-4x4.answer"))) != std::string::npos);
  CHECK(finished.err.find("gave no answer, and exit code 1") != std::string::npos);
}

TEST_CASE("a signal counts for more than a solver that failed before") {
  const Scene scene;
  const std::string failed = scene.path("failed");
  Child child(kProgram, {"solve", "--threads", "1", "--solver",
                         scene.script("mkdir " + failed + " 2>/dev/null && exit 1\ntouch " +
                                      scene.path("waits") + "\nexec sleep 60"),
                         Scene::puzzle(), Scene::puzzle()});
  wait_until([&] { return std::filesystem::exists(scene.path("waits")); });
  REQUIRE(kill(child.pid(), SIGINT) == 0);
  const Finished finished = child.wait();
  CHECK(finished.code == 130);
  CHECK(finished.err.find("gave no answer, and exit code 1") != std::string::npos);
}

TEST_CASE("the time limit ends a solver that hangs") {
  const Scene scene;
  for (const char* body : {"sleep 60", "trap '' TERM; while :; do sleep 60; done"}) {
    CAPTURE(body);
    const auto start = Clock::now();
    const Finished finished = scene.solve(body, {"--time-limit", "0.3"});
    CHECK(finished.code == 4);
    CHECK(finished.err == "puzzle2cnf: the time limit was reached\n");
    CHECK(seconds_since(start) < kTenfoldHardEnd);
  }
}

TEST_CASE("the memory limit is the solver's, too") {
  const Scene scene;
  const Finished finished =
      scene.solve("head -c 1000000000 /dev/zero | tail; exit 1", {"--memory-limit", "300"});
  CHECK(finished.code == 4);
  CHECK(finished.err.find("under a memory limit of 300 MB") != std::string::npos);
}

TEST_CASE("a signal ends the solver first, then us") {
  for (const int signal : {SIGINT, SIGTERM}) {
    for (const bool deaf : {false, true}) {
      CAPTURE(signal);
      CAPTURE(deaf);
      const Scene scene;
      const std::string pid = scene.path("pid");
      const Finished finished = interrupt(
          scene, std::string(deaf ? "trap '' TERM; " : "") + "echo $$ >" + pid + ";", signal);
      CHECK(finished.code == 128 + signal);
      CHECK(finished.out.empty());
      CHECK(kill(std::stoi(read_file(pid)), 0) != 0);
    }
  }
}

TEST_CASE("a closed terminal ends the solver, and so does KILL to us") {
  for (const int signal : {SIGHUP, SIGKILL}) {
    CAPTURE(signal);
    const Scene scene;
    const std::string pid = scene.path("pid");
    const Finished finished = interrupt(scene, "echo $$ >" + pid + ";", signal);
    CHECK(finished.code == (signal == SIGHUP ? 143 : 128 + SIGKILL));
    if (signal == SIGKILL) scene.clear();
    wait_until([&] { return has_ended(std::stoi(read_file(pid))); });
  }
}

TEST_CASE("what a shell has us inherit does no harm") {
  const Scene scene;
  const auto under = [&](const std::string& before, const std::string& file) {
    return run_program("/bin/sh", {"-c", before + "; exec \"$0\" solve -q --solver cadical \"$1\"",
                                   kProgram, file});
  };
  const Finished ignored = under("trap '' CHLD PIPE XFSZ", Scene::puzzle());
  CHECK(ignored.code == 0);
  CHECK(ignored.out == read_file(data_file("kenken-4x4.answer")));
  const Finished large = under("ulimit -f 20", data_file("heyawake-8x8.txt"));
  CHECK(large.code == 5);
  // Without room for its files the solver does not start; it never gets our stdin for a formula.
  for (int files = 4; files < 20; ++files) {
    CAPTURE(files);
    const std::string before = "ulimit -n " + std::to_string(files);
    const Finished finished =
        run_program("/bin/sh",
                    {"-c", before + "; exec \"$0\" solve --solver 'cadical -q {stdin}' \"$1\"",
                     kProgram, Scene::puzzle()},
                    "p cnf 1 2\n1 0\n-1 0\n");
    CHECK(finished.err.find("no solution") == std::string::npos);
    // The loader, or a sanitizer, may have had no room either, and ended it.
    if (finished.code != 0 && finished.code != 5) scene.clear();
  }
  // A build that counts coverage complains after it: its counts do not fit either.
  const std::string first_line = large.err.substr(0, large.err.find('\n'));
  CHECK(first_line.ends_with("/puzzle.cnf cannot be written: File too large"));
}

TEST_CASE("options that cannot be combined with an outside solver") {
  const std::string file = data_file("kenken-4x4.txt");
  const auto message = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"solve", file});
    const Finished finished = run(words);
    CHECK(finished.code == 2);
    return finished.err.substr(0, finished.err.find(" (see"));
  };
  CHECK(message({"--solver", "a 'b"}) ==
        "puzzle2cnf: --solver: expected a second ' in the command");
  CHECK(message({"--solver", ""}) == "puzzle2cnf: expected a command for --solver");
  CHECK(message({"--solver", "cadical", "--forced"}) ==
        "puzzle2cnf: --forced cannot be combined with --solver");
  CHECK(message({"--solver", "cadical", "--connectivity", "cuts"}) ==
        "puzzle2cnf: --connectivity cuts, which are not clauses of a file, cannot be combined with "
        "--solver");
  CHECK(message({"--solver", "cadical", "--conflict-limit", "9"}) ==
        "puzzle2cnf: --conflict-limit cannot be combined with --solver");
  CHECK(message({"--solver", "cadical", "--memory-limit", "0"}) ==
        "puzzle2cnf: expected a number from 1 to 10^12 for --memory-limit");
}

}  // namespace p2c
