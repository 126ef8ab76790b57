// KenKens as other programs write them.
#include <doctest/doctest.h>

#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

// On one line; or the error.
std::string board(const std::string& text, const std::string& from = "") {
  std::string lines = read_as_text(text, {from});
  for (char& c : lines) {
    if (c == '\n') c = '|';
  }
  return lines;
}

const std::string kBoard = "kenken|2 2|3+ 1|. 1|1 2|1 3|";

TEST_CASE("kenken-letters: a cage for each letter, cells for digits, clues in any order") {
  CHECK(board("a1\naB\n\na: 3+\nB: 1\n") == kBoard);
  CHECK(board("\n.KK \"small\"\na1\na1\n\na 3+\n") == kBoard);
  CHECK(board("a1\r\naA\r\n\r\nA 1\r\na 3+\r\n") == kBoard);
  CHECK(board("ab\nab\n\na 2x\nb: 2\xC3\x97\n") == "kenken|2 2|2* 2*|. .|1 2|1 2|");
  CHECK(board("1\n\n", "kenken-letters") == "kenken|1 1|1|1|");
}

TEST_CASE("kenken-letters: mistakes") {
  const auto error = [](const std::string& text) { return board(text, "kenken-letters"); };
  const std::string square = "expected a square board, got row ";
  CHECK(error("ab\n\na 3+\n").starts_with("f:1:1: " + square + "1 of 2 cells"));
  CHECK(error("ab\nab\nab\n\na 3+\n").starts_with("f:3:1: " + square + "3 of 2 cells"));
  CHECK(error("ab\nabc\n") == "f:2:1: expected 2 cells as in the first row, got 'abc'");
  CHECK(error("a0\nab\n") == "f:1:2: expected a letter or a digit from 1 to 9, got '0'");
  CHECK(error("ab\nab\n\na 3+\n") == "f:1:2: expected a clue in each cage, got none here");
  CHECK(error("ab\nab\n\na 3+\nc 3+\n") == "f:5:1: expected a letter of the grid, got 'c'");
  CHECK(error("ab\nab\n\na 3+\na 3+\n") == "f:5:1: expected one clue for each letter, got 'a'");
  CHECK(error("ab\nab\n\na 3!\n").starts_with("f:4:3: expected a clue such as 6+, "));
  CHECK(error("ab\nab\n\na 3+ 4\n") == "f:4:6: expected the end of the line, got '4'");
  CHECK(error("ab\nba\n\na 3+\nb 3+\n").starts_with("f:1:1: expected the cells of a cage side by"));
  CHECK(error("ab\nab\n\na 3+\nb 3+\n.KK \"two\"\n") ==
        "f:6:1: expected the end of the puzzle: one to a file, got '.KK'");
  CHECK(error(std::string(33, 'a') + "\n").starts_with("f:1:1: expected at most 32 letters in a"));
}

TEST_CASE("kenken-list: cells by name or by number") {
  CHECK(board("2\n3 + A1 A2\n1 = B1\n1 = b2\n") == kBoard);
  CHECK(board("2\n3#2-0#+\n1#1#=\n\n1#3#\n") == kBoard);
  CHECK(board("3\n6 + A1 B1 C1\n2 % A2 A3\n8 ^ B2 B3\n3 - C2 C3\n") ==
        "kenken|3 3|6+ . .|2% 8^ 3-|. . .|1 1 1|2 3 4|2 3 4|");
}

TEST_CASE("kenken-list: mistakes") {
  const auto error = [](const std::string& cages) { return board("2\n" + cages, "kenken-list"); };
  const std::string clue = ": expected a target and one of + - * / =, got ";
  CHECK(error("3 ! A1 A2\n") == "f:2:3" + clue + "'!'");
  CHECK(error("3 + A1 C2\n") == "f:2:8: expected a cell from A1 to B2, got 'C2'");
  CHECK(error("3 + A1 A3\n") == "f:2:8: expected a cell from A1 to B2, got 'A3'");
  CHECK(error("3 + A1 A2\n3 + A2 B2\n") == "f:3:5: expected each cell in one cage, got r2c1 again");
  CHECK(error("3 + A1 A2\n") == "f:1:1: expected each cell in a cage, got none with r1c2");
  CHECK(error("3#0-4#+\n") == "f:2:1: expected cells numbered from 0 to 3, got '3#0-4#+'");
  CHECK(error("3#0-2\n") ==
        "f:2:1: expected a target, cells and an operation between '#', got '3#0-2'");
  CHECK(error("3 + A1 A2\n1 % B1\n1 B2\n") == "f:4:3" + clue + "'B2'");
}

