// Marks in cells, shades of the puzzle, and clues on four margins: as text, and as pictures.
#include <doctest/doctest.h>

#include <array>

#include "instances/drawings/drawing_text.hpp"
#include "tests/instances/drawings/pictures.hpp"

namespace p2c::marks_test {
namespace {

constexpr std::array kMarks{Mark::kCircle, Mark::kDisc,  Mark::kCross, Mark::kTriangle, Mark::kStar,
                            Mark::kUp,     Mark::kRight, Mark::kDown,  Mark::kLeft};

// All marks, then a shade of the puzzle.
Drawing with_marks() {
  Drawing board(2, 5);
  for (std::size_t i = 0; i < kMarks.size(); ++i) board.cells.cells[i].mark = kMarks[i];
  board.cells[5].given = true;
  board.cells[5].text = "3";
  board.cells[9].fill = Fill::kGiven;
  return board;
}

Drawing with_margins(int rows, int cols) {
  Drawing board(rows, cols);
  const auto clues = [](int count, std::size_t most) {
    std::vector<std::vector<std::string>> all(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t k = 0; k < std::min(i + 1, most); ++k)
        all[i].push_back(std::to_string(k + 9));
    }
    return all;
  };
  board.top = clues(cols, 1);
  board.bottom = clues(cols, 2);
  board.left = clues(rows, 2);
  board.right = clues(rows, 3);
  return board;
}

std::string text_of(const Drawing& board, bool ascii = false) {
  TextStyle style;
  style.ascii = ascii;
  return "\n" + draw_text(board, style);
}

TEST_CASE("marks: each has a character") {
  CHECK(text_of(with_marks()) == R"(
┏━━━━┯━━━━┯━━━━┯━━━━┯━━━━┓
┃  ○ │  ● │  × │  ▲ │  ★ ┃
┠────┼────┼────┼────┼────┨
┃ ↑3 │  → │  ↓ │  ← │▒▒▒▒┃
┗━━━━┷━━━━┷━━━━┷━━━━┷━━━━┛
)");
  CHECK(text_of(with_marks(), true).find("A") != std::string::npos);
}

TEST_CASE("margins: clues on four sides, each with a width of its own") {
  CHECK(text_of(with_margins(2, 3)) == R"(
       9   9   9
     ┏━━━┯━━━┯━━━┓
   9 ┃   │   │   ┃ 9
     ┠───┼───┼───┨
9 10 ┃   │   │   ┃ 9 10
     ┗━━━┷━━━┷━━━┛
       9   9   9
           10  10
)");
  for (const auto& [rows, cols] : {std::pair(1, 1), std::pair(1, 5), std::pair(5, 1)}) {
    const std::string text = draw_text(with_margins(rows, cols), {});
    const Pixels pixels = picture_of({with_margins(rows, cols)});
    CHECK(!text.empty());
    CHECK(pixels.width > 8 + cols * 32 + 9);
  }
}

TEST_CASE("marks: pictures have them in the middle of their cells") {
  const Pixels pixels = picture_of({with_marks()});
  const auto middle = [&](int r, int c) { return pixels.at(8 + 16 + c * 32, 8 + 16 + r * 32); };
  CHECK(middle(0, 0) == kPaper);  // the circle is empty
  CHECK(middle(0, 1) == kBlue);
  CHECK(middle(0, 2) == kBlue);
  CHECK(middle(0, 3) == kBlue);
  CHECK(middle(0, 4) == kBlue);
  CHECK(middle(1, 4) == Pixel{214, 218, 224});
  const auto near = [&](int r, int c, int right, int down) {
    return pixels.at(8 + 16 + c * 32 + right, 8 + 16 + r * 32 + down);
  };
  CHECK(near(0, 0, 0, -10) == kInk);   // the circle's rim
  CHECK(near(0, 1, 8, -8) == kPaper);  // beside the disc
  CHECK(near(0, 2, 7, 7) == kBlue);    // an end of the cross
  CHECK(near(1, 1, 3, 3) == kBlue);    // the head of the arrow to the right
  CHECK(near(1, 1, -5, 3) == kPaper);  // beside its shaft
}

}  // namespace
}  // namespace p2c::marks_test
