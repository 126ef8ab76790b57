// The size of a board in its line.
#include "instances/text/size_line.hpp"

#include <doctest/doctest.h>

#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

// The rows and columns, or the error.
std::string size(std::string_view line) {
  TextReader in(line, "f");
  std::string read;
  const std::string error = error_of([&] {
    const auto [rows, cols] = read_board_size(in);
    read = std::to_string(rows) + " " + std::to_string(cols);
  });
  return error == "no error" ? read : error;
}

TEST_CASE("size: two numbers in one word are shown apart") {
  CHECK(size("7 9") == "7 9");
  for (const char* word : {"7x9", "7X9", "7,9", "7*9", "7;9",
                           "7\xC3\x97"
                           "9"}) {
    CHECK(size(word) == "f:1:1: expected rows and columns with a blank between them, '7 9', got '" +
                            std::string(word) + "'");
  }
  CHECK(size(" 10x12 3")
            .starts_with("f:1:2: expected rows and columns with a blank between them, "
                         "'10 12', got '10x12'"));
}

TEST_CASE("size: other words are no numbers") {
  const std::string wanted = "f:1:1: expected a number from 1 to 10000000, got '";
  for (const char* word : {"7x", "x7", "7-7", "7x7x7", "7xx7", "0", "seven"}) {
    CHECK(size(word) == wanted + word + "'");
  }
  CHECK(size("7") == "f:1:2: expected a number from 1 to 10000000, got the end of the line");
}

TEST_CASE("size: a row of another width names both, whatever lies between its cells") {
  const auto error = [](std::string_view row) {
    const std::string text = "2 3\n" + std::string(row);
    TextReader in(text, "f");
    read_board_size(in);
    return error_of([&] {
      in.next_row("row", 1);
      for (int c = 0; c < 3; ++c) in.token("a cell");
      in.end_line();
    });
  };
  const std::string wanted = "expected 3 cells in a row of a 2 x 3 board (line 1), got ";
  CHECK(error(" aa\tb  c \r\n") == "no error");
  CHECK(error("a  b \n") == "f:2:6: " + wanted + "2");
  CHECK(error("\n") == "f:2:1: " + wanted + "0");
  CHECK(error("a b c d  e") == "f:2:7: " + wanted + "5");
  CHECK(error("") == "f:2:1: expected row 1 of a 2 x 3 board (line 1), got the end of the file");
}

TEST_CASE("size: only rows have a width") {
  TextReader in("2 3\na\nb c\n", "f");
  read_board_size(in);
  in.next_row("row", 1);
  in.token("a cell");
  in.next_line("a line");
  in.token("a word");
  CHECK(error_of([&] { in.end_line(); }) == "f:3:3: expected the end of the line, got 'c'");
  TextReader plain("a b\n", "f");
  plain.next_row("row", 1);
  plain.token("a word");
  CHECK(error_of([&] { plain.end_line(); }) == "f:1:3: expected the end of the line, got 'b'");
}

}  // namespace
}  // namespace p2c
