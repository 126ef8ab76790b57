// Texts of janko.at.
#include "instances/documents/janko.hpp"

#include <doctest/doctest.h>

#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

// Our text on one line; or the error.
std::string board(const std::string& text) {
  std::string lines = read_as_text(text);
  for (char& c : lines) {
    if (c == '\n') c = '|';
  }
  return lines;
}

const std::string kNurikabe =
    "[begin]\npuzzle nurikabe\nauthor some one\nsize 2\n[problem]\n1 - \n- -\n";

TEST_CASE("janko: the sections that a kind has") {
  CHECK(board(kNurikabe + "[end]\n") == "nurikabe|2 2|1 -|- -|");
  CHECK(board("\n[begin]\r\npuzzle Heyawake\r\nrows 1\r\ncols 2\r\n[problem]\r\n- "
              "1\r\n\r\n[areas]\r\na b"
              "\r\n[end]\r\n") == "heyawake|1 2|- 1|1 2|");
  CHECK(
      board("[begin]\npuzzle kendoku\nsize 2\n[problem]\n3+ 1\n. 2\n[areas]\n1 2\n1 3\n[end]\n") ==
      "kenken|2 2|3+ 1|. 2|1 2|1 3|");
  CHECK(board("[begin]\npuzzle nonogram\nrows 3\ncols 2\n[clabels]\n1 "
              "1\n2\n[rlabels]\n1\n0\n2\n[end]\n") == "nonogram|3 2|1 1|2|1|0|2|");
}

TEST_CASE("janko: of a section that is there twice the first counts") {
  CHECK(board(kNurikabe + "[problem]\n2 2\n2 2\n[moves]\nx\n[end]\n") == "nurikabe|2 2|1 -|- -|");
}

TEST_CASE("janko: the answer of a kind with a value for each cell") {
  const auto answer = [](const std::string& solution) {
    return read_document(kNurikabe + "[solution]\n" + solution + "[moves]\n1\n[end]\n", "f").answer;
  };
  CHECK(answer("- x\nx x\n") == Answer{0, 1, 1, 1});
  CHECK_FALSE(answer("").has_value());
  CHECK(error_of([&] { answer("- x\nx\n"); }) == "f:10:1: expected 4 cells in [solution], got 3");
  CHECK(error_of([&] { answer("- x\nx 2\n"); }) == "f:10:3: expected a value of r2c2, got '2'");
}

TEST_CASE("janko: where an answer has numbers, no other sign is one") {
  const std::string takuzu = "[begin]\npuzzle takuzu\nsize 2\n[problem]\n- -\n- -\n[solution]\n";
  CHECK(read_document(takuzu + "1 2\n2 1\n", "f").answer == Answer{1, 2, 2, 1});
  CHECK(error_of([&] { read_document(takuzu + "1 2\n2 x\n", "f"); }) ==
        "f:9:3: expected a value of r2c2, got 'x'");
}

Answer answer_in(const std::string& text) {
  const Document document = read_document(text, "f");
  REQUIRE(document.answer.has_value());
  CHECK_FALSE(check_document(document, *document.answer).has_value());
  return *document.answer;
}

TEST_CASE("janko: answers that are lines, lamps and bridges are right ones") {
  const std::string loop =
      "[begin]\npuzzle masyu\nsize 3\n[problem]\n- - -\n- - w\n- - -\n[solution]\n";
  answer_in(loop + "se ew sw\nns - ns\nne ew nw\n[end]\n");
  CHECK(error_of([&] {
          read_document(loop + "se ew se\nns - ns\nne ew nw\n", "f");
        }).starts_with("f:9:7: expected "));
  answer_in("[begin]\npuzzle slitherlink\nrows 1\ncols 2\n[problem]\n3 -\n[solution]\nx x\n");
  answer_in("[begin]\npuzzle akari\nsize 2\n[problem]\n2 -\n- -\n[solution]\n2 o\no -\n[end]\n");
  answer_in(
      "[begin]\npuzzle hashi\nrows 3\ncols 3\n[problem]\n3 - 1\n- - -\n2 - -\n[solution]\n"
      "- 1 -\nb - -\n- - -\n");
  answer_in("[begin]\npuzzle lits\nrows 1\ncols 4\n[areas]\n1 1 1 1\n[solution]\nI I I I\n[end]\n");
  const std::string white = "[begin]\npuzzle yinyang\nsize 2\n[problem]\n- -\n- -\n[solution]\n";
  CHECK(read_document(white + "w w\nb b\n", "f").answer == Answer{0, 0, 1, 1});
}

TEST_CASE("janko: an answer of another sort is left out with a warning") {
  const std::string text =
      "[begin]\npuzzle eulero\nsize 2\n[problem]\n- -\n- -\n[areas]\n- -\n- -\n[solution]\n11 "
      "22\n22 11\n";
  CHECK_FALSE(read_document(text, "f").answer.has_value());
  CHECK(warnings_of(text) == "f:11:1: the answer in [solution] is not read for eulero\n");
}

TEST_CASE("janko: mistakes, with their places") {
  CHECK(board("[begin]\nsize 2\n[problem]\n").starts_with("f:4:1: expected a line 'puzzle'"));
  CHECK(board("[begin]\npuzzle nurikabe\n").starts_with("f:3:1: expected a line 'size'"));
  CHECK(board("[begin]\npuzzle frog\nsize 1\n[problem]\n-\n")
            .starts_with("f:2:8: expected the name of a puzzle"));
  CHECK(board("[begin]\npuzzle nurikabe\nsize 2\n[givens]\n")
            .starts_with("f:4:1: expected a section [problem], "));
  CHECK(board("[begin]\npuzzle nurikabe\nsize 2\n[problem]\n1 x\n- -\n")
            .starts_with("f:5:3: expected "));
  CHECK(board("[begin]\npuzzle nurikabe\nsize 2\n[problem]\n1 -\n- - -\n")
            .starts_with("f:6:5: expected "));
  CHECK(board(kNurikabe + "[end]\nmore\n") ==
        "f:9:1: expected the end of the file after [end], got 'more'");
  CHECK(board("[begin]\npuzzle nurikabe\nsize 0\n")
            .starts_with("f:3:6: expected a number from 1 to "));
}

}  // namespace
}  // namespace p2c
