#include "tests/rules/kurodoko_rules.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>
#include <vector>

namespace p2c {
namespace {

const Grid<int>& clues_of(const BoardData& board) { return board.part<Grid<int>>(0); }

Verdict not_both(int a, int b) {
  if (a == 1 && b == 1) return Verdict::kNo;
  return yes_if(a == 0 || b == 0);
}

Verdict clues(const BoardData& board, const Answer& shaded) {
  bool full = true;
  for (int i = 0; i < board.cells(); ++i) {
    if (clues_of(board)[i] == kNoClue) continue;
    if (shaded[i] == 1) return Verdict::kNo;
    full = full && shaded[i] == 0;
  }
  return yes_if(full);
}

// With all open cells shaded, or none of them.
int sight(const BoardData& board, int cell, const Answer& shaded, int open) {
  int seen = 1;
  for (const auto& [down, right] :
       std::array<std::pair<int, int>, 4>{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}}) {
    int r = cell / board.cols + down;
    int c = cell % board.cols + right;
    for (; r >= 0 && r < board.rows && c >= 0 && c < board.cols; r += down, c += right) {
      const int its = shaded[r * board.cols + c];
      if ((its == kOpen ? open : its) == 1) break;
      ++seen;
    }
  }
  return seen;
}

Verdict sees(const BoardData& board, int cell, const Answer& shaded) {
  const int clue = clues_of(board)[cell];
  const int least = sight(board, cell, shaded, 1);
  const int most = sight(board, cell, shaded, 0);
  if (clue < least || clue > most) return Verdict::kNo;
  return yes_if(least == most);
}

Verdict connected(const BoardData& board, const Answer& shaded) {
  const auto first = std::find(shaded.begin(), shaded.end(), 0);
  std::vector<int> reached;
  std::vector<char> seen(shaded.size(), 0);
  const auto visit = [&](int cell) {
    if (seen[cell] == 1 || shaded[cell] == 1) return;
    seen[cell] = 1;
    reached.push_back(cell);
  };
  if (first != shaded.end()) visit(static_cast<int>(first - shaded.begin()));
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const int cell = reached[i];
    if (cell % board.cols > 0) visit(cell - 1);
    if (cell % board.cols + 1 < board.cols) visit(cell + 1);
    if (cell >= board.cols) visit(cell - board.cols);
    if (cell + board.cols < board.cells()) visit(cell + board.cols);
  }
  for (int i = 0; i < board.cells(); ++i) {
    if (shaded[i] == 0 && seen[i] == 0) return Verdict::kNo;
  }
  return Verdict::kYes;
}

}  // namespace

Verdict holds_kurodoko(const BoardData& board, const RuleKey& key, const Answer& shaded) {
  if (key.kind == "touch") return not_both(shaded[key.at[0]], shaded[key.at[1]]);
  if (key.kind == "clues") return clues(board, shaded);
  if (key.kind == "sight") return sees(board, key.at[0], shaded);
  if (key.kind == "connected") return connected(board, shaded);
  throw std::logic_error("no meaning of " + key.kind);
}

}  // namespace p2c
