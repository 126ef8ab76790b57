// Solvers that a spec names, their runs, and what two of them make known.
#include <doctest/doctest.h>

#include "instances/families/family_index.hpp"
#include "instances/families/solver_runs.hpp"
#include "tests/program/installed.hpp"
#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

// A program that says so, whatever the formula is.
std::string fake(const TempDir& dir, const std::string& name, const std::string& does) {
  const std::string path = dir.write(
      name, "#!/bin/sh\ntest \"$1\" = --version && { echo; echo ' 7.1 '; exit 0; }\n" + does);
  fs::permissions(path, fs::perms::owner_all);
  return path;
}

std::string lines_of(const std::string& name, const std::string& path) {
  return "solver " + name + " " + path + "\nversion " + name + " " + path +
         " --version\nconflicts " + name + " c conflicts:\n";
}

constexpr const char* kNone =
    "echo 'c conflicts: 3 per second'\necho 's UNSATISFIABLE'\n"
    "echo 'c conflicts:    42   12.3 per second'\nexit 20\n";
constexpr const char* kRoom = "heyawake room 3 3 5\n";  // has no answer

std::vector<FamilyInstance> index_of(const TempDir& dir) {
  return read_index(read_file(dir.path("out/index.csv")), "index.csv");
}

}  // namespace

TEST_CASE("family: solvers of the spec, their runs in a table, two of them agree") {
  const TempDir dir;
  const TempDir programs;
  const std::string spec = "family f\n" + lines_of("one", fake(programs, "my-kissat", kNone)) +
                           lines_of("two", fake(programs, "my-minisat", kNone)) +
                           "run one seconds 50\n" + kRoom + "run two seconds 50 solved\n" +
                           "nonogram pigeons 3 2\nheyawake room 3 3 5 as both\n";
  REQUIRE(make(dir, spec, "out").code == 0);
  const std::vector<FamilyInstance> index = index_of(dir);
  REQUIRE(index.size() == 3);
  CHECK(index[0].known_by == "search");
  CHECK(index[1].known_by == "argument");
  CHECK(index[2].known_by == "two solvers");
  CHECK(index[2].cadical_seconds.empty());
  const auto runs = read_runs(read_file(dir.path("out/runs.csv")), "runs.csv");
  REQUIRE(runs.size() == 5);
  CHECK(runs[4].first == index[2].file);
  const SolverRun& run = runs[4].second;
  CHECK(run.solver == "two");
  CHECK(run.version == "7.1");
  CHECK(run.conflicts == "42");
  CHECK(run.status == "unsatisfiable");
  CHECK(run.seconds.starts_with("0."));
  CHECK(p2c::run({"family", "--check", dir.path("out")}).code == 0);
  CHECK(p2c::run({"family", dir.path("out/index.csv"), "-o", dir.path("again")}).code == 0);
  CHECK(files_of(dir.path("again")) == files_of(dir.path("out")));
  const std::string table = read_file(dir.path("out/runs.csv"));
  dir.write("out/runs.csv", replaced(table, "unsatisfiable", "satisfiable"));
  CHECK(p2c::run({"family", "--check", dir.path("out")}).code == 1);
  // Of one make, or of one that did not solve it.
  const std::string both = index[2].file + ",two,";
  for (const std::string& other :
       {replaced(table, both, index[2].file + ",one,"),
        table.substr(0, table.find(both)) +
            replaced(table.substr(table.find(both)), "unsatisfiable", "unknown")}) {
    dir.write("out/runs.csv", other);
    CHECK(p2c::run({"family", "--check", dir.path("out")}).out ==
          index[2].file +
              ": known by 'two solvers' can only be what solvers of two makes solved\n");
  }
  fs::remove(dir.path("out/runs.csv"));
  CHECK(p2c::run({"family", "--check", dir.path("out")}).code == 0);
  dir.write("out/runs.csv", replaced(table, index[0].file, "other.cnf.xz"));
  CHECK(p2c::run({"family", "--check", dir.path("out")}).code == 3);
}

TEST_CASE("family: two solvers are two makes, by the names of their programs and their versions") {
  const TempDir dir;
  const TempDir programs;
  const std::string kissat = fake(programs, "my-kissat", kNone);
  const std::string cadical = fake(programs, "cadical-2", kNone);
  const std::string plain = fake(programs, "plain", kNone);
  const auto known_by = [&](const std::string& second) {
    fs::remove_all(dir.path("out"));
    const std::string lines = "family f\nsolver one nice " + kissat + "\nsolver two " + second;
    REQUIRE(make(dir, lines + "\nrun one seconds 50\nrun two seconds 50\n" + kRoom, "out").code ==
            0);
    return index_of(dir).at(0).known_by;
  };
  CHECK(known_by(cadical) == "search");
  CHECK(known_by(plain) == "search");
  CHECK(known_by("env " + cadical + " {cnf}") == "search");
  CHECK(known_by(plain + "\nversion two echo Kissat 4") == "search");
  CHECK(known_by(plain + "\nversion two echo Glucose 4") == "two solvers");
}

