#include "tests/rules/shikaku_rules.hpp"

#include <algorithm>
#include <stdexcept>

namespace p2c {
namespace {

struct Box {
  int top;
  int left;
  int bottom;
  int right;
  bool has(int r, int c) const { return top <= r && r <= bottom && left <= c && c <= right; }
};

bool has_right_clue(const BoardData& board, const Box& box) {
  const Grid<int>& clue_at = board.part<Grid<int>>(0);
  int clues = 0;
  int clue = 0;
  for (int r = box.top; r <= box.bottom; ++r) {
    for (int c = box.left; c <= box.right; ++c) {
      if (clue_at(r, c) == kNoClue) continue;
      ++clues;
      clue = clue_at(r, c);
    }
  }
  const int cells = (box.bottom - box.top + 1) * (box.right - box.left + 1);
  return clues == 1 && (clue == kUnknownClue || clue == cells);
}

// Slots go from cell to cell: that to the right, then that below.
Verdict has_right_borders(const BoardData& board, const Box& box, const Answer& borders) {
  bool open = false;
  std::size_t slot = 0;
  const auto fits = [&](int r, int c, int other_r, int other_c) {
    const bool in = box.has(r, c);
    const bool other_in = box.has(other_r, other_c);
    const int value = borders[slot++];
    if (!in && !other_in) return true;
    if (value == kOpen) open = true;
    return value == kOpen || (value == 1) == (in != other_in);
  };
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.cols; ++c) {
      if (c + 1 < board.cols && !fits(r, c, r, c + 1)) return Verdict::kNo;
      if (r + 1 < board.rows && !fits(r, c, r + 1, c)) return Verdict::kNo;
    }
  }
  return yes_if(!open);
}

Verdict in_good_rectangle(const BoardData& board, int cell, const Answer& borders) {
  const int r = cell / board.cols;
  const int c = cell % board.cols;
  Verdict best = Verdict::kNo;
  for (int top = 0; top <= r; ++top) {
    for (int left = 0; left <= c; ++left) {
      for (int bottom = r; bottom < board.rows; ++bottom) {
        for (int right = c; right < board.cols; ++right) {
          const Box box{top, left, bottom, right};
          if (!has_right_clue(board, box)) continue;
          best = std::max(best, has_right_borders(board, box, borders));
        }
      }
    }
  }
  return best;
}

}  // namespace

Verdict holds_shikaku(const BoardData& board, const RuleKey& key, const Answer& borders) {
  if (key.kind != "rectangle" && key.kind != "covered") {
    throw std::invalid_argument(std::string(key.kind));
  }
  return in_good_rectangle(board, key.at[0], borders);
}

}  // namespace p2c
