// The best translucent squares in a part of a picture, exactly, by dynamic programming.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "instances/art/squares.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Rows `top` to `bottom` - 1 and columns `left` to `right` - 1.
struct Rectangle {
  int top;
  int bottom;
  int left;
  int right;

  int rows() const { return bottom - top; }
  int cols() const { return right - left; }
  bool has(int r, int c) const { return r >= top && r < bottom && c >= left && c < right; }
};

// Finds the values of some cells for which the errors of some pixels add up to the least, where the
// other cells stay as they are.
//
// Cells are decided one after the other, down each column. A state is what the last 2 h + 2 of them
// are, for a window of h rows: no pixel needs more of the past. With the cell decided next, the
// squares over the pixels that get complete with it are known from nine cells, three in each of
// three columns:
//
//   best[s]     the least error of the pixels complete so far, when the last cells are s
//   errors[n]   what the pixels that the next cell completes add, by the nine cells n
//
// Time: 4^(h+1) for each cell. Source: the broken profile, as for counting tilings.
class SquaresWindow {
 public:
  /// Rows more than this take too much time and memory.
  static constexpr int kMostRows = 10;

  /// What a filled cell costs beside the errors, for each cell of the image.
  using Prices = Grid<int>;

  /// Errors count `scale` times. The image must outlive it.
  explicit SquaresWindow(const GreyImage& image, int scale = 1) : image_(image), scale_(scale) {}

  /// The least sum over `pixels`, whose neighbours are in `cells` or stay as they are in `picture`.
  /// Puts the cells into `picture`. Nothing when it was stopped, which is asked once in each
  /// column; the picture is then as before. Prices may be null. At most kMostRows rows of cells.
  std::optional<std::int64_t> solve(const Rectangle& cells, const Rectangle& pixels,
                                    Picture& picture, const Prices* prices, const Stop* stop);

 private:
  struct Work;  // what is asked
  using Errors = std::array<int, 512>;

  std::optional<std::int64_t> run(const Work& work);
  void start(int rows);
  void tabulate(const Work& work, int row, int col);
  void add_pixel(const Work& work, int r, int c, int row, int col);
  void advance(int rows, std::vector<std::uint64_t>& choices);
  std::int64_t lower_all();
  void trace_back(const Work& work, Picture& picture) const;

  const GreyImage& image_;
  int scale_;
  Errors errors_{};
  std::vector<int> best_;
  std::vector<int> next_;
  // For each cell, a bit for each state: what the cell is that the state no longer has.
  std::vector<std::vector<std::uint64_t>> choices_;
};

}  // namespace p2c
