// Naive statements of rules: of a board's data and the values of its slots, by their names.
#pragma once

#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "instances/parts/part.hpp"
#include "instances/puzzle.hpp"

namespace p2c::naive {

struct Naive {
  const BoardData& data;
  std::map<std::string, int> value;  // by the name of the slot

  int rows() const { return data.rows; }
  int cols() const { return data.cols; }
  int cells() const { return data.cells(); }
  /// Of a slot; 0 where there is none.
  int at(const std::string& name) const {
    const auto found = value.find(name);
    return found == value.end() ? 0 : found->second;
  }
  int cell(int i, const std::string& layer = "") const {
    return at(layer + cell_name_at(i, cols()));
  }
  bool inside(int r, int c) const { return r >= 0 && r < rows() && c >= 0 && c < cols(); }
  int clue(int i, std::size_t part = 0) const { return data.part<Grid<int>>(part)[i]; }
  /// At the corner at the lower right of the cell in row r and column c; -1 is before the first.
  int corner(int r, int c, std::size_t part = 0) const {
    return data.part<Corners>(part).clue(r + 1, c + 1);
  }
  /// At half steps.
  int dot(int r, int c, std::size_t part = 0) const { return data.part<Dots>(part).at(r, c); }
  int number(std::size_t part = 0) const { return data.part<int>(part); }
  const ArrowClue& arrow(int i, std::size_t part = 0) const {
    return data.part<Grid<ArrowClue>>(part)[i];
  }
  int room(int i, std::size_t part = 0) const {
    if (const auto* rooms = std::get_if<CluedRooms>(&data.parts[part])) return rooms->room[i];
    return data.part<CutBoard>(part).room[i];
  }

  int apart(int a, int b) const {
    return std::abs(a / cols() - b / cols()) + std::abs(a % cols() - b % cols());
  }
  bool touch(int a, int b) const { return apart(a, b) == 1; }
  /// The link between two cells, in any order.
  int link(int a, int b, const std::string& layer = "") const {
    return at(layer + cell_name_at(std::min(a, b), cols()) + "-" +
              cell_name_at(std::max(a, b), cols()));
  }
  int border(int a, int b) const {
    return at(cell_name_at(std::min(a, b), cols()) + "|" + cell_name_at(std::max(a, b), cols()));
  }
  int line(int r, int c, int to_r, int to_c) const {
    const auto name = [](int row, int col) {
      return "v" + std::to_string(row + 1) + "." + std::to_string(col + 1);
    };
    return at(name(r, c) + "-" + name(to_r, to_c));
  }

  int count(const std::function<bool(int)>& is) const {
    int found = 0;
    for (int i = 0; i < cells(); ++i) found += is(i) ? 1 : 0;
    return found;
  }
  bool all(const std::function<bool(int)>& is) const { return count(is) == cells(); }
  bool all_pairs(const std::function<bool(int, int)>& is) const {
    return all([&](int a) { return all([&](int b) { return is(a, b); }); });
  }
  /// Of all k from 0 on, below n.
  static bool each(int n, const std::function<bool(int)>& is) {
    for (int k = 0; k < n; ++k) {
      if (!is(k)) return false;
    }
    return true;
  }
  int links_of(int a) const {
    return count([&](int b) { return touch(a, b) && link(a, b) == 1; });
  }
  /// Cells from each place of the margins on, top, bottom, left, right.
  std::vector<std::vector<int>> views() const {
    std::vector<std::vector<int>> all;
    for (int side = 0; side < 4; ++side) {
      for (int k = 0; k < (side < 2 ? cols() : rows()); ++k) {
        const int length = side < 2 ? rows() : cols();
        std::vector<int> cells;
        for (int i = 0; i < length; ++i) {
          const int place = side % 2 == 0 ? i : length - 1 - i;
          cells.push_back(side < 2 ? place * cols() + k : k * cols() + place);
        }
        all.push_back(cells);
      }
    }
    return all;
  }
  /// Cells that are joined by pairs of which this holds are in one piece, of those that are in.
  bool in_one_piece(const std::function<bool(int)>& in,
                    const std::function<bool(int, int)>& joined) const {
    std::vector<int> piece(static_cast<std::size_t>(cells()));
    for (int i = 0; i < cells(); ++i) piece[i] = i;
    for (int k = 0; k < cells(); ++k) {
      for (int a = 0; a < cells(); ++a) {
        for (int b = 0; b < cells(); ++b) {
          if (touch(a, b) && in(a) && in(b) && joined(a, b)) {
            piece[a] = piece[b] = std::min(piece[a], piece[b]);
          }
        }
      }
    }
    int first = -1;
    return all([&](int i) {
      if (!in(i)) return true;
      if (first < 0) first = piece[i];
      return piece[i] == first;
    });
  }
};

/// A text, the sizes of the boards that it is tried on, and what it says.
struct Case {
  std::string rules;  // from the first given on
  std::vector<std::pair<int, int>> sizes;
  std::function<bool(const Naive&)> holds;
  int largest = 6;  // rows and columns of random boards: fewer where `holds` takes long
};

}  // namespace p2c::naive
