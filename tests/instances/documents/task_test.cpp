// Task strings of the puzzle-*.com sites.
#include "instances/documents/task.hpp"

#include <doctest/doctest.h>

#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

// Our text on one line; or the error.
std::string board(const std::string& text, const TaskFacts& facts = {},
                  const std::string& from = "task") {
  ReadOptions options{from};
  options.task = facts;
  std::string lines = read_as_text(text, options);
  for (char& c : lines) {
    if (c == '\n') c = '|';
  }
  return lines;
}

TEST_CASE("task: cells with numbers, and letters for empty ones") {
  const std::string nurikabe = "nurikabe|3 3|- 2 -|- - -|1 - 13|";
  CHECK(board("a2d1a13\n", {"nurikabe"}) == nurikabe);
  CHECK(board("a2d1a13\n", {"nurikabe", 3}) == nurikabe);
  CHECK(board("nurikabe\na2d1a13\n") == nurikabe);
  CHECK(board("nurikabe 1\na2_1a\n") == "nurikabe|1 4|- 2 1 -|");
  CHECK(board("2_1b", {"kurodoko"}).starts_with("kurodoko|2 2|2 1|- -|"));
  CHECK(board("z\n", {"shikaku", 2}).starts_with("shikaku|2 13|- - "));
}

TEST_CASE("task: a known kind is enough where the text is in no format") {
  CHECK(board("a2c1m1c4c1d3c\n", {"nurikabe"}, "").starts_with("nurikabe|6 6|- 2 - - - 1|"));
  CHECK(board("nurikabe\n1 1\n1\n", {"nurikabe"}, "") == "nurikabe|1 1|1|");
  CHECK(board("nurikabe\n1 1\n1\n", {"shikaku"}, "") ==
        "f: expected a puzzle of the kind shikaku, got one of the kind nurikabe");
}

TEST_CASE("task: regions, alone or after cells") {
  CHECK(board("1,1,2,2,1,1,2,2", {"lits", 2}) == "lits|2 4|1 1 2 2|1 1 2 2|");
  CHECK(board("1a2a;1,1,2,2", {"heyawake"}) == "heyawake|2 2|1 -|2 -|1 1|2 2|");
}

TEST_CASE("task: lines of a nonogram, columns first") {
  CHECK(board("1.1/2/1/0/2", {"nonogram", 3}) == "nonogram|3 2|1 1|2|1|0|2|");
  CHECK(board("1//1/0", {"nonogram"}) == "nonogram|2 2|1|0|1|0|");
}

TEST_CASE("task: mistakes, with their places") {
  CHECK(board("a2d", {"nurikabe"}) == "f:1:1: expected --rows for a board of 6 cells, got none");
  CHECK(board("a2d", {"nurikabe", 4}) == "f:1:1: expected --rows for a board of 6 cells, got 4");
  CHECK(board("1/1/1", {"nonogram"}) ==
        "f:1:1: expected --rows for a board of 3 rows and columns, got none");
  CHECK(board("a2D", {"nurikabe"}) ==
        "f:1:3: expected a number, or a letter a to z for cells without one, got 'D'");
  CHECK(board("_a2", {"nurikabe"}).starts_with("f:1:1: expected a number, or a letter"));
  CHECK(board("2_a", {"nurikabe"}) == "f:1:3: expected a number after '_', got 'a'");
  CHECK(board("a5b", {"slitherlink"}).starts_with("f:1:2: expected "));
  CHECK(board("1a2a;1,1,2", {"heyawake"}) ==
        "f:1:10: expected a region for each of 4 cells, got 3");
  CHECK(board("1a2a;1,1;2", {"heyawake"}) == "f:1:9: expected ',' between regions, got ';'");
  CHECK(board("1a2a", {"heyawake"}).find("expected") != std::string::npos);
  CHECK(board("1.x/1", {"nonogram"}) ==
        "f:1:3: expected blocks with '.' between them and '/' between lines, got 'x'");
  CHECK(board("a b", {"nurikabe"}) == "f:1:3: expected the end of the line, got 'b'");
  CHECK(board("4\n") ==
        "f:1:1: expected --kind, or a line with a kind of puzzle before a task "
        "string, got '4'");
  CHECK(board("frog\n1\n").starts_with("f:2:1: expected "));
  const std::string untold = error_of([] { read_document("a2c1m1c4c1d3c\n", "f"); });
  CHECK(untold.starts_with("f:1:1: expected --kind with one of "));
  CHECK(untold.find("nurikabe, ") != std::string::npos);
  CHECK(untold.find("sudoku") == std::string::npos);
  CHECK(untold.ends_with(" more for a task string, got 'a2c1m1c4c1d3c'"));
  CHECK(error_of([] { read_document("1/2/1/3/1\n", "f"); }) ==
        "f:1:1: expected --kind with one of nonogram, and --rows, for a task string, got "
        "'1/2/1/3/1'");
  CHECK(board("1/2/1/3/1", {"nonogram", 2}) == "nonogram|2 3|1|2|1|3|1|");
  CHECK(board(std::string(50'000, 'z'), {"nurikabe"}).starts_with("f:1:38462: expected at most "));
}

}  // namespace
}  // namespace p2c
