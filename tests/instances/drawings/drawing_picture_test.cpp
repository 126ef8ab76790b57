// Drawings as SVG and PNG: two painters of the same shapes, ours and librsvg's, must agree.
#include "instances/drawings/drawing_picture.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/documents/registry.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "instances/puzzles/hashi/hashi.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"
#include "tests/board_count.hpp"
#include "tests/counting_stop.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/instances/drawings/pictures.hpp"
#include "tests/instances/stop_after.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

// A random answer: each slot a value, open, or all open.
Answer random_answer(Rng& rng, const std::vector<Slot>& slots) {
  const int open = chance(rng, 30) ? 100 : chance(rng, 50) ? 0 : 40;
  Answer answer;
  for (const Slot& slot : slots) {
    answer.push_back(chance(rng, open) ? kOpen : slot.lo + below(rng, slot.hi - slot.lo + 1));
  }
  return answer;
}

}  // namespace

TEST_CASE("picture: heyawake's cells are shaded, its rooms have thick borders") {
  const auto puzzle = puzzle_of<Heyawake>("2 3\n- - -\n- - 1\n1 2 2\n1 1 3\n");
  const Pixels pixels = picture_of({puzzle.drawing({1, 0, 0, 0, 0, 1})});
  CHECK(pixels.width == 8 + 3 * 32 + 9);
  CHECK(pixels.height == 8 + 2 * 32 + 9);
  CHECK(pixels.at(0, 0) == kPaper);
  CHECK(pixels.at(8 + 16, 8 + 16) == kShade);
  CHECK(pixels.at(8 + 48, 8 + 16) == kPaper);
  for (const int x : {7, 8, 9, 39, 40, 41}) CHECK(pixels.at(x, 8 + 16) == kInk);
  for (const int x : {6, 71, 73}) CHECK(pixels.at(x, 8 + 16) == kPaper);
  CHECK(pixels.at(72, 8 + 16) == kThin);  // within a room
}

TEST_CASE("picture: the dot of a cell that is known not to be shaded is below its clue") {
  const auto puzzle = puzzle_of<Heyawake>("2 3\n- - -\n- - 1\n1 2 2\n1 1 3\n");
  const Pixels pixels = picture_of({puzzle.drawing({kOpen, 0, kOpen, kOpen, kOpen, 0})});
  CHECK(pixels.at(8 + 48, 8 + 16) == kFaint);
  CHECK(pixels.at(8 + 80, 8 + 48 + 12) == kFaint);
}

TEST_CASE("picture: hashi's bridges are double, its islands round") {
  const auto puzzle = puzzle_of<Hashi>("1 4\n2 - - 2\n");
  const Pixels pixels = picture_of({puzzle.drawing({2})});
  int changes = 0;  // of colour, down through the bridges
  for (int y = 9; y < 40; ++y) {
    if (pixels.at(72, y) != pixels.at(72, y - 1)) ++changes;
  }
  CHECK(changes == 4);
  CHECK(pixels.at(72, 21) == kBlue);
  CHECK(pixels.at(72, 24) == kPaper);
  CHECK(pixels.at(9, 9) == kPaper);            // outside of the circle
  CHECK(pixels.at(8 + 16, 8 + 4) == kInk);     // its rim
  CHECK(pixels.at(8 + 16 + 9, 24) == kPaper);  // inside, beside the digit
}

TEST_CASE("picture: kenken's cells are larger, its digits below the clues") {
  const auto puzzle = puzzle_of<KenKen>("2 2\n2* .\n3+ .\n1 1\n2 2\n");
  const Pixels pixels = picture_of({puzzle.drawing({1, 2, 2, 1})});
  CHECK(pixels.width == 8 + 2 * 48 + 9);
  const auto painted = [&](int x1, int y1, int x2, int y2, Pixel colour) {
    int count = 0;
    for (int y = y1; y < y2; ++y) {
      for (int x = x1; x < x2; ++x) count += pixels.at(x, y) == colour ? 1 : 0;
    }
    return count;
  };
  CHECK(painted(10, 10, 36, 24, kInk) > 3);    // the clue
  CHECK(painted(10, 26, 56, 52, kBlue) > 20);  // the digit
  CHECK(painted(10, 10, 56, 24, kBlue) == 0);
}

TEST_CASE("picture: nonogram has margins and rules at every fifth line") {
  const auto puzzle = puzzle_of<Nonogram>("1 6\n1\n0\n0\n0\n0\n1\n1 1\n");
  const Pixels pixels = picture_of({puzzle.drawing({1, 0, 0, 0, 0, 1})});
  const int right = pixels.width - 9;  // the last column's border
  const int middle = pixels.height - 9 - 12;
  CHECK(pixels.at(right, middle) == kInk);
  CHECK(pixels.at(right - 12, middle) == kShade);
  CHECK(pixels.at(right - 24, middle) == kInk);  // after five columns
  CHECK(pixels.at(right - 36, middle) == kPaper);
  CHECK(pixels.at(right - 48, middle) == kThin);
  CHECK(pixels.at(right - 6 * 24 + 12, middle) == kShade);
  CHECK(pixels.at(right - 6 * 24, middle) == kInk);
}

TEST_CASE("picture: a grey cell has its grey, black and white included") {
  for (const int grey : {0, 1, 128, 255}) {
    Drawing board(1, 1);
    board.cells[0].grey = grey;
    const Pixels pixels = picture_of({board});
    const auto level = static_cast<unsigned char>(grey);
    CHECK(pixels.at(pixels.width / 2, pixels.height / 2) == Pixel{level, level, level});
  }
}

