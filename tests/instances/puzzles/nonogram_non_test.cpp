// The .non format of nonograms.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

// The clue lines after the size, columns first, on one line; or the error.
std::string clues(const std::string& text) {
  std::string lines;
  const std::string error = error_of([&] { lines = read_document(text, "f.non").puzzle->print(); });
  if (error != "no error") return error;
  for (char& c : lines) {
    if (c == '\n') c = '/';
  }
  return lines.substr(lines.find('/') + 1);
}

const std::string kSize = "width 2\nheight 3\n";
const std::string kColumns = "columns\n2\n1,1\n";

TEST_CASE("non: rows and columns in both orders") {
  const std::string rows = "rows\n1\n2\n1\n";
  CHECK(clues(kSize + rows + kColumns) == "3 2/2/1 1/1/2/1/");
  CHECK(clues(kSize + kColumns + rows) == "3 2/2/1 1/1/2/1/");
  CHECK(clues("height 3\n" + rows + "width 2\n" + kColumns) == "3 2/2/1 1/1/2/1/");
}

TEST_CASE("non: clues are separated by commas or blanks") {
  CHECK(clues("width 1\nheight 3\nrows\n1,2\n1, 2\n 1\t2 \ncolumns\n1\n") == "3 1/1/1 2/1 2/1 2/");
}

TEST_CASE("non: a comma goes between two numbers, leniently anywhere") {
  const auto with = [](const std::string& clue, const ReadOptions& options = {}) {
    const std::string text = "width 1\nheight 3\nrows\n" + clue + "\n1\n1\ncolumns\n1\n";
    return error_of([&] { read_document(text, "f.non", options); });
  };
  const std::string comma = "expected a number, got ','";
  CHECK(with("1 , 2") == "no error");
  CHECK(with("1,,1") == "f.non:4:3: " + comma);
  CHECK(with("1, ,1") == "f.non:4:4: " + comma);
  CHECK(with(",1") == "f.non:4:1: " + comma);
  CHECK(with(" ,1") == "f.non:4:2: " + comma);
  CHECK(with(",") == "f.non:4:1: " + comma);
  CHECK(with("1,") == "f.non:4:3: expected a number, got the end of the line");
  CHECK(with("1, \r") == "f.non:4:4: expected a number, got the end of the line");
  for (const char* clue : {"1,,1", "1, ,1", ",1", ",", "1,"})
    CHECK(with(clue, {"", true}) == "no error");
}

TEST_CASE("non: colours are called so; lines that only define them are skipped") {
  const std::string colour = "expected clues without colours, got one of the colour ";
  const std::string only = ": only black and white nonograms are read";
  CHECK(clues("color a #ff0000\n" + kSize + kColumns + "rows\n1\n2\n1a\n") ==
        "f.non:10:2: " + colour + "'a'" + only);
  CHECK(clues("width 2\nheight 2\nrows\n1a,1b\n1b\n") == "f.non:4:2: " + colour + "'a'" + only);
  CHECK(clues("width 2\nheight 2\nrows\n2, 11z\n") == "f.non:4:6: " + colour + "'z'" + only);
  CHECK(clues("color a #ff0000\n" + kSize + kColumns + "rows\n1\n2\n1\n") == "3 2/2/1 1/1/2/1/");
}

TEST_CASE("non: 0 and a blank line are an empty clue") {
  CHECK(clues(kSize + kColumns + "rows\n1\n0\n1\n") == "3 2/2/1 1/1/0/1/");
  CHECK(clues(kSize + kColumns + "rows\n1\n\n1\n") == "3 2/2/1 1/1/0/1/");
  CHECK(clues(kSize + "rows\n1\n1\n\n" + kColumns) == "3 2/2/1 1/1/1/0/");
  CHECK(clues(kSize + "rows\n\n1\n1\n" + kColumns) == "3 2/2/1 1/0/1/1/");
  CHECK(clues(kSize + "rows\n\n\n\n" + kColumns) == "3 2/2/1 1/0/0/0/");
  CHECK(clues(kSize + kColumns + "rows\n\n1\n\n") == "3 2/2/1 1/0/1/0/");
}

TEST_CASE("non: a blank line after the keyword is dropped where the list is too long with it") {
  CHECK(clues(kSize + "rows\n\n1\n2\n1\n" + kColumns) == "3 2/2/1 1/1/2/1/");
  CHECK(clues(kSize + kColumns + "rows\n\n1\n2\n1\n") == "3 2/2/1 1/1/2/1/");
  CHECK(clues(kSize + kColumns + "rows\n\n1\n\n1\n") == "3 2/2/1 1/1/0/1/");
}

TEST_CASE("non: blank lines between the lists belong to none") {
  CHECK(clues("\n" + kSize + "\nrows\n1\n2\n1\n\n\n" + kColumns + "\n\n") == "3 2/2/1 1/1/2/1/");
}

