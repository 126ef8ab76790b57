// What is read as an answer.
#include "instances/documents/answer_file.hpp"

#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

const char* const kTwo = "nonogram\n2 2\n1\n1\n1\n1\n";
const char* const kIslands = "hashi\n2 3\n? - ?\n- ? ?\n";

// The answer with this number in a text, or the error.
class Reading {
 public:
  explicit Reading(const std::string& board) : document_(read_document(board, "f")) {}

  Answer operator()(const std::string& text, int number = 1) const {
    return read_answer(*document_.puzzle, text, "a", number);
  }
  Answer partial(const std::string& text) const {
    return read_partial_answer(*document_.puzzle, text, "a");
  }
  Answer position(const std::string& text) const {
    return read_position(*document_.puzzle, text, "a");
  }
  std::string error(const std::string& text, int number = 1) const {
    return error_of([&] { (*this)(text, number); });
  }

 private:
  Document document_;
};

const Answer kFirst = {1, 0, 0, 1};
const Answer kSecond = {0, 1, 1, 0};

TEST_CASE("answer file: one of several, with the verdicts of unique and drawings around them") {
  const Reading read(kTwo);
  const std::string text =
      "# x.txt\nseveral\n# drawn\nanswer nonogram\n2 2\nx -\n- x\n\n"
      "answer nonogram\n2 2\n- x\nx -\ndiffers r1c1 r1c2\n# y.txt\nunique\n"
      "answer nonogram\n2 2\nx -\n- x\n";
  CHECK(read(text) == kFirst);
  CHECK(read(text, 2) == kSecond);
  CHECK(read(text, 3) == kFirst);
  CHECK(read.error(text, 4) == "a: expected at least 4 answers, got 3");
}

TEST_CASE("answer file: errors in a later answer stand at their places") {
  const Reading read(kTwo);
  const std::string text =
      "several\nanswer nonogram\n2 2\nx -\n- x\nanswer nonogram\n2 2\n- z\nx -\n";
  CHECK(read(text) == kFirst);
  CHECK(read.error(text, 2) == "a:8:3: expected 'x' or '-', got 'z'");
  CHECK(read.error("unique\nnonogram\nanswer nonogram\n2 2\nx -\n- x\n") ==
        "a:2:1: expected 'answer nonogram', got 'nonogram'");
  CHECK(read.error("answer nonogram\n2 2\nx -\n- x\ndiffers r1c1\nmore\n") ==
        "a:6:1: expected 'answer nonogram', got 'more'");
  CHECK(read.error("answer nonogram\n2 2\nx -\nanswer nonogram\n2 2\nx -\n- x\n") ==
        "a:4:1: expected row 2 of the answer, got the end of the file");
}

TEST_CASE("answer file: the bridges of one answer end where the next begins") {
  const Reading read(kIslands);
  const std::string text = "answer hashi\n1 1 1 3 2\nanswer hashi\nanswer hashi\n2 2 2 3 1\n";
  CHECK(read(text) == Answer{2, 0, 0});
  CHECK(read(text, 2) == Answer{0, 0, 0});
  CHECK(read(text, 3) == Answer{0, 0, 1});
}

TEST_CASE("answer file: rows of # and . where all rows are as long as the board is wide") {
  const Reading read(kTwo);
  CHECK(read("#.\n.#\n") == kFirst);
  CHECK(read(".#\r\n#.\r\n") == kSecond);
  CHECK(read("# a note\n\nanswer nonogram\n2 2\n#.\n.#  \n# the end\n") == kFirst);
  CHECK(read("#\n#.\n###\n.#\n") == kFirst);  // lines of other lengths are comments
  CHECK(read("several\nanswer nonogram\n#.\n.#\nanswer nonogram\n.#\n#.\n", 2) == kSecond);
  CHECK(read("answer nonogram\n2 2\n##\nx -\n- x\n") == kFirst);  // a comment
}