TEST_CASE("picture: the border next to a margin goes on into it, one further inside does not") {
  const auto margins = [](int r, int c, bool above) {
    Drawing board(2, 2);
    board.tight = true;
    write_margins(board, {{1}, {1}}, {{1}, {1}});
    if (r > 0 || c > 0) (above ? board.above : board.beside)(r, c) = Edge::kThick;
    return picture_of({board});
  };
  const Pixels plain = margins(0, 0, true);
  const int across = plain.height - 9 - 24;
  const int down = plain.width - 9 - 24;
  CHECK(margins(1, 0, true).at(12, across) != plain.at(12, across));
  CHECK(margins(1, 1, true).at(12, across) == plain.at(12, across));
  CHECK(margins(0, 1, false).at(down, 12) != plain.at(down, 12));
  CHECK(margins(1, 1, false).at(down, 12) == plain.at(down, 12));
}

TEST_CASE("picture: two boards are side by side, differences highlighted") {
  const auto rooms = puzzle_of<Heyawake>("1 2\n- -\n1 1\n");
  std::vector<Drawing> boards{rooms.drawing({1, 0}), rooms.drawing({0, 0})};
  for (Drawing& board : boards) highlight_slots(board, {0});
  const Pixels pixels = picture_of(boards);
  CHECK(pixels.width == 2 * (8 + 2 * 32 + 9));
  CHECK(pixels.at(8 + 16, 8 + 16) == kShade);
  CHECK(pixels.at(8 + 3, 8 + 16) == kMark);
  CHECK(pixels.at(81 + 8 + 16, 8 + 16) == kMark);
  CHECK(pixels.at(8 + 48, 8 + 16) == kPaper);

  const auto islands = puzzle_of<Hashi>("1 4\n2 - - 2\n");
  boards = {islands.drawing({1}), islands.drawing({0})};
  for (Drawing& board : boards) highlight_slots(board, {0});
  const Pixels bridges = picture_of(boards);
  CHECK(bridges.at(72, 8 + 16) == kBlue);
  CHECK(bridges.at(72, 8 + 8) == kMark);
  CHECK(bridges.at(145 + 72, 8 + 16) == kMark);
}

TEST_CASE("picture: each of our glyphs is nearest to the same letter of a font") {
  const std::string letters = "0123456789+x";
  const auto board_with = [](char letter) {
    Drawing board(1, 1);
    write_given(board, 0, std::string(1, letter));
    return board;
  };
  std::vector<Pixels> font;
  for (const char letter : letters) font.push_back(rendered(draw_svg({board_with(letter)})));
  for (const char letter : letters) {
    const Pixels ours = read_png(draw_png({board_with(letter)}));
    const auto nearer = [&](const Pixels& a, const Pixels& b) {
      return difference(ours, a) < difference(ours, b);
    };
    const auto nearest = std::min_element(font.begin(), font.end(), nearer) - font.begin();
    CHECK(letters[nearest] == letter);
  }
}

TEST_CASE("picture: random boards of every kind, in every form") {
  Rng rng(17);
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    for (int i = 0; i < fewer_if_sanitized(60, 12); ++i) {
      const int rows = 1 + below(rng, 9);
      const PuzzlePtr puzzle = kind.random(rng, rows, 1 + below(rng, 9));
      const Drawing board = puzzle->drawing(random_answer(rng, puzzle->slots()));
      CHECK(draw_svg({board}) == draw_svg({board}));
      CHECK(draw_png({board}) == draw_png({board}));
      if (i % 12 == 0) picture_of({board});
      const std::string ascii = draw_text(board, {true, false});
      CHECK(ascii.find_first_not_of("\n !\"#%*+,-./\\0123456789:=?()|xoA@^v<>pmb") ==
            std::string::npos);
    }
  }
}

TEST_CASE("picture: SVG is XML, whatever a text says") {
  Drawing board(1, 1);
  board.cells[0].text = "<&";
  const std::string svg = draw_svg({board});
  CHECK(svg.find("&lt;&amp;") != std::string::npos);
  rendered(svg);
}

TEST_CASE("picture: large boards have smaller cells, up to a limit") {
  Drawing wide(2, 500);
  CHECK(read_png(draw_png({wide})).width == 8000);
  for (const int cols : {1990, 1999, 2000, 2001, 2010}) {  // alike, however the rim counts
    CAPTURE(cols);
    bool drawn = true;
    bool fits = true;
    try {
      draw_png({Drawing(1, cols)});
    } catch (const DrawingTooLarge&) {
      drawn = false;
    }
    try {
      check_png_size({Drawing(1, cols)});
    } catch (const DrawingTooLarge&) {
      fits = false;
    }
    CHECK(drawn == fits);
    if (cols == 1990) CHECK(drawn);
    if (cols > 2000) CHECK_FALSE(drawn);
  }
  CHECK(draw_svg({Drawing(1, 2001)}).size() > 1000);
}

TEST_CASE("PNG: a stop ends the painting and the packing") {
  if (!draws_png()) return;
  const std::vector<Drawing> boards{Drawing(60, 60)};
  const CountingStop counts;
  const std::string whole = draw_png(boards, &counts);
  CHECK(whole == draw_png(boards));
  REQUIRE(counts.polls() > 2);
  for (int asks = 0; asks < counts.polls(); ++asks) {
    const StopAfter stop(asks);
    CHECK_THROWS_AS(draw_png(boards, &stop), Stopped);
  }
}

}  // namespace p2c
