// Outside solvers that are right, and every way of going wrong that we know.
#include "solver_glue/outside/external_solver.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>

#include "tests/solver_glue/outside/fake_solver.hpp"

namespace p2c {
namespace {

using Clock = std::chrono::steady_clock;

// Variable 2 is true, 1 is not both.
void fill_satisfiable(ClauseSink& out) {
  const Lits x = out.fresh(3);
  out.add({x[0], x[1]});
  out.add({!x[0], x[1]});
  out.add({!x[0], !x[2]});
}

// Temporary files go where this test looks for them.
class Scene {
 public:
  Scene() { setenv("TMPDIR", temporary_.path("").c_str(), 1); }
  ~Scene() {
    CHECK(temporary_.names().empty());
    unsetenv("TMPDIR");
  }
  std::string script(const std::string& body) {
    return fake_solver(scripts_, "solver" + std::to_string(++count_), body);
  }
  OutsideRun run(const std::string& body, const std::string& arguments = "",
                 std::int64_t memory_limit = 0, const Stop* stop = nullptr) {
    return run_solver(parse_solver_command(script(body) + arguments), fill_satisfiable,
                      memory_limit, stop);
  }
  // What is said of it, without its name.
  std::string fault(const std::string& body, const std::string& arguments = "") {
    try {
      run(body, arguments);
    } catch (const SolverFault& error) {
      const std::string words = error.what();
      const std::string name = "solver '" + scripts_.path("solver" + std::to_string(count_)) + "' ";
      REQUIRE(words.starts_with(name));
      return words.substr(name.size());
    }
    return "no fault";
  }
  const TempDir& scripts() const { return scripts_; }

