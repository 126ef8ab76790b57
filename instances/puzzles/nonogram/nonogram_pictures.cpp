#include "instances/puzzles/nonogram/nonogram_pictures.hpp"

#include <algorithm>
#include <numeric>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

constexpr int kMostShade = 1 << 20;

// The mean of each cell and those within this many steps of it along the rows.
Grid<int> smoothed_rows(const Grid<int>& shades, int reach) {
  Grid<int> smooth(shades.rows, shades.cols);
  for (int r = 0; r < shades.rows; ++r) {
    for (int c = 0; c < shades.cols; ++c) {
      const int from = std::max(0, c - reach);
      const int to = std::min(shades.cols - 1, c + reach);
      long long sum = 0;
      for (int i = from; i <= to; ++i) sum += shades(r, i);
      smooth(r, c) = static_cast<int>(sum / (to - from + 1));
    }
  }
  return smooth;
}

Grid<int> smoothed(const Grid<int>& shades, int reach) {
  return transposed(smoothed_rows(transposed(smoothed_rows(shades, reach)), reach));
}

// Published pictures of 10 x 10 have a block in about five cells of a line, those of 30 x 30 one in
// seven: so large ones are often smoothed once more.
Grid<int> blobs(Rng& rng, const Grid<int>& noise) {
  const int side = std::min(noise.rows, noise.cols);
  const int times = side >= 24 && chance(rng, std::min(side, 100)) ? 2 : 1;
  Grid<int> shades = noise;
  for (int time = 0; time < times; ++time) shades = smoothed(shades, 1);
  return shades;
}

// Of the lightest cells, so many are filled; equal ones in random order.
Grid<int> darkest(Rng& rng, const Grid<int>& shades, const PictureStyle& style, const Stop* stop) {
  NowAndThen poll(stop);
  std::vector<int> order(shades.cells.size());
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, rng);
  throw_if_stopped(stop);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    poll.throw_if_stopped();
    return shades[a] < shades[b];
  });
  Grid<int> picture(shades.rows, shades.cols);
  long long left = static_cast<long long>(shades.size()) * style.density / 100;
  for (const int cell : order) {
    if (left <= 0) break;
    poll.throw_if_stopped();
    if (picture[cell] == 1) continue;
    for (const int image : alike(style.symmetry, shades.rows, shades.cols, cell)) {
      picture[image] = 1;
      --left;
    }
  }
  return picture;
}

}  // namespace

std::vector<int> alike(PictureSymmetry symmetry, int rows, int cols, int cell) {
  const int r = cell / cols;
  const int c = cell % cols;
  const int left_right = r * cols + cols - 1 - c;
  const int up_down = (rows - 1 - r) * cols + c;
  const int turned = (rows - 1 - r) * cols + cols - 1 - c;
  std::vector<int> cells{cell};
  if (symmetry == PictureSymmetry::kLeftRight) cells.push_back(left_right);
  if (symmetry == PictureSymmetry::kUpDown) cells.push_back(up_down);
  if (symmetry == PictureSymmetry::kRotation) cells.push_back(turned);
  if (symmetry == PictureSymmetry::kBoth) cells = {cell, left_right, up_down, turned};
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

Grid<int> random_picture(Rng& rng, int rows, int cols, const PictureStyle& style,
                         const Stop* stop) {
  NowAndThen poll(stop);
  Grid<int> shades(rows, cols);
  for (int cell = 0; cell < shades.size(); ++cell) {
    poll.throw_if_stopped();
    const std::vector<int> images = alike(style.symmetry, rows, cols, cell);
    shades[cell] = images[0] < cell ? shades[images[0]] : below(rng, kMostShade);
  }
  if (style.blobs) shades = blobs(rng, shades);
  throw_if_stopped(stop);
  return darkest(rng, shades, style, stop);
}

}  // namespace p2c
