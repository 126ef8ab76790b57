// Numbers of sizes: text, JSON, URLs and pzprv3 files with banks of pieces.
#include <doctest/doctest.h>

#include "instances/described/board_notations.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::size_numbers_test {
namespace {

const Description kFleets = [] {
  MarginClues totals{"totals", "a number", 0, 99};
  totals.near_only = true;
  CellClues hints{"hints", "a hint", 1, 3, CellClues::UrlForm::kNumbers0};
  hints.words = {"x", "n", "s"};
  return Description{{"battleship"},
                     {totals, hints, SizeNumbers{"fleet", "fleet", "ships", 0, 99}},
                     {ShadedCells()}};
}();

BoardData of_text(const std::string& text) {
  TextReader in(text, "f");
  return read_text_board(kFleets, in);
}
BoardData of_json(const std::string& text) {
  TextReader in(text, "f");
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  return read_json_board(kFleets, object);
}
BoardData of_url(const std::string& text) {
  TextReader in(text, "f", {.hash_comments = false});
  return read_board_url(kFleets, in).puzzle;
}
Content<BoardData> of_file(const std::string& text) {
  TextReader in(text, "f", {.hash_comments = false});
  return read_board_file(kFleets, in);
}
std::string board(const std::string& fleet) {
  return "1 3\ntop - 1 -\nleft 2\n- s x\nfleet " + fleet + "\n";
}

TEST_CASE("numbers of sizes: text and JSON") {
  const BoardData its = of_text(board("3 0 1"));
  CHECK(its.part<std::vector<int>>(2) == std::vector{3, 0, 1});
  CHECK(print_board(kFleets, its) == board("3 0 1"));
  CHECK(of_text("1 3 3 0 1\ntop - 1 -\nleft 2\n- s x\n") == its);
  const std::string json = "{" + write_json_board(kFleets, its) + "}";
  CHECK(json.find("\"fleet\": [3, 0, 1]") != std::string::npos);
  CHECK(of_json(json) == its);
  CHECK(of_text(board("1 0 0")) == of_text(board("1")));
  const auto error = [](const std::string& fleet) {
    return error_of([&] { of_text(board(fleet)); });
  };
  CHECK(error("").starts_with("f:5:"));
  CHECK(error("1 100") == "f:5:9: expected a number from 0 to 99, got '100'");
  CHECK(error("1 x").starts_with("f:5:9: expected"));
  CHECK_THROWS_AS(of_text("1 3\ntop - 1 -\nleft 2\n- s x\nships 1\n"), InputError);
}

TEST_CASE("numbers of sizes: URLs and files, there and back") {
  for (const auto& [fleet, bank] : {std::pair("3 2 1", "//c"),
                                    {"4 3 2 1", "//d"},
                                    {"5 4 3 2 1", "//e"},
                                    {"0", "//z"},
                                    {"1 0 1", "/2/11g/31s"},
                                    {"0 0 0 0 0 1", "/1/61vg"}}) {
    const BoardData its = of_text(board(fleet));
    const std::string url = std::string("https://puzz.link/p?battleship/3/1/g1g2g20") + bank + "\n";
    CHECK(write_board_url(kFleets, its) == url);
    CHECK(of_url(url.substr(0, url.size() - 1)) == its);
    const std::string file = write_board_file(kFleets, {its, {}, Answer{1, 1, 0}});
    const Content<BoardData> back = of_file(file);
    CHECK(back.puzzle == its);
    CHECK(back.answer == Answer{1, 1, 0});
    CHECK(of_file(write_board_file(kFleets, {its})).puzzle == its);
  }
  CHECK(of_url("battleship/3/1/g1g2g20/2/13s/11g") == of_text(board("1 0 1")));
  CHECK(of_url("battleship/3/1///c") == of_text("1 3\ntop - - -\nleft -\n- - -\nfleet 3 2 1\n"));
  CHECK(write_board_file(kFleets, {of_text(board("1 1")), {}, Answer{1, 1, 0}}) ==
        "pzprv3\nbattleship\n1\n3\n2\n11g\n21o\n. . 1 . \n2 . 2 0 \n# . . \n0 0 \n");
}

TEST_CASE("numbers of sizes: what URLs and files cannot say, and what is wrong in them") {
  std::string long_ship;
  for (int size = 1; size < 36; ++size) long_ship += "0 ";
  CHECK_THROWS_AS(write_board_url(kFleets, of_text(board(long_ship + "1"))), CannotCarry);
  CHECK_THROWS_AS(write_board_file(kFleets, {of_text(board("1")), {}, Answer{1, 0, 0}}),
                  CannotCarry);
  const auto error = [](const std::string& bank) {
    return error_of([&] { of_url("battleship/3/1/g1g2g20" + bank); });
  };
  CHECK(error("").find("expected '/' and the pieces") != std::string::npos);
  CHECK(error("//t").find("expected 'c', 'd', 'e' or 'z', got 't'") != std::string::npos);
  CHECK(error("/1/22u").find("expected a piece of cells in a row") != std::string::npos);
  CHECK(error("/2/11g").find("a piece of cells in a row") != std::string::npos);
  CHECK(error("/1/31g").find("expected a piece of cells in a row") != std::string::npos);
  CHECK_FALSE(error("//cc").empty());
  CHECK(error_of([] {
          of_file("pzprv3/battleship/1/3/c/. . 1 . /2 . 7 0 /. . . /0 0 0 0 0 0 /");
        }).find("expected '.', '-' or a number from 0 to 2") != std::string::npos);
}

}  // namespace
}  // namespace p2c::size_numbers_test
