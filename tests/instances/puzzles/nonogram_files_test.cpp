// Nonograms as other programs write them.
#include <doctest/doctest.h>

#include "tests/instances/formats/reading.hpp"

namespace p2c::nonogram_files_test {
namespace {

// On one line, columns first; or the error.
std::string board(const std::string& text, const std::string& from = "", bool lenient = false) {
  std::string lines = read_as_text(text, {from, lenient});
  for (char& c : lines) {
    if (c == '\n') c = '/';
  }
  return lines;
}

const std::string kBoard = "nonogram/3 2/1 1/2/1/0/2/";
const std::string kColour =
    "expected clues without colours, got one of the colour 'b': only black "
    "and white nonograms are read";

TEST_CASE("mk, nin and cwd: by their content, an empty line or 0 for none") {
  for (const std::string none : {"0", "", " "}) {
    CHECK(board("3 2\n1\n" + none + "\n2\n#\n1 1\n2\n") == kBoard);
    CHECK(board("2 3\n1\n" + none + "\n2\n1,1\n2\n") == kBoard);
    CHECK(board("3\n2\n1\n" + none + "\n2\n\n1 1\n2\n\n") == kBoard);
  }
  CHECK(board("3 2\r\n1\r\n0\r\n2\r\n#\r\n1 1\r\n2\r\n") == kBoard);
}

TEST_CASE("mk, nin and cwd: mistakes") {
  CHECK(board("3 2\n1\n0\n2\n1 1\n2\n", "mk") == "f:5:1: expected '#' after 3 rows, got '1'");
  CHECK(board("3 2\n1\n0\n", "mk") ==
        "f:4:1: expected the clue of row 3 of 3, got the end of the file");
  CHECK(board("2 3\n1\n0\n2\n1 1\n", "nin") ==
        "f:6:1: expected the clue of column 2 of 2, got the end of the file");
  CHECK(board("2 3\n1\n0\n2\n1 1\n2\n2\n", "nin") ==
        "f:7:1: expected the end of the file, got '2'");
  CHECK(board("3\n2\n1\n0\n2\n1 1\n2\n", "cwd") ==
        "f:6:1: expected a blank line after 3 rows, got '1'");
  CHECK(board("3 2\n1\n", "cwd") == "f:1:3: expected the end of the line, got '2'");
  for (const char* format : {"mk", "nin"})
    CHECK(board("3 3\n1\n1b\n", format) == "f:3:2: " + kColour);
  CHECK(board("3 2\n1\n1 0\n", "mk") == "f:3:3: expected a number from 1 to 10000000, got '0'");
  CHECK(board("1 1\n1\n#\n-1\n", "mk").starts_with("f:4:1: expected a number from 0 to "));
  CHECK(board("10000000 10000000\n1\n", "mk").starts_with("f:1:10: expected a board of at most "));
}

std::string tournament(const std::string& first) {
  std::string text = first;
  for (int i = 0; i < 50; ++i) text += i % 25 == 0 ? "1\t1\n" : i == 49 ? "\n" : "25\n";
  return text;
}

TEST_CASE("tournament: 25 columns, then 25 rows") {
  CHECK(board(tournament("$12\n")).starts_with("nonogram/25 25/1 1/25/25/"));
  CHECK(board(tournament("$12\r\n")).ends_with("/25/25/0/"));
  CHECK(board("$1\n1\n2\n") ==
        "f:4:1: expected the clue of column 3 of 25, got the end of the file");
  CHECK(board(tournament("$1\n") + "1\n") == "f:52:1: expected the end of the file, got '1'");
  CHECK(board("$one\n", "tournament") == "f:1:1: expected '$' and a number, got '$one'");
}

TEST_CASE("g: text, then clues between lines that begin with ':'") {
  CHECK(board("a title\n12 lines\n:rows:\n1\n\n2\n:cols:\n1 1\n2\n:end:\nanything\n") == kBoard);
  CHECK(board(":\n1\n\n2\n:\n1 1\n2\n") == kBoard);
  CHECK(board("#d\n0:.  white\nb:b  blue\n:\n1b\n:\n1b\n:\n", "g") == "f:5:2: " + kColour);
  CHECK(board("#t\n:\n1\n:\n1\n:\n", "g") ==
        "f:1:1: expected a nonogram of squares, got '#t': triangles are not read");
  CHECK(board(":\n:\n1\n:\n", "g") == "f:4:1: expected clues of rows and of columns, got 0 and 1");
  CHECK(board("no clues\n", "g") ==
        "f:2:1: expected ':' and the clues of rows, got the end of the file");
  CHECK(board(":\n<1\n:\n1\n", "g").starts_with("f:2:1: expected a number from 0 to "));
}

const std::string kHead = "X = 2;\nY = 3;\nmaxlen = 3;\n";

TEST_CASE("dzn: patterns of cells and gaps") {
  const std::string rows = "rows = [|1, -1, -1\n | 0, -1, -1\n |1, 1, -1\n |];\n";
  CHECK(board(kHead + rows + "cols = [|1, 0, 1|1, 1, -1|];\n") == kBoard);
  CHECK(board("% a comment\ncols=[|1,0,1|1,1,-1\n|];" + rows + kHead) == kBoard);
  CHECK(board(rows + "cols=[|1,0,1|1,1,-1|];" + kHead) == kBoard);
}

TEST_CASE("dzn: mistakes") {
  const auto error = [](const std::string& cols) {
    return board("X = 1;\nY = 3;\nmaxlen = 3;\n" + cols, "dzn");
  };
  CHECK(error("cols = [|0, 1, 1|];") == "f:4:13: expected -1, got '1, 1|];'");
  CHECK(error("cols = [|1, 0, 0|];") == "f:4:16: expected 1, got '0|];'");
  CHECK(error("cols = [|1, 0, -1|];") == "f:4:16: expected 1, got '-1|];'");
  CHECK(error("cols = [|1, -1, 1|];") == "f:4:17: expected -1, got '1|];'");
  CHECK(error("cols = [|1, 0|];") == "f:4:14: expected ',' and 1 after a gap, got '|];'");
  CHECK(error("cols = [|2|];") == "f:4:10: expected a number from -1 to 1, got '2|];'");
  CHECK(error("cols = [|1|1|];rows=[|1|1|1|];") == "f:4:7: expected 1 lines in cols, got 2");
  CHECK(error("X = 2;") == "f:4:1: expected each name once, got 'X = 2;'");
  CHECK(error("n = 2;") == "f:4:1: expected X, Y, maxlen, rows or cols, got 'n = 2;'");
  CHECK(error("cols = [|1") == "f:4:11: expected '|', got the end of the file");
  CHECK(error("") == "f:4:1: expected the list rows, got the end of the file");
}

// A puzzle of webpbn.com with these things in it.
std::string xml(const std::string& inside, const std::string& attributes = "") {
  return "<?xml version=\"1.0\"?>\n<!DOCTYPE pbn SYSTEM \"http://webpbn.com/pbn-0.3.dtd\">\n"
         "<puzzleset><puzzle" +
         attributes + ">\n" + inside + "\n</puzzle></puzzleset>\n";
}

const std::string kXmlRows =
    "<clues type=\"rows\"><line><count>1</count></line><line/><line><count> 2 "
    "</count></line></clues>";
const std::string kXmlCols =
    "<clues "
    "type='columns'><line><count>1</count><count>1</count></line><line><count>2</count></line>"
    "</clues>";

TEST_CASE("webpbn: clues, or those of the goal") {
  const std::string warning = "<title>a &amp; b <!-- c --> <![CDATA[<d>]]></title>";
  CHECK(board(xml(warning + kXmlRows + kXmlCols)) == kBoard);
  CHECK(board(xml(kXmlCols + kXmlRows, " type=\"grid\"")) == kBoard);
  const std::string goal = "<solution><image>|X.| |..|\n|XX|</image></solution>";
  CHECK(board(xml(goal)) == "nonogram/3 2/1 1/1/1/0/2/");
}

TEST_CASE("webpbn: the goal is an answer") {
  const std::string cols =
      "<clues type=\"columns\"><line><count>1</count><count>1</count></line><line><count>1</count>"
      "</line></clues>";
  const auto answer = [&](const std::string& image) {
    const std::string text = xml("<color name=\"white\" char=\"_\">fff</color>" + kXmlRows + cols +
                                 "<solution type=\"saved\"><image>|?</image></solution>"
                                 "<solution><image>" +
                                 image + "</image></solution>");
    return read_document(text, "f").answer.value();
  };
  CHECK(answer("|X_||__||XX|") == Answer{1, 0, 0, 0, 1, 1});
  CHECK(answer("|X?||[_X]_||XX|") == Answer{1, kOpen, kOpen, 0, 1, 1});
  CHECK(
      error_of([&] { answer("|_X||__||XX|"); })
          .find("expected a goal that fits the clues, got one where column 1 has the blocks 1, but "
                "its clue is 1 1") != std::string::npos);
  CHECK(error_of([&] { answer("|X_||__|"); }).find("expected a goal of 3 x 2, got another size") !=
        std::string::npos);
}

// The error without its place.
std::string fault(const std::string& text) {
  const std::string got = board(text, "webpbn");
  return got.substr(std::min(got.find("expected"), got.size()));
}

TEST_CASE("webpbn: colours and triangles are named") {
  const auto coloured = [](const std::string& count) {
    return fault(xml("<clues type=\"rows\"><line><count>1</count>" + count + "</line></clues>"));
  };
  CHECK(coloured("<count color=\"red\">1</count>") ==
        "expected clues without colours, got 'black' and 'red': only black and white nonograms are "
        "read");
  CHECK(fault(xml(kXmlRows, " type=\"triddler\"")) ==
        "expected a puzzle of the type grid, got 'triddler'");
  CHECK(
      fault(xml("<solution><image>|X.||Y.|</image></solution>")) ==
      "expected a goal without colours, got 'X' and 'Y': only black and white nonograms are read");
}

TEST_CASE("webpbn: mistakes, with their places") {
  CHECK(
      board(xml(kXmlRows)).starts_with("f:3:12: expected clues of rows and of columns, or a goal"));
  CHECK(
      board(xml(kXmlRows + "<clues type=\"rows\"/>")).starts_with("f:4:95: expected the clues of"));
  CHECK(board(xml("<clues/>")) ==
        "f:4:1: expected clues of the type rows or columns, got '<clues>'");
  CHECK(board(xml("<clues type=\"rows\"><count>1</count></clues>")) ==
        "f:4:20: expected <line>, got '<count>'");
  CHECK(board(xml("<clues type=\"rows\"><line><count>&one;</count></line></clues>")) ==
        "f:4:33: expected a number from 0 to 10000000, got '&one;'");
  CHECK(fault(xml("<solution><image>|X.||Y</image></solution>")) ==
        "expected '|' and a row, got '|Y'");
  CHECK(fault(xml("<solution><image>|X.||X|</image></solution>")) ==
        "expected rows as long as the first, got '|X|'");
  CHECK(fault(xml("") + "<more/>") == "expected the end of the file, got '<more>'");
  CHECK(fault("<puzzleset><puzzle></puzzleset>") == "expected '</puzzle>', got '</puzzleset>'");
  CHECK(fault("<puzzleset><puzzle a=1/>") == "expected a value in quotes, got '1/>'");
  CHECK(fault("<puzzleset>") == "expected '</puzzleset>', got the end of the file");
  CHECK(fault("<!DOCTYPE a [<!ENTITY b \"c\">]><puzzleset/>") ==
        "expected a document type without declarations of its own, got '[<!ENTITY b \"c\">]><puzz"
        "leset/>'");
  std::string deep = "<puzzleset>";
  for (int i = 0; i < 100; ++i) deep += "<a>";
  CHECK(fault(deep) == "expected at most 16 tags in each other, got '<a>'");
}

}  // namespace
}  // namespace p2c::nonogram_files_test
