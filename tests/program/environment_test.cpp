// The environment: CaDiCaL's variables count for nothing, ours is written where a solver is named.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "tests/paths.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

using Variables = std::vector<std::pair<std::string, std::string>>;

Finished run_with(const Variables& variables, const std::vector<std::string>& words) {
  for (const auto& [name, value] : variables) setenv(name.c_str(), value.c_str(), 1);
  const Finished finished = run(words);
  for (const auto& [name, value] : variables) unsetenv(name.c_str());
  return finished;
}

const Variables kSearch = {{"CADICAL_ELIM", "0"},        {"CADICAL_PROBE", "0"},
                           {"CADICAL_RESTARTINT", "99"}, {"CADICAL_CHECKFROZEN", "1"},
                           {"CADICAL_CHECK", "1"},       {"CADICAL_VERBOSE", "3"},
                           {"CADICAL_QUIET", "0"},       {"CADICAL_RANDEC", "1"},
                           {"CADICAL_SHRINK", "0"},      {"CADICAL_BUMPREASON", "0"}};

const std::vector<std::vector<std::string>> kCommands = {
    {"generate", "nurikabe", "--rows", "7", "--cols", "7", "--seed", "3"},
    {"generate", "nonogram", "--rows", "8", "--cols", "8", "--count", "2"},
    {"generate", "lits", "--rows", "6", "--cols", "6"},
    {"enumerate", "--limit", "20", data_file("hashi-7x7.txt")},
};

}  // namespace

TEST_CASE("environment: CaDiCaL's variables change no byte, and end nothing") {
  for (const std::vector<std::string>& words : kCommands) {
    const Finished plain = run(words);
    const Finished other = run_with(kSearch, words);
    REQUIRE(plain.code == 0);
    CHECK(other.code == plain.code);
    CHECK(other.out == plain.out);
    CHECK(other.err == plain.err);
  }
}

TEST_CASE("environment: no record of CaDiCaL's calls is written") {
  const TempDir dir;
  for (const char* name : {"CADICAL_API_TRACE", "CADICALAPITRACE", "CADICAL_LIDRUP_TRACE"}) {
    const Finished finished = run_with({{name, dir.path("calls")}}, kCommands[0]);
    CHECK(finished.code == 0);
    CHECK(dir.names().empty());
  }
}

TEST_CASE("environment: PUZZLE2CNF_CADICAL is in the head of a generated puzzle and in JSON") {
  const Variables elim = {{"PUZZLE2CNF_CADICAL", "elim=0,probe=0"}};
  const std::string named = " (elim=0 probe=0)";
  CHECK(run_with(elim, kCommands[0]).out.find(named + ": ") != std::string::npos);
  CHECK(run_with(elim, {"--version"}).out.find(named + "\n") != std::string::npos);
  const std::vector<std::string> unique = {"unique", "--json", data_file("hashi-7x7.txt")};
  CHECK(run_with(elim, unique).out.find(named + "\"") != std::string::npos);
  CHECK(run(unique).out.find("elim") == std::string::npos);
}

TEST_CASE("environment: PUZZLE2CNF_CADICAL is in the header of a batch, and kept apart") {
  const TempDir dir;
  const std::string rows = dir.path("rows.jsonl");
  const std::vector<std::string> batch = {
      "batch", data_file("hashi-7x7.txt"), "--do", "unique", "-o", rows};
  CHECK(run_with({{"PUZZLE2CNF_CADICAL", "elim=0"}}, batch).code == 0);
  CHECK(read_file(rows).find("\"cadical\":\"elim=0\"") != std::string::npos);
  std::vector<std::string> again = batch;
  again.push_back("--resume");
  CHECK(run_with({{"PUZZLE2CNF_CADICAL", "elim=0"}}, again).code == 0);
  CHECK(run(again).code == 3);  // rows of another batch
}

TEST_CASE("environment: an option that CaDiCaL does not have, or that is none of the search") {
  for (const char* wrong : {"nonsense=1", "elim", "checkfrozen=1", "elim=2"}) {
    const Finished finished = run_with({{"PUZZLE2CNF_CADICAL", wrong}}, kCommands[0]);
    CHECK(finished.code == 2);
    CHECK(finished.err.find("PUZZLE2CNF_CADICAL: expected OPTION=VALUE") != std::string::npos);
    CHECK(finished.out.empty());
  }
}

}  // namespace p2c
