// The verb check-proof.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

constexpr const char* kCnf = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

struct Files {
  TempDir dir;
  std::string cnf = dir.write("f.cnf", kCnf);

  Finished check(const std::string& proof, const std::vector<std::string>& options = {}) const {
    std::vector<std::string> words = {"check-proof", cnf, dir.write("f.drat", proof)};
    words.insert(words.end(), options.begin(), options.end());
    return run(words);
  }
};

}  // namespace

TEST_CASE("check-proof: a right proof, text or binary") {
  const Files files;
  for (const std::string& proof : {std::string("2 0\n0\n"), std::string("a\4\0a\0", 5)}) {
    const Finished finished = files.check(proof);
    CHECK(finished.code == 0);
    CHECK(finished.out == "verified\n");
    CHECK(finished.err.empty());
  }
}

TEST_CASE("check-proof: the first bad step, with exit code 1") {
  const Files files;
  const Finished bad = files.check("1 0\nd 1 2 0\n0\n");
  CHECK(bad.code == 0);  // 1 follows, then 2 and not 2
  const Finished step = files.check("d 1 2 0\n2 0\n0\n");
  CHECK(step.code == 1);
  CHECK(step.err.empty());
  CHECK(step.out == "step 2 (" + files.dir.path("f.drat") +
                        ":2:1): '2 0' does not follow by unit propagation (RUP); steps of other "
                        "kinds (RAT) are not supported\n");
  const Finished unfinished = files.check("");
  CHECK(unfinished.code == 1);
  CHECK(unfinished.out == "the proof ends without reaching the empty clause\n");
}

TEST_CASE("check-proof: files that cannot be read, with exit code 3") {
  const Files files;
  const Finished proof = files.check("2 0\n4294967297 0\n");
  CHECK(proof.code == 3);
  CHECK(proof.out.empty());
  CHECK(proof.err == "puzzle2cnf: " + files.dir.path("f.drat") +
                         ":2:1: expected a literal or 0, got '4294967297'\n");
  const std::string lies = files.dir.write("lies.cnf", "p cnf 2 5\n1 0\n");
  const Finished cnf = run({"check-proof", lies, files.dir.path("f.drat")});
  CHECK(cnf.code == 3);
  CHECK(cnf.err == "puzzle2cnf: " + lies + ":2:3: expected 5 clauses, got 1\n");
  CHECK(run({"check-proof", files.cnf, files.dir.path("none")}).code == 3);
  CHECK(run({"check-proof", files.cnf}).code == 2);
}

TEST_CASE("check-proof --json") {
  const Files files;
  const Json good = Json::parse(files.check("2 0\n0\n", {"--json"}).out);
  CHECK(good["ok"] == true);
  CHECK(good["steps"] == 2);
  CHECK(good["refuted_after"] == 1);
  CHECK(good["variables"] == 2);
  CHECK(good["clauses"] == 4);
  const Finished finished = files.check("d 2 1 0\n2 0\n", {"--json"});
  CHECK(finished.code == 1);
  const Json bad = Json::parse(finished.out);
  CHECK(bad["ok"] == false);
  CHECK(bad["step"] == 2);
  CHECK(bad["broken"].get<std::string>().find("'2 0' does not follow") != std::string::npos);
  const Finished malformed = files.check("2 0\nx", {"--json"});
  CHECK(malformed.code == 3);
  CHECK(Json::parse(malformed.out)["place"] == files.dir.path("f.drat") + ":2:1");
}

TEST_CASE("check-proof ends at the time limit") {
  const Files files;
  std::string proof;
  for (int i = 0; i < 1'000'000; ++i) proof += "1 2 0\n";
  const Finished finished = files.check(proof, {"--time-limit", "0.01"});
  CHECK(finished.code == 4);
  CHECK(finished.err == "puzzle2cnf: the time limit was reached\n");
}

TEST_CASE("check-proof takes compressed files") {
  const Files files;
  files.check("2 0\n0\n");
  REQUIRE(run_program("gzip", {files.dir.path("f.drat")}).code == 0);
  CHECK(run({"check-proof", files.cnf, files.dir.path("f.drat.gz")}).out == "verified\n");
}

}  // namespace p2c
