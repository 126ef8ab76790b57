// Links of penpa-edit: what is drawn in cells, on edges and on margins.
#include <doctest/doctest.h>

#include "instances/documents/penpa.hpp"
#include "tests/instances/documents/penpa_drawn.hpp"

namespace p2c {
namespace {

TEST_CASE("penpa: numbers in cells") {
  DrawnBoard drawn{2, 3};
  drawn.number(0, 1, "2").number(1, 2, "?", "10").surface(1, 2, 1);
  CHECK(text_of_link(drawn.link(), "nurikabe") == "nurikabe|2 3|- 2 -|- - ?|");
  CHECK(text_of_link(drawn.link(), "Kurodoko") == "kurodoko|2 3|- 2 -|- - ?|");
  CHECK(text_of_link(drawn.link(), "suguru")
            .ends_with("got '?' in the layer 'number' at row 2, column 3"));
  DrawnBoard circled{1, 2};
  DrawnBoard::add(circled.numbers, std::to_string(circled.place(0, 0)), "[\" \",6,\"1\"]");
  DrawnBoard::add(circled.numbers, std::to_string(circled.place(0, 1)), "[\" \",1,\"1\"]");
  CHECK(text_of_link(circled.link(), "shikaku") == "shikaku|1 2|? -|");
  drawn.number(0, 0, "x");
  CHECK(text_of_link(drawn.link(), "nurikabe") ==
        "f:1:51: expected what nurikabe reads of penpa-edit, got 'x' in the layer 'number' at row "
        "1, column 1");
}

TEST_CASE("penpa: a link as the site makes it") {
  const std::string packed =
      "vc89C8IwEAbgvb9CMt/Q9EPLbVLNJApaEQlFOkQUCmI/loT+d9OXQl1d5ODh4N5wl/"
      "bdV42hyFecUUjyq8KpimdXG17Quu8er8"
      "Y3RAel6F7VrQn0lCoDNwTOHtnZG+tyIHue22xuT+y8e3ZCJoK1iITfJKQYZxKzK1QwgoV/"
      "SjaGGxjCFO6Q2cILzGECl8isxuU/"
      "nfeHc7RM/N9TkuUH";
  for (const char* before : {"https://swaroopg92.github.io/penpa-edit/#m=edit&p=",
                             "https://opt-pan.github.io/penpa-edit/?m=solve&p=", "x/#m=edit&p="}) {
    CHECK(text_of_link(before + packed, "nurikabe") == "nurikabe|2 2|2 -|- -|");
    CHECK(text_of_link("\n " + (before + packed) + "&a=x \n", "nurikabe") ==
          "nurikabe|2 2|2 -|- -|");
  }
}

TEST_CASE("penpa: edges are walls of regions, and a number is that of its room") {
  DrawnBoard drawn{2, 3};
  drawn.edge(0, 1, true).edge(1, 1, true).number(1, 2, "1").number(0, 0, "?");
  CHECK(text_of_link(drawn.link(), "heyawake") == "heyawake|2 3|- - 1|- - -|1 1 2|1 1 2|");
  CHECK(text_of_link(drawn.link(), "chocona") == "chocona|2 3|- - 1|- - -|1 1 2|1 1 2|");
  // Around the board and inside a room.
  drawn.edge(0, -1, true).edge(-1, 0, false).edge(1, 2, false).edge(0, 2, false, 21);
  drawn.edge(1, 0, true);
  CHECK(text_of_link(drawn.link(), "heyawake") ==
        "heyawake|2 3|- - -|- - 1|1 1 2|1 1 3|line 2 1 2 2|");
  drawn = DrawnBoard::of(1, 2).number(0, 0, "1").number(0, 1, "2");
  CHECK(text_of_link(drawn.link(), "heyawake")
            .ends_with(
                "got '2, a second clue in its room,' in the layer 'number' at row 1, column 2"));
  drawn = DrawnBoard::of(1, 2).number(0, 0, "1").edge(0, 0, true);
  CHECK(text_of_link(drawn.link(), "suguru") == "suguru|1 2|1 -|1 2|");
  CHECK(text_of_link(drawn.link(), "nurikabe")
            .ends_with("got lines between cells in the layer 'edge'"));
  drawn = DrawnBoard::of(2, 2).edge(0, 0, true);
  CHECK(text_of_link(drawn.link(), "norinori")
            .ends_with("got a line inside a region in the layer 'edge' at row 1, column 1"));
  drawn = DrawnBoard::of(1, 2).edge(0, 0, true, 12);
  CHECK(text_of_link(drawn.link(), "heyawake").ends_with("' in the layer 'edge'"));
}

TEST_CASE("penpa: edges around the boxes of a Sudoku") {
  DrawnBoard drawn{4, 4};
  for (int i = 0; i < 4; ++i) drawn.edge(i, 1, true).edge(1, i, false);
  drawn.number(0, 0, "3");
  CHECK(text_of_link(drawn.link(), "sudoku") == "sudoku|4 4|3 - - -|- - - -|- - - -|- - - -|");
  drawn.edge(0, 0, true);
  CHECK(text_of_link(drawn.link(), "sudoku")
            .ends_with("got lines between cells in the layer 'edge'"));
}

TEST_CASE("penpa: a Nonogram's blocks are numbers on margins") {
  DrawnBoard drawn{2, 3, {2, 0, 1, 0}};
  drawn.number(-1, 0, "1").number(-2, 1, "0").number(-2, 2, "1").number(-1, 2, "1");
  drawn.number(0, -1, "2").number(1, -1, "1").edge(0, 1, true);
  CHECK(text_of_link(drawn.link(), "nonogram") == "nonogram|2 3|1|0|1 1|2|1|");
  CHECK(kind_known_by(drawn.link()) == "layers");
  CHECK(text_of_link(DrawnBoard(drawn).number(-2, 0, "?").link(), "nonogram") ==
        "nonogram|2 3|? 1|0|1 1|2|1|");
  drawn = DrawnBoard{1, 1, {1, 0, 1, 0}}.number(-1, 0, "1");
  CHECK(text_of_link(drawn.link(), "nonogram")
            .ends_with("got no clue of row 1 (0 is that of an empty line)"));
  CHECK(text_of_link(drawn.number(0, -1, "?").link(), "nonogram") == "nonogram|1 1|1|?|");
}

TEST_CASE("penpa: a line of a Nonogram without numbers is empty where sums agree") {
  DrawnBoard drawn{2, 3, {1, 0, 1, 0}};
  drawn.number(-1, 0, "1").number(0, -1, "1").edge(0, 1, true, 13);
  CHECK(text_of_link(drawn.link(), "nonogram") == "nonogram|2 3|1|0|0|1|0|");
  CHECK(text_of_link(DrawnBoard(drawn).number(-1, 1, "1").link(), "nonogram")
            .ends_with("got no clue of column 3 (0 is that of an empty line)"));
  CHECK(text_of_link(DrawnBoard(drawn).number(-1, 1, "?").link(), "nonogram")
            .ends_with("got no clue of column 3 (0 is that of an empty line)"));
  CHECK(text_of_link(DrawnBoard{1, 1, {1, 0, 1, 0}}.link(), "nonogram")
            .ends_with("got no clue of column 1 (0 is that of an empty line)"));
}

TEST_CASE("penpa: a KenKen's clues are small texts") {
  DrawnBoard drawn{2, 2, {1, 0, 0, 0}};
  drawn.edge(0, 0, true).edge(1, 0, true);
  drawn.corner(0, 0, "2\u00F7").corner(0, 1, " 1 \u2013");
  CHECK(text_of_link(drawn.link(), "kenken") == "kenken|2 2|2/ 1-|. .|1 2|1 2|");
  CHECK(text_of_link(drawn.corner(1, 0, "x y").link(), "kenken").starts_with("f:1:51: expected "));
  drawn = DrawnBoard{2, 2, {1, 0, 0, 0}}.edge(0, 0, true).edge(0, 1, false);
  drawn.corner(0, 0, "4\u00D7").corner(0, 1, "2").number(-1, 1, "{1-2}", "6").number(1, 1, "1");
  CHECK(text_of_link(drawn.link(), "kenken") == "kenken|2 2|4* 2|. .|1 2|1 1|given r2c2=1|");
  CHECK(kind_known_by(drawn.link()) == "layers");
  CHECK(text_of_link(drawn.number(-1, 0, "{0-1}").link(), "kenken")
            .ends_with("got '{0-1}' in the layer 'number' at row 0, column 1"));
  drawn = DrawnBoard{2, 2, {1, 0, 0, 0}}.edge(0, 0, true).edge(1, 0, true);
  CHECK(text_of_link(drawn.link(), "kenken").ends_with("got no clue of any cage"));
  drawn.corner(1, 0, "1−");
  CHECK(text_of_link(drawn.link(), "kenken") == "kenken|2 2|1- ?|. .|1 2|1 2|");
  drawn = DrawnBoard::of(2, 2).corner(0, 0, "6+").edge(0, 0, true);
  CHECK(text_of_link(drawn.link(), "kenken")
            .ends_with(
                "got a line between cells of one cage in the layer 'edge' at row 1, column 1"));
}

TEST_CASE("penpa: circles, dark cells, arrows, margins, islands") {
  DrawnBoard circles{1, 3};
  circles.symbol(0, 0, "circle_L", 1).symbol(0, 2, "circle_M", 2);
  CHECK(text_of_link(circles.link(), "masyu") == "masyu|1 3|w - b|");
  CHECK(text_of_link(circles.link(), "nurikabe")
            .ends_with("got 'circle_L 1' in the layer 'symbol' at row 1, column 1"));
  CHECK(text_of_link(circles.number(0, 0, "1").link(), "hashi") == "hashi|1 3|1 - ?|");
  DrawnBoard dark{1, 3};
  dark.surface(0, 0, 4).surface(0, 1, 4).number(0, 1, "1");
  CHECK(text_of_link(dark.link(), "akari") == "akari|1 3|x 1 -|");
  CHECK(text_of_link(dark.link(), "nurikabe")
            .ends_with("got the colour 4 in the layer 'surface' at row 1, column 1"));
  DrawnBoard arrows{1, 5};
  arrows.number(0, 0, "1_2", "2").number(0, 1, "2_0", "2").number(0, 2, "3_1", "2");
  arrows.number(0, 3, "0_3", "2").number(0, 4, "?");
  CHECK(text_of_link(arrows.link(), "yajilin") == "yajilin|1 5|1> 2^ 3< 0v ?|");
  DrawnBoard outlined{1, 3};
  outlined.number(0, 0, "1_2", "2").surface(0, 0, 3).edge(0, 0, true);
  CHECK(text_of_link(outlined.link(), "yajilin") == "yajilin|1 3|1> - -|");
  CHECK(text_of_link(outlined.edge(0, 1, true).link(), "yajilin")
            .ends_with("got lines between cells in the layer 'edge'"));
  DrawnBoard towers{2, 2, {1, 1, 1, 1}};
  towers.number(-1, 0, "1").number(2, 1, "2").number(0, -1, "1").number(1, 2, "2");
  CHECK(text_of_link(towers.link(), "skyscrapers") ==
        "skyscrapers|2 2|top 1 -|bottom - 2|left 1 -|right - 2|- -|- -|");
}

}  // namespace
}  // namespace p2c
