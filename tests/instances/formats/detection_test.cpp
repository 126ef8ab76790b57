// Which format a text is in: by its content, then by the ending of the file's name.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "instances/documents/registry.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

// The kind of puzzle, or the error.
std::string kind(const std::string& text, const std::string& file) {
  std::string name;
  const std::string error = error_of([&] { name = read_document(text, file).puzzle->name(); });
  return error == "no error" ? name : error;
}

TEST_CASE("detection: our own text by its first word, whatever the file is called") {
  for (const char* file : {"f", "f.txt", "f.non", "f.has"}) {
    CHECK(kind("hashi\n1 1\n?\n", file) == "hashi");
    CHECK(kind("nonogram\n1 1\n1\n1\n", file) == "nonogram");
  }
}

TEST_CASE("detection: .has by three numbers in the first line") {
  CHECK(kind("1 2 2\n1 1\n", "<stdin>") == "hashi");
  CHECK(kind("1 2\n1 1\n", "<stdin>").starts_with("<stdin>:1:1: expected the name of a puzzle ("));
}

TEST_CASE("detection: .non by a keyword in the first line with text") {
  const std::string lists = "width 1\nheight 1\nrows\n1\ncolumns\n1\n";
  CHECK(kind(lists, "<stdin>") == "nonogram");
  CHECK(kind("\n  title \"five in a row\"\n" + lists, "<stdin>") == "nonogram");
  CHECK(kind("catalogue \"a 1\"\n" + lists, "f.txt") == "nonogram");
  CHECK(kind("level 3\n" + lists, "f.txt").starts_with("f.txt:1:1: expected the name of a puzzle"));
}

TEST_CASE("detection: by the ending where the content says nothing") {
  CHECK(kind("level 3\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n", "dir/f.non") == "nonogram");
  CHECK(kind("two two\n", "f.has") == "f.has:1:1: expected a number from 1 to 10000000, got 'two'");
}

TEST_CASE("detection: an empty text is not a puzzle") {
  for (const char* text : {"", "\n\n", "# only\n", " \t", "\xEF\xBB\xBF"}) {
    CHECK(kind(text, "f") == "f: expected a puzzle, got an empty file");
  }
  CHECK(kind("frog\n", "f").starts_with("f:1:1: expected the name of a puzzle (see "));
  CHECK(kind("frog\n", "f").ends_with("), got 'frog'"));
  CHECK(kind("hashi 3 3\n", "f") == "f:1:7: expected the end of the line, got '3'");
}

TEST_CASE("detection: a kind has several names, in letters of any size") {
  for (const char* name : {"hashi", "Hashi", "HASHI", "Hashiwokakero", "hashikake", "bridges"}) {
    CHECK(kind(name + std::string("\n1 1\n?\n"), "f") == "hashi");
  }
  for (const char* name : {"Nonogram", "nonograms", "picross", "Griddler", "griddlers", "hanjie"}) {
    CHECK(kind(name + std::string("\n1 1\n1\n1\n"), "f") == "nonogram");
  }
  for (const char* name : {"KenKen", "Calcudoku", "kendoku", "mathdoku", "keen"}) {
    CHECK(kind(name + std::string("\n1 1\n1\na\n"), "f") == "kenken");
  }
  CHECK(kind("Heyawake\n1 1\n-\n1\n", "f") == "heyawake");
  CHECK(kind(R"({"format": 1, "puzzle": "Bridges", "board": [["?"]]})", "f") == "hashi");
}

TEST_CASE(
    "detection: no two kinds have a name in common, and names are in small letters and digits") {
  std::set<std::string_view> names;
  for (const PuzzleKind& puzzle : puzzle_kinds()) {
    for (const std::string_view name : puzzle.formats.front().words) {
      CHECK(names.insert(name).second);
      CHECK(find_kind(name) == &puzzle);
      CHECK(std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
      }));
    }
  }
}

TEST_CASE("detection: an answer may call its kind by any of its names") {
  const PuzzlePtr puzzle = read_document("hashi\n1 2\n1 1\n", "p").puzzle;
  const Answer one{1};
  CHECK(read_answer(*puzzle, "answer Bridges\n1 1 1 2 1\n", "f") == one);
  CHECK(error_of([&] { read_answer(*puzzle, "answer picross\n", "f"); }) ==
        "f:1:8: expected 'answer hashi', got 'picross'");
}

TEST_CASE("detection: a mistyped name, and a size where the name belongs") {
  const std::string wanted = "f:1:1: expected the name of a puzzle (see 'puzzle2cnf puzzles')";
  CHECK(kind("hahsi\n1 1\n", "f") == wanted + ", got 'hahsi'; did you mean 'hashi'?");
  CHECK(kind("Pricross\n1 1\n", "f") == wanted + ", got 'Pricross'; did you mean 'picross'?");
  CHECK(kind("futoshiki\n9 9\n", "f") == wanted + ", got 'futoshiki'");
  CHECK(kind("7 7\n- -\n", "f") == wanted + " in a line above the size, got '7'");
  CHECK(kind("7x7\n- -\n", "f") == wanted + " in a line above the size, got '7x7'");
}

}  // namespace
}  // namespace p2c
