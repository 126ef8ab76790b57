// The directory of a family: whole or not there, also where the run ends early; rows may be left.
#include <doctest/doctest.h>

#include <csignal>

#include "tests/program/stops/stopped_run.hpp"
#include "tests/program/verbs/made_family.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEndless =
    "family endless\n"
    "puzzle kenken 4 4 seeds 1-40 variant puzzle\n"
    "measure cadical-seconds 100000\n"
    "puzzle heyawake 30 30 variant room clues 299\n";

// A poll while kEndless is at its last instance.
constexpr long kBusy = 20'000;

}  // namespace

TEST_CASE("family: a directory must be new or empty") {
  const TempDir dir;
  fs::create_directory(dir.path("empty"));
  CHECK(make(dir, kQuickSpec, "empty/").code == 0);
  const auto files = files_of(dir.path("empty"));
  CHECK(files.contains("index.csv"));
  const Finished again = make(dir, kQuickSpec, "empty");
  CHECK(again.code == 5);
  CHECK(again.err == "puzzle2cnf: " + dir.path("empty") +
                         ": already exists; expected a new or an empty directory\n");
  CHECK(files_of(dir.path("empty")) == files);
  CHECK(make(dir, kQuickSpec, "spec.txt").code == 5);
  CHECK(make(dir, kQuickSpec, "no/such").code == 5);
  fs::create_directory_symlink("empty", dir.path("link"));
  CHECK(make(dir, kQuickSpec, "link").code == 5);
  CHECK(dir.names() == Names{"empty", "link", "spec.txt"});
}

TEST_CASE("family: a bad spec is refused before anything is made") {
  const TempDir dir;
  const Finished bad = make(dir, "family x\npuzzle kenken 4 4 seeds 1 variant puzle\n", "out");
  CHECK(bad.code == 3);
  CHECK(bad.err ==
        "puzzle2cnf: " + dir.path("spec.txt") +
            ":2:35: expected 'puzzle', 'blocked', 'clue' or 'room', got 'puzle'; did you "
            "mean 'puzzle'?\n");
  CHECK(make(dir, "family x\npuzzle kenken 4 5 seeds 1 variant puzzle\n", "out").code == 3);
  CHECK(dir.names() == Names{"spec.txt"});
  CHECK(run({"family", dir.path("spec.txt")}).code == 2);  // no -o
  CHECK(run({"family", "--check", dir.path(""), "-o", dir.path("out")}).code == 2);
  CHECK(make(dir, kQuickSpec, "out", {"--solver", "'"}).code == 2);
  CHECK(dir.names() == Names{"spec.txt"});
}

TEST_CASE("family: a full disk leaves nothing") {
  const TempDir dir;
  const std::string spec = dir.write("spec.txt", kQuickSpec);
  const Finished full =
      run_program("sh", {"-c", "trap '' XFSZ; ulimit -f 1; \"$0\" family \"$1\" -o \"$2\"",
                         kProgram, spec, dir.path("out")});
  CHECK(full.code == 5);
  CHECK(full.err.starts_with("puzzle2cnf: " + dir.path("out")));  // the row or its files
  CHECK(full.err.ends_with(": cannot be written: File too large\n"));
  CHECK(std::filesystem::file_size(dir.path("out.rows.part")) <= 1024);
  CHECK(dir.names() == Names{"out.rows.part", "spec.txt"});
}

TEST_CASE("family: a signal leaves nothing of many files but rows") {
  for (const auto& [signal, code] : {std::pair("INT", 130), std::pair("TERM", 143)}) {
    for (const long poll : {1L, 100L, 1000L, kBusy}) {
      CAPTURE(poll);
      const TempDir specs;
      const TempDir dir;
      const StoppedRun run = run_stopped(
          {signal, poll}, {"family", specs.write("spec.txt", kEndless), "-o", dir.path("out")});
      CHECK(run.polls == poll);
      CHECK(run.finished.code == code);
      CHECK(run.finished.out.empty());
      CHECK(run.finished.err == "puzzle2cnf: interrupted\n");
      for (const std::string& name : dir.names()) CHECK(name == "out.rows.part");
      CHECK(dir.names().empty() == (poll == 1));
    }
  }
}

TEST_CASE("family: one puzzle at a time under --memory-limit") {
  const auto tasks_with = [](const char* threads) {
    const TempDir specs;
    const TempDir dir;
    std::ptrdiff_t count = 0;
    const auto look = [&](const Child& child) {
      wait_for_halt(child);
      const fs::directory_iterator tasks("/proc/" + std::to_string(child.pid()) + "/task");
      count = std::distance(begin(tasks), end(tasks));
      REQUIRE(kill(child.pid(), SIGTERM) == 0);
      REQUIRE(kill(child.pid(), SIGCONT) == 0);
    };
    const StoppedRun run =
        run_stopped({"STOP", kBusy},
                    {"family", specs.write("spec.txt", kEndless), "-o", dir.path("out"),
                     "--memory-limit", "2000", "--threads", threads},
                    {}, look);
    CHECK(run.finished.code == 128 + SIGTERM);
    return count;
  };
  CHECK(tasks_with("4") == tasks_with("1"));
}

}  // namespace p2c
