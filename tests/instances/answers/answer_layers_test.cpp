// Answers of several layers: slots, text, JSON and drawing.
#include "instances/answers/answer_layers.hpp"

#include <doctest/doctest.h>

#include "instances/answer_text.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "instances/formats/answer_json.hpp"
#include "instances/notations/text/answer_lines.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

// 2 x 3 cells, of which the first and the last may have a star.
const BoardData kBoard{2, 3};
const AnswerLayers kLayers{CellNumbers{"grid",
                                       [](const BoardData& board, int cell) {
                                         return CellNumbers::Range{cell / board.cols, board.cols};
                                       }},
                           CellLines{"path"},
                           CellMarks{"stars", "star", Mark::kStar, [](const BoardData& board) {
                                       return std::vector<int>{0, board.cells() - 1};
                                     }}};
const Answer kWholeAnswer{0, 1, 2, 3, 1, 2, /*path*/ 1, 0, 0, 1, 0, 1, 0, /*stars*/ 0, 1};
constexpr std::string_view kText =
    "2 3\n0 1 2\n3 1 2\npath\n1 1 1 2 1\n1 2 2 2 1\n2 1 2 2 1\nstars\n2 3\n- - -\n- - x\n";

Answer read(std::string_view text) {
  TextReader in(text, "f");
  Answer answer = parse_layers(kLayers, kBoard, in);
  in.expect_end();
  return answer;
}
std::string error(std::string_view text) {
  return error_of([&] { read(text); });
}

TEST_CASE("layers: slots of all but the first have its name") {
  const std::vector<Slot> slots = slots_of(kLayers, kBoard);
  REQUIRE(slots.size() == 15);
  CHECK(slots[1].name == "r1c2");
  CHECK(slots[1].lo == 0);
  CHECK(slots[4].lo == 1);
  CHECK(slots[4].hi == 3);
  CHECK(slots[6].name == "path:r1c1-r1c2");
  CHECK(slots[12].name == "path:r2c2-r2c3");
  CHECK(slots[14].name == "stars:r2c3");
}

TEST_CASE("layers: words are those of the slot's layer") {
  const auto says = [](int slot, int value, bool has) {
    return says_of(kLayers, kBoard, slot, value, has);
  };
  CHECK(says(5, 2, true) == "is 2");
  CHECK(says(6, 1, true) == "is drawn");
  CHECK(says(12, 0, true) == "is not drawn");
  CHECK(says(13, 1, true) == "has a star");
  CHECK(says(14, 1, false) == "has no star");
}

TEST_CASE("layers: text has a block for each, and is read again") {
  CHECK(print_answer_rows(rows_of(kLayers, kBoard, kWholeAnswer)) == kText);
  CHECK(read(kText) == kWholeAnswer);
  Answer partial = kWholeAnswer;
  for (const int slot : {2, 7, 13}) partial[slot] = kOpen;
  const std::string text = print_answer_rows(rows_of(kLayers, kBoard, partial));
  CHECK(text ==
        "2 3\n0 1 ?\n3 1 2\npath\n1 1 1 2 1\n1 1 2 1 ?\n1 2 2 2 1\n2 1 2 2 1\n"
        "stars\n2 3\n? - -\n- - x\n");
  CHECK(read(text) == partial);
}

TEST_CASE("layers: JSON has a member for each") {
  CHECK(answer_json(rows_of(kLayers, kBoard, kWholeAnswer)).text() ==
        R"({"grid":[[0,1,2],[3,1,2]],"path":[[1,1,1,2,1],[1,2,2,2,1],[2,1,2,2,1]],)"
        R"("stars":["...","..#"]})");
}

TEST_CASE("layers: errors have their places") {
  CHECK(error("2 3\n0 1 2\n3 0 2\n") == "f:3:3: expected a number from 1 to 3, got '0'");
  CHECK(error("2 3\n0 1 2\n3 1 2\nstars\n") == "f:4:1: expected 'path', got 'stars'");
  CHECK(error("2 3\n0 1 2\n3 1 2\n") == "f:4:1: expected 'path', got the end of the file");
  CHECK(error("2 3\n0 1 2\n3 1 2\npath\n1 1 2 2 1\n") ==
        "f:5:7: expected two cells side by side, got r1c1-r2c2");
  CHECK(error("2 3\n0 1 2\n3 1 2\npath\n1 2 1 1 1\n") ==
        "f:5:7: expected the smaller cell first, got r1c2-r1c1");
  CHECK(error("2 3\n0 1 2\n3 1 2\npath\nstars\n2 3\n- x -\n- - -\n") ==
        "f:7:3: expected '-' in a cell that can have no mark, got 'x'");
}

TEST_CASE("layers: all are drawn in one board") {
  Drawing drawn(2, 3);
  draw_layers(drawn, kLayers, kBoard, kWholeAnswer);
  CHECK(drawn.cells[1].text == "1");
  CHECK(drawn.cells[5].mark == Mark::kStar);
  CHECK(drawn.lines.size() == 7);
  CHECK(drawn.lines[3].count == 1);
}

}  // namespace
}  // namespace p2c
