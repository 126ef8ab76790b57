// Lines between vertices: as text, written out, and as pixels.
#include <doctest/doctest.h>

#include <algorithm>

#include "instances/drawings/drawing.hpp"
#include "instances/drawings/drawing_slots.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "instances/lattice.hpp"
#include "tests/instances/drawings/pictures.hpp"

namespace p2c::lattice_drawing_test {
namespace {

// A 2x2 board with a 3 and a 2; the lines are 0 1, 2 3 4, 5 6, 7 8 9, 10 11 from top to bottom.
Drawing board_with(const Answer& answer) {
  Drawing board(2, 2);
  clear_borders(board);
  write_given(board, 0, "3");
  write_given(board, 3, "2");
  draw_lattice(board, answer);
  return board;
}

const Answer kBare(12, kOpen);
const Answer kCorner{1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0};  // around the 3
const Answer kBent{1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0};    // around three cells
const Answer kWide{1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0};    // around the upper cells
const Answer kPartial{1, kOpen, 1, kOpen, 0, 0, 0, kOpen, 0, 0, kOpen, 0};

// With a line break in front, as raw strings are written here.
std::string text_of(const Drawing& board, bool ascii = false) {
  return "\n" + draw_text(board, {ascii, false});
}

std::vector<Drawing> differing(const Answer& a, const Answer& b) {
  std::vector<int> slots;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) slots.push_back(static_cast<int>(i));
  }
  std::vector<Drawing> boards{board_with(a), board_with(b)};
  for (Drawing& board : boards) highlight_slots(board, slots);
  return boards;
}

TEST_CASE("lattice drawing: a bare board is dots and clues") {
  CHECK(text_of(board_with(kBare)) == R"(
·   ·   ·
  3
·   ·   ·
      2
·   ·   ·
)");
  CHECK(text_of(board_with(kBare), true) == R"(
+   +   +
  3
+   +   +
      2
+   +   +
)");
}

TEST_CASE("lattice drawing: the lines of an answer are heavy, and joined") {
  CHECK(text_of(board_with(kCorner)) == R"(
┏━━━┓   ·
┃ 3 ┃
┗━━━┛   ·
      2
·   ·   ·
)");
  CHECK(text_of(board_with(kBent)) == R"(
┏━━━━━━━┓
┃ 3     ┃
┃   ┏━━━┛
┃   ┃ 2
┗━━━┛   ·
)");
}

TEST_CASE("lattice drawing: a partial answer shows where lines may be") {
  CHECK(text_of(board_with(kPartial)) == R"(
┏━━━╸╌╌╌·
┃ 3 ╎
╹   ·   ·
╎     2
·╌╌╌·   ·
)");
  CHECK(text_of(board_with(kPartial), true) == R"(
+---+...+
| 3 :
+   +   +
:     2
+...+   +
)");
}

TEST_CASE("lattice drawing: asterisks are on lines that differ, or on either side") {
  const std::vector<Drawing> boards = differing(kCorner, kWide);
  CHECK(text_of(boards[0]) == R"(
┏━━━┓ * ·
┃ 3*┃*  *
┗━━━┛ * ·
      2
·   ·   ·
)");
  CHECK(text_of(boards[1]) == R"(
┏━━━━━*━┓
┃ 3 *  *┃
┗━━━━━*━┛
      2
·   ·   ·
)");
  CHECK(text_of(boards[1], true) == R"(
+---+-*-+
| 3 *  *|
+---+-*-+
      2
+   +   +
)");
}

TEST_CASE("lattice drawing: lines have the answer's colour, those that differ another one") {
  const std::vector<Drawing> boards = differing(kCorner, kWide);
  const std::string text = draw_text(boards[1], {false, true});
  CHECK(text.starts_with("\x1b[36m┏━━━━\x1b[0m\x1b[1;31m━*━┓\x1b[0m\n"));
  CHECK(draw_text(board_with(kPartial), {false, true}).find("\x1b[2m╌╌╌·\x1b[0m\n") !=
        std::string::npos);
}

TEST_CASE("lattice drawing: lines join borders, and vertices on borders need no dot") {
  Drawing board(2, 2);
  Answer answer(12, 0);
  answer[3] = 1;  // down from the middle of the top
  answer[6] = kOpen;
  draw_lattice(board, answer);
  CHECK(text_of(board) == R"(
┏━━━┳━━━┓
┃   ┃   ┃
┠───╀╌╌╌┨
┃   │   ┃
┗━━━┷━━━┛
)");
}

TEST_CASE("lattice drawing: cells with wider texts and labels") {
  Drawing board(1, 2);
  clear_borders(board);
  write_given(board, 0, "12");
  board.cells[1].label = "3+";
  draw_lattice(board, {1, 0, 1, 1, 0, 1, 0});
  highlight_slots(board, {3});
  CHECK(text_of(board) == R"(
┏━━━━━┓     ·
┃     ┃3+
┃  12*┃*
┗━━━━━┛     ·
)");
  board.cells[1].label.clear();
  CHECK(text_width(board) == 11);
}

