// The rules of LITS a second time.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "instances/grid.hpp"
#include "instances/parts/part.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

/// The shaded cells of a region.
inline Cells shaded_in(const CutBoard& board, int id, const Answer& shaded) {
  Cells cells;
  for (int i = 0; i < board.room.size(); ++i) {
    if (board.room[i] == id && shaded[i] == 1) cells.push_back(i);
  }
  return cells;
}

/// Moved to the corner, and the least of what it is in eight positions: equal for equal pieces.
inline std::vector<std::pair<int, int>> piece_of(const Cells& cells, int cols) {
  using Piece = std::vector<std::pair<int, int>>;
  Piece least;
  for (int position = 0; position < 8; ++position) {
    Piece piece;
    for (const int cell : cells) {
      const int r = (position & 1) != 0 ? -(cell / cols) : cell / cols;
      const int c = (position & 2) != 0 ? -(cell % cols) : cell % cols;
      piece.emplace_back((position & 4) != 0 ? c : r, (position & 4) != 0 ? r : c);
    }
    std::sort(piece.begin(), piece.end());
    int left = piece[0].second;
    for (const auto& [r, c] : piece) left = std::min(left, c);
    const int top = piece[0].first;
    for (auto& [r, c] : piece) {
      r -= top;
      c -= left;
    }
    if (least.empty() || piece < least) least = piece;
  }
  return least;
}

/// Some of the cells are not reached from the first of them without crossing a line.
inline bool are_in_pieces(const CutBoard& board, const Cells& cells) {
  Cells reached(cells.begin(), cells.begin() + 1);
  for (std::size_t k = 0; k < reached.size(); ++k) {
    const int from = reached[k];
    for (const int cell : cells) {
      if (std::count(reached.begin(), reached.end(), cell) > 0) continue;
      const std::pair step(std::min(from, cell), std::max(from, cell));
      const bool down = step.second - step.first == board.room.cols;
      const bool right = step.second - step.first == 1 && step.second % board.room.cols > 0;
      if (!down && !right) continue;
      if (std::count(board.lines.begin(), board.lines.end(), step) == 0) reached.push_back(cell);
    }
  }
  return reached.size() < cells.size();
}

inline bool equal_ones_touch(const CutBoard& board, const Answer& shaded) {
  const int cols = board.room.cols;
  for (const auto& [a, b] : neighbour_pairs(board.room.rows, cols)) {
    const int one = board.room[a];
    const int other = board.room[b];
    if (shaded[a] == 0 || shaded[b] == 0 || one == other || one < 0 || other < 0) continue;
    const Cells first = shaded_in(board, one, shaded);
    const Cells second = shaded_in(board, other, shaded);
    if (first.size() != 4 || second.size() != 4) continue;
    if (piece_of(first, cols) == piece_of(second, cols)) return true;
  }
  return false;
}

inline SecondRules second_rules_of_lits(const BoardData& data) {
  const auto& board = data.part<CutBoard>(0);
  const int cols = board.room.cols;
  const auto square = [=](const Answer& shaded) {
    for (int i = 0; i + cols + 1 < static_cast<int>(shaded.size()); ++i) {
      if (i % cols == cols - 1) continue;
      if (shaded[i] + shaded[i + 1] + shaded[i + cols] + shaded[i + cols + 1] == 4) return true;
    }
    return false;
  };
  const auto in_no_region = [&board](const Answer& shaded) {
    for (std::size_t i = 0; i < shaded.size(); ++i) {
      if (board.room.cells[i] < 0 && shaded[i] == 1) return true;
    }
    return false;
  };
  const auto regions = [&board](const Answer& shaded, bool four) {
    for (const int id : board.room.cells) {
      if (id < 0) continue;
      const Cells cells = shaded_in(board, id, shaded);
      if (four && cells.size() != 4) return true;
      if (!four && cells.size() == 4 && are_in_pieces(board, cells)) return true;
    }
    return false;
  };
  return {
      {"2 x 2 shaded cells", square},
      {"a shaded cell in no region", in_no_region},
      {"a region without four", [=](const Answer& shaded) { return regions(shaded, true); }},
      {"four in pieces", [=](const Answer& shaded) { return regions(shaded, false); }},
      {"equal ones touch", [&](const Answer& shaded) { return equal_ones_touch(board, shaded); }},
      {"shaded cells not connected", [=](const Answer& shaded) {
         Answer others = shaded;
         for (int& cell : others) cell = 1 - cell;
         return in_pieces(cols, others);
       }}};
}

}  // namespace p2c
