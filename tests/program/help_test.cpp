// What the command says about itself; and that equal input gives equal bytes.
#include <doctest/doctest.h>

#include <cctype>
#include <sstream>

#include "instances/documents/registry.hpp"
#include "tests/program/run_program.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

std::string out_of(const std::vector<std::string>& arguments, std::string_view stdin_text = {}) {
  const Finished finished = run(arguments, stdin_text);
  CHECK(finished.code == 0);
  CHECK(finished.err.empty());
  return finished.out;
}

// The first words after `start`, of the lines that begin with it.
std::vector<std::string> words_after(const std::string& start, const std::string& text) {
  std::vector<std::string> words;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(start)) continue;
    line.erase(0, start.size());
    words.push_back(line.substr(0, line.find(' ')));
  }
  return words;
}

}  // namespace

TEST_CASE("--version is one line, with the version of CaDiCaL") {
  const std::string version = out_of({"--version"});
  CHECK(version.starts_with("puzzle2cnf "));
  const std::string before = ", cadical-";  // then digits: CaDiCaL 1.5.3 calls itself sc2021
  REQUIRE(version.find(before) != std::string::npos);
  CHECK(std::isdigit(version.at(version.find(before) + before.size())) != 0);
  CHECK(version.find('\n') == version.size() - 1);
}

TEST_CASE("help lists the verbs, and explains each in two ways") {
  const std::string help = out_of({"help"});
  CHECK(out_of({"--help"}) == help);
  CHECK(out_of({"-h"}) == help);
  std::vector<std::string> verbs = words_after("  puzzle2cnf ", help);
  REQUIRE(verbs.size() > 7);
  CHECK(verbs[0] == "PUZZLE");  // a bare file
  verbs.erase(verbs.begin());
  for (const std::string& verb : verbs) {
    CAPTURE(verb);
    const std::string text = out_of({"help", verb});
    CHECK(text.starts_with("puzzle2cnf " + verb));
    CHECK(text.find("--json") != std::string::npos);
    CHECK(out_of({verb, "--help"}) == text);
  }
}

TEST_CASE("help prints man pages and completions") {
  CHECK(out_of({"help", "--man"}).find(".TH PUZZLE2CNF 1 ") != std::string::npos);
  CHECK(out_of({"help", "--man", "formats"}).find(".TH PUZZLE2CNF-FORMATS 5 ") !=
        std::string::npos);
  CHECK(out_of({"help", "--bash"}).find("complete -F _puzzle2cnf puzzle2cnf") != std::string::npos);
  CHECK(out_of({"help", "--zsh"}).starts_with("#compdef puzzle2cnf\n"));
}

TEST_CASE("help prints one of them at a time") {
  const std::vector<std::vector<std::string>> wrong = {{"help", "--man", "solve"},
                                                       {"help", "--bash", "solve"},
                                                       {"help", "--zsh", "solve"},
                                                       {"help", "--man", "--bash"},
                                                       {"help", "--man", "--zsh"},
                                                       {"help", "--bash", "--zsh"},
                                                       {"help", "--man", "--bash", "formats"}};
  for (const auto& words : wrong) CHECK(run(words).code == 2);
}

TEST_CASE("puzzles lists every kind") {
  std::vector<std::string> names;
  for (const PuzzleKind& kind : puzzle_kinds()) names.emplace_back(kind.name);
  CHECK(words_after("", out_of({"puzzles"})) == names);
}

TEST_CASE("equal input gives equal bytes") {
  Rng rng(1);
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    const PuzzlePtr board = kind.random(rng, 9, 9);
    for (const char* verb : {"encode", "solve", "unique"}) {
      CAPTURE(verb);
      const Finished first = run({verb, "-"}, board->print());
      const Finished second = run({verb, "-"}, board->print());
      CHECK_FALSE((first.out.empty() && first.err.empty()));
      CHECK(first.out == second.out);
      CHECK(first.err == second.err);
      CHECK(first.code == second.code);
    }
    for (const char* seed : {"0", "7"}) {
      const std::vector<std::string> arguments = {"solve", "--seed", seed, "-"};
      CHECK(run(arguments, board->print()).out == run(arguments, board->print()).out);
    }
    CHECK(run({"solve", "--seed", "0", "-"}, board->print()).out ==
          run({"solve", "-"}, board->print()).out);
  }
}

}  // namespace p2c