TEST_CASE("lattice drawing: slots are highlighted as lines") {
  Drawing board = board_with(kBare);
  highlight_slots(board, {0, 11});
  CHECK(board.lines.front().differs);
  CHECK(board.lines.back().differs);
  CHECK_FALSE(board.lines[5].differs);
  CHECK_FALSE(board.cells[0].differs);
}

// Vertex (r, c) is around the pixel (8 + 32 c, 8 + 32 r).
TEST_CASE("lattice picture: vertices are dots, lines are strokes") {
  const Pixels pixels = picture_of({board_with(kCorner)});
  CHECK(pixels.width == 8 + 2 * 32 + 9);
  CHECK(pixels.height == 8 + 2 * 32 + 9);
  for (const int x : {7, 8, 9}) CHECK(pixels.at(x, 24) == kBlue);
  for (const int x : {6, 10, 56}) CHECK(pixels.at(x, 24) == kPaper);
  CHECK(pixels.at(24, 40) == kBlue);
  CHECK(pixels.at(56, 40) == kPaper);
  for (const int vertex : {8, 40, 72}) {
    for (const int other : {8, 40, 72}) CHECK(pixels.at(vertex, other) == kInk);
  }
}

TEST_CASE("lattice picture: a line that may be there is dashed, one that differs is marked") {
  const Pixels partial = picture_of({board_with(kPartial)});
  CHECK(partial.at(40 + 10, 8) == kFaint);
  CHECK(partial.at(40 + 14, 8) == kPaper);
  CHECK(partial.at(72, 24) == kPaper);  // known to be none
  const Pixels both = picture_of(differing(kCorner, kWide));
  const int second = 81;
  CHECK(both.at(56, 8) == kMark);
  CHECK(both.at(24, 8) == kBlue);
  CHECK(both.at(24, 12) == kPaper);
  CHECK(both.at(second + 56, 8) == kBlue);
  CHECK(both.at(second + 56, 12) == kMark);
  CHECK(both.at(second + 40, 24) == kMark);
}

TEST_CASE("lattice picture: random boards, partly known and highlighted") {
  Rng rng(5);
  for (int i = 0; i < 40; ++i) {
    const Lattice lattice{1 + below(rng, 4), 1 + below(rng, 4)};
    Drawing board(lattice.rows, lattice.cols);
    board.tight = chance(rng, 20);
    if (chance(rng, 80)) clear_borders(board);
    Answer answer;
    for (int k = 0; k < lattice.size(); ++k)
      answer.push_back(chance(rng, 30) ? kOpen : below(rng, 2));
    draw_lattice(board, answer);
    highlight_slots(board, {below(rng, lattice.size())});
    if (i % 4 == 0) picture_of({board});
    CHECK(draw_svg({board}) == draw_svg({board}));
    const std::string ascii = draw_text(board, {true, false});
    CHECK(ascii.find_first_not_of("\n *+-.:|") == std::string::npos);
    for (std::size_t at = 0; at < ascii.size(); at = ascii.find('\n', at) + 1) {
      CHECK(static_cast<long long>(ascii.find('\n', at) - at) <= text_width(board));
    }
  }
}

TEST_CASE("lattice picture: slot by slot, for pages") {
  SlotPainter painter(board_with(kBare));
  const std::string board = painter.board();
  std::size_t dots = 0;
  for (std::size_t at = 0; (at = board.find("<circle", at)) != std::string::npos; ++at) ++dots;
  CHECK(dots == 9);
  const Drawing filled = board_with(kPartial);
  const SlotPicture line = painter.slot(filled, 2);  // down from the first vertex
  CHECK(line.below.find(svg_colour(Scene::Paint::kAnswer)) != std::string::npos);
  CHECK(line.open.find("stroke-dasharray") != std::string::npos);
  CHECK(line.above.empty());
  CHECK(line.x < 8.5);
  CHECK(line.x + line.width > 8.5);
  CHECK(line.y > 8.5);
  CHECK(line.y + line.height < 40.5);
  CHECK(line.height > line.width);
  const SlotPicture none = painter.slot(filled, 11);  // across, to the last vertex
  CHECK(none.below.empty());
  CHECK(none.width > none.height);
  CHECK(none.x > 40.5);
  CHECK(none.x + none.width < 72.5);
}

TEST_CASE("lattice picture: large boards have limits") {
  Drawing wide(1, 300);
  draw_lattice(wide, Answer(static_cast<std::size_t>(Lattice{1, 300}.size()), 1));
  CHECK(read_png(draw_png({wide})).width == 8000);
  wide = Drawing(1, 2001);
  draw_lattice(wide, Answer(static_cast<std::size_t>(Lattice{1, 2001}.size()), 1));
  CHECK_THROWS_AS(check_png_size({wide}), DrawingTooLarge);
  CHECK_THROWS_AS(draw_png({wide}), DrawingTooLarge);
}

}  // namespace
}  // namespace p2c::lattice_drawing_test