 private:
  TempDir temporary_;
  TempDir scripts_;
  int count_ = 0;
};

constexpr const char* kGood = "echo c hi; echo s SATISFIABLE; echo v -1 2; echo v 3 0; exit 10";
const std::string kResultFile = " {cnf} {out}";

}  // namespace

TEST_CASE("a model that keeps every clause is taken") {
  Scene scene;
  const OutsideRun run = scene.run(kGood);
  CHECK(run.status == Status::kSatisfiable);
  CHECK(run.model(Lit(2)));
  CHECK_FALSE(run.model(Lit(1)));
  CHECK(run.size.variables == 3);
  CHECK(run.size.clauses == 3);
}

TEST_CASE("the solver gets the formula as a file of its own, or as stdin") {
  Scene scene;
  const std::string copy = scene.scripts().path("copy");
  const std::string cnf = "p cnf 3 3\n1 2 0\n-1 2 0\n-1 -3 0\n";
  scene.run("cat \"$1\" >" + copy + "; stat -c %a \"$1\" \"${1%/*}\" >" + copy + ".modes; cat; " +
            kGood);
  CHECK(read_file(copy) == cnf);
  CHECK(read_file(copy + ".modes") == "600\n700\n");
  scene.run("cat >" + copy + "; " + std::string(kGood), " {stdin}");
  CHECK(read_file(copy) == cnf);
}

TEST_CASE("a result file as MiniSat writes it, whatever is printed") {
  Scene scene;
  const OutsideRun run =
      scene.run("yes | head -c 3000000; printf 'SAT\\n1 2 -3 0\\n' >\"$2\"; exit 10", kResultFile);
  CHECK(run.status == Status::kSatisfiable);
  CHECK(run.model(Lit(1)));
  CHECK(scene.run("echo UNSAT >\"$2\"; exit 20", kResultFile).status == Status::kUnsatisfiable);
  CHECK(scene.run("echo INDET >\"$2\"", kResultFile).status == Status::kUnknown);
}

TEST_CASE("a solver may say that it does not know") {
  Scene scene;
  for (const char* body : {"echo s UNKNOWN", "echo s UNKNOWN; exit 1",
                           "echo s INDETERMINATE; exit 15", "echo c UNKNOWN", ":"}) {
    CAPTURE(body);
    CHECK(scene.run(body).status == Status::kUnknown);
  }
}

TEST_CASE("that there is no model is the solver's word: a lie is not noticed") {
  Scene scene;
  CHECK(scene.run("echo s UNSATISFIABLE; exit 20").status == Status::kUnsatisfiable);
}

TEST_CASE("a model that breaks a clause is a lie, and the clause is named") {
  Scene scene;
  CHECK(scene.fault("echo s SATISFIABLE; echo v -1 -2 3 0; exit 10") ==
        "lied: its model breaks clause 1 of the CNF, 1 2 0");
  CHECK(scene.fault("echo s SATISFIABLE; echo v 1 2 3 0; exit 10") ==
        "lied: its model breaks clause 3 of the CNF, -1 -3 0");
  CHECK(scene.fault("printf 'SAT\\n1 -2 -3 0\\n' >\"$2\"; exit 10", kResultFile) ==
        "lied: its model breaks clause 2 of the CNF, -1 2 0");
}

TEST_CASE("a model without values that matter is a lie, others may be left out") {
  Scene scene;
  CHECK(scene.fault("echo s SATISFIABLE; echo v 1 -3 0; exit 10") ==
        "lied: its model breaks clause 2 of the CNF, -1 2 0");
  CHECK(scene.fault("echo s SATISFIABLE; echo v 0; exit 10") ==
        "lied: its model breaks clause 1 of the CNF, 1 2 0");
  CHECK(scene.run("echo s SATISFIABLE; echo v -1 2 0; exit 10").status == Status::kSatisfiable);
}

TEST_CASE("output that says no model is refused at its place") {
  Scene scene;
  const std::string start = "cannot be understood (exit code 10): its answer";
  const std::pair<const char*, const char*> cases[] = {
      {"echo v 1 2 -3 0", ":1:10: expected a line 's SATISFIABLE' or the like before the end"},
      {"echo s SATISFIABLE", ":1:3: expected a model that ends with 0, got the end of the file"},
      {"echo s SATISFIABLE; echo v -1 2",
       ":2:6: expected a model that ends with 0, got the end of the file"},
      {"echo s SATISFIABLE; echo v -1 2 4 0",
       ":2:8: expected a literal of a variable up to 3, got '4'"},
      {"echo s SATISFIABLE; echo v -1 2 -99999999999 0",
       ":2:8: expected a literal of a variable up to 3, got '-99999999999'"},
      {"echo s SATISFIABLE; echo v -1 2 1 0",
       ":2:8: expected each variable with one sign, got '1'"},
      {"echo s SATISFIABLE; echo v -1 2 x 0",
       ":2:8: expected a literal of a variable up to 3, got 'x'"},
      {"echo s SATISFIABLE; echo v -1 2 3 0 1",
       ":2:12: expected the end of the model after its 0, got '1'"},
      {"echo s SATISFIABLE; echo c; echo s UNSATISFIABLE",
       ":3:3: expected one status line, got 'UNSATISFIABLE'"},
      {"echo s SATISFIABLE; echo s SATISFIABLE; echo v 2 0",
       ":2:3: expected one status line, got 'SATISFIABLE'"},
      {"echo c; echo hello", ":2:1: expected a line that begins with c, s or v, got 'hello'"},
      {"echo s PERHAPS", ":1:3: expected SATISFIABLE, UNSATISFIABLE or UNKNOWN, got 'PERHAPS'"},
  };
  for (const auto& [body, words] : cases) {
    const std::string script = std::string(body) + "; exit 10";
    CAPTURE(script);
    CHECK(scene.fault(script) == start + words);
  }
}

TEST_CASE("the exit code must fit what is said") {
  Scene scene;
  const std::string model = "echo s SATISFIABLE; echo v -1 2 3 0; exit ";
  const std::string start = "contradicts itself: it says ";
  CHECK(scene.fault(model + "20") == start + "SATISFIABLE and exits with code 20 instead of 10");
  CHECK(scene.fault(model + "0") == start + "SATISFIABLE and exits with code 0 instead of 10");
  CHECK(scene.fault("echo s UNSATISFIABLE; exit 10") ==
        start + "UNSATISFIABLE and exits with code 10 instead of 20");
  CHECK(scene.fault("echo s UNSATISFIABLE") ==
        start + "UNSATISFIABLE and exits with code 0 instead of 20");
  CHECK(scene.fault("echo s UNKNOWN; exit 10") ==
        start + "UNKNOWN and exits with code 10 instead of 0");
}

TEST_CASE("no answer at all") {
  Scene scene;
  CHECK(scene.fault("exit 10") == "gave no answer, and exit code 10");
  CHECK(scene.fault("echo c; echo; exit 20") == "gave no answer, and exit code 20");
  CHECK(scene.fault(": >\"$2\"; exit 10", kResultFile) == "gave no answer, and exit code 10");
  CHECK(scene.fault("echo s SATISFIABLE; exit 10", kResultFile) ==
        "gave no answer, and exit code 10");  // printed, with a result file that is not there
  CHECK(scene.fault("mkfifo \"$2\"; exit 10", kResultFile) == "gave no answer, and exit code 10");
  const std::string answer = scene.scripts().write("answer", "SAT\n1 2 -3 0\n");
  CHECK(scene.fault("ln -s " + answer + " \"$2\"; exit 10", kResultFile) ==
        "gave no answer, and exit code 10");
  CHECK(scene.fault("ln -s /dev/zero \"$2\"; exit 20", kResultFile) ==
        "gave no answer, and exit code 20");
  CHECK(scene.fault("echo bad option >&2; exit 1") ==
        "gave no answer, and exit code 1, saying 'bad option'");
}

TEST_CASE("a solver that dies gave no answer, whatever it printed") {
  Scene scene;
  CHECK(scene.fault("kill -SEGV $$") == "was killed by signal 11 (Segmentation fault)");
  CHECK(scene.fault("echo s SATISFIABLE; echo v -1 2 3 0; kill -ABRT $$") ==
        "was killed by signal 6 (Aborted)");
  CHECK(scene.fault("echo s UNSATISFIABLE; echo oh >&2; kill -TERM $$") ==
        "was killed by signal 15 (Terminated), saying 'oh'");
}

TEST_CASE("garbage without end is cut off, printed or in a file") {
  Scene scene;
  const auto start = Clock::now();
  const std::string cut =
      "was stopped: it wrote more than 1048591 bytes, and no model of 3 variables takes as many";
  CHECK(scene.fault("exec yes garbage") == cut);
  CHECK(scene.fault("exec yes c") == cut);
  CHECK(scene.fault("exec tr '\\0' v </dev/zero") == cut);
  CHECK(scene.fault("exec yes >\"$2\"", kResultFile) ==
        "was killed by signal 25 (File size limit exceeded)");
  CHECK(Clock::now() - start < std::chrono::seconds(12));
}

TEST_CASE("endless output is cut off: in a comment, on stderr, beside a result file") {
  Scene scene;
  const std::string cut = "was stopped: it printed more than 100 MB";
  CHECK(scene.fault("exec tr '\\0' c </dev/zero") == cut);
  CHECK(scene.fault("exec yes garbage >&2") == cut);
  CHECK(scene.fault("exec yes garbage", kResultFile) == cut);
}

TEST_CASE(
    "after its processor time nothing that a solver says counts, and how it ended is no fault") {
  Scene scene;
  const RunWishes wishes{1};
  const auto run = [&](const std::string& body) {
    const SolverCommand command = parse_solver_command(scene.script(body));
    return run_solver(command, fill_satisfiable, 0, nullptr, wishes);
  };
  CHECK(run("kill -XCPU $$").status == Status::kUnknown);
  CHECK(run("exit 152").status == Status::kUnknown);  // as a shell says it of what it started
  CHECK(run("echo s UNSATISFIABLE; exit 20").status == Status::kUnsatisfiable);
  const OutsideRun late =
      run("for i in 1 2; do sh -c 'while :; do :; done'; done\necho s UNSATISFIABLE; exit 20");
  CHECK(late.status == Status::kUnknown);
  CHECK(late.cpu_seconds > 1);
}

TEST_CASE("a solver that may fail has failed where it gave no answer, but it may not lie") {
  Scene scene;
  const auto run = [&](const std::string& body) {
    const SolverCommand command = parse_solver_command(scene.script(body));
    return run_solver(command, fill_satisfiable, 0, nullptr, {0, {}, true});
  };
  const OutsideRun odd = run("echo oh >&2; exit 3");
  CHECK(odd.status == Status::kUnknown);
  CHECK(odd.failure == "gave no answer, and exit code 3, saying 'oh'");
  CHECK(run("echo s UNSATISFIABLE; kill -SEGV $$").failure ==
        "was killed by signal 11 (Segmentation fault)");
  CHECK(
      run("echo INTERRUPTED; exit 1").failure.starts_with("cannot be understood (exit code 1): "));
  CHECK_THROWS_AS(run("echo INTERRUPTED; exit 20"), SolverFault);
  CHECK(run("echo s UNKNOWN; exit 1").failure.empty());
  CHECK(run(kGood).failure.empty());
  CHECK_THROWS_AS(run("echo s UNSATISFIABLE; exit 10"), SolverFault);
  CHECK_THROWS_AS(run("echo s SATISFIABLE; echo v -1 -2 3 0; exit 10"), SolverFault);
}

TEST_CASE("a memory limit that was reached is a limit, not a fault") {
  Scene scene;
  constexpr std::int64_t kLimit = 300'000'000;
  try {
    scene.run("head -c 1000000000 /dev/zero | tail; exit 1", "", kLimit);
    CHECK(false);
  } catch (const TooLarge& error) {
    CHECK(std::string(error.what()).find("under a memory limit of 300 MB") != std::string::npos);
  }
  CHECK(scene.run(kGood, "", kLimit).status == Status::kSatisfiable);
}

TEST_CASE("a stop is no answer, and nothing stays") {
  Scene scene;
  Stop stop;
  stop.set_deadline(Clock::now() + std::chrono::milliseconds(300));
  const auto start = Clock::now();
  CHECK(scene.run("echo s SATISFIABLE; echo v -1 2 3 0; sleep 60", "", 0, &stop).status ==
        Status::kUnknown);
  CHECK(Clock::now() - start < std::chrono::seconds(3));
}

TEST_CASE("a private directory that cannot be made or written is reported") {
  setenv("TMPDIR", "/proc", 1);
  CHECK_THROWS_AS(run_solver(parse_solver_command("true"), fill_satisfiable, 0, nullptr),
                  std::runtime_error);
  unsetenv("TMPDIR");
}

}  // namespace p2c