TEST_CASE("answer file: other rows of # are comments") {
  const Reading read(kTwo);
  CHECK(read.error("#.\n.#\n##\n") == "a:2:1: expected 'answer nonogram', got '.#'");
  CHECK(read.error("#.\n.#.\n.#\n") == "a:2:1: expected 'answer nonogram', got '.#.'");
  CHECK(read.error("##\n##\n##\n") == "a:4:1: expected 'answer nonogram', got the end of the file");
  CHECK(read.error("answer nonogram\n2 3\n#.\n.#\n") ==
        "a:2:3: expected 2 rows and 2 columns, got '3'");
  CHECK(read.error("answer hashi\n#.\n.#\n") == "a:1:8: expected 'answer nonogram', got 'hashi'");
  const Reading numbers("kenken\n1 1\n1\n1\n");
  CHECK(numbers.error("#\n") == "a:2:1: expected 'answer kenken', got the end of the file");
}

TEST_CASE("answer file: JSON of one report, of several, and by itself") {
  const Reading read(kTwo);
  const std::string grid = R"({"grid": ["#.", ".#"]})";
  const std::string other = R"({"grid":[".#","#."]})";
  CHECK(read(grid) == kFirst);
  const std::string report = R"({"format":1,"puzzle":"nonogram","solution":)" + grid +
                             R"(,"second":)" + other + R"(,"version":"x"})";
  CHECK(read(report) == kFirst);
  CHECK(read(report, 2) == kSecond);
  const std::string list =
      R"( [{"error":"x"}, )" + report + R"(, {"puzzle":"nonogram","solutions":[)" + other + "]}]";
  CHECK(read(list) == kFirst);
  CHECK(read(list, 3) == kSecond);
  CHECK(read.error(list, 4) == "a: expected at least 4 answers, got 3");
  CHECK(read.error(R"({"puzzle":"nonogram","status":"UNSATISFIABLE"})") ==
        "a: expected at least 1 answer, got 0");
}

TEST_CASE("answer file: JSON of numbers and of items") {
  const Reading kenken("kenken\n2 2\n3+ .\n3+ .\n1 1\n2 2\n");
  CHECK(kenken(R"({"grid":[[1,2],[2,1]]})") == Answer{1, 2, 2, 1});
  CHECK(kenken.partial(R"({"grid":[[1,null],[2,1]]})") == Answer{1, kOpen, 2, 1});
  const Reading hashi(kIslands);
  CHECK(hashi(R"({"bridges":[]})") == Answer{0, 0, 0});
  CHECK(hashi(R"({"bridges":[[2,2,2,3,1],[1,1,1,3,2]]})") == Answer{2, 0, 1});
  CHECK(hashi.partial(R"({"bridges":[[1,1,1,3,null]]})") == Answer{kOpen, 0, 0});
}

