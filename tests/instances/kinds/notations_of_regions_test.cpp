// Regions that come before clues in notations of pzpr, and what answers are called there, by hand.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "instances/formats/format.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

std::string as(const std::string& text, std::string_view format) {
  try {
    return write_document(read_document(text, "f"), format);
  } catch (const CannotCarry& error) {
    return error.what();
  }
}
std::string refused(const std::string& text) {
  return error_of([&] { read_document(text, "f"); });
}

TEST_CASE("dotchiloop, moonsun: regions come before circles, as lines from version 2 on") {
  const std::string text = "dotchiloop\n1 2\nw -\n1 2\n";
  CHECK(as(text, "puzzlink") == "https://puzz.link/p?dotchi/2/1/g9\n");
  const std::string file = "pzprv3\ndotchi\n1\n2\n2\n0 1 \n1 . \n0 \n";
  CHECK(as(text, "pzprv3") == file);
  CHECK(as(file, "text") == text);
  CHECK(as("pzprv3.2/dotchi/1/2/1 /1 . /0 /", "text") == text);
  CHECK(as("moonsun/2/2/g000", "pzprv3").starts_with("pzprv3.2\nmoonsun\n2\n2\n1 \n0 \n0 0 \n"));
}

TEST_CASE("paintarea: digits in URLs; a file can say no line inside a region") {
  const std::string text = "paintarea\n1 2\n- 2\n1 2\n";
  CHECK(as(text, "puzzlink") == "https://puzz.link/p?paintarea/2/1/ga2\n");
  CHECK(as("paintarea/2/1/ga2", "pzprv3") == "pzprv3\npaintarea\n1\n2\n2\n0 1 \n. 2 \n. . \n");
  CHECK(as("paintarea/2/2/g0d", "pzprv3") ==
        "the format pzprv3 cannot carry a line inside a region, as beside r1c1");
}

TEST_CASE("ripple: regions are lines in files, and clues are not in the answer again") {
  const std::string file = "pzprv3\nripple\n1\n3\n0 1 \n. 1 . \n2 . 1 \n";
  const Document document = read_document(file, "f");
  CHECK(document.answer == Answer{2, 1, 1});
  CHECK(write_document(document, "pzprv3") == file);
  CHECK(as(file, "text").starts_with("ripple\n1 3\n- 1 -\n1 1 2\n"));
}

TEST_CASE("usoone: shaded cells are 1 in files, where a player's marks may follow") {
  const std::string head = "pzprv3\nusoone\n1\n3\n1\n0 0 0 \n1 . . \n";
  const Document document = read_document(head + "+o 1 x \n", "f");
  CHECK(document.answer == Answer{0, 1, kOpen});
  CHECK(write_document(document, "pzprv3") == head + "+ 1 . \n");
  CHECK(refused(head + "+ # . \n") == "f:8:3: expected '.', '1' or '+', got '#'");
}

TEST_CASE("yinyang: given circles are not in the answer again") {
  const std::string file = "pzprv3\nyinyang\n1\n3\n1 . 2 \n. 2 . \n";
  const Document document = read_document(file, "f");
  CHECK(document.answer == Answer{0, 1, 1});
  CHECK(write_document(document, "pzprv3") == file);
  CHECK(as("yinyang\n1 3\nw - b\n", "puzzlink") == "https://puzz.link/p?yinyang/3/1/b\n");
  CHECK_FALSE(read_document("pzprv3/yinyang/1/2/1 . /. . /", "f").answer);
}

TEST_CASE("simpleloop: black cells are stars in files") {
  const std::string text = "simpleloop\n1 2\n- x\n";
  CHECK(as(text, "puzzlink") == "https://puzz.link/p?simpleloop/2/1/8\n");
  CHECK(as(text, "pzprv3") == "pzprv3\nsimpleloop\n1\n2\n. * \n0 \n");
  CHECK(as("pzprv3/simpleloop/1/2/. * /0 /", "text") == text);
  CHECK(refused("pzprv3/simpleloop/1/2/. 1 /0 /") == "f:1:25: expected '*' or '.', got '1'");
}

