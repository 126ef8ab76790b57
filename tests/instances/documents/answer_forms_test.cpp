// Forms in which other programs write answers and puzzles.
#include <doctest/doctest.h>

#include "instances/documents/answer_file.hpp"
#include "tests/instances/formats/reading.hpp"

namespace p2c::answer_forms_test {
namespace {

const char* const kShaded = "nonogram\n2 2\n1\n1\n1\n1\n";
const char* const kNumbers = "kenken\n2 2\n1 2\n2 1\na b\nc d\n";
const char* const kItems = "hashi\n1 3\n1 - 1\n";

// The values, or the error.
std::string read(const std::string& board, const std::string& text) {
  const Document document = read_document(board, "f");
  std::string out;
  const std::string error = error_of([&] {
    for (const int value : read_answer(*document.puzzle, text, "a")) out += std::to_string(value);
  });
  return error == "no error" ? out : error;
}

TEST_CASE("answers: lists of numbers, bare or in a member") {
  for (const char* text :
       {"[[1, 0], [0, 1]]", R"({"grid": [[1,0],[0,1]]})", R"({"answer": [[1,0],[0,1]]})",
        R"({"answer": {"grid": ["#.",".#"]}})", R"(["#.", ".#"])", R"(["10", "01"])",
        R"({"answer": ["10", "01"]})", "[[true, false], [false, true]]"}) {
    CAPTURE(text);
    CHECK(read(kShaded, text) == "1001");
  }
  for (const char* text : {"[[1, 2], [2, 1]]", R"({"grid": [[1,2],[2,1]]})",
                           R"({"answer": [[1,2],[2,1]], "by": "x"})"}) {
    CAPTURE(text);
    CHECK(read(kNumbers, text) == "1221");
  }
  CHECK(read(kItems, "[[1, 1, 1, 3, 1]]") == "1");
  CHECK(read(kItems, R"({"answer": {"bridges": [[1,1,1,3,1]]}})") == "1");
}

TEST_CASE("answers: lists that are none") {
  CHECK(read(kShaded, "[[1, 0], [0, 2]]") == "a:1:14: expected 0, 1 or null, got '2'");
  CHECK(read(kShaded, "[[1, 0], [0]]") == "a:1:10: expected a list of 2 numbers, got 1");
  CHECK(read(kShaded, "[[1, 0]]") == "a:1:1: expected a list of 2 rows, got 1");
  CHECK(read(kShaded, R"(["10", "02"])") == "a:1:8: expected 2 of '#', '.' and '?', got '02'");
  CHECK(read(kNumbers, "[[1, 2], [2, 3]]") == "a:1:14: expected a number from 1 to 2, got '3'");
  CHECK(read(kNumbers, "[[true, 2], [2, 1]]") == "a:1:3: expected a number or null, got 'true'");
  CHECK(read(kShaded, R"({"puzzle":"hashi","answer":{"grid":["#.",".#"]}})") ==
        "a:1:11: expected \"nonogram\", got 'hashi'");
  CHECK(read(kShaded, "[]") == "a: expected at least 1 answer, got 0");
}

TEST_CASE("answers: rows of digits") {
  CHECK(read(kShaded, "10\n01\n") == "1001");
  CHECK(read(kShaded, "# a note\nanswer nonogram\n2 2\n10\n01\n") == "1001");
  CHECK(read(kNumbers, "12\n21\n") == "1221");
  CHECK(read("kenken\n1 1\n1\na\n", "1 1\n1\n") == "1");
  CHECK(read(kShaded, "10\n02\n").starts_with("a:1:1: expected "));
  CHECK(read(kShaded, "10\n0.\n").starts_with("a:1:1: expected "));
  CHECK(read(kShaded, "10\n").starts_with("a:1:1: expected "));
  CHECK(read(kNumbers, "12\n23\n") == "a:2:2: expected a number from 1 to 2, got '3'");
}

TEST_CASE("kenken: the signs of our drawings") {
  const std::string signs = read_as_text("kenken\n2 2\n2\u00F7 .\n1\u2212 .\n1 1\n2 2\n");
  CHECK(signs == read_as_text("kenken\n2 2\n2/ .\n1- .\n1 1\n2 2\n"));
  CHECK(read_as_text("kenken\n2 2\n2\u00D7 .\n2x .\n1 1\n2 2\n") ==
        read_as_text("kenken\n2 2\n2* .\n2* .\n1 1\n2 2\n"));
  CHECK(read_as_text("kenken\n2 2\n2\u00B7 .\n2x .\n1 1\n2 2\n")
            .starts_with("f:3:1: expected '.', '-', '?' or a clue such as "));
  CHECK(read_as_text("kenken\n2 2\n2\u00D7\u00D7 .\n2x .\n1 1\n2 2\n").starts_with("f:3:1: "));
  const std::string json = R"({"format": 1, "puzzle": "kenken", "cages": [[1]], "clues": )";
  CHECK(read_as_text(json + "[{\"target\": 1, \"operation\": \"\u00D7\"}]}") ==
        "kenken\n1 1\n1\n1\n");
}

TEST_CASE("text: '.' is a cell without a clue in every kind") {
  Rng rng(8);
  int dots = 0;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    for (int i = 0; i < 20; ++i) {
      const std::string text = kind.random(rng, 1 + below(rng, 4), 1 + below(rng, 4))->print();
      std::string dotted = text;
      for (std::size_t at = 1; at + 1 < dotted.size(); ++at) {
        const bool alone = std::isspace(static_cast<unsigned char>(dotted[at - 1])) != 0 &&
                           std::isspace(static_cast<unsigned char>(dotted[at + 1])) != 0;
        if (dotted[at] != '-' || !alone) continue;
        dotted[at] = '.';
        ++dots;
      }
      CHECK(read_as_text(dotted) == text);
    }
  }
  CHECK(dots > 100);
}

TEST_CASE("json: [0] is an empty line, and clues alone do not say what they are") {
  const std::string clues = R"("rows": [[1], [0]], "columns": [[1], []]})";
  CHECK(read_as_text(R"({"format": 1, "puzzle": "nonogram", )" + clues) ==
        "nonogram\n2 2\n1\n0\n1\n0\n");
  CHECK(
      read_as_text("{" + clues) ==
      "f:1:1: expected the members \"format\": 1 and \"puzzle\" with the name of its kind, got an "
      "object");
  CHECK(read_as_text(R"({"rows": [[1]]})").starts_with("f:1:1: expected the members \"format\""));
  CHECK(read_as_text(R"({"format": 1, )" + clues) ==
        "f:1:1: expected a member \"puzzle\", got none");
  CHECK(read_as_text(R"({"puzzle": "nonogram", )" + clues) ==
        "f:1:1: expected a member \"format\", got none");
  CHECK(read_as_text(R"({"format": 1, "puzzle": "nonogram", "rows": [[0, 1]], "columns": [[1]]})")
            .starts_with("f:1:47: expected a number from 1 "));
  CHECK(read_as_text(R"({"format": 1, "puzzle": "nonogram", "rows": [0], "columns": [[0]]})")
            .starts_with("f:1:46: expected a list of blocks"));
}

TEST_CASE("json: the URL that an object has") {
  for (const char* key : {"url", "puzzle_url", "puzzlink_url"}) {
    const std::string begin =
        std::string(R"({"pid": "hashi", ")") + key + R"(": "https://puzz.link/p?)";
    CAPTURE(begin);
    CHECK(read_as_text(begin + R"(hashi/3/1/1g1", "n": 1})") == "hashi\n1 3\n1 - 1\n");
    CHECK(read_as_text(begin + R"(hashi/3/1/1g9"})") ==
          "f:1:" + std::to_string(begin.size() + 13) +
              ": expected a number of bridges from 1 to 8, got 9");
    CHECK(warnings_of(begin + R"(hashi/3/1/1g1#x"})") ==
          "f:1:" + std::to_string(begin.size() + 14) +
              ": expected the end of the URL, skipped '#x'\n");
  }
  CHECK(read_as_text(R"({"url": 7})").starts_with("f:1:1: expected the members \"format\""));
  CHECK(read_as_text(R"({"url": "https://example.org/"})").starts_with("f:1:"));
}

TEST_CASE("text: two byte order marks are one too many") {
  const std::string mark = "\xEF\xBB\xBF";
  CHECK(read_as_text(mark + "hashi\n1 3\n1 - 1\n") == "hashi\n1 3\n1 - 1\n");
  CHECK(read_as_text(mark + mark + "hashi\n1 3\n1 - 1\n") ==
        "f:1:1: expected one byte order mark at most, got two");
}

}  // namespace
}  // namespace p2c::answer_forms_test
