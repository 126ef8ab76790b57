// Clues that look one of four ways, and numbers of the board: text, JSON, URLs, pzprv3 files,
// turned.
#include "instances/parts/arrow_clues.hpp"

#include <doctest/doctest.h>

#include "instances/described/board_notations.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

const Description kArrows{
    {"yajilin"}, {ArrowClues{"arrows", "a number of cells", 0, 5000}}, {ShadedCells()}};
const Description kStars{{"starbattle"},
                         {BoardNumber{"stars", "stars", "a number of stars", 1, 99},
                          Regions{"areas", "they say nothing", true}},
                         {ShadedCells()}};

// The text of a board, from whatever notation.
std::string text_of(const Description& its, const BoardData& board) {
  return print_board(its, board);
}
BoardData of_text(const Description& its, const std::string& text) {
  TextReader in(text, "f");
  return read_text_board(its, in);
}
BoardData of_json(const Description& its, const std::string& text) {
  TextReader in(text, "f");
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  return read_json_board(its, object);
}
BoardData of_url(const Description& its, const std::string& text) {
  TextReader in(text, "f", {.hash_comments = false});
  return read_board_url(its, in).puzzle;
}
BoardData of_file(const Description& its, const std::string& text) {
  TextReader in(text, "f", {.hash_comments = false});
  return read_board_file(its, in).puzzle;
}

const std::string kBoard = "2 4\n3> - ?v x\n- 300^ 2 0<\n";

TEST_CASE("arrows: a word for each cell") {
  const BoardData board = of_text(kArrows, kBoard);
  const auto& clues = board.part<Grid<ArrowClue>>(0);
  CHECK(clues[0] == ArrowClue{3, ArrowClue::Way::kRight});
  CHECK(clues[1] == ArrowClue());
  CHECK(clues[2] == ArrowClue{kUnknownClue, ArrowClue::Way::kDown});
  CHECK(clues[3] == ArrowClue{kBlockClue});
  CHECK(clues[6] == ArrowClue{2});
  CHECK(text_of(kArrows, board) == kBoard);
  for (const std::string wrong : {"3>>", ">", "-0", "5001", "?5", "+", "v"}) {
    CHECK(error_of([&] { of_text(kArrows, "1 1\n" + wrong + "\n"); }) ==
          "f:2:1: expected '-', 'x', or '?' or a number of cells from 0 to 5000, with '^', 'v', "
          "'<', '>' or nothing after it, got '" +
              wrong + "'");
  }
}

TEST_CASE("arrows: the same words in JSON") {
  const BoardData board = of_text(kArrows, kBoard);
  const std::string json = "{" + write_json_board(kArrows, board) + "}";
  CHECK(json.find("\"3>\", null, \"?v\", \"x\"") != std::string::npos);
  CHECK(of_json(kArrows, json) == board);
  CHECK(error_of([] {
          of_json(kArrows, R"({"arrows": [[3]]})");
        }).starts_with("f:1:14: expected null, 'x'"));
  CHECK(error_of([] {
          of_json(kArrows, R"({"arrows": [["3!"]]})");
        }).starts_with("f:1:14: expected null, 'x'"));
}

TEST_CASE("arrows: URLs and files of pzpr, there and back") {
  for (const std::string url : {
           "https://puzz.link/p?yajilin/6/3/1122334400a1.2.3.4.0.a-13e3-23e4-33e5962563a",
           "https://puzz.link/p?yajilin/10/10/40u23k10h20l10h20k13l40i",
           "https://puzz.link/p?yajilin/11/11/zq33k1241111111221111zi34m12c11d",
           "https://puzz.link/p?yajilin/2/2/+a41a",
       }) {
    CAPTURE(url);
    const BoardData board = of_url(kArrows, url);
    CHECK(write_board_url(kArrows, board) == url + "\n");
    CHECK(of_text(kArrows, text_of(kArrows, board)) == board);
    CHECK(of_file(kArrows, write_board_file(kArrows, {board})) == board);
  }
  CHECK(text_of(kArrows, of_url(kArrows, "yajilin/4/2/43a2.+a-112c020.")) ==
        "2 4\n3> - ?v x\n- 300^ 2 ?\n");
  CHECK(write_board_file(kArrows, {of_text(kArrows, kBoard)})
            .find("4,3 . 2,- # \n. 1,300 0,2 3,0 \n") != std::string::npos);
  CHECK(error_of([] {
          of_file(kArrows, "pzprv3/yajilin/1/1/5,1 /. /");
        }).find("a way from 0 to 4") != std::string::npos);
}

