// Links of penpa-edit: symbols, colours and letters for words, corners, runs, cages, and what is
// said of a whole board.
#include <doctest/doctest.h>

#include "instances/documents/penpa.hpp"
#include "tests/instances/documents/penpa_drawn.hpp"

namespace p2c {
namespace {

// Written and read again with its answer.
void check_there_and_back(const std::string& text, const Answer& answer) {
  CAPTURE(text);
  Document board = read_document(text, "f");
  board.answer = answer;
  REQUIRE(board.puzzle->check(answer) == std::nullopt);
  const std::string link = write_document(board, "penpa");
  CHECK(read_as_text(link) == text);
  CHECK(read_document(link, "f").answer == answer);
}

TEST_CASE("penpa: trees, moons, suns and ends are symbols") {
  DrawnBoard trees{2, 2, {1, 0, 1, 0}};
  trees.symbol(0, 1, "tents", 1).number(-1, 0, "1").number(1, -1, "?");
  CHECK(text_of_link(trees.link(), "tents") == "tents|2 2|top 1 -|left - -|- x|- -|");
  CHECK(kind_known_by(trees.link()) == "layers");
  CHECK(text_of_link(trees.symbol(1, 1, "tents", 3).link(), "tents")
            .ends_with("got 'tents 3' in the layer 'symbol' at row 2, column 2"));
  DrawnBoard sky{2, 2};
  sky.symbol(0, 0, "sun_moon", 2).symbol(0, 1, "sun_moon", 1).edge(0, 0, true).edge(1, 0, true);
  CHECK(text_of_link(sky.link(), "moonsun") == "moonsun|2 2|x o|- -|1 2|1 2|");
  DrawnBoard snake{1, 3, {1, 0, 1, 0}};
  snake.symbol(0, 0, "circle_L", 2).symbol(0, 1, "circle_M", 1).number(-1, 2, "1");
  CHECK(text_of_link(snake.link(), "snake") == "snake|1 3|top - - 1|left -|x o -|");
  check_there_and_back("tents\n3 2\ntop - -\nleft 1 - -\n- x\n- -\n- -\n", {1, 0, 0, 0, 0});
  check_there_and_back("snake\n1 2\ntop - -\nleft 2\nx -\n", {1, 1});
}

TEST_CASE("penpa: cells of Castle Wall are white, black or grey, and outlined") {
  DrawnBoard walls{2, 5};
  walls.number(0, 0, "", "2").number(0, 1, "1_2", "2").number(0, 2, "2_3", "2").surface(0, 2, 4);
  walls.number(0, 3, "0_0", "2").surface(0, 3, 8).surface(0, 4, 3).surface(1, 0, 4);
  walls.edge(0, 0, true).edge(0, 0, false).others = ",\"deletelineE\":{\"1,2\":1}";
  CHECK(text_of_link(walls.link(), "castlewall") ==
        "castlewall|2 5|o o x - ?|x - - - -|- 1> 2v 0^ -|- - - - -|");
  CHECK(text_of_link(walls.surface(1, 1, 5).link(), "castlewall")
            .ends_with("got the colour 5 in the layer 'surface' at row 2, column 2"));
  const std::string board = "castlewall\n2 3\n- - o\n- x ?\n1> - 2<\n- - -\n";
  CHECK(read_as_text(write_document(read_document(board, "f"), "penpa")) == board);
  CHECK(converted("castlewall\n1 1\n?\n1>\n", "penpa") ==
        "the format penpa cannot carry two clues in a cell");
}

TEST_CASE("penpa: crosses of Putteria are dark cells, poles of magnets signs") {
  DrawnBoard crosses{1, 3};
  crosses.surface(0, 0, 8).number(0, 0, " ").number(0, 2, "2").edge(0, 0, true);
  CHECK(text_of_link(crosses.link(), "putteria") == "putteria|1 3|x - -|- - 2|1 2 2|");
  DrawnBoard poles{1, 4, {1, 1, 1, 1}};
  poles.symbol(0, 0, "math_G", 2).symbol(0, 1, "math", 3).surface(0, 2, 1).edge(0, 1, true);
  poles.number(-1, 0, "1").number(1, 1, "1").number(0, -1, "0").number(0, 4, "1");
  CHECK(text_of_link(poles.link(), "magnets") ==
        "magnets|1 4|top 1 - - -|left 0|top - - - -|bottom - 1 - -|left -|right 1|p m x -|1 1 2 "
        "2|");
  check_there_and_back(
      "magnets\n1 2\ntop - -\nleft 1\ntop - -\nbottom - 1\nleft -\nright -\np -\n1 1\n",
      {1, 0, 0, 1});
  CHECK(converted("magnets\n1 2\ntop - -\nleft -\ntop 1 -\nbottom - -\nleft -\nright -\n- -\n1 1\n",
                  "penpa") ==
        "the format penpa cannot carry a number of minuses at the top or on the left");
}

TEST_CASE("penpa: numbers at corners of cells") {
  DrawnBoard corners{1, 2};
  corners.vertex(-1, -1, "0").vertex(0, 0, "2").vertex(-1, 0, "?");
  CHECK(text_of_link(corners.link(), "creek") == "creek|1 2|0 - -|- 2 -|");
  CHECK(text_of_link(corners.link(), "slant") == "slant|1 2|0 - -|- 2 -|");
  CHECK(text_of_link(corners.link(), "nurikabe")
            .ends_with("got '0' at a corner in the layer 'number' at row 0, column 0"));
  CHECK(text_of_link(corners.vertex(0, 1, "x").link(), "creek")
            .ends_with("got 'x' in the layer 'number' at row 1, column 2"));
  check_there_and_back("slant\n1 2\n- 2 -\n1 - -\n", {1, 0});
}

TEST_CASE("penpa: sums of runs are small texts in blocks, in the board or on its margins") {
  DrawnBoard blocks{3, 3};
  for (int i = 0; i < 3; ++i) blocks.symbol(0, i, "kakuro", 1);
  for (int i = 1; i < 3; ++i) blocks.symbol(i, 0, "kakuro", 1);
  blocks.corner(0, 1, "4", 2).corner(1, 0, "3", 1).surface(2, 2, 4);
  CHECK(text_of_link(blocks.link(), "kakuro") == "kakuro|2 2|x 4/ x|/3 - -|x - x|");
  blocks.answer = "{zN:{\"24\":[\"1\",2,\"1\"]}}";
  CHECK(read_document(blocks.link(), "f", of_penpa_kind("kakuro")).answer ==
        Answer{1, kOpen, kOpen});
  CHECK(text_of_link(DrawnBoard(blocks).corner(1, 1, "3", 1).link(), "kakuro")
            .ends_with("got '3' in the layer 'sudoku' at row 1, column 1"));
  check_there_and_back("kakuro\n1 2\nx x x\n/3 - -\n", {1, 2});
}

TEST_CASE("penpa: cages of a Killer Sudoku, which are no edges") {
  DrawnBoard cages{4, 4};
  cages.corner(0, 0, "3").corner(3, 3, "4").edge(0, 1, true);
  cages.others = ",\"killercages\":[[" + std::to_string(cages.place(0, 0)) + "," +
                 std::to_string(cages.place(0, 1)) + "]]";
  CHECK(text_of_link(cages.link(), "killersudoku")
            .starts_with("killersudoku|4 4|3 - - -|- - - -|- - - -|- - - 4|1 1 2 3|"));
  DrawnBoard alone{4, 4};
  alone.others = cages.others;
  CHECK(text_of_link(alone.link(), "nurikabe")
            .ends_with("got a cage in the layer 'killercages' at row 1, column 1"));
  CHECK(text_of_link(cages.number(0, 0, "1").link(), "killersudoku")
            .ends_with("got '1' in the layer 'number' at row 1, column 1"));
}

// A domino in the upper left corner.
DrawnBoard domino() {
  DrawnBoard cage{4, 4};
  cage.corner(0, 0, "3").dash(0, 0, 0, 0, 0, 1).dash(0, 0, 0, 0, 0, 2).dash(0, 0, 2, 0, 0, 3);
  cage.dash(0, 0, 1, 0, 1, 0).dash(0, 0, 3, 0, 1, 2);
  return cage.dash(0, 1, 0, 0, 1, 1).dash(0, 1, 1, 0, 1, 3).dash(0, 1, 2, 0, 1, 3);
}

TEST_CASE("penpa: cages are what the lines inside of them are around") {
  const std::string board = "killersudoku|4 4|3 - - -|- - - -|- - - -|- - - -|1 1 2 3|";
  CHECK(text_of_link(domino().link(), "killersudoku").starts_with(board));
  DrawnBoard listed = domino();
  const auto cell = [&](int col) { return std::to_string(listed.place(0, col)); };
  listed.others = ",\"killercages\":[[" + cell(1) + "," + cell(0) + "]]";
  CHECK(text_of_link(listed.link(), "killersudoku").starts_with(board));
  listed.others = ",\"killercages\":[[" + cell(1) + "]]";
  CHECK(text_of_link(listed.link(), "killersudoku")
            .ends_with("got other cages than those of a list in the layer 'cage'"));
  const std::string open = "got lines that are not around cages in the layer 'cage'";
  DrawnBoard leaking{4, 4};
  leaking.dash(0, 0, 0, 0, 0, 1).dash(0, 0, 0, 0, 0, 2);
  CHECK(text_of_link(leaking.link(), "killersudoku").ends_with(open));
  CHECK(text_of_link(domino().dash(2, 2, 1, 2, 3, 0).link(), "killersudoku").ends_with(open));
  CHECK(text_of_link(domino().dash(3, 3, 0, 3, 3, 2).link(), "killersudoku").ends_with(open));
  CHECK(text_of_link(domino().dash(1, 0, 0, 1, 0, 0).link(), "killersudoku").ends_with(open));
  DrawnBoard odd = domino();
  DrawnBoard::add(odd.dashes, "7", "10");
  CHECK(text_of_link(odd.link(), "killersudoku").ends_with("got '7' in the layer 'cage'"));
}

// A block of nine cells, one around a corner, one in two pieces, and a ring with a hole in it.
TEST_CASE("penpa: cages of any form are drawn and read again") {
  const std::string board =
      "killersudoku\n6 6\n20 - - - - -\n- - - - - -\n- - - - - -\n9 - - - - -\n- - - 4 - -\n"
      "- - - - - -\n1 1 1 2 2 2\n1 1 1 2 3 2\n1 1 1 2 2 2\n4 4 5 6 7 8\n4 9 10 11 11 12\n"
      "13 14 15 16 17 11\n";
  const std::string link = write_document(read_document(board, "f"), "penpa");
  CHECK(read_as_text(link) == board);
  CHECK(read_as_text(write_document(read_document(link, "f"), "penpa")) == board);
}

TEST_CASE("penpa: dots of Galaxies are circles in cells, on sides and at corners") {
  DrawnBoard dots{2, 3};
  dots.symbol(0, 0, "circle_SS", 8, 2).symbol(0, 1, "circle_SS", 2, 3).symbol(1, 1, "circle_S", 1);
  CHECK(text_of_link(dots.surface(1, 2, 4).link(), "galaxies") ==
        "galaxies|2 3|- - - b -|w - - - -|- - w - x|");
  CHECK(kind_known_by(dots.link()) == "layers");
  CHECK(text_of_link(DrawnBoard(dots).symbol(0, 1, "circle_SS", 3, 1).link(), "galaxies")
            .ends_with("got 'circle_SS 3' beside the middle in the layer 'symbol' at row 1, column "
                       "2"));
  CHECK(text_of_link(DrawnBoard(dots).symbol(1, 2, "circle_SS", 1).link(), "galaxies")
            .ends_with("got the colour 4 in the layer 'surface' at row 2, column 3"));
  DrawnBoard corner{2, 2};
  corner.symbol(0, 0, "circle_SS", 1, 1);
  CHECK(text_of_link(corner.link(), "galaxies") == "galaxies|2 2|- - -|- w -|- - -|");
  CHECK(text_of_link(corner.symbol(0, 1, "circle_SS", 1, 4).link(), "galaxies")
            .ends_with("' in the layer 'symbol'"));
  check_there_and_back("galaxies\n2 3\n- w - - -\n- - - - b\nx - w - -\n", {0, 1, 1, 1, 0, 1, 1});
}

TEST_CASE("penpa: what is said of the whole board is on a margin") {
  DrawnBoard stars{1, 2, {1, 0, 0, 0}};
  stars.number(-1, 0, "2").symbol(-1, 1, "star", 2).edge(0, 0, true);
  CHECK(text_of_link(stars.link(), "starbattle") == "starbattle|1 2|stars 2|1 2|");
  CHECK(text_of_link(DrawnBoard::of(1, 2).link(), "starbattle")
            .ends_with("got nothing that says stars, a number on a margin"));
  CHECK(text_of_link(DrawnBoard::of(1, 2).number(0, 0, "1").link(), "minesweeper")
            .ends_with("got nothing that says total, a number on a margin"));
  DrawnBoard fleet{1, 2, {1, 0, 1, 0}};
  fleet.number(-1, -1, "1 0 2").number(-1, 0, "1").symbol(0, 0, "battleship_B", 3);
  CHECK(text_of_link(fleet.link(), "battleships") ==
        "battleships|1 2|top 1 -|left -|w -|fleet 1 0 2|");
  // A number of a line is none of the board.
  DrawnBoard lines{1, 2, {2, 0, 1, 0}};
  lines.number(-1, 0, "1").number(-2, 0, "1").number(-1, 1, "0").number(0, -1, "1");
  CHECK(text_of_link(lines.link(), "battleships")
            .ends_with("got nothing that says fleet, a number in a corner of the margins"));
  CHECK(kind_known_by(lines.link()) == "layers");
  DrawnBoard dominoes{1, 2};
  CHECK(text_of_link(dominoes.number(0, 1, "3").link(), "dominosa") == "dominosa|1 2|top 3|- 3|");
  check_there_and_back("minesweeper\n1 2\ntotal 1\n1 -\n", {1});
  check_there_and_back("dominosa\n1 2\ntop 0\n0 0\n", {1});
}

TEST_CASE("penpa: numbers of Easy as ABC are letters") {
  DrawnBoard letters{2, 2, {1, 1, 1, 1}};
  letters.number(-1, -1, "2").number(-1, 0, "B").number(0, 2, "1").number(1, 1, "a");
  CHECK(text_of_link(letters.link(), "easyasabc") ==
        "easyasabc|2 2|top 2|top 2 -|bottom - -|left - -|right 1 -|- -|- 1|");
  check_there_and_back(
      "easyasabc\n2 2\ntop 2\ntop 1 -\nbottom - -\nleft - -\nright - -\n- -\n- -\n", {1, 2, 2, 1});
}

}  // namespace
}  // namespace p2c
