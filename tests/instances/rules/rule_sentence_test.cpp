// Rules said again: each part in parentheses, each variable with a name of its own.
#include "instances/rules/sentences/rule_sentence.hpp"

#include <doctest/doctest.h>

#include "instances/rules/reader/rule_reader.hpp"

namespace p2c {
namespace {

const std::string kHead =
    "rules 1\npuzzle toy \"a toy\"\n"
    "given clue: number 1..9 on cells, clues, \"a number\"\n"
    "given room: regions on cells, regions\n"
    "given view: number 1..9 on margins, views, \"a number\"\n"
    "given stars: number 1..9 on board, stars, \"a number\"\n"
    "given arrow: number 0..9 with way on cells, arrows, \"a number\"\n"
    "given pearl: one of white black on cells, pearls, \"a pearl\"\n"
    "given every: flag, every, e\n"
    "answer shaded: shading on cells\n"
    "answer digit: number 1..rows on cells\n"
    "answer line: line on links\n"
    "answer side: line on sides\n";

std::string said(const std::string& rule) {
  const RuleText text = read_rules(kHead + "rule a \"b\": " + rule + "\n", "f");
  return rule_sentence(text.rules[0], text);
}

TEST_CASE("sentences: not, and, or and implies have their parts in parentheses") {
  CHECK(said("all c in cells: not c is shaded and c is shaded or every") ==
        "for all c in (the cells): (((it is not so that (c is shaded)) and (c is shaded)) or (the "
        "board has the word 'every'))");
  CHECK(said("all c in cells: not (c is shaded and c is shaded or every)") ==
        "for all c in (the cells): (it is not so that (((c is shaded) and (c is shaded)) or (the "
        "board has the word 'every')))");
  CHECK(said("all c in cells: c is shaded implies every") ==
        "for all c in (the cells): ((it is not so that (c is shaded)) or (the board has the word "
        "'every'))");
}

TEST_CASE("sentences: quantifiers say what they are over, and on what condition") {
  CHECK(said("each c in cells with number clue, d in neighbours of c where (clue of c >= 2): "
             "d is shaded") ==
        "for each c in (the cells that have some clue, which is a number), for each d in (the "
        "cells that share an edge with c), if ((the clue of c) is at least (2)): d is shaded");
  CHECK(said("all c in cells with clue: some d in around c where (d is shaded): d is not shaded") ==
        "for all c in (the cells that have some clue, known or '?'): (for at least one d in "
        "(the cells that share an edge or a corner with c): ((d is shaded) and (it is not so that "
        "(d is shaded))))");
}

TEST_CASE("sentences: a variable has a name that nothing else has") {
  CHECK(said("all c in cells: some c in cells: c is shaded") ==
        "for all c in (the cells): (for at least one c2 in (the cells): (c2 is shaded))");
  CHECK(
      said("each s in 2x2: shaded in s <= 3") ==
      "for each s in (the squares of 2 x 2 cells): (the number of x in (the cells of s) for which "
      "(x is shaded)) is at most (3)");
}

TEST_CASE("sentences: numbers") {
  CHECK(said("each s in lines: sum digit in s + 2 < size of s") ==
        "for each s in (the rows and columns): (((the sum of the digit of each cell in (the cells "
        "of s)) plus (2)) plus (1)) is at most (the number of cells of s)");
  CHECK(said("each c in cells with number clue: size of seen from c through not shaded = clue of "
             "c") ==
        "for each c in (the cells that have some clue, which is a number): (the number of the cell "
        "c and those up, down, left and right of it, each way as long as a cell is not shaded) is "
        "equal to (the clue of c)");
  CHECK(said("each v in margins with number view: not shaded in v != view of v") ==
        "for each v in (the rows and columns, each from an end of it on at which there is some "
        "view, which is a number): (the number of x in (the cells of v) for which (it is not so "
        "that (x is shaded))) is not equal to (the view of v)");
  CHECK(said("each a in cells with room, b in neighbours of a where (a before b): digit of a = "
             "digit of b") ==
        "for each a in (the cells that are in some room), for each b in (the cells that share an "
        "edge with a), if (a comes before b, row by row): (the digit of a) is equal to (the digit "
        "of b)");
}

TEST_CASE("sentences: numbers that are given, and of numbers in a set") {
  CHECK(said("each n in 1..rows, l in lines: count c in l where (digit of c = n) <= stars") ==
        "for each n in (the numbers from (1) to (the number of rows)), for each l in (the rows and "
        "columns): (the number of c in (the cells of l) for which ((the digit of c) is equal to "
        "(n))) is at most (the stars of the board)");
  CHECK(said("each l in main diagonals: product digit in l = stars - 1") ==
        "for each l in (the two longest diagonals of a square board): (the product of the digit of "
        "each cell in (the cells of l)) is equal to ((the stars of the board) plus (minus (1)))");
  CHECK(said("each c in cells where (c has pearl white): c is shaded") ==
        "for each c in (the cells), if (c has some pearl, which is 'white'): c is shaded");
  CHECK(said("each c in cells with number arrow: shaded in ray of c = arrow of c") ==
        "for each c in (the cells that have some arrow, which is a number): (the number of x in "
        "(the cells after c in the way of its arrow) for which (x is shaded)) is equal to (the "
        "arrow of c)");
}

TEST_CASE("sentences: what is connected, and distances") {
  CHECK(said("each l in lines: connected not shaded in l") ==
        "for each l in (the rows and columns): of (the cells of l) (the cells that are not shaded) "
        "are connected by edges within it, where there are any");
  CHECK(said("connected shaded or the edge") ==
        "each piece of (the cells that are shaded) has a cell at the edge of the board");
  CHECK(said("each c in cells: size of pieces not shaded beside c = 2") ==
        "for each c in (the cells): (the number of the cells, but c, to which a way leads from it "
        "over cells each of which is not shaded) is equal to (2)");
  CHECK(said("each a in cells, b in cells where (distance of a b = 2): a is shaded") ==
        "for each a in (the cells), for each b in (the cells), if ((the number of steps along "
        "edges from a to b) is equal to (2)): a is shaded");
}

TEST_CASE("sentences: lines") {
  CHECK(said("each c in cells: line turns at c implies side in sides of c = 2") ==
        "for each c in (the cells): (it is not so that (((line leads from c to the cell above it) "
        "or (line leads from c to the cell below it)) and ((line leads from c to the cell left of "
        "it) or (line leads from c to the cell right of it)))) or ((the number of x in (the four "
        "sides of c) for which (x is side)) is equal to (2))");
}

TEST_CASE("sentences: lengths of lines") {
  const std::string links = "(the number of links that are line from c ";
  const std::string end = ", each way before the first that is not)";
  CHECK(said("each c in cells: length of line from c <= 1") ==
        "for each c in (the cells): " + links + "up, down, left and right" + end +
            " is at most (1)");
  CHECK(said("each c in cells, d in neighbours of c: length of line from c towards d <= "
             "length of line through d towards c") ==
        "for each c in (the cells), for each d in (the cells that share an edge with c): " + links +
            "towards d" + end +
            " is at most (the number of links that are line from d towards c "
            "and away from it" +
            end);
}

TEST_CASE("sentences: rules that stand alone") {
  CHECK(said("connected not shaded") ==
        "(the cells that are not shaded) are connected by edges, where there are any");
  CHECK(said("apart shaded") == "no two of (the cells that are shaded) share an edge");
  CHECK(said("loop side through all where every") ==
        "all links or sides that are side are one loop, which neither branches nor crosses itself; "
        "if (the board has the word 'every'), it goes through all places");
  CHECK(said("each l in lines: different digit in l") ==
        "for each l in (the rows and columns): no two cells in (the cells of l) have equal digit");
}

}  // namespace
}  // namespace p2c
