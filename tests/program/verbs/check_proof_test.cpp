// The verbs check-proof and check-model.
#include <doctest/doctest.h>

#include <map>
#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"

namespace p2c::check_proof_test {
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
  const Finished step = files.check("3 0\n-3 0\n0\n");
  CHECK(step.code == 1);
  CHECK(step.err.empty());
  CHECK(step.out == "step 2 (" + files.dir.path("f.drat") +
                        ":2:1): '-3 0' does not follow by unit propagation (RUP) and is not RAT "
                        "on -3 (read as DRAT)\n");
  const Finished holds = files.check("3 0\n");
  CHECK(holds.code == 1);
  CHECK(holds.out ==
        "the proof ends without reaching the empty clause, though its step holds (read as DRAT)\n");
  CHECK(Json::parse(files.check("3 0\n", {"--json"}).out)["steps_hold"] == true);
  CHECK_FALSE(Json::parse(files.check("", {"--json"}).out).contains("steps_hold"));
  CHECK_FALSE(Json::parse(files.check("3 0\n-3 0\n", {"--json"}).out).contains("steps_hold"));
  const Finished unfinished = files.check("");
  CHECK(unfinished.code == 1);
  CHECK(unfinished.out == "the proof ends without reaching the empty clause (read as DRAT)\n");
  // Long proofs are checked backward.
  std::string steps;
  while (steps.size() <= 1'100'000) steps += "3 0\n";
  const Finished backward = files.check(steps);
  CHECK(backward.code == 1);
  CHECK(backward.out ==
        "the proof ends without reaching the empty clause; a forward check says whether its steps "
        "hold (read as DRAT)\n");
  CHECK(files.check(steps, {"--forward"}).out.find("steps hold") != std::string::npos);
}

TEST_CASE("check-proof: files that cannot be read, with exit code 3") {
  const Files files;
  const Finished proof = files.check("2 0\n4294967297 0\n");
  CHECK(proof.code == 3);
  CHECK(proof.out.empty());
  CHECK(proof.err == "puzzle2cnf: " + files.dir.path("f.drat") +
                         ":2:1: expected a literal or 0, got '4294967297' (read as DRAT)\n");
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
  CHECK(good["proof_format"] == "drat");
  CHECK(good["rat_steps"] == 0);
  const Finished finished = files.check("3 0\n-3 0\n", {"--json"});
  CHECK(finished.code == 1);
  const Json bad = Json::parse(finished.out);
  CHECK(bad["ok"] == false);
  CHECK(bad["step"] == 2);
  CHECK(bad["broken"].get<std::string>().find("'-3 0' does not follow") != std::string::npos);
  const Finished malformed = files.check("2 0\nx", {"--json"});
  CHECK(malformed.code == 3);
  CHECK(Json::parse(malformed.out)["place"] == files.dir.path("f.drat") + ":2:1");
}

TEST_CASE("check-proof --format, and what the content says") {
  const Files files;
  const std::string lrat = "5 2 0 1 2 0\n6 0 5 3 4 0\n";
  const std::string frat = "o 1 1 2 0\no 2 2 -1 0\na 5 2 0 l 1 2 0\na 6 0\nf 6 0\n";
  const std::map<std::string, std::string> proofs = {
      {"lrat", lrat}, {"frat", frat}, {"rup", "%RUPD32 2 4  \n2 0\n"}};
  for (const auto& one : proofs) {
    const std::string& format = one.first;
    const std::string& proof = one.second;
    CAPTURE(proof);
    const Json found = Json::parse(files.check(proof, {"--json"}).out);
    CHECK(found["ok"] == true);
    CHECK(found["proof_format"] == format);
    CHECK(files.check(proof, {"--format", format}).out == "verified\n");
  }
  CHECK(files.check("5 2 0 1 0\n").out ==
        "step 1 (" + files.dir.path("f.drat") +
            ":1:1): '2 0' does not follow: the hints end without a contradiction, and not all "
            "clauses with -2 are named (read as LRAT)\n");
  CHECK(files.check("3 0\n", {"--format", "rup"}).out.find("(RUP) (read as RUP)") !=
        std::string::npos);
  CHECK(files.check(lrat, {"--format", "drat"}).code == 1);
  CHECK(files.check(lrat, {"--format", "frat"}).code == 3);
  CHECK(files.check(lrat, {"--format", "sat"}).code == 2);
}

