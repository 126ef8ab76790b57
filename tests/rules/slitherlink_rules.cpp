#include "tests/rules/slitherlink_rules.hpp"

#include <algorithm>
#include <stdexcept>

namespace p2c {
namespace {

// In a row of slots: the lines along a row of corners, then those down from it.
int along(const BoardData& board, int r, int c) { return r * (2 * board.cols + 1) + c; }
int down(const BoardData& board, int r, int c) { return along(board, r, c) + board.cols; }

// The lines that are drawn, and those that may be.
struct Count {
  int drawn = 0;
  int possible = 0;
  void add(int value) {
    if (value == 1) ++drawn;
    if (value != 0) ++possible;
  }
  bool may_be(int number) const { return drawn <= number && number <= possible; }
  bool is_full() const { return drawn == possible; }
};

Verdict clue(const BoardData& board, int cell, const Answer& lines) {
  const int r = cell / board.cols;
  const int c = cell % board.cols;
  Count count;
  for (const int line :
       {along(board, r, c), along(board, r + 1, c), down(board, r, c), down(board, r, c + 1)}) {
    count.add(lines[line]);
  }
  return count.may_be(board.part<Grid<int>>(0)[cell]) ? yes_if(count.is_full()) : Verdict::kNo;
}

Verdict vertex(const BoardData& board, int corner, const Answer& lines) {
  const int r = corner / (board.cols + 1);
  const int c = corner % (board.cols + 1);
  Count count;
  if (c > 0) count.add(lines[along(board, r, c - 1)]);
  if (c < board.cols) count.add(lines[along(board, r, c)]);
  if (r > 0) count.add(lines[down(board, r - 1, c)]);
  if (r < board.rows) count.add(lines[down(board, r, c)]);
  const bool is_good = count.may_be(2) || (!board.part<bool>(1) && count.may_be(0));
  return is_good ? yes_if(count.is_full()) : Verdict::kNo;
}

// Colours the corners that lines join which are not absent, from a drawn one on, and looks for
// another that is not reached.
Verdict connected(const BoardData& board, const Answer& lines) {
  const int wide = board.cols + 1;
  std::vector<std::vector<int>> beside(static_cast<std::size_t>((board.rows + 1) * wide));
  std::vector<int> drawn;  // a corner of each
  const auto take = [&](int line, int from, int to) {
    if (lines[line] == 0) return;
    beside[from].push_back(to);
    beside[to].push_back(from);
    if (lines[line] == 1) drawn.push_back(from);
  };
  for (int r = 0; r <= board.rows; ++r) {
    for (int c = 0; c < wide; ++c) {
      const int corner = r * wide + c;
      if (c < board.cols) take(along(board, r, c), corner, corner + 1);
      if (r < board.rows) take(down(board, r, c), corner, corner + wide);
    }
  }
  if (drawn.empty()) return yes_if(is_whole(lines));
  std::vector<char> coloured(beside.size(), 0);
  std::vector<int> waiting{drawn[0]};
  coloured[drawn[0]] = 1;
  while (!waiting.empty()) {
    const int corner = waiting.back();
    waiting.pop_back();
    for (const int next : beside[corner]) {
      if (coloured[next] == 0) waiting.push_back(next);
      coloured[next] = 1;
    }
  }
  const bool all =
      std::all_of(drawn.begin(), drawn.end(), [&](int corner) { return coloured[corner] == 1; });
  return all ? yes_if(is_whole(lines)) : Verdict::kNo;
}

}  // namespace

Verdict holds_slitherlink(const BoardData& board, const RuleKey& key, const Answer& lines) {
  if (key.kind == "clue") return clue(board, key.at[0], lines);
  if (key.kind == "vertex") return vertex(board, key.at[0], lines);
  if (key.kind == "connected") return connected(board, lines);
  if (key.kind != "some") throw std::invalid_argument(std::string(key.kind));
  if (std::find(lines.begin(), lines.end(), 1) != lines.end()) return Verdict::kYes;
  return is_whole(lines) ? Verdict::kNo : Verdict::kMaybe;
}

}  // namespace p2c
