// Ids of Simon Tatham's games Loopy, with its squares, and Rectangles.
#include <doctest/doctest.h>

#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

std::string loopy(const std::string& id) { return read_as_text(id, {"sgt-loopy"}); }
std::string rectangles(const std::string& id) { return read_as_text(id, {"sgt-rectangles"}); }

TEST_CASE("loopy: clues, gaps and parameters") {
  CHECK(loopy("3x4t0dh:a01b23d4\n") == "slitherlink\n4 3\n- 0 1\n- - 2\n3 - -\n- - 4\n");
  CHECK(loopy("3:i") == loopy("3x3t0:i"));
  CHECK(converted("3x3de:a2f4", "sgt-loopy", {"sgt-loopy"}) == "3x3t0:a2f4\n");
  CHECK(converted("30x30t0:" + std::string(34, 'z') + "p", "sgt-loopy", {"sgt-loopy"}) ==
        "30x30t0:" + std::string(34, 'z') + "p\n");
}

TEST_CASE("loopy: what is wrong with an id") {
  CHECK(loopy("3x3t1:i") == "f:1:5: expected 0, the type of the grid of squares, got '1'");
  CHECK(loopy("3x3t0dx:i") == "f:1:7: expected a difficulty e, n, t or h, got 'x'");
  CHECK(loopy("2x3t0:f") == "f:1:1: expected a number from 3 to 10000000, got '2'");
  CHECK(loopy("3x3t0:h5") == "f:1:8: expected a clue from 0 to 4 or a gap, got '5'");
  CHECK(loopy("3x3t0:h") == "f:1:8: expected a clue from 0 to 4 or a gap, got the end of the id");
  CHECK(loopy("3x3t0:j") == "f:1:7: expected at most 9 empty cells, got 'j'");
  CHECK(loopy("3x3t0:i1") == "f:1:8: expected the end of the id, got '1'");
}

TEST_CASE("loopy: what an id cannot say") {
  const std::string none = "\n- - -\n- - -\n- - -\n";
  CHECK(converted("slitherlink\n3 3" + none + "every-vertex\n", "sgt-loopy") ==
        "the format sgt-loopy cannot carry every-vertex");
  CHECK(converted("slitherlink\n3 3\n? - -\n- - -\n- - -\n", "sgt-loopy") ==
        "the format sgt-loopy cannot carry a clue '?'");
  CHECK(converted("slitherlink\n2 3\n- - -\n- - -\n", "sgt-loopy") ==
        "the format sgt-loopy cannot carry a side shorter than 3");
}

TEST_CASE("rectangles: clues, gaps, and a sign between numbers side by side") {
  CHECK(rectangles("3x2:3b3b") == "shikaku\n2 3\n3 - -\n3 - -\n");
  CHECK(rectangles("2e0.5a:2_2b") == "shikaku\n2 2\n2 2\n- -\n");
  CHECK(converted("3x2e1.5:1_2_3a10_4", "sgt-rectangles", {"sgt-rectangles"}) ==
        "3x2:1_2_3a10_4\n");
  CHECK(converted(
            "shikaku\n1 30\n30" +
                [] {
                  std::string none;
                  for (int i = 0; i < 29; ++i) none += " -";
                  return none;
                }() +
                "\n",
            "sgt-rectangles") == "30x1:30zc\n");
}

TEST_CASE("rectangles: what is wrong with an id, and what it cannot say") {
  CHECK(rectangles("2x2:2b_2") == "f:1:7: expected a number or a gap, got '_'");
  CHECK(rectangles("2x2:2_b2") == "f:1:7: expected a number or a gap, got 'b'");
  CHECK(rectangles("2x2:0c") == "f:1:5: expected a number from 1 to 10000000, got '0'");
  CHECK(rectangles("2x2:2d") == "f:1:6: expected at most 3 empty cells, got 'd'");
  CHECK(rectangles("2x2x:4c") == "f:1:4: expected ':' after the parameters, got 'x'");
  CHECK(rectangles("2x2:4c_") == "f:1:7: expected the end of the id, got '_'");
  CHECK(converted("shikaku\n1 2\n? -\n", "sgt-rectangles") ==
        "the format sgt-rectangles cannot carry a clue '?'");
}

}  // namespace
}  // namespace p2c