TEST_CASE("check-proof: hints of FRAT that do not hold are counted, though the step follows") {
  const Files files;
  const std::string named = "o 1 1 2 0\no 2 -1 2 0\no 3 1 -2 0\no 4 -1 -2 0\n";
  const std::string end = "a 6 0 l 5 3 4 0\n";
  const std::map<std::string, int> steps = {
      {"a 5 2 0 l 1 2 0\n", 0},                          // right
      {"a 5 2 0\n", 0},                                  // none
      {"a 5 2 0 l 1 0\n", 1},                            // too few
      {"a 5 2 0 l 9 1 2 0\n", 1},                        // absent
      {"a 5 2 0 l 5 1 2 0\n", 1},                        // itself
      {"a 5 2 0 l 4 1 2 0\n", 1},                        // neither unit nor false
      {"a 7 2 3 0\nd 7 2 3 0\na 5 2 0 l 7 1 2 0\n", 1},  // deleted
      {"a 7 9 0 l 0 a 5 2 0 l 1 2 0\n", 0},              // RAT without candidates needs no hints
      {"a 7 9 8 0\na 8 -9 -8 0 l -7 0 a 5 2 0 l 1 2 0\n", 0},  // RAT by its hint
      {"a 7 9 8 0\na 8 -9 -8 0 l -2 0 a 5 2 0 l 1 2 0\n", 1},  // RAT, but not by it
  };
  const auto with = [&](const std::string& step) { return named + step + end; };
  for (const auto& [step, wrong] : steps) {
    const auto& shown_step = step;
    CAPTURE(shown_step);
    const Finished finished = files.check(with(step));
    CHECK(finished.code == 0);
    CHECK(finished.out == "verified\n");
    CHECK((finished.err.find("warning: the hints of 1 of ") != std::string::npos) == (wrong == 1));
    CHECK(files.check(with(step), {"--quiet"}).err.empty());
    const Json report = Json::parse(files.check(with(step), {"--json", "-q"}).out);
    CHECK(report["wrong_hints"] == wrong);
    CHECK(report["hinted_steps"] >= wrong);
  }
  CHECK(files.check(named + "a 5 2 0 l 1 0\n").err ==
        "puzzle2cnf: warning: the hints of 1 of 1 step do not hold, first of step 5 (" +
            files.dir.path("f.drat") + ":5:1): these steps were checked without hints\n");
  CHECK_FALSE(Json::parse(files.check("2 0\n", {"--json"}).out).contains("wrong_hints"));
}

TEST_CASE("check-proof: binary FRAT, as cadical --frat writes it") {
  const Files files;
  const std::string named("o\1\2\4\0o\2\3\4\0o\3\2\5\0o\4\3\5\0", 20);
  const std::string steps("a\5\4\0l\2\4\0a\6\0l\12\6\10\0", 16);
  const Json report = Json::parse(files.check(named + steps, {"--json"}).out);
  CHECK(report["ok"] == true);
  CHECK(report["proof_format"] == "frat");
  CHECK(report["wrong_hints"] == 0);
  CHECK(report["hinted_steps"] == 1);  // the formula is refuted then
  CHECK(files.check(named + steps, {"--format", "frat"}).out == "verified\n");
  CHECK(files.check(named + steps.substr(0, 6)).code == 3);
  CHECK(files.check(named + std::string("a\5\6\0", 4)).code == 1);
}

TEST_CASE("check-proof: a file above 256 MB is refused by its size") {
  const Files files;
  const std::string large = files.dir.write("large.drat", "");
  std::filesystem::resize_file(large, 256'000'001);
  const Finished finished = run({"check-proof", files.cnf, large, "--time-limit", "0.5"});
  CHECK(finished.code == 3);
  CHECK(finished.err ==
        "puzzle2cnf: " + large + ": is larger than 256 MB, which needs --memory-limit\n");
}

TEST_CASE("check-proof --trim and --lrat write compressed files, too") {
  const Files files;
  for (const std::string ending : {".gz", ".bz2", ".xz", ".zst"}) {
    const std::string trim = files.dir.path("t.drat" + ending);
    const std::string lrat = files.dir.path("t.lrat" + ending);
    CHECK(files.check("-3 1 0\n2 0\n3 0\n", {"--trim", trim, "--lrat", lrat}).code == 0);
    for (const std::string& written : {trim, lrat}) {
      const Finished again = run({"check-proof", files.cnf, written});
      CHECK(again.out == "verified\n");
    }
  }
}

TEST_CASE("check-proof --trim and --lrat write what is needed") {
  const Files files;
  const std::string trim = files.dir.path("t.drat");
  const std::string lrat = files.dir.path("t.lrat");
  const Finished finished =
      files.check("-3 1 0\n2 0\n3 0\n", {"--trim", trim, "--lrat", lrat, "--json"});
  CHECK(finished.code == 0);
  const Json report = Json::parse(finished.out);
  CHECK(report["mode"] == "backward");
  CHECK(report["core_clauses"] == 4);
  CHECK(report["core_steps"] == 1);
  CHECK(read_file(trim) == "2 0\nd 1 2 0\nd -1 2 0\n0\n");
  CHECK(read_file(lrat) == "5 2 0 1 2 0\n5 d 1 2 0\n6 1 0 5 3 0\n7 0 6 5 4 0\n");
  CHECK(run({"check-proof", files.cnf, lrat}).out == "verified\n");
  CHECK(run({"check-proof", files.cnf, trim}).out == "verified\n");
  CHECK(files.check("2 0\n", {"--trim", trim}).code == 5);
  CHECK(files.check("2 0\n", {"--trim", trim, "--force"}).code == 0);
  CHECK(files.check("2 0\n", {"--trim", trim + "2", "--forward"}).code == 2);
  CHECK(files.check("5 2 0 1 2 0\n6 0 5 3 4 0\n", {"--trim", trim + "2"}).code == 2);
  CHECK(files.check("3 0\n-3 0\n", {"--trim", trim + "2"}).code == 1);
  CHECK(files.check("2 0\n", {"--lrat", "/dev/null"}).code == 5);
  CHECK(files.dir.names() == std::vector<std::string>{"f.cnf", "f.drat", "t.drat", "t.lrat"});
}