TEST_CASE("kenkengame: all in numbers") {
  CHECK(board("2 3\n1 3 2 1 1 2 1\n0 1 1 1 2\n0 1 1 2 2\n") == kBoard);
  CHECK(board("3 4\n1 6 3 1 1 1 2 1 3\n5 2 2 2 1 3 1\n6 8 2 2 2 3 2\n2 3 2 2 3 3 3\n") ==
        "kenken|3 3|6+ . .|2% 8^ 3-|. . .|1 1 1|2 3 4|2 3 4|");
}

TEST_CASE("kenkengame: mistakes") {
  const auto error = [](const std::string& text) { return board(text, "kenkengame"); };
  CHECK(error("2 1\n7 3 2 1 1 2 1\n") == "f:2:1: expected a number from 0 to 6, got '7'");
  CHECK(error("2 1\n1 3 2 1 1 2\n") ==
        "f:2:12: expected a number from 1 to 2, got the end of the line");
  CHECK(error("2 1\n1 3 2 1 1 2 1\n") == "f:1:1: expected each cell in a cage, got none with r1c2");
  CHECK(error("2 1\n1 3 5 1 1 2 1\n") == "f:2:5: expected a number from 1 to 4, got '5'");
  CHECK(error("2 1\n0 3 2 1 1 2 1\n") == "f:2:5: expected a number from 1 to 1, got '2'");
  CHECK(error("2 2\n6 3 4 1 1 2 1 1 2 2 2\n") == "f:3:1: expected a cage, got the end of the file");
  CHECK(error("2 1\n6 3 4 1 1 2 1 1 2 2 2\n") == "f:2:1: expected two cells for % and ^, got 4");
}

const std::string kCages =
    R"("cages":[{"cells":[0,2],"operation":"+","value":3},{"cells":[1],"operation":"","value":1},)"
    R"({"cells":[3],"operation":"","value":1}],"size":2)";

TEST_CASE("arithmatrix: the puzzle and its answer") {
  CHECK(board("{\"puzzle\":{" + kCages + "},\"metadata\":{\"size\":2}}") == kBoard);
  const Document document =
      read_document("{\"puzzle\" : { " + kCages + ",\"solution\":[[1,2],[2,1]]}}", "f.json");
  REQUIRE(document.answer);
  CHECK(*document.answer == Answer{1, 2, 2, 1});
}

TEST_CASE("arithmatrix: mistakes") {
  const auto error = [](const std::string& members) {
    const std::string got = board("{\"puzzle\":{" + members + "}}", "arithmatrix");
    return got.substr(got.find("expected"));
  };
  CHECK(error(kCages + ",\"rule\":1") ==
        "expected one of the members cages, difficulty_operations, size, solution, got 'rule'");
  CHECK(error(kCages + ",\"solution\":[[1,2]]") == "expected a list of 2 rows, got 1");
  CHECK(error(kCages + ",\"solution\":[[1,2],[2,3]]").starts_with("expected a number from 1 to 2"));
  CHECK(error("\"cages\":[],\"size\":2") == "expected a list of cages, got 0");
  CHECK(error(R"("cages":[{"cells":[0],"operation":"!","value":1}],"size":1)")
            .starts_with("expected +, -, *, / or an empty text, got "));
  CHECK(error(R"("cages":[{"cells":[0,0],"operation":"+","value":1}],"size":1)") ==
        "expected each cell in one cage, got r1c1 again");
}

}  // namespace
}  // namespace p2c
