#include <algorithm>

#include "instances/differing.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"
#include "instances/puzzles/nonogram/nonogram_line_repair.hpp"
#include "instances/puzzles/nonogram/nonogram_lines.hpp"
#include "instances/puzzles/nonogram/nonogram_pictures.hpp"

namespace p2c {
namespace {

std::vector<StyleItem> styles() {
  return {
      {"density", "percent of the cells that are filled", 0, 100, 50},
      {"symmetry",
       "of the picture",
       0,
       4,
       0,
       {"none", "left-right", "up-down", "both", "rotation"}},
      {"picture",
       "blobs: areas as people draw them; random: each cell alone",
       0,
       1,
       0,
       {"blobs", "random"}},
      {"solvable",
       "lines: by one line after the other; any: perhaps not so",
       0,
       1,
       0,
       {"lines", "any"},
       1},
  };
}

PictureStyle picture_style(const Style& style) {
  return {style["density"], static_cast<PictureSymmetry>(style["symmetry"]), style["picture"] == 0};
}

std::optional<Planted<Nonogram>> plant(Rng& rng, int rows, int cols, const Style& style,
                                       const Stop* stop) {
  const PictureStyle its = picture_style(style);
  Grid<int> picture = random_picture(rng, rows, cols, its, stop);
  throw_if_stopped(stop);
  if (style["solvable"] == 0 && !make_line_solvable(picture, rng, its, stop)) return {};
  return Planted<Nonogram>{Nonogram::of_picture(picture), picture.cells};
}

Grid<int> picture_of(const Nonogram& puzzle, const Answer& filled) {
  Grid<int> picture(puzzle.rows(), puzzle.cols());
  picture.cells = filled;
  return picture;
}

// One cell more or fewer in a line, and the other answer has too few or too many there.
std::optional<Planted<Nonogram>> mend(const Planted<Nonogram>& planted, const Answer& other,
                                      bool /*fixed*/, Rng& rng, const Style& style,
                                      const Stop* /*stop*/) {
  Grid<int> picture = picture_of(planted.puzzle, planted.answer);
  const std::vector<int> cells = differing(picture.cells, other);
  const int cell = cells[below(rng, static_cast<int>(cells.size()))];
  for (const int image : alike(picture_style(style).symmetry, picture.rows, picture.cols, cell)) {
    picture[image] = 1 - picture[image];
  }
  return Planted<Nonogram>{Nonogram::of_picture(picture), picture.cells};
}

Nonogram transposed_board(const Nonogram& puzzle) {
  Nonogram other;
  other.row_clues = puzzle.col_clues;
  other.col_clues = puzzle.row_clues;
  return other;
}

Nonogram mirrored_board(const Nonogram& puzzle) {
  Nonogram other = puzzle;
  std::reverse(other.col_clues.begin(), other.col_clues.end());
  for (Nonogram::Clue& clue : other.row_clues) std::reverse(clue.begin(), clue.end());
  return other;
}

}  // namespace

Generator<Nonogram> Nonogram::generator() {
  Generator<Nonogram> its;
  its.styles = styles();
  its.most_side = LineSolver<64>::kMostCells;
  its.plant = plant;
  its.asks_afresh = true;
  its.mend = mend;
  its.transposed = transposed_board;
  its.mirrored = mirrored_board;
  return its;
}

std::optional<Nonogram> Nonogram::with_clue_changed(Rng& rng) const {
  Nonogram changed = *this;
  std::vector<int*> blocks;
  for (std::vector<Clue>* clues : {&changed.row_clues, &changed.col_clues}) {
    for (Clue& clue : *clues) {
      for (int& block : clue) {
        if (block != kAnyLength) blocks.push_back(&block);
      }
    }
  }
  if (blocks.empty()) return {};
  int& block = *blocks[below(rng, static_cast<int>(blocks.size()))];
  block = one_off(rng, block, 1);
  return changed;
}

}  // namespace p2c