TEST_CASE("doubleback: cells in no region are black") {
  const std::string text = "doubleback\n2 2\n1 @\n1 2\n";
  CHECK(as(text, "puzzlink") == "https://puzz.link/p?doubleback/2/2/o88\n");
  CHECK(as("doubleback/2/2/088", "text") == "doubleback\n2 2\n1 @\n1 1\n");
  const std::string file = "pzprv3\ndoubleback\n2\n2\n2\n0 . \n0 1 \n. * \n. . \n0 \n0 \n0 0 \n";
  CHECK(as(text, "pzprv3") == file);
  CHECK(as(file, "text") == text);
  CHECK(as("pzprv3.2/doubleback/2/2/1 /1 /0 1 /. * /. . /0 /0 /0 0 /", "text") == text);
  CHECK(as("doubleback\n1 3\n1 @ 1\n", "puzzlink")
            .ends_with("a region in two places, as the one of r1c3"));
}

TEST_CASE("easyasabc: how many letters, then margins; '-' is no letter, '+' is any") {
  const std::string file = "pzprv3\neasyasabc\n2\n2\n1\n. 1 . . \n. 1 - . \n. - q1 . \n. . . . \n";
  const Document document = read_document(file, "f");
  CHECK(document.answer == Answer{1, 0, 0, 1});
  CHECK(write_document(document, "pzprv3") == file);
  CHECK(write_document(document, "puzzlink") == "https://puzz.link/p?easyasabc/2/2/1/1mi1\n");
  CHECK(as("easyasabc\n1 1\ntop 1\ntop -\nbottom -\nleft -\nright -\n?\n", "pzprv3") ==
        "pzprv3\neasyasabc\n1\n1\n1\n. . . \n. q-2 . \n. . . \n");
  CHECK_FALSE(read_document("pzprv3/easyasabc/1/1/1/. . . /. + . /. . . /", "f").answer);
}

TEST_CASE("putteria: crosses are '?' among the numbers, and marks the sizes of their regions") {
  const std::string file = "pzprv3\nputteria\n1\n3\n0 1 \n2 . - \n. + + \n";
  const Document document = read_document(file, "f");
  CHECK(document.answer == Answer{1, 0, 0});
  CHECK(write_document(document, "pzprv3") == file);
  CHECK(as(file, "text").starts_with("putteria\n1 3\n- - x\n2 - -\n1 1 2\n"));
  CHECK(as(file, "puzzlink") == "https://puzz.link/p?putteria/3/1/82g./\n");
  CHECK(as("putteria/3/1/82g.", "text") == "putteria\n1 3\n- - x\n2 - -\n1 1 2\n");
  CHECK(refused("pzprv3/putteria/1/2/0 /. . /1 . /").find("the size of the region, got '1'") !=
        std::string::npos);
  CHECK(as("putteria\n1 1\nx\n1\n1\n", "puzzlink").ends_with("two clues in r1c1"));
  CHECK(as("putteria\n1 1\n-\n?\n1\n", "puzzlink").ends_with("the clue ? in r1c1"));
}