TEST_CASE("family: a version is the first line with a digit, of stdout, else of stderr") {
  const TempDir dir;
  const TempDir programs;
  const auto version_by = [&](const std::string& does) {
    fs::remove_all(dir.path("out"));
    const std::string program = programs.write("says", "#!/bin/sh\n" + does);
    fs::permissions(program, fs::perms::owner_all);
    const std::string lines = "family f\nsolver one " + fake(programs, "one", kNone) +
                              "\nversion one " + program + "\nrun one seconds 50\n";
    REQUIRE(make(dir, lines + kRoom, "out").code == 0);
    return read_runs(read_file(dir.path("out/runs.csv")), "runs.csv").at(0).second.version;
  };
  CHECK(version_by("echo c; echo 'c This is 4.2.1 '; echo 5") == "This is 4.2.1");
  CHECK(version_by("echo 'old 1.0' >&2; echo 'WARNING: none'; echo sc2021") == "sc2021");
  CHECK(version_by("echo 'WARNING: none'; echo none >&2").empty());
  CHECK(version_by("echo 'WARNING: none'; { echo say; echo ' java 17'; } >&2") == "java 17");
}

TEST_CASE("family: a run that fails is unknown, and a line on stderr says how") {
  const TempDir dir;
  const TempDir programs;
  const std::string spec =
      "family f\nsolver odd " + fake(programs, "odd", "echo boom >&2; exit 3\n") +
      "\nsolver crash " + fake(programs, "crash", "echo 's UNSATISFIABLE'; kill -SEGV $$\n") +
      "\nsolver late " + fake(programs, "late", "exit 152\n") +
      "\nrun odd seconds 50\nrun crash seconds 50\nrun late seconds 50\n" + kRoom;
  const Finished made = make(dir, spec, "out");
  REQUIRE(made.code == 0);
  const std::string start = "puzzle2cnf: " + index_of(dir).at(0).file + ": solver ";
  CHECK(made.err == start + "odd gave no answer, and exit code 3, saying 'boom'\n" + start +
                        "crash was killed by signal 11 (Segmentation fault)\n");
  const auto runs = read_runs(read_file(dir.path("out/runs.csv")), "runs.csv");
  REQUIRE(runs.size() == 3);
  for (const auto& [file, run] : runs) CHECK(run.status == "unknown");
  CHECK(index_of(dir).at(0).known_by == "open");
  CHECK(make(dir, spec, "quiet", {"--quiet"}).err.empty());
}

// The search that made a puzzle with one answer is the other solver.
TEST_CASE("family: a blocked puzzle is known by two solvers once one of another make agrees") {
  const TempDir dir;
  const TempDir programs;
  REQUIRE(make(dir,
               "family f\n" + lines_of("one", fake(programs, "my-minisat", kNone)) +
                   "run one seconds 50\npuzzle kenken 4 4 seeds 1 variant blocked\n",
               "out")
              .code == 0);
  CHECK(index_of(dir).at(0).known_by == "two solvers");
  CHECK(p2c::run({"family", "--check", dir.path("out")}).code == 0);
}

TEST_CASE("family: a solver gets its processor time, and solves or not as the spec wants it") {
  const TempDir dir;
  const TempDir programs;
  const std::string spec = "family f\n" + lines_of("none", fake(programs, "none", kNone)) +
                           lines_of("slow", fake(programs, "slow", "while :; do :; done\n")) +
                           "run slow seconds 1 unsolved\nheyawake room 3 3 4\n" +
                           "run nothing\nrun none seconds 5 unsolved\nheyawake room 3 3 5\n";
  REQUIRE(make(dir, spec, "out").code == 0);
  const std::vector<FamilyInstance> index = index_of(dir);
  REQUIRE(index.size() == 1);
  CHECK(index[0].known_by == "open");
  const auto runs = read_runs(read_file(dir.path("out/runs.csv")), "runs.csv");
  REQUIRE(runs.size() == 1);
  CHECK(runs[0].second.status == "unknown");
  CHECK(std::stod(runs[0].second.seconds) >= 0.5);
}

