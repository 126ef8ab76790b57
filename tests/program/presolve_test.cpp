// --presolve: what the solver gets, and that the answers stay the same.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

Json report_of(const std::vector<std::string>& words) {
  const Finished finished = run(words);
  CHECK(finished.code == 0);
  return Json::parse(finished.out);
}

}  // namespace

TEST_CASE("presolve: off gives the solver the whole formula, on a smaller one") {
  for (const std::string name : {"nonogram-12x12", "kenken-4x4", "hashi-7x7"}) {
    CAPTURE(name);
    const std::string file = data_file(name + ".txt");
    const Json written =
        report_of({"encode", file, "--connectivity", "layers", "--count-only", "--json"});
    for (const char* verb : {"solve", "unique", "count", "enumerate"}) {
      CAPTURE(verb);
      const std::vector<std::string> words = {verb, file, "--connectivity", "layers", "--json"};
      const auto with = [&](const char* when) {
        std::vector<std::string> more = words;
        more.insert(more.end(), {"--presolve", when});
        return report_of(more);
      };
      CHECK(with("off")["variables"] == written["variables"]);
      CHECK(with("off")["clauses"] == written["clauses"]);
      CHECK(with("on")["clauses"] < written["clauses"]);
      CHECK(with("on")["clauses"] == report_of(words)["clauses"]);
    }
  }
}

TEST_CASE("presolve: the answers are the same without it") {
  for (const std::string name : {"nonogram-12x12", "kenken-4x4", "hashi-7x7", "heyawake-6x6"}) {
    CAPTURE(name);
    const std::string file = data_file(name + ".txt");
    for (const char* verb : {"solve", "unique", "count", "enumerate"}) {
      const Finished off = run({verb, file, "--presolve", "off"});
      CHECK(off.code == 0);
      CHECK(off.out == run({verb, file}).out);
    }
  }
}

TEST_CASE("presolve: an unknown word, a formula for another solver, and verbs without a search") {
  const std::string file = data_file("hashi-7x7.txt");
  const auto refused = [&](const std::vector<std::string>& words, const char* message) {
    const Finished finished = run(words);
    CHECK(finished.code == 2);
    CHECK(finished.out.empty());
    CHECK(finished.err.find(message) != std::string::npos);
  };
  refused({"count", file, "--presolve", "never"},
          "expected 'on' or 'off' for --presolve, got 'never'");
  refused({"solve", file, "--presolve", "on", "--solver", "minisat"},
          "--presolve cannot be combined with --solver");
  refused({"solve", file, "--presolve", "off", "--format", "sat"},
          "--presolve cannot be combined with --format sat");
  CHECK(run({"solve", file, "--presolve", "off", "--format", "text"}).code == 0);
  refused({"encode", file, "--presolve", "off"}, "unrecognised option '--presolve'");
}

}  // namespace p2c