TEST_CASE("answer file: errors in JSON stand at their places") {
  const Reading read(kTwo);
  CHECK(read.error(R"({"grid":["#."]})") == "a:1:9: expected a list of 2 rows, got 1");
  CHECK(read.error("{\"grid\":[\"#.\",\n\".x\"]}") ==
        "a:2:1: expected 2 of '#', '.' and '?', got '.x'");
  CHECK(read.error(R"({"grid":["#.", 2]})") == "a:1:16: expected a string, got '2'");
  CHECK(read.error(R"({"grid":["#.",".#"],"more":1})") ==
        "a:1:21: expected one of the members grid, got 'more'");
  CHECK(read.error(R"({"puzzle":"hashi","solution":{"bridges":[]}})") ==
        "a:1:11: expected \"nonogram\", got 'hashi'");
  CHECK(read.error(R"({"puzzle":"nonogram","solution":{"bridges":[]}})") ==
        "a:1:33: expected a member \"grid\", got none");
  const Reading kenken("kenken\n2 2\n3+ .\n3+ .\n1 1\n2 2\n");
  CHECK(kenken.error(R"({"grid":[[1,2],[2,3]]})") ==
        "a:1:19: expected a number from 1 to 2, got '3'");
  CHECK(kenken.error(R"({"grid":[[1,2],[2,"1"]]})") ==
        "a:1:19: expected a number or null, got '1'");
  const Reading hashi(kIslands);
  CHECK(hashi.error(R"({"bridges":[[1,1,1,3,1],[1,1,1,3,1]]})") ==
        "a:1:32: expected each pair of islands once, got r1c1-r1c3 again");
  CHECK(hashi.error(R"({"bridges":[[1,1,1,3]]})") == "a:1:13: expected a list of 5 numbers, got 4");
}

TEST_CASE("answer file: what is open is read where an answer may be partial") {
  const Reading read(kTwo);
  const std::string text = "forced nonogram\n2 2\nx ?\n? x\n";
  CHECK(read.partial(text) == Answer{1, kOpen, kOpen, 1});
  CHECK(read.position(text) == Answer{1, kOpen, kOpen, 1});
  CHECK(read.partial(R"({"grid":["#?","?#"]})") == Answer{1, kOpen, kOpen, 1});
  CHECK(read.error(text) ==
        "a:3:3: expected a whole answer, got one with 2 open slots; "
        "'solve --position' says whether an answer continues it");
  CHECK(read.error("unique\nanswer nonogram\n# ?\n2 2\nx -\n- ?\n") ==
        "a:6:3: expected a whole answer, got one with 1 open slot; "
        "'solve --position' says whether an answer continues it");
  CHECK(read.error(R"({"puzzle":"nonogram","solution":{"grid":["#?","?#"]}})")
            .starts_with("a:1:33: expected a whole answer, got one with 2 open slots; "));
  const Reading hashi(kIslands);
  CHECK(hashi.partial("forced hashi\n1 1 1 3 ?\n2 2 2 3 1\n") == Answer{kOpen, 0, 1});
}

TEST_CASE("answer file: a byte order mark before any form") {
  const Reading read(kTwo);
  const std::string mark = "\xEF\xBB\xBF";
  for (const char* const text : {"answer nonogram\n2 2\nx -\n- x\n", R"({"grid":["#.",".#"]})",
                                 "#.\n.#\n", "pzprv3\nnonogram\n2\n2\n. 1 1 \n1 # . \n1 . # \n"}) {
    CAPTURE(text);
    CHECK(read(mark + text) == Answer{1, 0, 0, 1});
  }
}

TEST_CASE("answer file: of a pzprv3 file an answer fills what a position leaves open") {
  const Reading read(kTwo);
  const std::string half = "pzprv3\nnonogram\n2\n2\n. 1 1 \n1 # . \n1 + . \n";
  CHECK(read(half) == Answer{1, 0, 0, 0});
  CHECK(read.position(half) == Answer{1, kOpen, 0, kOpen});
  CHECK(read.error(half, 2) == "a: expected at least 2 answers, got 1");
  const Reading hashi("hashi\n2 3\n? - ?\n- ? ?\n");
  const std::string board = "pzprv3\nhashikake\n2\n3\n- . - \n. - - \n";
  const std::string bridges = "0 -1 \n0 1 \n0 0 0 \n";
  CHECK(hashi(board + bridges) == Answer{0, 0, 1});
  CHECK(hashi.position(board + bridges) == Answer{0, kOpen, 1});
}

TEST_CASE("answer file: a stop ends the reading of a large one") {
  std::string board = "nonogram\n200 200\n";
  std::string cells;
  for (int i = 0; i < 400; ++i) board += "0\n";
  for (int r = 0; r < 200; ++r) {
    for (int c = 0; c < 200; ++c) cells += "- ";
    cells += "\n";
  }
  const Document document = read_document(board, "f");
  const AnyPuzzle& puzzle = *document.puzzle;
  Stop stop;
  stop.request(Stop::kTimeLimit);
  for (const std::string& text :
       {"answer nonogram\n200 200\n" + cells, write_document(document, "pzprv3")}) {
    CAPTURE(text.substr(0, 6));
    CHECK_NOTHROW(read_position(puzzle, text, "a"));
    CHECK_THROWS_AS(read_answer(puzzle, text, "a", 1, &stop), Stopped);
    CHECK_THROWS_AS(read_partial_answer(puzzle, text, "a", 1, &stop), Stopped);
    CHECK_THROWS_AS(read_position(puzzle, text, "a", 1, &stop), Stopped);
  }
}

}  // namespace
}  // namespace p2c
