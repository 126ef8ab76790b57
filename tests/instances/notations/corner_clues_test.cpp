// Clues at corners: text, JSON, URLs, pzprv3 files, clues that are left out, symmetries.
#include "instances/parts/corner_clues.hpp"

#include <doctest/doctest.h>

#include "instances/notations/json/part_json.hpp"
#include "instances/notations/puzzlink/board_url.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"
#include "instances/notations/pzprv3/board_file.hpp"
#include "instances/notations/text/part_text.hpp"
#include "instances/parts/part.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::corner_clues_test {
namespace {

const CornerClues kClues{"corners", "a number of shaded cells", 0, 4};
const Description kCreek{{"creek"}, {kClues}, {ShadedCells()}};
constexpr std::string_view kText = "- 1 - ?\n2 - 4 -\n- - - 0\n";

Corners read(std::string_view text) {
  TextReader in(text, "f");
  Corners corners = read_text_part(kClues, in, 2, 3);
  in.expect_end();
  return corners;
}
Corners of_json(const std::string& text) {
  TextReader in(text, "f");
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  return read_json_part(kClues, object);
}

TEST_CASE("corner clues: a row and a column more than the board has") {
  const Corners corners = read(kText);
  CHECK(corners.clue(1, 2) == 4);
  CHECK(corners.clue(0, 3) == kUnknownClue);
  CHECK(print_part(kClues, corners) == kText);
  CHECK(size_of(PartData(corners)) == std::pair(2, 3));
  CHECK(error_of([] { read("- 1 - ?\n2 - 5 -\n- - - 0\n"); }) ==
        "f:2:5: expected '-', '?' or a number of shaded cells from 0 to 4, got '5'");
  CHECK(error_of([] { read("- 1 - ?\n2 - 4\n- - - 0\n"); }).substr(0, 6) == "f:2:6:");
}

TEST_CASE("corner clues: rows of JSON") {
  const std::string member = write_json_part(kClues, read(kText));
  CHECK(of_json("{" + member + "}") == read(kText));
  CHECK(error_of([] { of_json(R"({"corners": [[1, null, 2]]})"); }) ==
        "f:1:13: expected two rows of two corners, or more, got a list");
}

TEST_CASE("corner clues: URLs and pzprv3 files") {
  const BoardContent board{{2, 3, {read(kText)}}};
  const std::string lines = write_board_file(kCreek, board);
  CHECK(lines == "pzprv3\ncreek\n2\n3\n. 1 . - \n2 . 4 . \n. . . 0 \n. . . \n. . . \n");
  TextReader file(lines, "f");
  CHECK(read_board_file(kCreek, file).puzzle == board.puzzle);
  const std::string url = write_board_url(kCreek, board.puzzle);
  CHECK(url == "https://puzz.link/p?creek/3/2/g6.7eha\n");
  TextReader in(url, "f");
  CHECK(read_board_url(kCreek, in).puzzle == board.puzzle);
}

TEST_CASE("corner clues: left out, changed and turned") {
  const Corners corners = read(kText);
  CHECK(kClues.clues(corners) == std::vector{1, 4, 6, 11});
  CHECK(print_part(kClues, kClues.without(corners, {1, 11})) == "- - - ?\n2 - 4 -\n- - - -\n");
  Rng rng(1);
  Corners changed = corners;
  CHECK(kClues.change_one(changed, rng));
  CHECK(changed != corners);
  CHECK(print_part(kClues, kClues.mirrored(corners)) == "? - 1 -\n- 4 - 2\n0 - - -\n");
  CHECK(print_part(kClues, kClues.transposed(corners)) == "- 2 -\n1 - -\n- 4 -\n? - 0\n");
}

}  // namespace
}  // namespace p2c::corner_clues_test
