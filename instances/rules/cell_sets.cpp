#include "instances/rules/cell_sets.hpp"

#include <utility>

#include "instances/box_shape.hpp"
#include "instances/rules/given_values.hpp"

namespace p2c {
namespace {

using Of = ItemSet::Of;
using Items = std::vector<int>;

std::int64_t window_length(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  return set.least == nullptr ? set.number : plain_number(*set.least, board, bindings);
}

// Of one cell those of rows alone: those of columns are the same.
std::vector<Bound> single_windows(const RuleBoard& board) {
  std::vector<Bound> all;
  for (int cell = 0; cell < board.cells(); ++cell) all.push_back({-1, {cell}});
  return all;
}

void add_windows(std::int64_t length, const Items& line, std::vector<Bound>& all) {
  for (auto at = line.begin(); line.end() - at >= length; ++at) {
    all.push_back({-1, Items(at, at + length)});
  }
}

// From the last cell of a region on, through regions in between, to the first cell of another one.
// A line inside a region is a border, too.
void add_spans(const ItemSet& set, const CutBoard& board, const Items& line,
               std::vector<Bound>& all) {
  Items begins;  // of runs of cells in one region
  const auto size = static_cast<int>(line.size());
  for (int i = 0; i < size; ++i) {
    if (board.room[line[i]] == kNoRegion) {
      begins.clear();
      continue;
    }
    if (!begins.empty() && !board.line_between(line[i - 1], line[i])) continue;
    begins.push_back(i);
    const auto runs = static_cast<int>(begins.size());
    if (runs < set.number) continue;
    const auto from = line.begin() + begins[static_cast<std::size_t>(runs - set.number + 1)] - 1;
    all.push_back({-1, Items(from, line.begin() + i + 1)});
  }
}

// Those that are whole.
std::vector<Bound> boxes(const RuleBoard& board) {
  const BoxShape shape(board.cols());
  std::vector<Bound> all(static_cast<std::size_t>(board.rows() / shape.high * shape.high));
  for (int cell = 0; cell < board.cells(); ++cell) {
    const auto box = static_cast<std::size_t>(shape.box_of(cell));
    if (box < all.size()) all[box].cells.push_back(cell);
  }
  return all;
}

// Of one cell they are equal, but for their places.
std::vector<Bound> diagonals(int rows, int cols) {
  if (rows != cols) return {};
  std::vector<Bound> both{{-1, {}, 0}, {-1, {}, 1}};
  for (int k = 0; k < rows; ++k) {
    both[0].cells.push_back(k * cols + k);
    both[1].cells.push_back(k * cols + cols - 1 - k);
  }
  return both;
}

std::vector<Bound> lines_from_margins(int rows, int cols) {
  std::vector<Bound> all;
  for (const bool down : {true, false}) {
    for (const bool back : {false, true}) {
      for (int k = down ? rows : 0; k < (down ? rows + cols : rows); ++k) {
        Items line = board_line(rows, cols, k);
        if (back) std::reverse(line.begin(), line.end());
        all.push_back({-1, std::move(line), static_cast<int>(all.size())});
      }
    }
  }
  return all;
}

std::vector<Bound> regions(const CutBoard& board) {
  std::vector<Bound> all;
  for (Items& cells : cells_by_region(board.room)) {
    all.push_back({-1, std::move(cells), static_cast<int>(all.size())});
  }
  return all;
}

// Row by row, then column by column.
std::vector<Bound> runs_of_cells(const ItemSet& set, const RuleBoard& board) {
  std::vector<Bound> all;
  for (int k = 0; k < board.rows() + board.cols(); ++k) {
    const int first_place = k < board.rows() ? 0 : board.cells();
    bool goes_on = false;
    for (const int cell : board_line(board.rows(), board.cols(), k)) {
      const bool has = board.number(set.through, {cell}) != kNoClue;
      if (has != set.negated) {
        if (!goes_on) all.push_back({-1, {}, first_place + cell});
        all.back().cells.push_back(cell);
      }
      goes_on = has != set.negated;
    }
  }
  return all;
}

std::vector<Bound> squares(int rows, int cols) {
  std::vector<Bound> all;
  for (int i = 0; i + cols < rows * cols; ++i) {
    if ((i + 1) % cols != 0) all.push_back({-1, {i, i + 1, i + cols, i + cols + 1}});
  }
  return all;
}

std::vector<Bound> corners(int rows, int cols) {
  std::vector<Bound> all;
  for (int r = 0; r <= rows; ++r) {
    for (int c = 0; c <= cols; ++c) {
      Bound& corner = all.emplace_back(Bound{static_cast<int>(all.size())});
      for (const int row : {r - 1, r}) {
        for (const int col : {c - 1, c}) {
          const bool inside = row >= 0 && row < rows && col >= 0 && col < cols;
          if (inside) corner.cells.push_back(row * cols + col);
        }
      }
    }
  }
  return all;
}

std::vector<Bound> lines(const ItemSet& set, const RuleBoard& board, const Bindings& bindings) {
  std::vector<Bound> all;
  const std::int64_t length = set.of == Of::kWindows ? window_length(set, board, bindings) : 0;
  if (set.of == Of::kWindows && length < 2) return length == 1 ? single_windows(board) : all;
  const int rows = board.rows();
  const int cols = board.cols();
  const int first = set.of == Of::kColumns ? rows : 0;
  const int last = set.of == Of::kRows ? rows : rows + cols;
  for (int k = first; k < last; ++k) {
    Items line = board_line(rows, cols, k);
    if (set.of == Of::kWindows) {
      add_windows(length, line, all);
    } else if (set.of == Of::kSpans) {
      add_spans(set, board.regions(set.through), line, all);
    } else {
      const int place = line.size() == 1 ? k : -1;  // a row and a column may be the same cell
      all.push_back({-1, std::move(line), place});
    }
  }
  return all;
}

}  // namespace

std::vector<Bound> sets_of_cells(const ItemSet& set, const RuleBoard& board,
                                 const Bindings& bindings) {
  switch (set.of) {
    case Of::kPairs: {
      std::vector<Bound> all;
      for (const auto& [a, b] : neighbour_pairs(board.rows(), board.cols())) {
        all.push_back({-1, {a, b}});
      }
      return all;
    }
    case Of::kSquares:
      return squares(board.rows(), board.cols());
    case Of::kCorners:
      return corners(board.rows(), board.cols());
    case Of::kBoxes:
      return boxes(board);
    case Of::kDiagonals:
      return diagonals(board.rows(), board.cols());
    case Of::kRegions:
      return regions(board.regions(set.through));
    case Of::kRuns:
      return runs_of_cells(set, board);
    case Of::kMargins:
      return lines_from_margins(board.rows(), board.cols());
    default:
      return lines(set, board, bindings);
  }
}

}  // namespace p2c
