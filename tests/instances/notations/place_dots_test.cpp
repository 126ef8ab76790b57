// Dots at half steps: text, JSON, URLs, pzprv3 files, drawings, symmetries.
#include "instances/parts/place_dots.hpp"

#include <doctest/doctest.h>

#include "instances/drawings/drawing_text.hpp"
#include "instances/notations/json/part_json.hpp"
#include "instances/notations/puzzlink/board_url.hpp"
#include "instances/notations/puzzlink/dots.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"
#include "instances/notations/pzprv3/board_file.hpp"
#include "instances/notations/text/part_text.hpp"
#include "instances/parts/part.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::place_dots_test {
namespace {

const PlaceDots kDots{"dots", "a dot", {"w", "b"}, "x"};
const Description kGalaxies{{"tentaisho"}, {kDots}, {RegionBorders()}};
constexpr std::string_view kText = "w - - - x\n- - - b -\n- w - - -\n";

Dots read(std::string_view text, const PlaceDots& its = kDots) {
  TextReader in(text, "f");
  Dots dots = read_text_part(its, in, 2, 3);
  in.expect_end();
  return dots;
}
Dots of_json(const std::string& text) {
  TextReader in(text, "f");
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  return read_json_part(kDots, object);
}
Dots of_url(const std::string& body) {
  const std::string text = "https://puzz.link/p?tentaisho/3/2/" + body;
  TextReader in(text, "f");
  return read_board_url(kGalaxies, in).puzzle.part<Dots>(0);
}

TEST_CASE("dots: rows of places at half steps") {
  const Dots dots = read(kText);
  CHECK(dots.at(1, 3) == 2);
  CHECK_FALSE(dots.has_area(2));
  CHECK(print_part(kDots, dots) == kText);
  CHECK(size_of(PartData(dots)) == std::pair(2, 3));
  CHECK(error_of([] { read("w - - - -\n- - x - -\n- - - - -\n"); }) ==
        "f:2:5: expected '-', 'w', 'b' or 'x' in the middle of a cell, got 'x'");
  CHECK(error_of([] {
          read("x", {"dots", "a dot", {"w", "b"}});
        }) == "f:1:1: expected '-', 'w' or 'b', got 'x'");
  CHECK(error_of([] { read("w - - -\n"); }).substr(0, 6) == "f:1:8:");
}

TEST_CASE("dots: the cells that touch a place, and their images") {
  CHECK(HalfPlace{0, 0}.cells(3) == std::vector{0});
  CHECK(HalfPlace{1, 3}.cells(3) == std::vector{1, 2, 4, 5});
  CHECK(HalfPlace{2, 1}.cells(3) == std::vector{3, 4});
  CHECK(HalfPlace{2, 1}.name(3) == "r2c1|r2c2");
  CHECK(HalfPlace{1, 3}.image(1, 2, 3) == 5);
  CHECK(HalfPlace{2, 1}.image(0, 2, 3) == -1);
  CHECK(HalfPlace{1, 2}.image(0, 2, 3) == 5);
}

TEST_CASE("dots: rows of JSON") {
  const std::string member = write_json_part(kDots, read(kText));
  CHECK(of_json("{" + member + "}") == read(kText));
  CHECK(error_of([] { of_json(R"({"dots": [[null, null]]})"); }) ==
        "f:1:10: expected odd numbers of rows and of places in them, got a list");
  CHECK(error_of([] {
          of_json(R"({"dots": [[null, "x", null]]})");
        }).starts_with("f:1:18: expected null, \"w\", \"b\" or \"x\" in the middle of a cell"));
}

TEST_CASE("dots: URLs and pzprv3 files") {
  const BoardContent board{{2, 3, {read(kText)}}};
  const std::string lines = write_board_file(kGalaxies, board);
  CHECK(lines ==
        "pzprv3\ntentaisho\n2\n3\n1...X\n...2.\n.1...\n0 0 \n0 0 \n0 0 0 \n0 0 0 \n0 0 0 \n");
  TextReader file(lines, "f");
  CHECK(read_board_file(kGalaxies, file).puzzle == board.puzzle);
  const std::string url = write_board_url(kGalaxies, board.puzzle);
  CHECK(url == "https://puzz.link/p?tentaisho/3/2/e5e40\n");
  TextReader in(url, "f");
  CHECK(read_board_url(kGalaxies, in).puzzle == board.puzzle);
  CHECK(error_of([] { of_url("e5"); }).ends_with("got the end of the URL"));
  CHECK(error_of([] { of_url("zz"); }).find("a sign for at most 15 more places") !=
        std::string::npos);
  for (const char* const sign : {"3", "Y", "1....", "1..X."}) {
    const std::string bad = "pzprv3/tentaisho/1/2/" + std::string(sign) + "/";
    TextReader odd(bad, "f");
    CHECK_THROWS_AS(read_board_file(kGalaxies, odd), InputError);
  }
}

TEST_CASE("dots: lists of them are written as pzpr does") {
  for (const std::string text : {"o3ey72fs2fl", "6fl94fi65en8dbf"}) {
    TextReader in(text, "f");
    Characters signs(in, text, {"f", 1, 1}, "the end");
    const std::vector<int> dots = read_dots(signs, 81);
    CHECK(signs.done());
    CHECK(write_dots(dots) == text);
  }
}

TEST_CASE("dots: drawn in cells, on sides and at corners, and turned") {
  const Dots dots = read(kText);
  Drawing drawn(2, 3);
  kDots.draw(drawn, dots);
  CHECK(draw_text(drawn, {.ascii = true}) ==
        "+-----------+\n"
        "| o      %%%|\n"
        "|   .   @   |\n"
        "|   o       |\n"
        "+-----------+\n");
  CHECK(print_part(kDots, kDots.mirrored(dots)) == "x - - - w\n- b - - -\n- - - w -\n");
  CHECK(print_part(kDots, kDots.transposed(dots)) == "w - -\n- - w\n- - -\n- b -\nx - -\n");
}

}  // namespace
}  // namespace p2c::place_dots_test