TEST_CASE("arrows: what is wrong in a URL, and where") {
  const auto error = [](const std::string& body) {
    return error_of([&] { of_url(kArrows, "yajilin/2/1/" + body); });
  };
  CHECK(error("43") ==
        "f:1:15: expected a number of cells or a gap for 1 more items, got the end of the URL");
  CHECK(error("43c") == "f:1:15: expected a gap of at most 1 items, got 'c'");
  CHECK(error("4g") == "f:1:14: expected a digit from 0 to f or '.', got 'g'");
  CHECK(error("-9") == "f:1:14: expected a way from 0 to 4, got '9'");
  CHECK(error("b4") == "f:1:14: expected the end of the URL, got '4'");
  CHECK(error("a!") == "f:1:14: expected a number of cells or a gap, got '!'");
}

TEST_CASE("arrows: turned, drawn and left out") {
  const BoardData board = of_text(kArrows, kBoard);
  CHECK(text_of(kArrows, mirrored(kArrows.parts, board)) == "2 4\nx ?v - 3<\n0> 2 300^ -\n");
  CHECK(text_of(kArrows, transposed(kArrows.parts, board)) == "4 2\n3v -\n- 300<\n?> 2\nx 0^\n");
  CHECK(clues_of(kArrows.parts, board) == std::vector<int>{0, 5, 6, 7});
  CHECK(text_of(kArrows, without_clues(kArrows.parts, board, {0, 7})) ==
        "2 4\n?> - ?v x\n- 300^ 2 ?<\n");
  const std::string drawn =
      draw_text(drawing_of(kArrows, board, Answer(8, kOpen)), TextStyle{.ascii = true});
  CHECK(drawn.find(">3") != std::string::npos);
  CHECK(drawn.find("v?") != std::string::npos);
}

TEST_CASE("a number of the board: in text, JSON, URLs and files") {
  const BoardData board = of_text(kStars, "2 2\nstars 12\n1 1\n1 2\n");
  CHECK(board.part<int>(0) == 12);
  CHECK(text_of(kStars, board) == "2 2\nstars 12\n1 1\n1 2\n");
  CHECK(of_json(kStars, "{" + write_json_board(kStars, board) + "}") == board);
  CHECK(of_url(kStars, write_board_url(kStars, board)) == board);
  CHECK(of_file(kStars, write_board_file(kStars, {board})) == board);
  const std::string url = "https://puzz.link/p?starbattle/9/9/42/12a955kh37khi20fe0g13toea1c07g";
  CHECK(write_board_url(kStars, of_url(kStars, url)) == url + "\n");
  CHECK(error_of([] { of_text(kStars, "2 2\nstar 1\n1 1\n1 2\n"); }) ==
        "f:2:1: expected 'stars', got 'star'");
  CHECK(error_of([] { of_text(kStars, "2 2\nstars 100\n1 1\n1 2\n"); }) ==
        "f:2:7: expected a number from 1 to 99, got '100'");
  CHECK(error_of([] { of_url(kStars, "starbattle/2/2/1k"); }) == "f:1:17: expected '/', got 'k'");
  CHECK(error_of([] { of_url(kStars, "starbattle/2/2/k"); }) ==
        "f:1:16: expected a number from 1 to 99, got 'k'");
  CHECK(error_of([] { of_json(kStars, R"({"stars": 0, "areas": [[1]]})"); }) ==
        "f:1:11: expected a number from 1 to 99, got '0'");
}

}  // namespace
}  // namespace p2c
