// `solve --format sat`: what a SAT solver would say of the formula that `encode` writes.
#include <doctest/doctest.h>

#include <csignal>
#include <cstdlib>
#include <sstream>

#include "tests/cnf_out/reading_dimacs.hpp"
#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/solver_glue/hard_board.hpp"
#include "tests/solver_glue/outside/fake_solver.hpp"

namespace p2c {
namespace {

// The literals of the "v" lines, without the 0.
std::vector<int> model_in(const std::string& text) {
  std::vector<int> model;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    CHECK(line.size() <= 78);
    if (line[0] != 'v') continue;
    std::istringstream words(line.substr(1));
    for (int literal = 0; words >> literal;) model.push_back(literal);
  }
  REQUIRE_FALSE(model.empty());
  CHECK(model.back() == 0);
  model.pop_back();
  return model;
}

bool satisfies(const std::vector<int>& model, const std::vector<std::vector<int>>& clauses) {
  for (const std::vector<int>& clause : clauses) {
    bool holds = false;
    for (const int literal : clause) {
      holds = holds || model[static_cast<std::size_t>(std::abs(literal)) - 1] == literal;
    }
    if (!holds) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("the model is one of the formula of encode, and decode reads it") {
  using Options = std::vector<std::string>;
  for (const char* name : {"kenken-4x4", "hashi-7x7", "heyawake-8x8", "nonogram-12x12"}) {
    for (const Options& options :
         {Options{}, Options{"--connectivity", "elimination"}, Options{"--solver", "minisat"}}) {
      CAPTURE(name);
      CAPTURE(options.size());
      const std::string file = data_file(std::string(name) + ".txt");
      Options words = {"solve", "--format", "sat", file};
      words.insert(words.end(), options.begin(), options.end());
      const Finished solved = run(words);
      CHECK(solved.code == 10);
      CHECK(solved.err.empty());
      CHECK(solved.out.starts_with("s SATISFIABLE\nv "));
      words = {"encode", file};
      if (!options.empty() && options[0] == "--connectivity") {
        words.insert(words.end(), options.begin(), options.end());
      }
      const DimacsText cnf = read_dimacs_strictly(run(words).out);
      const std::vector<int> model = model_in(solved.out);
      REQUIRE(static_cast<long>(model.size()) == cnf.variables);
      for (std::size_t i = 0; i < model.size(); ++i) {
        REQUIRE(std::abs(model[i]) == static_cast<int>(i) + 1);
      }
      CHECK(satisfies(model, cnf.clause));
      CHECK(run({"decode", file, "-"}, solved.out).out ==
            read_file(data_file(std::string(name) + ".answer")));
    }
  }
}

TEST_CASE("a puzzle without an answer is UNSATISFIABLE, exit code 20") {
  const Finished solved = run({"solve", "--format", "sat", "--given", "r1c1=1", "--given", "r1c2=1",
                               data_file("kenken-4x4.txt")});
  CHECK(solved.code == 20);
  CHECK(solved.out == "s UNSATISFIABLE\n");
  CHECK(solved.err.empty());
}

TEST_CASE("a time limit is UNKNOWN, exit code 0; a signal gives its number") {
  const std::pair<const char*, int> ends[] = {{"time", 0}, {"INT", 130}, {"TERM", 143}};
  for (const auto& end : ends) {
    const char* const by = end.first;
    const int code = end.second;
    for (const bool into_file : {false, true}) {
      CAPTURE(by);
      CAPTURE(into_file);
      const TempDir dir;
      std::vector<std::string> words = {"solve", "--format", "sat", "-"};
      if (into_file) words.insert(words.end(), {"-o", dir.path("out")});
      const Finished ended = run_stopped({by, 100}, words, hard_board_text()).finished;
      CHECK(ended.code == code);
      CHECK((into_file ? read_file(dir.path("out")) : ended.out) == "s UNKNOWN\n");
      if (code == 0) CHECK(ended.err.empty());
    }
  }
}

TEST_CASE("an outside solver without an answer is UNKNOWN, exit code 0; one that fails is 5") {
  const TempDir dir;
  const auto solve = [&](const std::string& body, const std::vector<std::string>& more) {
    std::vector<std::string> words = {"solve", "--solver", fake_solver(dir, "solver", body),
                                      data_file("kenken-4x4.txt")};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  };
  for (const char* body : {"echo s UNKNOWN", "exit 0", "echo s INDETERMINATE"}) {
    CAPTURE(body);
    const Finished sat = solve(body, {"--format", "sat"});
    CHECK(sat.code == 0);
    CHECK(sat.out == "s UNKNOWN\n");
    CHECK(solve(body, {}).code == 4);
  }
  for (const char* body :
       {"exit 1", "kill -9 $$", "exit 20", "echo s UNKNOWN; exit 10", "echo s MAYBE"}) {
    CAPTURE(body);
    const Finished sat = solve(body, {"--format", "sat"});
    CHECK(sat.code == 5);
    CHECK(sat.out.empty());
  }
  const Finished report = solve("echo s UNKNOWN", {"--json"});
  CHECK(report.code == 4);
  CHECK(report.out.find("\"status\":\"UNKNOWN\"") != std::string::npos);
  CHECK(solve("echo s UNSATISFIABLE; exit 20", {}).code == 1);
  CHECK(solve("echo s UNSATISFIABLE; exit 20", {"--format", "sat"}).code == 20);
}

TEST_CASE("a conflict limit is UNKNOWN, exit code 0") {
  const Finished stopped =
      run({"solve", "--format", "sat", "--conflict-limit", "50", "-"}, hard_board_text());
  CHECK(stopped.code == 0);
  CHECK(stopped.out == "s UNKNOWN\n");
}

TEST_CASE("a formula above the memory limit is refused with its size, for a proof too") {
  const TempDir dir;
  const Finished refused =
      run({"solve", "--format", "sat", "--connectivity", "layers", "--memory-limit", "400", "-"},
          open_board(50));
  CHECK(refused.code == 4);
  CHECK(refused.out.empty());
  CHECK(refused.err.find(" MB, above the limit of 400 MB\n") != std::string::npos);
  const Finished proof = run({"solve", "--memory-limit", "1000", "--given", "r1c1=1", "--given",
                              "r1c2=1", "--proof", dir.path("p.drat"), "-"},
                             open_board(150));
  CHECK(proof.code == 4);
  CHECK(proof.err.find(" MB, above the limit of 1000 MB, so no proof\n") != std::string::npos);
  CHECK(dir.names().empty());
}

TEST_CASE("10 and 20 only when the answer arrived") {
  const Finished full =
      run({"solve", "--format", "sat", "-o", "/dev/full", data_file("kenken-4x4.txt")});
  CHECK(full.code == 5);
  const TempDir dir;
  CHECK(
      run({"solve", "--format", "sat", "-o", dir.path("out"), data_file("kenken-4x4.txt")}).code ==
      10);
  CHECK(read_file(dir.path("out")).starts_with("s SATISFIABLE\n"));
  CHECK(run({"solve", "--format", "sat", dir.path("none")}).code == 3);
  CHECK(run({"solve", "--format", "sat", "--solver", "false", data_file("kenken-4x4.txt")}).code ==
        5);
}

TEST_CASE("options that do not go with it") {
  const std::string file = data_file("kenken-4x4.txt");
  const std::vector<std::vector<std::string>> cases = {{"--json"},      {"--forced"},
                                                       {file},          {"--connectivity", "cuts"},
                                                       {"-o", "x.svg"}, {"--format", "dimacs"}};
  for (const auto& more : cases) {
    CAPTURE(more[0]);
    std::vector<std::string> words = {"solve", "--format", "sat", file};
    words.insert(words.end(), more.begin(), more.end());
    if (more[0] == "--format") words.erase(words.begin() + 1, words.begin() + 3);
    CHECK(run(words).code == 2);
  }
}

}  // namespace p2c
