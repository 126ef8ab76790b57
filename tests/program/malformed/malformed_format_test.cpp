// Puzzles in other formats, and files that are no puzzles at all.
#include "instances/documents/registry.hpp"
#include "tests/program/malformed/malformed.hpp"

namespace p2c {
namespace {

TEST_CASE("malformed: .has") {
  const std::string cell = "a number from 0 to 8";
  check_puzzles("puzzle.has",
                {
                    {"no size", "few islands\n", ":1:1", kSides, "'few'"},
                    {"two numbers", "1 2\n1 1\n", ":1:4", "a number from 0 to 10000000", kLineEnd},
                    {"four numbers", "1 2 2 2\n1 1\n", ":1:7", kLineEnd, "'2'"},
                    {"no columns", "1 0 0\n", ":1:3", kSides, "'0'"},
                    {"too many cells", "4000 3000 1\n", ":1:6", "a board of at most 10000000 cells",
                     "4000 x 3000"},
                    {"an island with nine", "1 2 2\n1 9\n", ":2:3", cell, "'9'"},
                    {"a negative island", "1 2 2\n-1 1\n", ":2:1", cell, "'-1'"},
                    {"our own signs", "1 2 1\n1 ?\n", ":2:3", cell, "'?'"},
                    {"a comment", "1 2 2\n# row\n1 1\n", ":2:1", cell, "'#'"},
                    {"a short row", "1 2 2\n1\n", ":2:2", cell, kLineEnd},
                    {"a long row", "1 2 2\n1 1 0\n", ":2:5", kLineEnd, "'0'"},
                    {"too few rows", "2 2 2\n1 1\n", ":3:1", "row 2", kFileEnd},
                    {"a row too many", "1 2 2\n1 1\n0 0\n", ":3:1", kFileEnd, "'0'"},
                });
}

TEST_CASE("malformed: .non") {
  const std::string size = "width 1\nheight 2\n";
  const std::string rows = "rows\n1\n0\n";
  const std::string block = "a number from 0 to 10000000";
  check_puzzles(
      "puzzle.non",
      {
          {"a list without its size", "width 1\nrows\n1\n", ":2:1", "'height' first", "'rows'"},
          {"no columns", size + rows, ":6:1", "a list 'columns'", kFileEnd},
          {"no rows", size + "columns\n1\n", ":5:1", "a list 'rows'", kFileEnd},
          {"a list twice", size + rows + rows, ":6:1", "each list once", "'rows'"},
          {"two heights", size + "height 3\n", ":3:8", "the size 2 as before", "'3'"},
          {"a size of words", "width one\n", ":1:7", kSides, "'one'"},
          {"a size of zero", "width 0\n", ":1:7", kSides, "'0'"},
          {"no size", "width\n", ":1:6", kSides, kLineEnd},
          {"two numbers as size", "width 1 2\n", ":1:9", kLineEnd, "'2'"},
          {"too many cells", "width 4000\nheight 3000\nrows\n", ":3:1",
           "a board of at most 10000000 cells", "3000 x 4000"},
          {"too few clues", size + "rows\n1\n", ":5:1", "clue line 2 of 2", kFileEnd},
          {"too few clues before a list", size + "rows\n1\ncolumns\n", ":5:1", block, "'columns'"},
          {"too many clues", size + rows + "1\n", ":6:1", "a keyword", "'1'"},
          {"a coloured block", size + "rows\n1a\n", ":4:2", "clues without colours",
           "one of the colour 'a': only black and white nonograms are read"},
          {"a zero after a block", size + "rows\n1,0\n", ":4:3", kSides, "'0'"},
          {"a block after a zero", size + "rows\n0,1\n", ":4:3", kLineEnd, "'1'"},
      });
}

TEST_CASE("malformed: what is no puzzle") {
  const std::string zeros(64, '\0');
  std::string shown;
  for (int i = 0; i < 40; ++i) shown += "\\x00";
  const std::string name = "the name of a puzzle (see 'puzzle2cnf puzzles')";
  check_puzzles("puzzle.txt", {
                                  {"an empty file", "", "", "a puzzle", "an empty file"},
                                  {"blank lines", "\n \n\t\r\n", "", "a puzzle", "an empty file"},
                                  {"comments", "# hashi\n# 1 1\n", "", "a puzzle", "an empty file"},
                                  {"zeros", zeros, ":1:1", name, "'" + shown + "...'"},
                                  {"an unknown name", "\n  frog\n1 1\n", ":2:3", name, "'frog'"},
                                  {"an answer", "answer hashi\n", ":1:1", "a puzzle", "an answer"},
                              });
}

TEST_CASE("malformed: what is no file to read") {
  const TempDir dir;
  const std::string missing = dir.path("missing");
  const std::string puzzle = dir.write("puzzle.txt", "hashi\n1 1\n?\n");
  const std::string folder = dir.path("folder");
  std::filesystem::create_directory(folder);
  const std::string large = dir.write("large", "");
  std::filesystem::resize_file(large, 256'000'001);  // a hole: takes no space
  for (const auto& [path, message] : std::vector<std::pair<std::string, std::string>>{
           {missing, ": cannot be read: No such file or directory"},
           {folder, ": cannot be read: Is a directory"},
           {large, ": is larger than 256 MB"},
       }) {
    check_refused("encode", dir, {path}, path,
                  path == folder ? ": expected a puzzle, got none" : message);
    check_refused("verify", dir, {puzzle, path}, path, message);
    check_refused("decode", dir, {puzzle, path}, path, message);
  }
}

TEST_CASE("malformed: stdin is named in messages") {
  const Finished finished = run({"encode", "-"}, "hashi\n1 1\nx\n");
  CHECK(finished.code == 3);
  CHECK(finished.err ==
        "puzzle2cnf: <stdin>:3:1: expected '-', '?' or a number from 1 to 8, got 'x'\n");
  CHECK(finished.out.empty());
}

}  // namespace
}  // namespace p2c
