// The size of a board in its line.
#include "instances/text/size_line.hpp"

#include <doctest/doctest.h>

#include "tests/instances/by_hand.hpp"

namespace puzzle2cnf {
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

}  // namespace
}  // namespace puzzle2cnf
