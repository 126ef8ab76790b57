// What puzzles draw, as text: small boards, written out.
#include "instances/drawings/drawing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "instances/documents/registry.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "instances/puzzles/hashi/hashi.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

template <Puzzle P>
Answer open_answer(const P& puzzle) {
  return Answer(puzzle.slots().size(), kOpen);
}

// With a line break in front, as raw strings are written here.
std::string text_of(const Drawing& board, bool ascii = false) {
  return "\n" + draw_text(board, {ascii, false});
}

const char* const kRooms = R"(
    2 3
    - 12 -
    - - 1
    1 2 2
    1 1 3
)";

TEST_CASE("drawing: heyawake has thick borders between rooms, clues in their first cells") {
  const auto puzzle = puzzle_of<Heyawake>(kRooms);
  CHECK(text_of(puzzle.drawing(open_answer(puzzle))) == R"(
┏━━━━┳━━━━┯━━━━┓
┃    ┃ 12 │    ┃
┠────╄━━━━╈━━━━┫
┃    │    ┃  1 ┃
┗━━━━┷━━━━┻━━━━┛
)");
  CHECK(text_of(puzzle.drawing({1, 1, 0, 0, 0, 1})) == R"(
┏━━━━┳━━━━┯━━━━┓
┃████┃█12█│    ┃
┠────╄━━━━╈━━━━┫
┃    │    ┃██1█┃
┗━━━━┷━━━━┻━━━━┛
)");
}

TEST_CASE("drawing: heyawake in ASCII") {
  const auto puzzle = puzzle_of<Heyawake>(kRooms);
  CHECK(text_of(puzzle.drawing({1, 1, 0, 0, 0, 1}), true) == R"(
+----+---------+
|####|#12#     |
|    +----+----+
|         |##1#|
+---------+----+
)");
}

TEST_CASE("drawing: a partial answer has dots where no cell is shaded") {
  const auto puzzle = puzzle_of<Heyawake>(kRooms);
  CHECK(text_of(puzzle.drawing({1, kOpen, 0, 0, 0, 0})) == R"(
┏━━━━┳━━━━┯━━━━┓
┃████┃ 12 │  · ┃
┠────╄━━━━╈━━━━┫
┃  · │  · ┃  1 ┃
┗━━━━┷━━━━┻━━━━┛
)");
}

TEST_CASE("drawing: hashi has its islands, double bridges as such, and no borders") {
  const auto puzzle = puzzle_of<Hashi>("3 3\n2 - 3\n- - -\n? - 8\n");
  CHECK(text_of(puzzle.drawing(open_answer(puzzle))) == R"(
(2)     (3)



(?)     (8)
)");
  CHECK(text_of(puzzle.drawing({1, 2, 0, 2})) == R"(
(2)─────(3)
 ║
 ║
 ║
(?)═════(8)
)");
  CHECK(text_of(puzzle.drawing({1, 2, 0, 2}), true) == R"(
(2)-----(3)
 ||
 ||
 ||
(?)=====(8)
)");
}

TEST_CASE("drawing: hashi with a partial answer shows where bridges may be") {
  const auto puzzle = puzzle_of<Hashi>("3 3\n2 - 3\n- - -\n? - 8\n");
  CHECK(text_of(puzzle.drawing({1, kOpen, 0, kOpen})) == R"(
(2)─────(3)
 ╎
 ╎
 ╎
(?)╌╌╌╌╌(8)
)");
}

TEST_CASE("drawing: up to four lines") {
  Drawing board(3, 3);
  clear_borders(board);
  for (const int i : {0, 2, 6, 8}) board.cells[i].circle = true;
  for (const int i : {0, 2, 6}) write_given(board, i, "7");
  write_given(board, 8, "12");
  board.lines = {{0, 2, 3}, {0, 6, 3}, {2, 8, 4}, {6, 8, 4}};
  CHECK(text_of(board) == R"(
 (7)≡≡≡≡≡≡≡(7)
 │││       ║║
 │││       ║║
 │││       ║║
 (7)≣≣≣≣≣≣(12)
)");
  CHECK(text_of(board, true) == R"(
 (7)3333333(7)
  3         4
  3         4
  3         4
 (7)444444(12)
)");
  for (Drawing::Line& line : board.lines) line.differs = true;
  CHECK(text_of(board) == R"(
 (7)≡≡*≡≡≡≡(7)
 │││       ║║
 │*│       ║*
 │││       ║║
 (7)≣≣*≣≣≣(12)
)");
}

TEST_CASE("drawing: kenken has its cages, their clues and the digits") {
  const auto puzzle = puzzle_of<KenKen>("3 3\n12* . 1-\n. 3 .\n2/ . 5\n1 1 2\n1 3 2\n4 4 5\n");
  CHECK(text_of(puzzle.drawing({2, 3, 1, 3, 1, 2, 1, 2, 3})) == R"(
┏━━━━━┯━━━━━┳━━━━━┓
┃12×  │     ┃1−   ┃
┃  2  │  3  ┃  1  ┃
┠─────╆━━━━━╉─────┨
┃     ┃3    ┃     ┃
┃  3  ┃  1  ┃  2  ┃
┣━━━━━╇━━━━━╋━━━━━┫
┃2÷   │     ┃5    ┃
┃  1  │  2  ┃  3  ┃
┗━━━━━┷━━━━━┻━━━━━┛
)");
  CHECK(text_of(puzzle.drawing({2, 3, 1, 3, kOpen, 2, 1, 2, 3}), true) == R"(
+-----------+-----+
|12*        |1-   |
|  2     3  |  1  |
|     +-----+     |
|     |3    |     |
|  3  |     |  2  |
+-----+-----+-----+
|2/         |5    |
|  1     2  |  3  |
+-----------+-----+
)");
}

