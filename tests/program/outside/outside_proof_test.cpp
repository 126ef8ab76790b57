// `unique --solver`, and the proofs of solvers outside.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/installed.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/samples/sample_files.hpp"
#include "tests/solver_glue/outside/fake_solver.hpp"

namespace p2c::outside_proof_test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

constexpr const char* kTwoAnswers = "nonogram\n2 2\n1\n1\n1\n1\n";
constexpr const char* kNoAnswer = "nonogram\n1 1\n0\n1\n";

// The solver says what the one in this process says, of one answer, two and none.
void judge_samples(const std::string& solver) {
  for (const std::string& puzzle : usual_samples()) {
    const Finished ours = run({"unique", puzzle});
    const Finished outside = run({"unique", "--solver", solver, puzzle});
    CAPTURE(puzzle);
    CHECK(outside.out == ours.out);
    CHECK(outside.code == 0);
    CHECK(outside.err.find("reports no other solution") != std::string::npos);
    const Json report = Json::parse(run({"unique", "--json", "--solver", solver, puzzle}).out);
    CHECK(report.at("unique") == true);
    CHECK(report.at("proven") == "unchecked");
  }
  const Finished several = run({"unique", "--solver", solver, "-"}, kTwoAnswers);
  CHECK(several.out.starts_with("several\n"));
  CHECK(several.code == 1);
  const Finished none = run({"unique", "--solver", solver, "-"}, kNoAnswer);
  CHECK(none.out == "none\n");
  CHECK(none.code == 1);
}

// Its proofs pass, and are files that check-proof takes.
void prove_samples(const std::string& solver, const std::string& ending) {
  TempDir dir;
  const std::string name = dir.path("p." + ending);
  for (const std::string& puzzle : usual_samples()) {
    CAPTURE(puzzle);
    const Finished finished =
        run({"unique", "--force", "--json", "--solver", solver, "--proof", name, puzzle});
    CHECK(finished.code == 0);
    const Json report = Json::parse(finished.out);
    CHECK(report.at("proven") == "proved");
    CHECK(report.at("proof").at(ending) == name);
    CHECK(run({"check-proof", dir.path("p.cnf"), name}).out == "verified\n");
  }
  const Finished none =
      run({"solve", "--force", "--solver", solver, "--proof", name, "-"}, kNoAnswer);
  CHECK(none.code == 1);
  CHECK(none.err.find("proved: this CNF has no model") != std::string::npos);
  CHECK(run({"check-proof", dir.path("p.cnf"), name}).out == "verified\n");
}

TEST_CASE("with cadical: it judges the samples, and its proofs pass") {
  if (!is_installed("cadical")) return;
  judge_samples("cadical -q");
  prove_samples("cadical", "drat");
  prove_samples("cadical -q --no-binary {cnf} {proof}", "drat");
}

TEST_CASE("with cryptominisat5: it judges the samples, and its proofs pass") {
  if (!is_installed("cryptominisat5")) return;
  judge_samples("cryptominisat5");
  prove_samples("cryptominisat5", "frat");
}

TEST_CASE("with kissat: it judges the samples, and its proofs pass") {
  if (!is_installed("kissat")) return;
  judge_samples("kissat");
  prove_samples("kissat", "drat");
}

TEST_CASE("with glucose: its proofs pass") {
  if (is_installed("glucose")) prove_samples("glucose", "drat");
}

// Debian has both in one package.
TEST_CASE("with picosat: the one that writes traces has proofs that pass") {
  if (!is_installed("picosat")) return;
  judge_samples("picosat");
  prove_samples("picosat.trace", "drat");
}

TEST_CASE("with minisat: it judges the samples") {
  if (is_installed("minisat")) judge_samples("minisat");
}

std::string proof_of(const TempDir& dir) { return dir.path("p.drat"); }

Finished prove(const TempDir& dir, const std::string& solver, const std::string& puzzle) {
  return run({"unique", "--solver", solver, "--proof", proof_of(dir), "-"}, puzzle);
}

bool is_empty(const TempDir& dir) {
  for (const std::string& name : dir.names()) {
    if (name.starts_with("p.")) return false;
  }
  return true;
}

TEST_CASE("outside proofs: a wrong one is no proof, and no file") {
  TempDir dir;
  const auto solver = [&](const std::string& proof) {
    return fake_solver(dir, "solver",
                       "printf '" + proof + "' > \"$2\"; echo s UNSATISFIABLE; exit 20") +
           " {cnf} {proof}";
  };
  for (const char* wrong : {"", "1 0\\n", "odd", "a 1 1 0\\n", "1 2 0 1 0\\n"}) {
    CAPTURE(wrong);
    const Finished finished = prove(dir, solver(wrong), kTwoAnswers);
    CHECK(finished.code == 5);
    CHECK(finished.out.empty());
    CHECK(is_empty(dir));
  }
}