TEST_CASE("family: a solver runs on shuffles of an instance, and the file stays as it is") {
  const TempDir dir;
  const TempDir programs;
  // It notes what it got.
  const std::string solver =
      fake(programs, "note", "cat \"$1\" >>\"" + programs.path("got") + "\"\n" + kNone);
  const std::string spec = "family f\nsolver note " + solver +
                           "\nrun note seconds 50 shuffles 3\n" + kRoom +
                           "run nothing\nshuffle seed 2\nheyawake room 3 3 5\n";
  REQUIRE(make(dir, spec, "out").code == 0);
  const std::vector<FamilyInstance> index = index_of(dir);
  REQUIRE(index.size() == 2);
  CHECK(index[0].shuffle.empty());
  CHECK(index[0].isohash == index[1].isohash);
  const auto runs = read_runs(read_file(dir.path("out/runs.csv")), "runs.csv");
  REQUIRE(runs.size() == 3);
  for (int i : {0, 1, 2}) CHECK(runs[i].second.shuffle == std::to_string(i + 1));
  // The second of them is the formula of `shuffle seed 2`.
  const Finished shuffled =
      run_program("sh", {"-c", "xz -dc \"$0\" | grep -v '^c'", dir.path("out/" + index[1].file)});
  REQUIRE_FALSE(shuffled.out.empty());
  CHECK(read_file(programs.path("got")).find(shuffled.out) != std::string::npos);
  CHECK(p2c::run({"family", "--check", dir.path("out")}).code == 0);
}

TEST_CASE("family: an instance whose shuffles are too fast or too different does not count") {
  const TempDir dir;
  const TempDir programs;
  const std::string lines = "family f\n" + lines_of("none", fake(programs, "none", kNone));
  const auto made = [&](const std::string& wishes) {
    fs::remove_all(dir.path("out"));
    const std::string run = "run none seconds 50 shuffles 3 " + wishes + "\n";
    REQUIRE(make(dir, lines + run + kRoom + "run nothing\nnonogram pigeons 3 2\n", "out").code ==
            0);
    return index_of(dir).size();
  };
  CHECK(made("solved") == 2);
  CHECK(made("unsolved") == 1);
  CHECK(made("median 40") == 1);
}

TEST_CASE("family: the help names each wish of a run") {
  const std::string help = run({"family", "--help"}).out;
  const std::size_t line = help.find("\n  run NAME seconds N ");
  REQUIRE(line != std::string::npos);
  const std::string wishes = help.substr(line, help.find('\n', line + 1) - line);
  for (const char* wish : {"[shuffles K]", "[median M]", "[spread R]", "[solved | unsolved]"}) {
    CHECK(wishes.find(wish) != std::string::npos);
  }
}

TEST_CASE("family: solvers that lie, are missing, or are named wrongly") {
  const TempDir dir;
  const TempDir programs;
  const auto code_of = [&](const std::string& lines) {
    const int code = make(dir, "family f\n" + lines + kRoom, "none").code;
    CHECK_FALSE(fs::exists(dir.path("none")));
    fs::remove(dir.path("none.rows.part"));
    return code;
  };
  const std::string liar = fake(programs, "liar", "echo 's SATISFIABLE'\necho 'v 1 0'\nexit 10\n");
  CHECK(code_of("solver liar " + liar + "\nrun liar seconds 5\n") == 5);
  CHECK(code_of("solver x no-such-solver\nrun x seconds 5\n") == 5);
  CHECK(code_of("solver x no-such-solver\nversion x no-such-solver -v\n") == 5);
  CHECK(code_of("solver x 'no\n") == 3);
  CHECK(code_of("run x seconds 5\n") == 3);
  CHECK(code_of("solver x cadical\nrun y seconds 5\n") == 3);
  CHECK(code_of("solver x cadical\nsolver x minisat\n") == 3);
  CHECK(code_of("solver x cadical\nrun x seconds 0\n") == 3);
}

TEST_CASE("with minisat: with CaDiCaL it makes a status known, by their own words") {
  if (!is_installed("minisat")) return;
  const TempDir dir;
  const std::string spec =
      "family f\nsolver cadical cadical\nversion cadical cadical --version\n"
      "conflicts cadical c conflicts:\nsolver minisat minisat\nconflicts minisat conflicts :\n"
      "run cadical seconds 100\nrun minisat seconds 100\nheyawake room 5 5 10\n"
      "heyawake room 3 3 4\n";
  REQUIRE(make(dir, spec, "out").code == 0);
  const std::vector<FamilyInstance> index = index_of(dir);
  CHECK(index[0].known_by == "two solvers");
  CHECK(index[1].known_by == "model");
  CHECK(index[1].answer.starts_with("answer heyawake\n3 3\n"));
  const auto runs = read_runs(read_file(dir.path("out/runs.csv")), "runs.csv");
  REQUIRE(runs.size() == 4);
  for (int i : {0, 1}) CHECK(std::stol("0" + runs[i].second.conflicts) > 0);
  CHECK_FALSE(runs[0].second.version.empty());
  CHECK(p2c::run({"family", "--check", dir.path("out")}).code == 0);
  const std::string text = read_file(dir.path("out/index.csv"));
  dir.write("out/index.csv", replaced(text, "3 3\nx - x\n", "3 3\nx x x\n"));
  const Finished wrong = p2c::run({"family", "--check", dir.path("out")});
  CHECK(wrong.code == 1);
  CHECK(wrong.out.find("the answer of the index is wrong: ") != std::string::npos);
}

}  // namespace p2c
