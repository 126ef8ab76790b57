// Answers that are regions: borders between cells as text, JSON, pzprv3, and drawn.
#include "instances/answers/region_borders.hpp"

#include <doctest/doctest.h>

#include "instances/answer_text.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "instances/formats/answer_json.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"
#include "instances/notations/text/answer_lines.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::region_borders_test {
namespace {

// 2 x 3 cells: the edges are 0 right and 1 below r1c1, 2 and 3 of r1c2, 4 below r1c3, 5, 6.
const BoardData kBoard{2, 3};
const Answer kThree{0, 1, 1, 1, 0, 0, 1};  // the left of each row, and the last column
const Answer kInner{0, 0, 1, 0, 0, 0, 0};  // r1c2|r1c3 has one region on both sides

std::string text_of(const Answer& borders) {
  return print_answer_rows({RegionBorders().rows(kBoard, borders)});
}
std::string json_of(const Answer& borders) {
  return answer_json({RegionBorders().rows(kBoard, borders)}).text();
}
Answer read(std::string_view text) {
  TextReader in(text, "answer");
  Answer answer = read_layer(RegionBorders(), kBoard, in, false);
  in.expect_end();
  return answer;
}
std::string error(std::string_view text) {
  return error_of([&] { read(text); });
}

TEST_CASE("region borders: regions are numbered in the order of their first cells") {
  CHECK(text_of(kThree) == "2 3\n1 1 2\n3 3 2\n");
  CHECK(json_of(kThree) == R"({"regions":[[1,1,2],[3,3,2]]})");
  CHECK(read("2 3\n1 1 2\n3 3 2\n") == kThree);
  CHECK(read("2 3\nnorth north b\n7 7 b\n") == kThree);
  CHECK(text_of(Answer(7, 0)) == "2 3\n1 1 1\n1 1 1\n");
}

TEST_CASE("region borders: one word in two places is two regions") {
  CHECK(read("2 3\n1 2 1\n1 2 1\n") == Answer{1, 0, 1, 0, 0, 1, 1});
}

TEST_CASE("region borders: around a cell of which nothing is known all is open") {
  CHECK(read("2 3\n1 1 ?\n3 3 2\n") == Answer{0, 1, kOpen, 1, kOpen, 0, 1});
}

TEST_CASE("region borders: what numbers of regions cannot say is said by borders") {
  CHECK(text_of(kInner) == "1 2 1 3 1\n");
  CHECK(json_of(kInner) == R"({"borders":[[1,2,1,3,1]]})");
  CHECK(read("1 2 1 3 1\n") == kInner);
  const Answer partial{0, 1, kOpen, 0, 0, 0, 1};
  CHECK(text_of(partial) == "1 1 2 1 1\n1 2 1 3 ?\n2 2 2 3 1\n");
  CHECK(read(text_of(partial)) == partial);
}

TEST_CASE("region borders: errors have their places") {
  CHECK(error("") ==
        "answer:1:1: expected the number of rows and of columns, got the end of the file");
  CHECK(error("3 2\n") == "answer:1:1: expected 2 rows and 3 columns, got '3'");
  CHECK(error("2 3\n1 1 2\n3 3\n") ==
        "answer:3:4: expected 3 cells in a row of a 2 x 3 board (line 1), got 2");
  CHECK(error("1 1 2 2 1\n") == "answer:1:7: expected two cells side by side, got r1c1|r2c2");
  CHECK(error("1 2 1 1 1\n") == "answer:1:7: expected the smaller cell first, got r1c2|r1c1");
  CHECK(error("1 1 1 2 1\n1 1 1 2 ?\n") ==
        "answer:2:7: expected each border once, got r1c1|r1c2 again");
  CHECK(error("1 1 1 2 2\n") == "answer:1:9: expected a number from 1 to 1, got '2'");
}

TEST_CASE("region borders: both forms of JSON are read") {
  const Document board = read_document("shikaku\n2 3\n2 - ?\n2 - -\n", "f");
  const auto read_json = [&](const std::string& text) {
    return read_answer(*board.puzzle, text, "f");
  };
  CHECK(read_json(R"({"regions": [[1, 1, 2], [3, 3, 2]]})") == kThree);
  CHECK(read_json(R"({"borders": [[1, 2, 1, 3, 1]]})") == kInner);
}

TEST_CASE("region borders: regions from borders and back") {
  Rng rng(3);
  for (int i = 0; i < 200; ++i) {
    Grid<int> ids(1 + below(rng, 5), 1 + below(rng, 5));
    for (int& id : ids.cells) id = below(rng, 3);
    const Answer borders = borders_between(ids);
    const Grid<int> regions = regions_within(ids.rows, ids.cols, borders);
    CHECK(borders_between(regions) == borders);
    int most = -1;
    for (const int region : regions.cells) {
      CHECK(region <= most + 1);
      most = std::max(most, region);
    }
  }
}

// --- pzprv3 ---------------------------------------------------------------------------------

Document of_file(const std::string& lines) {
  return read_document("pzprv3\nshikaku\n2\n3\n2 . - \n2 . . \n" + lines, "f");
}

TEST_CASE("region borders: in pzprv3 files 1 and 2 are borders, and -1 says that there is none") {
  const Document document = of_file("0 1 \n-1 2 \n1 1 0 \n");
  CHECK(document.position == Answer{kOpen, 1, 1, 1, kOpen, 0, 1});
  CHECK(document.answer == kThree);
  CHECK(write_pzpr_answer(RegionBorders(), {kBoard, {}, kThree}) == "0 1 \n0 1 \n1 1 0 \n");
  CHECK(write_pzpr_answer(RegionBorders(), {kBoard}) == "0 0 \n0 0 \n0 0 0 \n");
  CHECK_FALSE(of_file("0 0 \n0 -1 \n0 0 0 \n").answer);
  CHECK(error_of([] { of_file("0 3 \n0 0 \n0 0 0 \n"); }) ==
        "f:7:3: expected a border, 0, 1, 2 or -1, got '3'");
}

TEST_CASE("region borders: a pzprv3 board of one column has lines without borders to the right") {
  const std::string text = "pzprv3\nshikaku\n3\n1\n2 \n. \n1 \n\n\n\n0 \n1 \n";
  const Document document = read_document(text, "f");
  CHECK(document.answer == Answer{0, 1});
}

// --- drawing --------------------------------------------------------------------------------

std::string drawn(const Answer& borders, const std::vector<int>& differing = {}) {
  Drawing board(2, 3);
  write_given(board, 0, "2");
  RegionBorders::draw(board, kBoard, borders);
  highlight_slots(board, differing);
  return "\n" + draw_text(board, {});
}

TEST_CASE("region borders: borders are heavy, the other edges thin") {
  CHECK(drawn(kThree) == R"(
┏━━━┯━━━┳━━━┓
┃ 2 │   ┃   ┃
┣━━━┿━━━╉───┨
┃   │   ┃   ┃
┗━━━┷━━━┻━━━┛
)");
  CHECK(drawn(Answer(7, kOpen)) == R"(
┏━━━┯━━━┯━━━┓
┃ 2 │   │   ┃
┠───┼───┼───┨
┃   │   │   ┃
┗━━━┷━━━┷━━━┛
)");
}

TEST_CASE("region borders: in a partial answer open edges are dashed") {
  CHECK(drawn({0, 1, kOpen, kOpen, 0, 0, 1}) == R"(
┏━━━┯━━━┯━━━┓
┃ 2 │   ╎   ┃
┣━━━┽╌╌╌╁───┨
┃   │   ┃   ┃
┗━━━┷━━━┻━━━┛
)");
}

TEST_CASE("region borders: edges that differ are marked") {
  CHECK(drawn(kThree, {0, 1}) == R"(
┏━━━┯━━━┳━━━┓
┃ 2 *   ┃   ┃
┣━*━┿━━━╉───┨
┃   │   ┃   ┃
┗━━━┷━━━┻━━━┛
)");
}

}  // namespace
}  // namespace p2c::region_borders_test
