// Every verb's JSON says which version of it this is.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"

namespace p2c {

using Json = nlohmann::json;

TEST_CASE("each report has the version of the format and of the program") {
  const TempDir dir;
  const std::string puzzle = data_file("kenken-4x4.txt");
  const std::string answer = data_file("kenken-4x4.answer");
  const std::string image = dir.write("image", "P1 2 2\n0110\n");
  const std::string cnf = dir.write("f.cnf", "p cnf 1 2\n1 0\n-1 0\n");
  const std::string proof = dir.write("f.drat", "0\n");
  const std::string model =
      dir.write("model", run({"solve", "--format", "sat", "--connectivity", "layers", puzzle}).out);
  const std::vector<std::vector<std::string>> commands = {
      {"encode", "-o", dir.path("out.cnf"), puzzle},
      {"explain-clause", puzzle, "1"},
      {"hint", puzzle},
      {"explain", puzzle},
      {"solve", puzzle},
      {"unique", puzzle},
      {"count", puzzle},
      {"enumerate", puzzle},
      {"decode", puzzle, model},
      {"verify", puzzle, answer},
      {"check-proof", cnf, proof},
      {"check-model", dir.write("g.cnf", "p cnf 1 1\n1 0\n"), dir.write("out", "SAT\n1 0\n")},
      {"picture", image},
      {"rules", "kurodoko"},
      {"puzzles"},
      {"formats"},
  };
  for (std::vector<std::string> command : commands) {
    CAPTURE(command[0]);
    command.emplace_back("--json");
    const Finished finished = run(command);
    CHECK(finished.code == 0);
    const Json report = Json::parse(finished.out);
    CHECK(report["format"] == 1);
    CHECK(report["version"].is_string());
  }
}

}  // namespace p2c
