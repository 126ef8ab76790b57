#include "encoder/regions/rectangles.hpp"

#include <algorithm>
#include <string>

#include "instances/inner_edges.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {
namespace {

// How many clues are in a rectangle, without looking at each of its cells.
class ClueCounts {
 public:
  explicit ClueCounts(const Grid<int>& clues) : before_(clues.rows + 1, clues.cols + 1, 0) {
    for (int r = 0; r < clues.rows; ++r) {
      for (int c = 0; c < clues.cols; ++c) {
        before_(r + 1, c + 1) = before_(r, c + 1) + before_(r + 1, c) - before_(r, c) +
                                (clues(r, c) == kNoClue ? 0 : 1);
      }
    }
  }
  int in(const Rectangle& its) const {
    return before_(its.bottom + 1, its.right + 1) - before_(its.top, its.right + 1) -
           before_(its.bottom + 1, its.left) + before_(its.top, its.left);
  }

 private:
  Grid<int> before_;  // (r, c): in the cells above and to the left of the corner (r, c)
};

// Calls see(rectangle) for those of this size that have the cell (r, c) and are on the board.
template <class See>
void each_around(const Grid<int>& clues, int r, int c, int height, int width, See see) {
  for (int top = std::max(0, r - height + 1); top <= std::min(r, clues.rows - height); ++top) {
    for (int left = std::max(0, c - width + 1); left <= std::min(c, clues.cols - width); ++left) {
      see(Rectangle{top, left, top + height - 1, left + width - 1});
    }
  }
}

// Calls see(height, width) for each size that the region of a clue may have on the board.
template <class See>
void each_size(const Grid<int>& clues, int number, See see) {
  const int highest = number < 0 ? clues.rows : std::min(clues.rows, number);
  for (int height = 1; height <= highest; ++height) {
    if (number >= 0) {
      const int width = number / height;
      if (height * width == number && width <= clues.cols) see(height, width);
      continue;
    }
    for (int width = 1; width <= clues.cols; ++width) see(height, width);
  }
}

std::vector<Rectangle> rectangles_with(const Grid<int>& clues, const ClueCounts& counts, int clue) {
  std::vector<Rectangle> all;
  const auto take = [&](const Rectangle& its) {
    if (counts.in(its) == 1) all.push_back(its);
  };
  each_size(clues, clues[clue], [&](int height, int width) {
    each_around(clues, clue / clues.cols, clue % clues.cols, height, width, take);
  });
  return all;
}

// The cells of all of them, ascending. The board may be far larger.
std::vector<int> cells_of(const std::vector<Rectangle>& all, const Grid<int>& clues) {
  Rectangle whole{clues.rows, clues.cols, -1, -1};
  for (const Rectangle& its : all) {
    whole = {std::min(whole.top, its.top), std::min(whole.left, its.left),
             std::max(whole.bottom, its.bottom), std::max(whole.right, its.right)};
  }
  Grid<char> is_in(std::max(0, whole.bottom - whole.top + 1),
                   std::max(0, whole.right - whole.left + 1), 0);
  for (const Rectangle& its : all) {
    for (int r = its.top; r <= its.bottom; ++r) {
      for (int c = its.left; c <= its.right; ++c) is_in(r - whole.top, c - whole.left) = 1;
    }
  }
  std::vector<int> cells;
  for (int i = 0; i < is_in.size(); ++i) {
    if (is_in[i] == 0) continue;
    cells.push_back(clues.index(whole.top + i / is_in.cols, whole.left + i % is_in.cols));
  }
  return cells;
}

// From a cell to the clue: the smallest of all rectangles that have both.
Rectangle between(int clue, int r, int c, int cols) {
  const auto [top, bottom] = std::minmax({clue / cols, r});
  const auto [left, right] = std::minmax({clue % cols, c});
  return {top, left, bottom, right};
}

// A clue "?" may have many rectangles, of which those between it and a cell have all cells. In its
// column and from there in each row they end where the first has another clue.
std::vector<int> cells_of_any(const Grid<int>& clues, const ClueCounts& counts, int clue) {
  const int row = clue / clues.cols;
  const int col = clue % clues.cols;
  const auto may = [&](int r, int c) {
    return r >= 0 && r < clues.rows && c >= 0 && c < clues.cols &&
           counts.in(between(clue, r, c, clues.cols)) == 1;
  };
  std::vector<int> cells;
  const auto take_row = [&](int r) {
    for (int c = col; may(r, c); --c) cells.push_back(clues.index(r, c));
    for (int c = col + 1; may(r, c); ++c) cells.push_back(clues.index(r, c));
  };
  for (int r = row; may(r, col); --r) take_row(r);
  for (int r = row + 1; may(r, col); ++r) take_row(r);
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::vector<int> reach_of(const Grid<int>& clues, const ClueCounts& counts, int clue) {
  const bool is_any = clues[clue] < 0;
  std::vector<int> cells = is_any ? cells_of_any(clues, counts, clue)
                                  : cells_of(rectangles_with(clues, counts, clue), clues);
  std::erase(cells, clue);
  cells.insert(cells.begin(), clue);
  return cells;
}

// Among the neighbours: there is a border on the other side of the corner, or on both others.
void go_on(ClauseSink& out, Lit border, Lit opposite, Lit one, Lit other) {
  out.add({!border, opposite, one});
  out.add({!border, opposite, other});
}

}  // namespace

std::vector<Rectangle> rectangles_with(const Grid<int>& clues, int clue) {
  return rectangles_with(clues, ClueCounts(clues), clue);
}

std::vector<std::vector<int>> rectangles_from_clues(const Grid<int>& clues, const ClauseSink* out) {
  const ClueCounts counts(clues);
  std::vector<std::vector<int>> reach;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    if (out != nullptr) out->poll();
    reach.push_back(reach_of(clues, counts, i));
  }
  return reach;
}

