// Arrows with the colours of two words: URLs and pzprv3 files.
#include <doctest/doctest.h>

#include <tuple>

#include "instances/described/board_notations.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::coloured_arrows_test {
namespace {

const Description kWalls = [] {
  CellClues walls{"walls", "a wall", 1, 2, CellClues::UrlForm::kNumbers16};
  walls.words = {"o", "x"};
  Description its{{"castle"}, {walls, ArrowClues{"arrows", "a number", 0, 9999}}, {CellLines()}};
  its.joined = {0, 1};
  return its;
}();

BoardData of_text(const std::string& text) {
  TextReader in(text, "f");
  return read_text_board(kWalls, in);
}
BoardData of_url(const std::string& text) {
  TextReader in(text, "f", {.hash_comments = false});
  return read_board_url(kWalls, in).puzzle;
}
BoardData of_file(const std::string& text) {
  TextReader in(text, "f", {.hash_comments = false});
  return read_board_file(kWalls, in).puzzle;
}

TEST_CASE("arrows with colours: URLs and files, there and back") {
  for (const auto& [board, body, tokens] :
       {std::tuple("1 4\nx - o -\n3> - - 0v\n", "243a10.020", "4,3,2 . 0,-,1 2,0,0 "),
        {"1 3\n? o x\n- ?< 20^\n", "00.13.2614", "0,-,0 3,-,1 1,20,2 "},
        {"1 2\no -\n300v -\n", "1-212ca", "2,300,1 . "}}) {
    const BoardData its = of_text(board);
    CHECK(print_board(kWalls, its) == board);
    const std::string url = write_board_url(kWalls, its);
    CAPTURE(url);
    CHECK(url.find(std::string("/") + body) != std::string::npos);
    CHECK(of_url(url.substr(0, url.size() - 1)) == its);
    const std::string file = write_board_file(kWalls, {its});
    CHECK(file.find(tokens) != std::string::npos);
    CHECK(of_file(file) == its);
  }
  CHECK(of_file("pzprv3/castle/1/2/0,-,6 . /0 /") == of_text("1 2\nx -\n- -\n"));
  CHECK(of_file("pzprv3/castle/1/2") == of_text("1 2\n- -\n- -\n"));
}

TEST_CASE("arrows with colours: what URLs and files cannot say, and what is wrong in them") {
  for (const std::string board :
       {"1 1\n?\n1>\n", "1 1\n-\n?\n", "1 1\nx\n?\n", "1 1\n-\nx\n", "1 1\nx\n9999>\n"}) {
    CAPTURE(board);
    CHECK_THROWS_AS(write_board_url(kWalls, of_text(board)), CannotCarry);
  }
  const auto error = [](const std::string& body) {
    return error_of([&] { of_url("castle/2/1/" + body); });
  };
  CHECK(error("343a") == "f:1:12: expected a colour from 0 to 2 or a gap, got '3'");
  CHECK(error("2+a").find("expected a number or a gap, got '+'") != std::string::npos);
  CHECK_FALSE(error("243").empty());
  for (const std::string token : {"4,3", "4,3,3", "5,3,2", "4,x,2", "#"}) {
    CAPTURE(token);
    CHECK(error_of([&] {
            of_file("pzprv3/castle/1/1/" + token + " /");
          }).find("expected '.', or a way from 0 to 4") != std::string::npos);
  }
}

}  // namespace
}  // namespace p2c::coloured_arrows_test
