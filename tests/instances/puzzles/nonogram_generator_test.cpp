// How nonograms are made: pictures as their style says, solvable line by line.
#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "instances/puzzles/nonogram/nonogram.hpp"
#include "instances/puzzles/nonogram/nonogram_line_repair.hpp"
#include "instances/puzzles/nonogram/nonogram_pictures.hpp"
#include "tests/board_count.hpp"
#include "tests/counting_stop.hpp"

namespace p2c {
namespace {

struct Maker {
  Generator<Nonogram> generator = Nonogram::generator();
  Style style{generator.styles};

  Planted<Nonogram> plant(Rng& rng, int rows, int cols) const {
    while (true) {
      if (auto planted = generator.plant(rng, rows, cols, style, nullptr))
        return *std::move(planted);
    }
  }
};

constexpr PictureSymmetry kSymmetries[] = {PictureSymmetry::kNone, PictureSymmetry::kLeftRight,
                                           PictureSymmetry::kUpDown, PictureSymmetry::kBoth,
                                           PictureSymmetry::kRotation};

bool is_symmetric(const Grid<int>& picture, PictureSymmetry symmetry) {
  for (int cell = 0; cell < picture.size(); ++cell) {
    for (const int image : alike(symmetry, picture.rows, picture.cols, cell)) {
      if (picture[image] != picture[cell]) return false;
    }
  }
  return true;
}

Grid<int> picture_of(const Planted<Nonogram>& planted) {
  Grid<int> picture(planted.puzzle.rows(), planted.puzzle.cols());
  picture.cells = planted.answer;
  return picture;
}

TEST_CASE("planted nonograms have their answer, and line solving finds all of it") {
  Maker maker;
  for (const StyleItem& item : maker.generator.styles) {
    if (item.name == "solvable") continue;
    for (int value = item.least; value <= item.most; value += item.words.empty() ? 10 : 1) {
      maker.style = Style(maker.generator.styles);
      maker.style.set(item.name, value);
      for (const auto& [rows, cols] :
           {std::pair(1, 1), {1, 9}, {9, 1}, {2, 2}, {7, 12}, {15, 15}}) {
        Rng rng(static_cast<Rng::result_type>(value));
        const Planted<Nonogram> planted = maker.plant(rng, rows, cols);
        CAPTURE(planted.puzzle.print());
        CHECK(planted.puzzle.rows() == rows);
        CHECK(planted.puzzle.cols() == cols);
        CHECK_FALSE(planted.puzzle.check(planted.answer));
        CHECK(planted.puzzle.open_cells(nullptr).empty());
      }
    }
  }
}

TEST_CASE("lines of more than one word of bits are repaired, too") {
  Maker maker;
  maker.style.set("density", 60);
  Rng rng(1);
  const Planted<Nonogram> planted = maker.plant(rng, 30, 70);
  CHECK_FALSE(planted.puzzle.check(planted.answer));
  CHECK(planted.puzzle.open_cells(nullptr).empty());
}

TEST_CASE("without repair most random pictures are not solvable line by line") {
  Maker maker;
  maker.style.set("solvable", 1);
  maker.style.set("picture", 1);
  int solvable = 0;
  for (int seed = 0; seed < 50; ++seed) {
    Rng rng(static_cast<Rng::result_type>(seed));
    const Planted<Nonogram> planted = maker.plant(rng, 15, 15);
    CHECK_FALSE(planted.puzzle.check(planted.answer));
    solvable += planted.puzzle.open_cells(nullptr).empty() ? 1 : 0;
  }
  CHECK(solvable < 25);
}

TEST_CASE("pictures have the wanted symmetry, also after repair") {
  for (const PictureSymmetry symmetry : kSymmetries) {
    int others = 0;
    for (int seed = 0; seed < 20; ++seed) {
      Rng rng(static_cast<Rng::result_type>(seed));
      const PictureStyle style{50, symmetry, seed % 2 == 0};
      Grid<int> picture = random_picture(rng, 9, 12, style);
      CHECK(is_symmetric(picture, symmetry));
      REQUIRE(make_line_solvable(picture, rng, style, nullptr));
      CHECK(is_symmetric(picture, symmetry));
      CHECK(Nonogram::of_picture(picture).open_cells(nullptr).empty());
      if (symmetry == PictureSymmetry::kBoth) continue;
      others += is_symmetric(picture, PictureSymmetry::kBoth) ? 1 : 0;
    }
    CHECK(others == 0);
  }
}

TEST_CASE("a cell and its images") {
  CHECK(alike(PictureSymmetry::kNone, 3, 4, 1) == std::vector{1});
  CHECK(alike(PictureSymmetry::kLeftRight, 3, 4, 1) == std::vector{1, 2});
  CHECK(alike(PictureSymmetry::kUpDown, 3, 4, 1) == std::vector{1, 9});
  CHECK(alike(PictureSymmetry::kBoth, 3, 4, 1) == std::vector{1, 2, 9, 10});
  CHECK(alike(PictureSymmetry::kRotation, 3, 4, 1) == std::vector{1, 10});
  CHECK(alike(PictureSymmetry::kBoth, 3, 3, 4) == std::vector{4});
}

TEST_CASE("the share of filled cells is the wanted one, and near to it after repair") {
  for (int density = 0; density <= 100; density += 10) {
    double filled = 0;
    for (int seed = 0; seed < 10; ++seed) {
      Rng rng(static_cast<Rng::result_type>(seed));
      const PictureStyle style{density};
      Grid<int> picture = random_picture(rng, 20, 20, style);
      CHECK(std::accumulate(picture.cells.begin(), picture.cells.end(), 0) == 4 * density);
      REQUIRE(make_line_solvable(picture, rng, style, nullptr));
      filled += std::accumulate(picture.cells.begin(), picture.cells.end(), 0) / 40.0;
    }
    CHECK(filled == doctest::Approx(density).epsilon(0.01).scale(1500));
  }
}

// Quartiles of published puzzles for the blocks in a line: 10 x 10: 1.85 to 2.375, median 2.15; 15
// x 15: 2.7; 20 x 20: 3.375; 25 x 25: 3.7; 30 x 30: 4.483; 43 to 55 percent of the cells are
// filled.
TEST_CASE("pictures have about as many blocks as published ones") {
  if (!is_deep()) return;
  const Maker maker;
  for (const auto& [side, published] :
       {std::pair(10, 2.15), {15, 2.7}, {20, 3.375}, {25, 3.7}, {30, 4.483}}) {
    double blocks = 0;
    double filled = 0;
    constexpr int kBoards = 40;
    for (int seed = 0; seed < kBoards; ++seed) {
      Rng rng(static_cast<Rng::result_type>(seed));
      const Planted<Nonogram> planted = maker.plant(rng, side, side);
      for (int k = 0; k < 2 * side; ++k) {
        blocks += static_cast<double>(planted.puzzle.clue(k).size()) / (2 * side);
      }
      filled += std::accumulate(planted.answer.begin(), planted.answer.end(), 0);
    }
    CHECK(blocks / kBoards == doctest::Approx(published).epsilon(0.33));
    CHECK(filled / kBoards / side / side == doctest::Approx(0.49).epsilon(0.2));
  }
}

TEST_CASE("random pictures have many more blocks than those with areas") {
  const auto blocks = [](bool blobs) {
    Rng rng(3);
    const Nonogram puzzle = Nonogram::of_picture(
        random_picture(rng, 40, 40, PictureStyle{50, PictureSymmetry::kNone, blobs}));
    std::size_t all = 0;
    for (const Nonogram::Clue& clue : puzzle.row_clues) all += clue.size();
    return all;
  };
  CHECK(2 * blocks(false) > 3 * blocks(true));
}

TEST_CASE("mending a picture excludes the other answer and keeps its symmetry") {
  Maker maker;
  maker.style.set("solvable", 1);
  for (int symmetry = 0; symmetry < 5; ++symmetry) {
    maker.style.set("symmetry", symmetry);
    Grid<int> picture(8, 8);
    Grid<int> other(8, 8);
    for (const int r : {1, 2, 5, 6}) {
      for (const int c : {1, 2, 5, 6}) {
        const bool inner_row = r == 2 || r == 5;
        const bool inner_col = c == 2 || c == 5;
        (inner_row == inner_col ? picture : other)(r, c) = 1;
      }
    }
    Planted<Nonogram> planted{Nonogram::of_picture(picture), picture.cells};
    REQUIRE_FALSE(planted.puzzle.check(other.cells));
    for (int seed = 0; seed < 10; ++seed) {
      Rng rng(static_cast<Rng::result_type>(seed));
      const auto mended =
          maker.generator.mend(planted, other.cells, false, rng, maker.style, nullptr);
      REQUIRE(mended);
      CHECK_FALSE(mended->puzzle.check(mended->answer));
      CHECK(mended->puzzle.check(other.cells));
      CHECK(is_symmetric(picture_of(*mended), kSymmetries[symmetry]));
    }
  }
}

TEST_CASE("a nonogram exchanged or mirrored twice is the same, and its answer goes with it") {
  const Maker maker;
  for (const auto& [rows, cols] : {std::pair(1, 1), {1, 6}, {8, 11}}) {
    Rng rng(17);
    const Planted<Nonogram> planted = maker.plant(rng, rows, cols);
    const Grid<int> picture = picture_of(planted);
    const Nonogram transposed_once = maker.generator.transposed(planted.puzzle);
    CHECK_FALSE(transposed_once.check(transposed(picture).cells));
    CHECK(maker.generator.transposed(transposed_once) == planted.puzzle);
    Grid<int> mirrored = picture;
    for (int i = 0; i < rows * cols; ++i) mirrored(i / cols, cols - 1 - i % cols) = picture[i];
    const Nonogram mirrored_once = maker.generator.mirrored(planted.puzzle);
    CHECK_FALSE(mirrored_once.check(mirrored.cells));
    CHECK(maker.generator.mirrored(mirrored_once) == planted.puzzle);
  }
}

TEST_CASE("a picture asks for a stop as it is drawn, and is the same") {
  const CountingStop stop;
  Rng rng(1);
  const Grid<int> picture = random_picture(rng, 100, 100, PictureStyle{}, &stop);
  CHECK(stop.polls() >= 15);  // of 10,000 cells, which are gone over twice
  Rng again(1);
  CHECK(picture == random_picture(again, 100, 100, PictureStyle{}));
}

TEST_CASE("equal seeds give equal nonograms with every compiler") {
  const Maker maker;
  Rng rng(2026);
  CHECK(maker.plant(rng, 6, 7).puzzle.print() ==
        "6 7\n5\n4\n1 2\n1 1\n1 2\n2\n2\n3\n1\n2\n2\n3 3\n7\n");
}

}  // namespace
}  // namespace p2c
