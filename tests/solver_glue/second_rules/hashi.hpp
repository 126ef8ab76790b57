// The rules of Hashi a second time.
#pragma once

#include <algorithm>
#include <vector>

#include "instances/puzzles/hashi/hashi.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

/// A place for bridges, as two islands by number and the line between them.
struct Bridge {
  int from, to;
  int row, col, last_row, last_col;

  bool crosses(const Bridge& other) const {
    return row == last_row && other.col == other.last_col && other.row < row &&
           row < other.last_row && col < other.col && other.col < last_col;
  }
};

inline std::vector<Bridge> bridges_of(const Hashi& puzzle) {
  std::vector<Bridge> all;
  for (const Hashi::Span& span : puzzle.spans) {
    const Hashi::Island& a = puzzle.islands[span.from];
    const Hashi::Island& b = puzzle.islands[span.to];
    all.push_back({span.from, span.to, a.row, a.col, b.row, b.col});
  }
  return all;
}

/// The number of pieces that the bridges leave the islands in.
inline int pieces_of(const std::vector<Bridge>& bridges, std::size_t islands,
                     const Answer& answer) {
  std::vector<int> piece(islands);
  int count = static_cast<int>(islands);
  for (std::size_t i = 0; i < islands; ++i) piece[i] = static_cast<int>(i);
  for (std::size_t s = 0; s < bridges.size(); ++s) {
    const int kept = piece[bridges[s].from];
    const int gone = piece[bridges[s].to];
    if (answer[s] == 0 || kept == gone) continue;
    std::replace(piece.begin(), piece.end(), gone, kept);
    --count;
  }
  return count;
}

/// An island has more bridges than its clue says, or with `sign` -1 fewer.
inline bool is_off(const Hashi& puzzle, const Answer& answer, int sign) {
  for (int i = 0; i < static_cast<int>(puzzle.islands.size()); ++i) {
    int over = -puzzle.islands[i].clue;
    for (std::size_t s = 0; s < answer.size(); ++s) {
      if (puzzle.spans[s].from == i || puzzle.spans[s].to == i) over += answer[s];
    }
    if (puzzle.islands[i].clue != Hashi::kUnknown && sign * over > 0) return true;
  }
  return false;
}

inline SecondRules second_rules(const Hashi& puzzle) {
  const std::vector<Bridge> bridges = bridges_of(puzzle);
  const std::size_t islands = puzzle.islands.size();
  const auto crossing = [=](const Answer& answer) {
    for (std::size_t a = 0; a < bridges.size(); ++a) {
      for (std::size_t d = 0; answer[a] > 0 && d < bridges.size(); ++d) {
        if (answer[d] > 0 && bridges[a].crosses(bridges[d])) return true;
      }
    }
    return false;
  };
  const auto in_pieces = [=](const Answer& answer) {
    return pieces_of(bridges, islands, answer) > 1;
  };
  const auto with_loop = [=, &puzzle](const Answer& answer) {
    const auto joined = std::count_if(answer.begin(), answer.end(), [](int n) { return n > 0; });
    return puzzle.rules.no_loops &&
           joined + pieces_of(bridges, islands, answer) > static_cast<long>(islands);
  };
  return {{"bridges cross", crossing},
          {"too many bridges", [&](const Answer& answer) { return is_off(puzzle, answer, 1); }},
          {"too few bridges", [&](const Answer& answer) { return is_off(puzzle, answer, -1); }},
          {"islands not connected", in_pieces},
          {"a loop", with_loop}};
}

}  // namespace p2c
