// generate: wrong use, and limits.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/verbs/generated.hpp"

namespace p2c {
namespace {

std::string refused(const std::vector<std::string>& words) {
  const Finished finished = run(with({"generate"}, words));
  CHECK(finished.code == 2);
  CHECK(finished.out.empty());
  return finished.err;
}

TEST_CASE("generate: the kind is a name of a puzzle, in letters of any size") {
  CHECK(refused({"kenkn"}).find("did you mean 'kenken'?") != std::string::npos);
  CHECK(refused({"crossword"}).find("(heyawake, hashi, nonogram, kenken") != std::string::npos);
  CHECK(refused({}).find("after 'generate'") != std::string::npos);
  CHECK(refused({"kenken", "hashi"}).find("got 2 inputs") != std::string::npos);
  CHECK(run({"generate", "KenKen", "--rows", "4"}).code == 0);
}

TEST_CASE("generate: sides that a kind does not have") {
  CHECK(refused({"kenken", "--rows", "4", "--cols", "5"}).find("is square") != std::string::npos);
  CHECK(refused({"kenken", "--rows", "33"}).find("at most 32") != std::string::npos);
  CHECK(refused({"hashi", "--rows", "100000"}).find("at most 10000000 cells") != std::string::npos);
  CHECK(refused({"hashi", "--rows", "0"}).find("--rows") != std::string::npos);
  const auto report = reports_of(run({"generate", "hashi", "--cols", "6", "--json"})).at(0);
  CHECK(report["rows"] == 6);
  CHECK(report["cols"] == 6);
  const auto usual = reports_of(run({"generate", "hashi", "--json"})).at(0);
  CHECK(usual["rows"] == 10);
}

TEST_CASE("generate: an item of style belongs to some kinds") {
  CHECK(refused({"kenken", "--islands", "30"}) ==
        "puzzle2cnf: --islands goes with hashi, not with kenken (see 'puzzle2cnf help')\n");
  CHECK(refused({"hashi", "--islands", "x"}).find("for --islands, got 'x'") != std::string::npos);
  CHECK(refused({"kenken", "--cages", "mixd"}).find("did you mean 'mixed'?") != std::string::npos);
  const std::string help = run({"help", "generate"}).out;
  CHECK(help.find("(kenken: mixed, even, large;") != std::string::npos);
  const auto report = reports_of(run({"generate", "kenken", "--rows", "4", "--cages", "even",
                                      "--cage-size", "3", "--json"}))
                          .at(0);
  CHECK(report["parameters"]["cages"] == "even");
  CHECK(report["parameters"]["cage-size"] == 3);
}

TEST_CASE("generate: options that exclude one another") {
  CHECK(!refused({"hashi", "--minimal", "--fewest"}).empty());
  for (const std::vector<std::string>& other :
       {std::vector<std::string>{"--minimal"}, {"--fewest"}, {"--difficulty", "easy"}}) {
    CHECK(!refused(with({"hashi", "--any"}, other)).empty());
  }
  CHECK(!refused({"hashi", "--like", "x", "--rows", "4"}).empty());
  CHECK(!refused({"--like", "x", "--like", "y"}).empty());
}

TEST_CASE("generate --minimal and --fewest: refused for a kind without clues to leave out") {
  for (const std::string& kind : generated_kinds()) {
    if (has_clues(kind)) continue;
    for (const char* option : {"--minimal", "--fewest"}) {
      CHECK(refused({kind, option}).find("has no clues that may be left out") != std::string::npos);
    }
  }
}

TEST_CASE("generate: a limit of time ends with exit code 4, and says that there is no puzzle") {
  // There is none: two lines share one cell only. To try all that may be tried takes minutes.
  const std::vector<std::string> words{"generate",     "nonogram", "--rows",       "40",
                                       "--difficulty", "normal",   "--time-limit", "0.2"};
  const Finished one = run(words);
  CHECK(one.code == 4);
  CHECK(one.out.empty());
  CHECK(one.err == "puzzle2cnf: no puzzle was found\npuzzle2cnf: the time limit was reached\n");
  const Finished json = run(with(words, {"--json"}));
  CHECK(json.code == 4);
  CHECK(reports_of(json).at(0)["error"] == "the time limit was reached");
  const Finished two = run(with(words, {"--count", "2"}));
  CHECK(two.code == 4);
  CHECK(two.err ==
        "puzzle2cnf: puzzle 1: the time limit was reached\n"
        "puzzle2cnf: puzzle 2: the time limit was reached\n");
}

TEST_CASE("generate: the search for what does not exist ends") {
  const Finished none = run({"generate", "kenken", "--rows", "1", "--difficulty", "extreme"});
  CHECK(none.code == 4);
  CHECK(none.out.empty());
  CHECK(none.err == "puzzle2cnf: no puzzle was found in 10,000 tries\n");
}

TEST_CASE("generate: boards that are long in the drawing ask for the stop, too") {
  const Finished two = run({"generate", "nonogram", "--rows", "300", "--count", "2", "--time-limit",
                            "0.2", "--threads", "2"});
  CHECK(two.code == 4);
  CHECK(two.out.empty());
}

TEST_CASE("generate: puzzles made before a limit are kept, and no file is there for the rest") {
  const TempDir dir;
  const Finished some =
      run({"generate", "kenken", "--rows", "2", "--count", "1000", "-o", dir.path("x-%.txt")});
  CHECK(some.code == 4);
  const std::size_t made = dir.names().size();
  CHECK(made >= 5);
  for (const std::string& name : dir.names()) CHECK(run({"unique", dir.path(name)}).code == 0);
  const Finished all =
      run({"generate", "kenken", "--rows", "2", "--count", "1000", "-o", dir.path("all")});
  CHECK(all.code == 4);
  CHECK(documents_of(read_file(dir.path("all"))).size() == made);
}

TEST_CASE("generate: a limit of memory ends with exit code 4") {
  const Finished finished = run({"generate", "hashi", "--rows", "2000", "--memory-limit", "30"});
  CHECK(finished.code == 4);
  CHECK(finished.err.find("the memory limit was reached") != std::string::npos);
}

TEST_CASE("generate: a signal leaves whole files only") {
  std::size_t files = 0;
  for (const long poll : {1, 10, 100, 1000}) {
    const TempDir dir;
    const StoppedRun run = run_stopped(
        {"INT", poll},
        {"generate", "kenken", "--rows", "5", "--count", "1000", "-o", dir.path("x-%.txt")});
    CHECK(run.finished.code == 130);
    for (const std::string& name : dir.names()) {
      CHECK(run_program(kProgram, {"unique", dir.path(name)}).code == 0);
    }
    files += dir.names().size();
  }
  CHECK(files > 0);
}

}  // namespace
}  // namespace p2c
