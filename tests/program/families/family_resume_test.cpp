// A family that was interrupted, and goes on: the runs that had ended stay.
#include <doctest/doctest.h>

#include "instances/families/solver_runs.hpp"
#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

constexpr const char* kRows = "out.rows.part";

Finished resume(const TempDir& dir, const Names& more = {}) {
  Names words = {"family", dir.path("spec.txt"), "-o", dir.path("out"), "--resume"};
  words.insert(words.end(), more.begin(), more.end());
  return run(words);
}

std::ptrdiff_t lines_of(const std::string& text) {
  return std::count(text.begin(), text.end(), '\n');
}

// How many runs had ended when the stop came at this poll.
std::ptrdiff_t interrupt(const TempDir& dir, const std::string& spec, long poll) {
  const StoppedRun run = run_stopped({"TERM", poll}, {"family", dir.write("spec.txt", spec), "-o",
                                                      dir.path("out"), "--threads", "1"});
  REQUIRE(run.polls == poll);
  REQUIRE(run.finished.code == 143);
  for (const std::string& name : dir.names()) CHECK((name == kRows || name == "spec.txt"));
  if (!fs::exists(dir.path(kRows))) return 0;
  const std::string rows = read_file(dir.path(kRows));
  CHECK(rows.ends_with("}\n"));
  return lines_of(rows) - 1;
}

// The rows of an interrupted family that has some, and not all.
std::string some_rows(const TempDir& dir) {
  const std::string spec = dir.write("spec.txt", kQuickSpec);
  const long polls = polls_of({"family", spec, "-o", dir.path("out"), "--threads", "1"});
  fs::remove_all(dir.path("out"));
  for (long poll = polls / 2; poll < polls; poll += polls / 20) {
    const std::ptrdiff_t rows = interrupt(dir, kQuickSpec, poll);
    if (rows >= 2 && rows <= 9) return read_file(dir.path(kRows));
    fs::remove(dir.path(kRows));
  }
  FAIL("no stop came between two rows");
  return "";
}

}  // namespace

TEST_CASE("family: interrupted anywhere and resumed, it is the family of one run") {
  const TempDir whole;
  REQUIRE(make(whole, kQuickSpec, "out").code == 0);
  const auto files = files_of(whole.path("out"));
  const long polls =
      polls_of({"family", whole.path("spec.txt"), "-o", whole.path("again"), "--threads", "1"});
  std::ptrdiff_t most = 0;
  std::ptrdiff_t fewest = 11;
  for (long i = 0; i < 6; ++i) {
    const TempDir dir;
    const std::ptrdiff_t rows = interrupt(dir, kQuickSpec, 1 + i * (polls - 2) / 6);
    most = std::max(most, rows);
    fewest = std::min(fewest, rows);
    const Finished finished = resume(dir);
    CHECK(finished.code == 0);
    CHECK(finished.err.empty());
    CHECK(files_of(dir.path("out")) == files);
    CHECK(dir.names() == Names{"out", "spec.txt"});
  }
  CHECK(fewest == 0);
  CHECK(most > 5);
}

TEST_CASE("family: rows that are there are not made again, a torn one is cut off") {
  const TempDir dir;
  const std::string rows = some_rows(dir);
  // No run says this: only a row that stays brings it into the index.
  const std::string marked = replaced(rows, "model,,,cadical", "model,9.87,65,cadical");
  dir.write(kRows, marked + "{\"line\":2,\"se");
  CHECK(resume(dir).code == 0);
  const std::string index = read_file(dir.path("out/index.csv"));
  CHECK(index.find("model,9.87,65,cadical") != std::string::npos);
  CHECK(lines_of(index) > 11);
  CHECK(run({"family", "--check", dir.path("out")}).code == 0);
}

TEST_CASE("family: runs of an instance that is not done stay, too") {
  const TempDir dir;
  const std::string calls = dir.path("calls");
  // The third of its runs has a wrong model, which ends the family.
  const std::string solver =
      dir.write("solver", "#!/bin/sh\necho >>" + calls + "\n[ $(wc -l <" + calls +
                              ") -ne 3 ] || { printf 's SATISFIABLE\\nv 0\\n'; exit 10; }\n" +
                              "echo 's UNSATISFIABLE'\nexit 20\n");
  fs::permissions(solver, fs::perms::owner_all);
  const std::string spec =
      "family f\nsolver one " + solver + "\nrun one seconds 50 shuffles 4\nheyawake room 3 3 5\n";
  REQUIRE(make(dir, spec, "out", {"--threads", "1"}).code == 5);
  CHECK(lines_of(read_file(dir.path(kRows))) == 3);
  CHECK(resume(dir).code == 0);
  CHECK(lines_of(read_file(calls)) == 5);
  const auto runs = read_runs(read_file(dir.path("out/runs.csv")), "runs.csv");
  REQUIRE(runs.size() == 4);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    CHECK(runs[i].second.shuffle == std::to_string(i + 1));
    CHECK(runs[i].second.status == "unsatisfiable");
  }
}

TEST_CASE("family: rows are refused without --resume, and of another family") {
  const TempDir dir;
  const std::string rows = some_rows(dir);
  const auto refused = [&](const Finished& finished, int code, const std::string& message) {
    CHECK(finished.code == code);
    CHECK(finished.err == "puzzle2cnf: " + dir.path(kRows) + message + "\n");
    CHECK(dir.names() == Names{kRows, "spec.txt"});
  };
  refused(run({"family", dir.path("spec.txt"), "-o", dir.path("out")}), 5,
          ": already exists, of a family that has not ended; use --resume to go on with it, or "
          "remove it to begin again");
  refused(resume(dir, {"--solver", "minisat"}), 3,
          ":1:1: these are rows of another family: \"solver\" is missing there and \"minisat\" "
          "here");
  dir.write(kRows, rows + "{\"line\":77,\"seed\":1}\n");
  refused(resume(dir), 3,
          ":" + std::to_string(lines_of(rows) + 1) +
              ":1: expected a line of the spec with instances, got 77");
  dir.write(kRows, "{\"batch\":1}\n");
  CHECK(resume(dir).code == 3);
  dir.write(kRows, "my notes");
  CHECK(resume(dir).code == 3);
  CHECK(read_file(dir.path(kRows)) == "my notes");
  CHECK(run({"family", "--check", dir.path("out"), "--resume"}).code == 2);
}

}  // namespace p2c