TEST_CASE("non: 'rows 3' and 'columns 2' are sizes") {
  CHECK(clues("rows 3\ncolumns 2\nrows\n1\n2\n1\n" + kColumns) == "3 2/2/1 1/1/2/1/");
  CHECK(clues("rows 3\n\ncolumns 2\n\nrows\n1\n2\n1\n" + kColumns) == "3 2/2/1 1/1/2/1/");
}

TEST_CASE("non: a list may follow 'rows 3' at once") {
  CHECK(clues("rows 3\n1\n2\n1\ncolumns 2\n2\n1,1\n") == "3 2/2/1 1/1/2/1/");
  CHECK(clues("rows 3\n\n1\n2\n1\ncolumns 2\n\n2\n1,1\n") == "3 2/2/1 1/1/2/1/");
  CHECK(clues("rows 3\n\n1\n1\ncolumns 2\n2\n1,1\n") == "3 2/2/1 1/0/1/1/");
}

TEST_CASE("non: the goal and a saved state are skipped, also over several lines") {
  const std::string lists = "rows\n1\n2\n1\n" + kColumns;
  CHECK(clues(kSize + "goal \"010110\"\n" + lists) == "3 2/2/1 1/1/2/1/");
  CHECK(clues(kSize + lists + "goal\n01\n01\n10\n") == "3 2/2/1 1/1/2/1/");
  CHECK(clues(kSize + "goal \"01\n01\n10\"\nsaved '0?\n?1'\n" + lists) == "3 2/2/1 1/1/2/1/");
}

TEST_CASE("non: unknown keywords and other people's bytes are skipped") {
  CHECK(clues("title \"caf\xE9\"\nby B\xF6rner\nlevel 7\n# 5\ncolor a #ff0000\n" + kSize +
              "rows\n1\n2\n1\n" + kColumns) == "3 2/2/1 1/1/2/1/");
}

TEST_CASE("non: CRLF and a byte order mark") {
  CHECK(clues("\xEF\xBB\xBFwidth 1\r\nheight 2\r\nrows\r\n\r\n1\r\ncolumns\r\n1\r\n") ==
        "2 1/1/0/1/");
}

TEST_CASE("non: sizes come before their list, and stay") {
  CHECK(clues("width 2\nrows\n1\n") == "f.non:2:1: expected 'height' first, got 'rows'");
  CHECK(clues("height 2\ncolumns\n1\n") == "f.non:2:1: expected 'width' first, got 'columns'");
  CHECK(clues("height 2\nrows 3\n") == "f.non:2:6: expected the size 2 as before, got '3'");
}

TEST_CASE("non: both lists are there once") {
  CHECK(clues(kSize + "rows\n1\n2\n1\n") ==
        "f.non:7:1: expected a list 'columns', got the end of the file");
  CHECK(clues(kSize + kColumns) == "f.non:6:1: expected a list 'rows', got the end of the file");
  CHECK(clues(kSize + kColumns + kColumns) == "f.non:6:1: expected each list once, got 'columns'");
}

TEST_CASE("non: a list has exactly as many lines as the size says") {
  CHECK(clues(kSize + "rows\n1\n2\n" + kColumns) ==
        "f.non:6:1: expected a number from 0 to 10000000, got 'columns'");
  CHECK(clues(kSize + kColumns + "rows\n1\n2\n") ==
        "f.non:9:1: expected clue line 3 of 3, got the end of the file");
  CHECK(clues(kSize + kColumns + "rows\n1\n2\n1\n1\n") ==
        "f.non:10:1: expected a keyword, got '1'");
}

TEST_CASE("non: clues are positive numbers, a 0 must be alone") {
  CHECK(clues(kSize + "rows\n1\n2,0\n") ==
        "f.non:5:3: expected a number from 1 to 10000000, got '0'");
  CHECK(clues(kSize + "rows\n0 1\n") == "f.non:4:3: expected the end of the line, got '1'");
  CHECK(clues(kSize + "rows\n1A\n") == "f.non:4:1: expected a number from 0 to 10000000, got '1A'");
}

TEST_CASE("non: a board above 10^7 cells is refused at once") {
  CHECK(clues("width 1000000000\nheight 1000000000\n") ==
        "f.non:1:7: expected a number from 1 to 10000000, got '1000000000'");
  CHECK(clues("width 4000\nheight 3000\nrows\n") ==
        "f.non:3:1: expected a board of at most 10000000 cells, got 3000 x 4000");
}

// Time that grows with the square of the length would not come back.
TEST_CASE("non: many blank lines take little time") {
  const std::string blank(300'000, '\n');
  CHECK(clues("width 1\nheight 300000\nrows\n" + blank + "columns\n0\n").size() == 600'000 + 11);
}

}  // namespace
}  // namespace p2c