void straight_borders(ClauseSink& out, const SlotLits& borders, int rows, int cols) {
  const InnerEdges edges{rows, cols};
  for (int r = 1; r < rows; ++r) {
    for (int c = 1; c < cols; ++c) {
      const std::vector<int> at = edges.at_corner(r, c);
      out.rule([&] {
        return Rule{{borders.word("corner"), {edges.rows, r, c}},
                    borders.scope(at),
                    "no border ends or turns between " + cell_name(r - 1, c - 1) + " and " +
                        cell_name(r, c)};
      });
      const Lit up = borders[at[0]];
      const Lit left = borders[at[1]];
      const Lit right = borders[at[2]];
      const Lit down = borders[at[3]];
      go_on(out, up, down, left, right);
      go_on(out, down, up, left, right);
      go_on(out, left, right, up, down);
      go_on(out, right, left, up, down);
    }
  }
}

void towards_clues(ClauseSink& out, const CluedRegions& board, const Owners& owners) {
  const int cols = board.clues.cols;
  for (std::size_t clue = 0; clue < owners.size(); ++clue) {
    const std::vector<int>& cells = board.reach[clue];
    out.rule([&] {
      return Rule{{board.borders.word("between"), {cells[0]}},
                  {},
                  "the rectangle of " + cell_name_at(cells[0], cols) +
                      " has all cells between its clue and its cells"};
    });
    std::vector<Lit> is_in(board.clues.cells.size(), kFalse);
    for (std::size_t i = 0; i < cells.size(); ++i) is_in[cells[i]] = owners[clue][i];
    for (const int cell : cells) {
      const auto nearer = [&](int a, int b) { return (a < b ? 1 : 0) - (b < a ? 1 : 0); };
      const int down = nearer(cell / cols, cells[0] / cols) * cols;
      const int right = nearer(cell % cols, cells[0] % cols);
      if (down != 0) out.add({!is_in[cell], is_in[cell + down]});
      if (right != 0) out.add({!is_in[cell], is_in[cell + right]});
    }
  }
}

}  // namespace p2c