TEST_CASE("outside proofs: one that is cut where it may grow no more is a limit") {
  TempDir dir;
  const std::string solver =
      fake_solver(dir, "solver", "truncate -s 256000000 \"$2\"; echo s UNSATISFIABLE; exit 20");
  const Finished finished = prove(dir, solver + " {cnf} {proof}", kNoAnswer);
  CHECK(finished.code == 4);
  CHECK(finished.err.find("would be larger than 256 MB") != std::string::npos);
  CHECK(is_empty(dir));
}

TEST_CASE("outside proofs: the solver gets the formula that is written, and all of it") {
  TempDir dir;
  const std::string seen = dir.path("seen");
  const std::string solver = fake_solver(
      dir, "solver", "cp \"$1\" " + seen + "; echo 0 > \"$2\"; echo s UNSATISFIABLE; exit 20");
  CHECK(prove(dir, solver + " {cnf} {proof}", kNoAnswer).code == 1);
  const auto clauses = [](const std::string& cnf) { return cnf.substr(cnf.find("p cnf")); };
  CHECK(clauses(read_file(seen)) == clauses(read_file(dir.path("p.cnf"))));
}

TEST_CASE("outside proofs: where there are two answers there is no proof") {
  TempDir dir;
  const std::string solver = fake_solver(
      dir, "solver",
      "if grep -q '^p cnf [0-9]* [0-9]*$' \"$1\"; then touch \"$2\"; fi; echo s UNKNOWN; exit 0");
  const Finished unknown = prove(dir, solver + " {cnf} {proof}", kTwoAnswers);
  CHECK(unknown.code == 4);
  CHECK(unknown.err.find("gave no answer") != std::string::npos);
  CHECK(is_empty(dir));
}

TEST_CASE("with cadical: unique with several puzzles, in threads, into a file that is there") {
  if (!is_installed("cadical")) return;
  const TempDir dir;
  const std::string out = dir.path("out");
  const Words puzzles = {data_file("kenken-4x4.txt"), data_file("hashi-7x7.txt")};
  const auto unique = [&](Words words) {
    words.insert(words.begin(), {"unique", "-q"});
    words.insert(words.end(), puzzles.begin(), puzzles.end());
    return run(words);
  };
  const Finished ours = unique({});
  CHECK(unique({"--solver", "cadical -q", "--threads", "2"}).out == ours.out);
  CHECK(unique({"--solver", "cadical -q", "-o", out}).code == 0);
  CHECK(read_file(out) == ours.out);
  dir.write("out", "old");
  CHECK(unique({"--solver", "cadical -q", "-o", out}).code == 5);
  CHECK(read_file(out) == "old");
  CHECK(unique({"--solver", "cadical -q", "--force", "-o", out}).code == 0);
  CHECK(read_file(out) == ours.out);
  CHECK(unique({"--solver", "cadical", "--proof", dir.path("p.drat")}).code == 2);
  CHECK(is_empty(dir));
}

TEST_CASE("outside proofs: what cannot be is wrong usage") {
  TempDir dir;
  const auto refused = [&](const Words& words, const std::string& why) {
    Words all = {"unique"};
    all.insert(all.end(), words.begin(), words.end());
    all.push_back(data_file("kenken-4x4.txt"));
    const Finished finished = run(all);
    CAPTURE(finished.err);
    CHECK(finished.code == 2);
    CHECK(finished.err.find(why) != std::string::npos);
    CHECK(is_empty(dir));
  };
  const std::string name = proof_of(dir);
  refused({"--solver", "minisat", "--proof", name}, "minisat writes no proofs");
  refused({"--solver", "clasp", "--proof", name}, "clasp writes no proofs");
  refused({"--solver", "mine {cnf}", "--proof", name}, "expected {proof} in the command");
  refused({"--solver", "mine", "--proof", name}, "expected {proof} in the command");
  refused({"--solver", "mine {cnf} {proof}"}, "{proof} goes only with a proof");
  refused({"--solver", "cadical", "--proof", dir.path("p.txt")}, ".drat, .lrat or .frat");
  refused({"--proof", ""}, "expected the name of a file for --proof");
  refused({"--proof", dir.path("p.frat")}, "ends in .drat for --proof");
  refused({"--solver", "cadical", "--connectivity", "cuts"}, "--connectivity cuts");
  refused({"--solver", "cadical", "--conflict-limit", "5"}, "--conflict-limit");
}

TEST_CASE("with cryptominisat5: the name of a proof says its format") {
  if (!is_installed("cryptominisat5")) return;
  TempDir dir;
  const Finished finished = prove(dir, "cryptominisat5", "nonogram\n2 2\n2\n0\n1\n1\n");
  CHECK(finished.code == 5);
  CHECK(finished.err.find("the solver wrote a proof in FRAT, and its name says DRAT") !=
        std::string::npos);
  CHECK(is_empty(dir));
}

}  // namespace
}  // namespace p2c::outside_proof_test
