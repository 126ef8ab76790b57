// Lists of numbers in cells: text, JSON, URLs, pzprv3 files.
#include <doctest/doctest.h>

#include "instances/described/board_notations.hpp"
#include "instances/parts/number_list.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::number_lists_test {
namespace {

const Description kLists = [] {
  CellClues its{"clues", "lengths", 0, kMostList, CellClues::UrlForm::kLists};
  its.lists = true;
  its.among_shading = true;
  return Description{{"tapa"}, {its}, {ShadedCells()}};
}();

BoardData of_text(const std::string& text) {
  TextReader in(text, "f");
  return read_text_board(kLists, in);
}
BoardData of_json(const std::string& text) {
  TextReader in(text, "f");
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  return read_json_board(kLists, object);
}
BoardData of_url(const std::string& text, bool lenient = false) {
  TextReader in(text, "f", {.hash_comments = false, .lenient = lenient});
  return read_board_url(kLists, in).puzzle;
}

const std::string kBoard = "2 4\n0 - 1,?,3 ?\n8 ?,?,?,1 - 5,1\n";

TEST_CASE("lists of numbers: text and JSON") {
  const BoardData board = of_text(kBoard);
  CHECK(board.part<Grid<int>>(0).cells == std::vector{0, kNoClue, 193, 9, 8, 9991, kNoClue, 51});
  CHECK(print_board(kLists, board) == kBoard);
  const std::string json = "{" + write_json_board(kLists, board) + "}";
  CHECK(json.find(R"("0", null, "1,?,3", "?")") != std::string::npos);
  CHECK(of_json(json) == board);
  for (const std::string wrong : {"9", "1,", ",1", "0,1", "1,1,1,1,1", "10", "-1", "1.1", "x"}) {
    CHECK(error_of([&] { of_text("1 1\n" + wrong + "\n"); }) ==
          "f:2:1: expected '-' or lengths, as 0 or 1,3 or '?',1,1, got '" + wrong + "'");
  }
  CHECK(error_of([] { of_json(R"({"clues": [[3]]})"); }).starts_with("f:1:13: expected null or"));
}

TEST_CASE("lists of numbers: URLs and files of pzpr, there and back") {
  for (const auto& [cells, body] :
       {std::pair("7", "0g193.1"), {"15", "8t"}, {"5", "a0azb0cqcr"}, {"3", "csd6bj"}}) {
    const std::string url = std::string("https://puzz.link/p?tapa/") + cells + "/1/" + body;
    CAPTURE(url);
    const BoardData board = of_url(url);
    CHECK(write_board_url(kLists, board) == url + "\n");
    CHECK(of_text(print_board(kLists, board)) == board);
    const std::string file = write_board_file(kLists, {board});
    TextReader in(file, "f", {.hash_comments = false});
    CHECK(read_board_file(kLists, in).puzzle == board);
  }
  CHECK(print_board(kLists, of_url("tapa/4/1/a0azb0cs")) == "1 4\n?,? 5,5 ?,?,? ?,?,?,?\n");
  CHECK(print_board(kLists, of_url("tapa/4/1/9.b6d6")) == "1 4\n1,1,1,1 ? ?,1,2 1,1,1,?\n");
  CHECK(write_board_file(kLists, {of_text(kBoard)}).find("0 . 1,-,3 - \n8 -,-,-,1 . 5,1 \n") !=
        std::string::npos);
}

TEST_CASE("lists of numbers: what URLs cannot say, and what is wrong in them") {
  for (const std::string list : {"6,1", "4,1,1", "2,1,1,1"}) {
    CHECK_THROWS_AS(write_board_url(kLists, of_text("1 1\n" + list + "\n")), CannotCarry);
  }
  const auto error = [](const std::string& body) {
    return error_of([&] { of_url("tapa/2/1/" + body); });
  };
  CHECK(error("1") == "f:1:11: expected lengths or a gap for 1 more items, got the end of the URL");
  CHECK(error("a") == "f:1:11: expected the second sign of a list, got the end of the URL");
  CHECK(error("f8") == "f:1:11: expected the second sign of a list, got '8'");
  CHECK(error("1A") == "f:1:11: expected lengths or a gap, got 'A'");
  CHECK(print_board(kLists, of_url("tapa/2/1/f8", true)) == "1 2\n- 8\n");
}

TEST_CASE("lists of numbers: another list comes for one, and none is left") {
  const auto& its = std::get<CellClues>(kLists.parts[0]);
  Rng rng(1);
  Grid<int> clues = of_text("1 2\n- 1,3\n").part<Grid<int>>(0);
  CHECK(its.change_one(clues, rng));
  CHECK((clues[0] == kNoClue && clues[1] != 13 && clues[1] >= 0));
  CHECK(list_of_words(list_in_words(clues[1], "?"), "?") == clues[1]);
  Grid<int> none(1, 2, kNoClue);
  CHECK(!its.change_one(none, rng));
}

}  // namespace
}  // namespace p2c::number_lists_test
