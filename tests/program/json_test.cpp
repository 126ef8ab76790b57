// --json: one document on stdout and nothing else there, errors included.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/program/run_program.hpp"
#include "tests/solver_glue/hard_board.hpp"

namespace p2c {
namespace {

using Json = nlohmann::json;

constexpr const char* kTwoAnswers = "nonogram\n2 2\n1\n1\n1\n1\n";
constexpr const char* kNoAnswer = "nonogram\n1 1\n0\n1\n";
constexpr const char* kOneAnswer = "nonogram\n1 2\n1\n0\n1\n";

// One line of JSON on stdout.
Json document_of(const Finished& finished, int code) {
  CAPTURE(finished.out);
  CHECK(finished.code == code);
  CHECK(finished.out.find('\n') == finished.out.size() - 1);
  return Json::parse(finished.out);
}

void check_error(const Finished& finished, int code, std::string_view message) {
  const Json error = document_of(finished, code);
  CHECK(finished.err.empty());
  CHECK(error["format"] == 1);
  CHECK(error["error"].get<std::string>().find(message) != std::string::npos);
  CHECK_FALSE(error.contains("solution"));
  CHECK_FALSE(error.contains("status"));
}

}  // namespace

TEST_CASE("json: errors are documents") {
  const TempDir dir;
  const std::string one = dir.write("one.txt", kOneAnswer);
  const std::string wrong = dir.write("wrong", "s SATISFIABLE\nv -1 2 0\n");
  check_error(run({"solve", "--json"}), 2, "got 0 inputs");
  check_error(run({"solve", "--json", "--frobnicate", one}), 2, "'--frobnicate'");
  check_error(run({"encode", "--json", one}), 2, "-o FILE");
  check_error(run({"solve", "--json", dir.path("missing")}), 3, "cannot be read");
  check_error(run({"solve", "--json", one, "-o", wrong}), 5, "--force");
  check_error(run({"solve", "--json", one, "-o", "/dev/full"}), 5, "cannot be written");
  check_error(run({"decode", "--json", one, wrong}), 5, "the model is wrong: column 1 has");
}

TEST_CASE("json: an error in a file names its place") {
  const Finished finished = run({"solve", "--json", "-"}, "kenken\n1 1\nx\n1\n");
  check_error(finished, 3, "expected ");
  CHECK(Json::parse(finished.out)["place"] == "<stdin>:3:1");
  const std::string missing = "/none/such";
  const Finished not_there = run({"solve", "--json", missing});
  CHECK(Json::parse(not_there.out)["place"] == missing);
}

TEST_CASE("json: no solution") {
  const Json solved = document_of(run({"solve", "--json", "-"}, kNoAnswer), 1);
  CHECK(solved["status"] == "UNSATISFIABLE");
  CHECK(solved["proven"] == "unchecked");
  CHECK_FALSE(solved.contains("solution"));
  const Json unique = document_of(run({"unique", "--json", "-"}, kNoAnswer), 1);
  CHECK(unique["status"] == "UNSATISFIABLE");
  CHECK(unique["unique"] == false);
  CHECK_FALSE(unique.contains("second"));
}

TEST_CASE("json: that there are no more answers, or that all agree, is the solver's word") {
  const auto proven = [](const std::vector<std::string>& words) {
    std::vector<std::string> all = words;
    all.insert(all.end(), {"--json", "-"});
    return document_of(run(all, kTwoAnswers), 0)["proven"].get<std::string>();
  };
  CHECK(proven({"solve"}) == "verified");
  CHECK(proven({"solve", "--forced"}) == "unchecked");
  CHECK(proven({"count"}) == "unchecked");
  CHECK(proven({"enumerate"}) == "unchecked");
  CHECK(proven({"enumerate", "--limit", "1"}) == "verified");
}

TEST_CASE("json: several answers") {
  const Json report = document_of(run({"unique", "--json", "-"}, kTwoAnswers), 1);
  CHECK(report["status"] == "SATISFIABLE");
  CHECK(report["unique"] == false);
  CHECK(report["proven"] == "verified");
  CHECK(report["differs"] == Json{"r1c1", "r1c2", "r2c1", "r2c2"});
  const Json a = {{"grid", {"#.", ".#"}}};
  const Json b = {{"grid", {".#", "#."}}};
  CHECK(((report["solution"] == a && report["second"] == b) ||
         (report["solution"] == b && report["second"] == a)));
}

TEST_CASE("json: several inputs make one list") {
  const TempDir dir;
  const std::string one = dir.write("one.txt", kOneAnswer);
  const std::string none = dir.write("none.txt", kNoAnswer);
  const std::string bad = dir.write("bad.txt", "crossword\n");
  const Json reports = document_of(run({"solve", "--json", one, bad, none}), 3);
  REQUIRE(reports.size() == 3);
  CHECK(reports[0]["status"] == "SATISFIABLE");
  CHECK(reports[1]["place"] == bad + ":1:1");
  CHECK(reports[2]["status"] == "UNSATISFIABLE");
}

TEST_CASE("json: verify and decode") {
  const TempDir dir;
  const std::string one = dir.write("one.txt", kOneAnswer);
  const Json broken =
      document_of(run({"verify", "--json", one, "-"}, "answer nonogram\n1 2\n- x\n"), 1);
  CHECK(broken["ok"] == false);
  CHECK(broken["broken"] == "column 1 has the blocks 0, but its clue is 1");
  const Json decoded =
      document_of(run({"decode", "--json", "-q", one, "-"}, "s SATISFIABLE\nv 1 -2 0\n"), 0);
  CHECK(decoded["solution"] == Json{{"grid", {"#."}}});
  CHECK(decoded["proven"] == "verified");
  const Json unknown = document_of(run({"decode", "--json", "-q", one, "-"}, "s UNKNOWN\n"), 4);
  CHECK(unknown["status"] == "UNKNOWN");
  CHECK(unknown["proven"] == "unchecked");
}

TEST_CASE("json: a reached limit is UNKNOWN") {
  const std::vector<std::string> limit = {"--json", "--conflict-limit", "100", "-"};
  for (const char* verb : {"solve", "unique"}) {
    CAPTURE(verb);
    std::vector<std::string> arguments = limit;
    arguments.insert(arguments.begin(), verb);
    const Json report = document_of(run(arguments, hard_board_text()), 4);
    CHECK(report["status"] == "UNKNOWN");
    CHECK_FALSE(report.contains("solution"));
    if (report.contains("unique")) CHECK(report["unique"].is_null());
  }
}

}  // namespace p2c
