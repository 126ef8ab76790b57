// The lines between the corners of cells: numbers, names, and where they meet.
#pragma once

#include <array>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

namespace p2c {

/// The vertices of a board of rows x cols cells, in rows + 1 rows of cols + 1, numbered like cells;
/// and the lines of length 1 between them. Of each row of vertices the lines in it come first,
/// then those down from it.
struct Lattice {
  int rows;  // of cells
  int cols;

  /// How many lines there are.
  int size() const { return across(rows, cols); }
  int vertices() const { return (rows + 1) * (cols + 1); }
  int vertex(int r, int c) const { return r * (cols + 1) + c; }

  /// The line from vertex (r, c) to the right; above cell (r, c), below cell (r - 1, c).
  int across(int r, int c) const { return r * period() + c; }
  /// The line from vertex (r, c) downwards; left of cell (r, c), right of cell (r, c - 1).
  int down(int r, int c) const { return r * period() + cols + c; }

  /// The vertices of a line, the smaller one first.
  std::pair<int, int> ends(int line) const;
  /// The line between two vertices, the smaller one first; -1 where they are not side by side.
  int between(int from, int to) const;
  /// The lines of a cell: above, left, right, below.
  std::array<int, 4> around(int r, int c) const {
    return {across(r, c), down(r, c), down(r, c + 1), across(r + 1, c)};
  }
  /// The lines of a vertex, two to four: up, left, right, down.
  std::vector<int> at(int vertex) const;

  /// The cells around a vertex, clockwise from that at its upper left; -1 outside the board.
  std::array<int, 4> cells_at(int vertex) const {
    const int r = vertex / (cols + 1);
    const int c = vertex % (cols + 1);
    const auto cell = [&](int row, int col) {
      return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : -1;
    };
    return {cell(r - 1, c - 1), cell(r - 1, c), cell(r, c), cell(r, c - 1)};
  }

  /// One-based: "v1.2" is the second vertex of the first row.
  std::string vertex_name(int vertex) const {
    return "v" + std::to_string(vertex / (cols + 1) + 1) + "." +
           std::to_string(vertex % (cols + 1) + 1);
  }
  /// Both ends: "v1.1-v1.2".
  std::string name(int line) const {
    const auto [from, to] = ends(line);
    return vertex_name(from) + "-" + vertex_name(to);
  }

  bool operator==(const Lattice&) const = default;

 private:
  int period() const { return 2 * cols + 1; }
};

inline std::pair<int, int> Lattice::ends(int line) const {
  assert(line >= 0 && line < size());
  const int r = line / period();
  const int place = line % period();
  if (place < cols) return {vertex(r, place), vertex(r, place + 1)};
  return {vertex(r, place - cols), vertex(r + 1, place - cols)};
}

inline int Lattice::between(int from, int to) const {
  const int r = from / (cols + 1);
  const int c = from % (cols + 1);
  if (to == from + 1 && c < cols) return across(r, c);
  return to == from + cols + 1 && r < rows ? down(r, c) : -1;
}

inline std::vector<int> Lattice::at(int vertex) const {
  assert(vertex >= 0 && vertex < vertices());
  const int r = vertex / (cols + 1);
  const int c = vertex % (cols + 1);
  std::vector<int> lines;
  if (r > 0) lines.push_back(down(r - 1, c));
  if (c > 0) lines.push_back(across(r, c - 1));
  if (c < cols) lines.push_back(across(r, c));
  if (r < rows) lines.push_back(down(r, c));
  return lines;
}

}  // namespace p2c