TEST_CASE("balanceloop: a circle and its number are one in notations of pzpr") {
  const std::string text = "balanceloop\n1 4\nw b w b\n- - 2 20\n";
  CHECK(as(text, "puzzlink") == "https://puzz.link/p?balance/4/1/014-29\n");
  CHECK(as("balance/4/1/014-29", "text") == text);
  const std::string file = "pzprv3\nbalance\n1\n4\n0,-2 1,-2 0,2 1,20 \n0 0 0 \n";
  CHECK(as(text, "pzprv3") == file);
  CHECK(as(file, "text") == text);
  CHECK(as("balance/f/2/1/h", "text") == "balanceloop\n1 2\n- -\n- -\nevery-cell\n");
  CHECK(as("balanceloop\n1 1\n-\n2\n", "puzzlink").ends_with("a clue without a word in r1c1"));
  CHECK(as("balanceloop\n1 1\n?\n2\n", "pzprv3").ends_with("the word ? in r1c1"));
  CHECK(as("balanceloop\n1 1\nw\n?\n", "puzzlink").ends_with("the clue ? in r1c1"));
  CHECK(refused("balance/2/1/0.").ends_with("expected no '.' before, got the end of the URL"));
  CHECK(refused("pzprv3/balance/1/1/2,4 /").find("'.', or 0 or 1, ',' and -2 or a length from 1") !=
        std::string::npos);
  CHECK(refused("pzprv3/balance/1/1/4 /").find("'.', or 0 or 1") != std::string::npos);
}

TEST_CASE("tilepaint: numbers of columns and rows in halved cells, after the regions") {
  const std::string text = "tilepaint\n2 3\ntop 0 - 2\nleft 3 -\n1 1 2\n3 1 2\n";
  CHECK(as(text, "puzzlink") == "https://puzz.link/p?tilepaint/3/2/egl0.23./\n");
  CHECK(as("tilepaint/3/2/egl0.23.", "text") == text);
  const std::string file =
      "pzprv3\ntilepaint\n2\n3\n3\n0 0 1 \n2 0 1 \n0 0 -1 2 \n3 . . . \n-1 . . . \n";
  CHECK(as(text, "pzprv3") == file + ". . . \n. . . \n");
  const Document document = read_document(file + "# # + \n+ # . \n", "f");
  CHECK(document.answer == Answer{1, 1, 0, 0, 1, kOpen});
  CHECK(as("tilepaint\n1 1\ntop 1\nleft 300\n1\n", "puzzlink").ends_with("the clue 300"));

  CHECK(refused("tilepaint/2/1/013g11.").find("no clue inside the board or a gap") !=
        std::string::npos);
  CHECK(refused("tilepaint/1/1/gx1").ends_with("expected a digit from 0 to f, got 'x'"));
  CHECK(refused("pzprv3/tilepaint/1/1/1/0 /0 . /. . /")
            .ends_with("expected '-1' or a number from 0 to 10000000, got '.'"));
  CHECK(
      refused("pzprv3/tilepaint/1/1/1/0 /0 1 /1 5 /").ends_with("expected '.' in a cell, got '5'"));
}

TEST_CASE("snake: circles come before margins; in files a cell is one number") {
  const std::string text = "snake\n2 3\ntop 0 - 2\nleft 3 -\n- o x\n- - -\n";
  CHECK(as(text, "puzzlink") == "https://puzz.link/p?snake/3/2/500g23g\n");
  CHECK(as("snake/3/2/500g23g", "text") == text);
  CHECK(as(text, "pzprv3") == "pzprv3\nsnake\n2\n3\n. 0 . 2 \n3 0 1 2 \n. 0 0 0 \n");
  const std::string file = "pzprv3\nsnake\n2\n3\n. 0 . 2 \n3 8 5 6 \n. 0 4 8 \n";
  const Document document = read_document(file, "f");
  CHECK(document.answer == Answer{0, 1, 1, kOpen, 1, 0});
  CHECK(as(file, "text").starts_with(text));
  CHECK(write_document(document, "pzprv3") == file);
  CHECK(refused("pzprv3/snake/1/1/. . /. 7 /")
            .ends_with("0, 1 or 2, or one of these and 4 or 8, got '7'"));
  CHECK(refused("pzprv3/snake/1/1/. . /. 11 /")
            .ends_with("expected a number from 0 to 10, got '11'"));
  CHECK(as("snake\n1 1\ntop -\nleft -\n?\n", "pzprv3").ends_with("the clue ?"));
  CHECK(refused("snake/2/2/a0gh").find("without circles beyond") == std::string::npos);
}

}  // namespace
}  // namespace p2c
