// Numbers of runs between blocks: text, JSON, URLs, pzprv3 files, drawn, turned.
#include "instances/parts/clued_runs.hpp"

#include <doctest/doctest.h>

#include "instances/described/board_notations.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::clued_runs_test {
namespace {

CellNumbers numbers_without_blocks() {
  CellNumbers its;
  its.range = [](const BoardData& /*board*/, int /*cell*/) { return CellNumbers::Range{1, 9}; };
  its.free_cells = [](const BoardData& board) {
    std::vector<int> cells;
    for (int i = 0; i < board.cells(); ++i) {
      if (board.part<CluedRuns>(0).block[i] == kNoClue) cells.push_back(i);
    }
    return cells;
  };
  return its;
}

const Description kRuns{
    {"kakuro"}, {RunsWithClues{"blocks", "a sum", 1, 50}}, {numbers_without_blocks()}};

BoardData of_text(const std::string& text) {
  TextReader in(text, "f");
  return read_text_board(kRuns, in);
}
BoardData of_json(const std::string& text) {
  TextReader in(text, "f");
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  return read_json_board(kRuns, object);
}
BoardData of_url(const std::string& text) {
  TextReader in(text, "f", {.hash_comments = false});
  return read_board_url(kRuns, in).puzzle;
}
Content<BoardData> of_file(const std::string& text) {
  TextReader in(text, "f", {.hash_comments = false});
  return read_board_file(kRuns, in);
}

const std::string kBoard =
    "3 3\n"
    "x x 10/ x\n"
    "/3 - - 6/\n"
    "/11 - - -\n"
    "x x/ - -\n";
const std::string kPlain =
    "3 3\n"
    "x x 10/ x\n"
    "/3 - - 6/\n"
    "/11 - - -\n"
    "x x - -\n";

TEST_CASE("runs: a number is in the block before a run, or outside of the board") {
  const BoardData board = of_text(kPlain);
  const auto& runs = board.part<CluedRuns>(0);
  CHECK(runs.right.cells == std::vector<int>{3, -1, -1, 11, -1, -1, -1, -1, -1});
  CHECK(runs.below.cells == std::vector<int>{-1, 10, -1, -1, -1, 6, -1, -1, -1});
  CHECK(runs.block.cells == std::vector<int>{-1, -1, 1, -1, -1, -1, 1, -1, -1});
  CHECK(print_board(kRuns, board) == kPlain);
}

TEST_CASE("runs: what is no clue, and a number before no run, are refused") {
  const std::string words =
      "or a sum from 1 to 50 of the run below, '/' and that of the run to "
      "the right, got '";
  for (const std::string wrong : {"3", "/", "0/", "/51", "1/2/3", "-1/", "?"}) {
    CHECK(error_of([&] { of_text("1 2\nx x x\nx - " + wrong + "\n"); }) ==
          "f:3:5: expected '-', 'x', " + words + wrong + "'");
    CHECK(error_of([&] { of_text("1 2\nx x x\n" + wrong + " - -\n"); }) ==
          "f:3:1: expected 'x', " + words + wrong + "'");
  }
  CHECK(error_of([&] { of_text(kBoard); }).starts_with("f:5:3: expected '-', 'x', or a sum"));
  CHECK(error_of([&] { of_text("1 2\nx x x\n- - -\n"); }).starts_with("f:3:1: expected 'x'"));
  const std::string stray = ": expected a number only where a run begins, got ";
  CHECK(error_of([&] { of_text("1 2\n1/ x x\nx - -\n"); }) == "f:2:1" + stray + "'1/'");
  CHECK(error_of([&] { of_text("1 2\nx x 4/\nx - x\n"); }) == "f:2:5" + stray + "'4/'");
  CHECK(error_of([&] { of_text("1 2\nx x x\nx - /4\n"); }) == "f:3:5" + stray + "'/4'");
  CHECK(error_of([&] { of_text("1 2\nx x x\nx - 4/\n"); }) == "f:3:5" + stray + "'4/'");
}

TEST_CASE("runs: the same words in JSON") {
  const BoardData board = of_text(kPlain);
  const std::string json = "{" + write_json_board(kRuns, board) + "}";
  CHECK(json.find("[\"/3\", null, null, \"6/\"]") != std::string::npos);
  CHECK(of_json(json) == board);
  CHECK(error_of([] {
          of_json(R"({"blocks": [["x", "x"], [null, null]]})");
        }).starts_with("f:1:26: expected 'x', or a sum"));
  CHECK(error_of([] {
          of_json(R"({"blocks": [["x", "x"], ["x", "y"]]})");
        }).starts_with("f:1:31: expected null, 'x', or a sum"));
  CHECK(error_of([] {
          of_json(R"({"blocks": [["x", "x"], ["/5", "x"]]})");
        }).starts_with("f:1:26: expected a number only where a run begins"));
  CHECK(error_of([] {
          of_json(R"({"blocks": [["x", "x"]]})");
        }).starts_with("f:1:12: expected two rows or more"));
}

TEST_CASE("runs: URLs, there and back") {
  const std::vector<std::string> urls = {
      "https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3",
      "https://puzz.link/p?kakuro/3/3/l60m.l0a3b",
      "https://puzz.link/p?kakuro/20/1/zn" + std::string(20, '0') + "Z",
  };
  for (const std::string& url : urls) {
    const BoardData board = of_url(url);
    CHECK(write_board_url(kRuns, board) == url + "\n");
    CHECK(of_text(print_board(kRuns, board)) == board);
  }
  CHECK(of_url("kakuro/3/3/l60m.l-a3b") == of_text(kPlain));
  CHECK(error_of([] {
          of_url("kakuro/2/1/m00");
        }).starts_with("f:1:12: expected a gap of at most 2"));
  CHECK(error_of([] {
          of_url("kakuro/2/1/l0");
        }).ends_with("expected a sign of a sum, or 0, got the end of the URL"));
  CHECK(error_of([] {
          of_url("kakuro/2/1/l0!0");
        }).ends_with("expected a sign of a sum, or 0, got '!'"));
  CHECK(error_of([] { of_url("kakuro/2/1/k4030"); }).starts_with("f:1:13: expected a number only"));
  CHECK(error_of([] { of_url("kakuro/2/1/l0000"); }).find("got '0'") != std::string::npos);
  CHECK_THROWS_AS(write_board_url(kRuns, of_text("1 1\nx x\n/46 -\n")), CannotCarry);
}

TEST_CASE("runs: files of pzpr, there and back, with an answer") {
  const std::string text = "pzprv3\nkakuro\n3\n3\n0 0 10 0 \n3 . . 0,6 \n11 . . . \n0 0,0 . . \n";
  const Content<BoardData> blank = of_file(text);
  CHECK(blank.puzzle == of_text(kPlain));
  CHECK_FALSE(blank.answer);
  const Content<BoardData> content = of_file(text + "1 2 . \n3 7 1 \n. 1 2 \n");
  CHECK(content.answer == Answer{1, 2, 3, 7, 1, 1, 2});
  CHECK(write_board_file(kRuns, content) == text + "1 2 . \n3 7 1 \n. 1 2 \n");
  CHECK(error_of([&] {
          of_file(text + "1 2 3 \n3 7 1 \n. 1 2 \n");
        }).ends_with("expected '.' where no number can be, got '3'"));
  for (const std::string wrong : {"3", "a,b", "0,99"}) {
    CHECK(error_of([&] {
            of_file("pzprv3/kakuro/1/2/0 0 0 /0 . " + wrong + " /");
          }).find("0 or a number from 1 to 50") != std::string::npos);
  }
  CHECK(error_of([] {
          of_file("pzprv3/kakuro/1/2/0 0 0 /0 . 4,0 /");
        }).ends_with("expected a number only where a run begins, got '/4'"));
}

TEST_CASE("runs: drawn around a diagonal, in blocks and on margins") {
  const BoardData board = of_text("2 2\nx x 3/\n/7 - -\nx /2 -\n");
  Drawing drawn(2, 2);
  RunsWithClues::draw(drawn, board.part<CluedRuns>(0));
  CHECK(drawn.top == std::vector<std::vector<std::string>>{{}, {"3"}});
  CHECK(drawn.left == std::vector<std::vector<std::string>>{{"7"}, {}});
  CHECK(drawn.cells[2].fill == Fill::kGiven);
}

TEST_CASE("runs: numbers turn with their runs") {
  const BoardData board = of_text(kPlain);
  const BoardData mirrored_board = mirrored(kRuns.parts, board);
  CHECK(print_board(kRuns, mirrored_board) == "3 3\nx x 10/ x\nx 6/3 - -\n/11 - - -\nx - - x\n");
  CHECK(mirrored(kRuns.parts, mirrored_board) == board);
  CHECK(transposed(kRuns.parts, transposed(kRuns.parts, board)) == board);
  CHECK(print_board(kRuns, transposed(kRuns.parts, board)) ==
        "3 3\nx 3/ 11/ x\nx - - x\n/10 - - -\nx /6 - -\n");
}

TEST_CASE("runs: numbers are left out one by one") {
  const BoardData board = of_text(kPlain);
  const std::vector<int> clues = clues_of(kRuns.parts, board);
  CHECK(clues == std::vector<int>{0, 3, 10, 14});
  CHECK(print_board(kRuns, without_clues(kRuns.parts, board, {0, 14})) ==
        "3 3\nx x 10/ x\nx - - x\n/11 - - -\nx x - -\n");
}

}  // namespace
}  // namespace p2c::clued_runs_test