TEST_CASE("drawing: nonogram has clues on the margins and rules at every fifth line") {
  const auto puzzle = puzzle_of<Nonogram>("2 6\n1\n1\n0\n1\n2\n1\n1 2\n1 2\n");
  CHECK(text_of(puzzle.drawing({1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 0})) == R"(
      1 1 0 1 2  1
    ┏━━━━━━━━━━┳━━┓
1 2 ┃██      ██┃██┃
1 2 ┃  ██  ████┃  ┃
    ┗━━━━━━━━━━┻━━┛
)");
}

TEST_CASE("drawing: two-digit clues of columns are kept apart by wider cells") {
  const auto puzzle = puzzle_of<Nonogram>("1 2\n1 10\n12\n3 14\n");
  CHECK(text_of(puzzle.drawing(open_answer(puzzle))) == R"(
       1
       10 12
     ┏━━━━━━┓
3 14 ┃      ┃
     ┗━━━━━━┛
)");
}

TEST_CASE("drawing: what differs is between asterisks") {
  const auto rooms = puzzle_of<Heyawake>(kRooms);
  Drawing board = rooms.drawing({1, 1, 0, 0, 0, 1});
  highlight_slots(board, {1, 3});
  CHECK(text_of(board) == R"(
┏━━━━┳━━━━┯━━━━┓
┃████┃*12*│    ┃
┠────╄━━━━╈━━━━┫
┃*  *│    ┃██1█┃
┗━━━━┷━━━━┻━━━━┛
)");
  const auto islands = puzzle_of<Hashi>("3 3\n2 - 3\n- - -\n? - 8\n");
  board = islands.drawing({1, 2, 0, 2});
  highlight_slots(board, {1, 2, 3});
  CHECK(text_of(board) == R"(
(2)─────(3)
 ║
 *       *
 ║
(?)══*══(8)
)");
}

TEST_CASE("drawing: letters for values, and texts of the puzzle") {
  Drawing board(2, 2);
  write_values(board, {0, kOpen, 1, 1}, "-x");
  write_given(board, 1, "?");
  CHECK(text_of(board) == R"(
┏━━━┯━━━┓
┃ - │ ? ┃
┠───┼───┨
┃ x │ x ┃
┗━━━┷━━━┛
)");
}

TEST_CASE("drawing: colour is what is taken away to get the plain text") {
  const auto puzzle = puzzle_of<Hashi>("3 3\n2 - 3\n- - -\n? - 8\n");
  Drawing board = puzzle.drawing({1, 2, 0, 2});
  highlight_slots(board, {3});
  std::string text = draw_text(board, {false, true});
  CHECK(text.starts_with("(2)\x1b[36m─────\x1b[0m(3)\n"));
  CHECK(text.find("\x1b[1;31m══*══\x1b[0m") != std::string::npos);
  for (std::size_t at = 0; (at = text.find('\x1b')) != std::string::npos;) {
    text.erase(at, text.find('m', at) + 1 - at);
  }
  CHECK(text == draw_text(board, {}));
}

TEST_CASE("drawing: the width is known beforehand") {
  const auto puzzle = puzzle_of<Nonogram>("1 2\n1 10\n12\n3 14\n");
  CHECK(text_width(puzzle.drawing(open_answer(puzzle))) == 13);
}

TEST_CASE("drawing: the lines of a random board are equally wide, unless it has no border") {
  Rng rng(23);
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    for (int i = 0; i < boards_of(kind, 100); ++i) {
      const int rows = 1 + below(rng, 12);
      const PuzzlePtr puzzle = kind.random(rng, rows, 1 + below(rng, 12));
      Answer answer;
      for (const Slot& slot : puzzle->slots()) {
        answer.push_back(chance(rng, 30) ? kOpen : slot.lo + below(rng, slot.hi - slot.lo + 1));
      }
      const Drawing board = puzzle->drawing(answer);
      const bool framed = board.above[0] == Edge::kThick;
      std::istringstream lines(draw_text(board, {true, false}));
      const bool below = !board.bottom.empty();  // lines with these are shorter
      std::size_t skipped = 0;
      for (const auto& clues : board.top) skipped = std::max(skipped, clues.size());
      for (std::string line; std::getline(lines, line);) {
        CHECK(static_cast<long long>(line.size()) <= text_width(board));
        if (framed && skipped == 0 && !below)
          CHECK(static_cast<long long>(line.size()) == text_width(board));
        if (skipped > 0) --skipped;
      }
    }
  }
}

TEST_CASE("drawing: what is too large is refused before memory is taken") {
  CHECK_THROWS_AS(Drawing(1'000'001, 1), DrawingTooLarge);
  CHECK_THROWS_AS(Drawing(10'000, 10'000), DrawingTooLarge);
  Drawing wide(1, 1'000'000);
  CHECK(text_width(wide) == 4'000'001);
  wide.cells[0].text.assign(1000, 'x');
  CHECK_THROWS_AS(draw_text(wide, {}), DrawingTooLarge);
  Drawing board(1, 1);
  CHECK_THROWS_AS(write_margins(board, {std::vector<int>(2'000'001, 1)}, {}), DrawingTooLarge);
}

}  // namespace
}  // namespace p2c
