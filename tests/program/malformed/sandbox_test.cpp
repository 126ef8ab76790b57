// --sandbox: what a stranger's input can make the command do.
#include <doctest/doctest.h>

#include "tests/paths.hpp"
#include "tests/program/open_board.hpp"
#include "tests/program/run_program.hpp"

namespace p2c {
namespace {

void check_error(const Finished& finished, int code, const std::string& message) {
  CAPTURE(finished.err);
  CHECK(finished.code == code);
  CHECK(finished.out.empty());
  CHECK(finished.err.find(message) != std::string::npos);
}

}  // namespace

TEST_CASE("sandbox: no programs, no files that another file names, no folders") {
  const TempDir dir;
  const std::string secret = dir.write("secret", "a word that nobody is to see\n");
  const std::string manifest = dir.write("manifest", secret + "\n");
  const std::string puzzle = data_file("kenken-4x4.txt");
  const char* const not_with = " cannot be combined with --sandbox";
  for (const char* const verb : {"solve", "unique", "count", "verify"}) {
    CAPTURE(verb);
    check_error(run({verb, "--sandbox", "--manifest", manifest}), 2,
                std::string("--manifest") + not_with);
  }
  for (const char* const verb :
       {"solve", "unique", "count", "verify", "encode", "show", "explain"}) {
    CAPTURE(verb);
    const Finished folder = run({verb, "--sandbox", dir.path("")});
    CHECK(folder.code == 3);
    CHECK(folder.err.find("expected a file, got a folder, which --sandbox does not read") !=
          std::string::npos);
    CHECK(folder.err.find("nobody is to see") == std::string::npos);
  }
  for (const char* const verb : {"solve", "unique"}) {
    check_error(run({verb, "--sandbox", "--solver", "touch " + dir.path("started"), puzzle}), 2,
                std::string("--solver") + not_with);
  }
  check_error(run({"batch", "--sandbox", "--do", "solve", "-o", dir.path("rows"), puzzle}), 2,
              "'batch'" + std::string(not_with) + ": it starts processes");
  check_error(run({"family", "--sandbox", "-o", dir.path("family"), puzzle}), 2,
              "'family'" + std::string(not_with) + ": it reads and writes folders");
  CHECK(dir.names() == std::vector<std::string>{"manifest", "secret"});
}

TEST_CASE("sandbox: limits of cells and output, unless others are asked for") {
  const std::string wide = "nonogram\n1 250001\n";
  check_error(run({"solve", "--sandbox", "-"}, wide), 3,
              "expected a board of at most 250000 cells, got 1 x 250001");
  check_error(run({"solve", "--sandbox", "--max-cells", "10", "-"}, "nonogram\n2 6\n"), 3,
              "at most 10 cells");
  check_error(run({"convert", "--sandbox", "--to", "json", "-"}, wide), 3, "at most 250000 cells");
  const TempDir likes;
  check_error(run({"generate", "--sandbox", "--like", likes.write("wide", wide)}), 3,
              "at most 250000 cells");
  CHECK(run({"show", "--sandbox", "-"}, open_board(60)).code == 0);
  const TempDir dir;
  check_error(
      run({"encode", "--sandbox", "--time-limit=1000", "-o", dir.path("cnf"), "-"}, open_board(50)),
      4, "the output is above the limit of 100 MB");
  CHECK(dir.names().empty());
}

TEST_CASE("sandbox: time and memory have limits, which others may replace") {
  check_error(
      run({"encode", "--sandbox", "--time-limit", "0.1", "-o", "/dev/null", "-"}, open_board(150)),
      4, "the time limit was reached");
  // Above the limit also with what the sanitizers take.
  check_error(run({"solve", "--sandbox", "--memory-limit=300", "--max-cells=9000000", "-"},
                  "nonogram\n3000 3000\n"),
              4, "above the limit of 300 MB");
  CHECK(run({"solve", "--sandbox", data_file("kenken-4x4.txt")}).code == 0);
}

TEST_CASE("sandbox: several puzzles in two threads, and a file that is there") {
  const TempDir dir;
  const std::string puzzle = data_file("kenken-4x4.txt");
  const std::string out = dir.write("out", "old\n");
  const std::vector<std::string> words = {"solve", "-q", "--sandbox", "--threads", "2",
                                          "-o",    out,  puzzle,      puzzle};
  CHECK(run(words).code == 5);
  CHECK(read_file(out) == "old\n");
  std::vector<std::string> forced = words;
  forced.emplace_back("--force");
  CHECK(run(forced).code == 0);
  CHECK(read_file(out) == run({"solve", "-q", puzzle, puzzle}).out);
}

TEST_CASE("sandbox: without it nothing has changed") {
  const TempDir dir;
  dir.write("puzzle", read_file(data_file("kenken-4x4.txt")));
  CHECK(run({"solve", dir.path("")}).code == 0);
}

}  // namespace p2c