TEST_CASE("check-proof: large proofs backward, --forward from the first step") {
  const Files files;
  const std::string large = "3 0\n2 0\n" + std::string(1'000'000, '\n');
  const Json backward = Json::parse(files.check(large, {"--json"}).out);
  CHECK(backward["mode"] == "backward");
  CHECK(backward["core_steps"] == 1);
  const Json forward = Json::parse(files.check(large, {"--json", "--forward"}).out);
  CHECK(forward["mode"] == "forward");
  CHECK(forward["rat_steps"] == 1);
  CHECK_FALSE(forward.contains("core_steps"));
}

TEST_CASE("check-proof: a variable above 20 million, with exit code 4") {
  const Files files;
  const Finished finished = files.check("20000001 0\n");
  CHECK(finished.code == 4);
  CHECK(finished.err ==
        "puzzle2cnf: a proof is checked for at most 20000000 variables, got 20000001\n");
  const std::string large = files.dir.write("large.cnf", "p cnf 20000001 0\n");
  CHECK(run({"check-proof", large, files.dir.path("f.drat")}).code == 4);
}

TEST_CASE("check-proof ends at the time limit") {
  const Files files;
  std::string proof;
  for (int i = 0; i < 1'000'000; ++i) proof += "1 2 0\n";
  const Finished finished = files.check(proof, {"--time-limit", "0.01"});
  CHECK(finished.code == 4);
  CHECK(finished.err == "puzzle2cnf: the time limit was reached\n");
}

TEST_CASE("check-proof takes compressed files, also by their content") {
  const Files files;
  for (const char* packer : {"gzip", "bzip2", "xz", "zstd"}) {
    files.check("2 0\n0\n");
    const Finished packed = run_program(packer, {"-c", files.dir.path("f.drat")});
    REQUIRE(packed.code == 0);
    CHECK(files.check(packed.out).out == "verified\n");
    CHECK(run({"check-proof", files.cnf, "-"}, packed.out).out == "verified\n");
  }
  CHECK(files.check("PK\3\4 and more").err.find("f.drat: is a zip archive: unpack it first") !=
        std::string::npos);
  CHECK(files.check("BZh is no bzip2").code == 3);
  files.check("2 0\n0\n");
  REQUIRE(run_program("gzip", {files.dir.path("f.drat")}).code == 0);
  CHECK(run({"check-proof", files.cnf, files.dir.path("f.drat.gz")}).out == "verified\n");
}

TEST_CASE("check-model: a model, a broken clause, no model") {
  const TempDir dir;
  const std::string cnf = dir.write("f.cnf", "p cnf 3 3\n1 -2 0\n2 -2 0\n-1 -3 0\n");
  const auto check = [&](const std::string& output, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words = {"check-model", cnf, dir.write("out", output)};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  };
  CHECK(check("s SATISFIABLE\nv 1 2 -3 0\n").out == "ok\n");
  CHECK(check("s SATISFIABLE\nv 1 2 -3 0\n").code == 0);
  CHECK(check("SAT\n1 2 -3 0\n").out == "ok\n");
  const Finished broken = check("c x\nv 1 2\nv 3 0\ns SATISFIABLE\n");
  CHECK(broken.out == "clause 3 is broken: -1 -3 0\n");
  CHECK(broken.code == 1);
  CHECK(check("s SATISFIABLE\nv 1 -3 0\n").out == "clause 2 is broken: 2 -2 0\n");
  CHECK(check("s UNSATISFIABLE\n").out == "there is no model: s UNSATISFIABLE\n");
  CHECK(check("s UNSATISFIABLE\n").code == 1);
  CHECK(check("s UNKNOWN\n").code == 1);
  CHECK(check("s SATISFIABLE\nv 1 2 -3\n").code == 3);
  CHECK(check("hello\n").code == 3);
  const Json report = Json::parse(check("SAT\n1 2 3 0\n", {"--json"}).out);
  CHECK(report["ok"] == false);
  CHECK(report["clause"] == 3);
  CHECK(report["broken"] == "clause 3 is broken: -1 -3 0");
  CHECK(report["clauses"] == 3);
  const std::string lies = dir.write("lies.cnf", "p cnf 3 3\n1 -2 0\n-1 -3 0\n");
  for (const char* output : {"s SATISFIABLE\nv 1 2 3 0\n", "s UNSATISFIABLE\n"}) {
    CHECK(run({"check-model", lies, dir.write("m", output)}).code == 3);
  }
}

}  // namespace p2c::check_proof_test
