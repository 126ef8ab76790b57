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

std::vector<Rectangle> rectangles_with(const Grid<int>& clues, const ClueCounts& counts, int clue) {
  std::vector<Rectangle> all;
  const int number = clues[clue];
  const auto take = [&](const Rectangle& its) {
    if (counts.in(its) == 1) all.push_back(its);
  };
  for (int height = 1; height <= clues.rows; ++height) {
    for (int width = 1; width <= clues.cols; ++width) {
      if (number >= 0 && height * width != number) continue;
      each_around(clues, clue / clues.cols, clue % clues.cols, height, width, take);
    }
  }
  return all;
}

// From a cell to the clue: the smallest of all rectangles that have both.
Rectangle between(int clue, int cell, int cols) {
  const auto [top, bottom] = std::minmax({clue / cols, cell / cols});
  const auto [left, right] = std::minmax({clue % cols, cell % cols});
  return {top, left, bottom, right};
}

std::vector<char> cells_of(const std::vector<Rectangle>& all, const Grid<int>& clues) {
  std::vector<char> is_in(clues.cells.size(), 0);
  for (const Rectangle& its : all) {
    for (int r = its.top; r <= its.bottom; ++r) {
      for (int c = its.left; c <= its.right; ++c) is_in[clues.index(r, c)] = 1;
    }
  }
  return is_in;
}

// A clue "?" may have many rectangles, of which those between it and a cell have all cells.
std::vector<int> reach_of(const Grid<int>& clues, const ClueCounts& counts, int clue) {
  std::vector<char> is_in;
  if (clues[clue] >= 0) is_in = cells_of(rectangles_with(clues, counts, clue), clues);
  std::vector<int> cells{clue};
  for (int i = 0; i < clues.size(); ++i) {
    const bool may = is_in.empty() ? counts.in(between(clue, i, clues.cols)) == 1 : is_in[i] == 1;
    if (i != clue && clues[i] == kNoClue && may) cells.push_back(i);
  }
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

std::vector<std::vector<int>> rectangles_from_clues(const Grid<int>& clues) {
  const ClueCounts counts(clues);
  std::vector<std::vector<int>> reach;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue) reach.push_back(reach_of(clues, counts, i));
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
