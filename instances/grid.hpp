// Grids of cells: storage, names, neighbours, lines, connected pieces.
#pragma once

#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace p2c {

/// A rows x cols board; cell (r, c), zero-based, has the index r * cols + c.
template <class T>
struct Grid {
  int rows = 0;
  int cols = 0;
  std::vector<T> cells;

  Grid() = default;
  Grid(int row_count, int col_count, T fill = T())
      : rows(row_count),
        cols(col_count),
        cells(static_cast<std::size_t>(row_count) * static_cast<std::size_t>(col_count), fill) {}

  int size() const { return static_cast<int>(cells.size()); }
  int index(int r, int c) const { return r * cols + c; }
  bool inside(int r, int c) const { return r >= 0 && r < rows && c >= 0 && c < cols; }
  T& operator()(int r, int c) { return cells[index(r, c)]; }
  const T& operator()(int r, int c) const { return cells[index(r, c)]; }
  T& operator[](int i) { return cells[i]; }
  const T& operator[](int i) const { return cells[i]; }
  bool operator==(const Grid&) const = default;
};

/// Rows and columns exchanged.
template <class T>
Grid<T> transposed(const Grid<T>& grid) {
  Grid<T> other(grid.cols, grid.rows);
  for (int r = 0; r < grid.rows; ++r) {
    for (int c = 0; c < grid.cols; ++c) other(c, r) = grid(r, c);
  }
  return other;
}

/// Left and right exchanged.
template <class T>
Grid<T> mirrored(const Grid<T>& grid) {
  Grid<T> other(grid.rows, grid.cols);
  for (int r = 0; r < grid.rows; ++r) {
    for (int c = 0; c < grid.cols; ++c) other(r, grid.cols - 1 - c) = grid(r, c);
  }
  return other;
}

/// The one-based name of a cell: "r2c3".
inline std::string cell_name(int r, int c) {
  return "r" + std::to_string(r + 1) + "c" + std::to_string(c + 1);
}

/// The name of the cell with this index on a board with `cols` columns.
inline std::string cell_name_at(int index, int cols) {
  return cell_name(index / cols, index % cols);
}

/// Pairs of cell indices that share an edge, each once, the smaller first.
inline std::vector<std::pair<int, int>> neighbour_pairs(int rows, int cols) {
  std::vector<std::pair<int, int>> pairs;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      const int i = r * cols + c;
      if (c + 1 < cols) pairs.emplace_back(i, i + 1);
      if (r + 1 < rows) pairs.emplace_back(i, i + cols);
    }
  }
  return pairs;
}

/// The cell indices of line k: the rows come first, then the columns.
inline std::vector<int> board_line(int rows, int cols, int k) {
  const bool row = k < rows;
  std::vector<int> line(static_cast<std::size_t>(row ? cols : rows));
  int cell = row ? k * cols : k - rows;
  for (int& place : line) {
    place = cell;
    cell += row ? 1 : cols;
  }
  return line;
}

/// The cell indices of each row, then of each column.
inline std::vector<std::vector<int>> board_lines(int rows, int cols) {
  std::vector<std::vector<int>> lines;
  for (int k = 0; k < rows + cols; ++k) lines.push_back(board_line(rows, cols, k));
  return lines;
}

/// The one-based name of line k of board_lines: "row 3", "column 1".
inline std::string line_name(int k, int rows) {
  return k < rows ? "row " + std::to_string(k + 1) : "column " + std::to_string(k - rows + 1);
}

/// Disjoint sets of the numbers 0 to n - 1 (union-find with path halving).
class Pieces {
 public:
  explicit Pieces(int n) : parent_(static_cast<std::size_t>(n)) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }
  int find(int x) {
    while (at(x) != x) x = at(x) = at(at(x));
    return x;
  }
  /// False when the two were in one piece already.
  bool join(int x, int y) {
    x = find(x);
    y = find(y);
    at(x) = y;
    return x != y;
  }

 private:
  int& at(int x) { return parent_[x]; }
  std::vector<int> parent_;
};

}  // namespace p2c
