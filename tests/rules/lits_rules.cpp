#include "tests/rules/lits_rules.hpp"

#include <algorithm>
#include <stdexcept>

namespace p2c {
namespace {

using Four = std::array<int, 4>;

// By what its 2 x 3 cells look like, the middle pair of them most of all; 0 for 2 x 2 cells.
unsigned shape_bit(const Four& cells, int cols) {
  Four rows{};
  Four across{};
  std::transform(cells.begin(), cells.end(), rows.begin(), [&](int cell) { return cell / cols; });
  std::transform(cells.begin(), cells.end(), across.begin(), [&](int cell) { return cell % cols; });
  const auto wide = std::minmax_element(across.begin(), across.end());
  const auto high = std::minmax_element(rows.begin(), rows.end());
  const bool lies = *wide.second - *wide.first > *high.second - *high.first;
  const Four& length = lies ? across : rows;
  const Four& side = lies ? rows : across;
  const auto [first, last] = lies ? wide : high;
  if (*last - *first == 3) return 1;
  if (*last - *first == 1) return 0;
  if (std::count(length.begin(), length.end(), *first + 1) == 1) return 2;
  return side[first - length.begin()] == side[last - length.begin()] ? 4 : 8;
}

// The shapes of four cells of a region, among them `cells` so far, that are shaded or, with `open`,
// may be.
unsigned shapes(const CutBoard& board, const Answer& shaded, bool open, Four& cells,
                std::size_t count) {
  if (count == 4) return shape_bit(cells, board.room.cols);
  const Grid<int>& region = board.room;
  unsigned found = 0;
  for (std::size_t k = 0; k < count; ++k) {
    const int r = cells[k] / region.cols;
    const int c = cells[k] % region.cols;
    for (const auto& [row, col] :
         {std::pair(r - 1, c), std::pair(r, c - 1), std::pair(r, c + 1), std::pair(r + 1, c)}) {
      if (!region.inside(row, col)) continue;
      const int next = region.index(row, col);
      if (board.line_between(std::min(cells[k], next), std::max(cells[k], next))) continue;
      if (shaded[next] == 0 || (shaded[next] == kOpen && !open)) continue;
      if (std::find(cells.begin(), cells.begin() + count, next) != cells.begin() + count) continue;
      cells[count] = next;
      found |= shapes(board, shaded, open, cells, count + 1);
    }
  }
  return found;
}

unsigned shapes_at(const CutBoard& board, int cell, const Answer& shaded, bool open) {
  if (shaded[cell] == 0 || (shaded[cell] == kOpen && !open)) return 0;
  Four cells{cell};
  return shapes(board, shaded, open, cells, 1);
}

Verdict outside(int cell, const Answer& shaded) {
  if (shaded[cell] == kOpen) return Verdict::kMaybe;
  return shaded[cell] == 0 ? Verdict::kYes : Verdict::kNo;
}

Verdict square(int cell, int cols, const Answer& shaded) {
  bool open = false;
  for (const int each : {cell, cell + 1, cell + cols, cell + cols + 1}) {
    if (shaded[each] == 0) return Verdict::kYes;
    open = open || shaded[each] == kOpen;
  }
  return open ? Verdict::kMaybe : Verdict::kNo;
}

Verdict region(const CutBoard& board, int id, const Answer& shaded) {
  int first = -1;
  int count = 0;
  int open = 0;
  for (int i = 0; i < board.room.size(); ++i) {
    if (board.room[i] != id || shaded[i] == 0) continue;
    if (shaded[i] == kOpen) {
      ++open;
    } else if (count++ == 0) {
      first = i;
    }
  }
  if (count > 4 || count + open < 4) return Verdict::kNo;
  if (count > 0 && shapes_at(board, first, shaded, count < 4) == 0) return Verdict::kNo;
  return yes_if(open == 0);
}

Verdict equal(const CutBoard& board, int a, int b, const Answer& shaded) {
  const unsigned one = shapes_at(board, a, shaded, true);
  const unsigned other = shapes_at(board, b, shaded, true);
  if ((one & other) == 0) return Verdict::kYes;
  const unsigned sure = shapes_at(board, a, shaded, false) & shapes_at(board, b, shaded, false);
  return sure != 0 ? Verdict::kNo : Verdict::kMaybe;
}

// Colours cells from the first shaded one on, over those that may be shaded.
Verdict connected(const CutBoard& board, const Answer& shaded) {
  const int cols = board.room.cols;
  const int cells = board.room.size();
  const auto first = std::find(shaded.begin(), shaded.end(), 1);
  if (first == shaded.end()) return yes_if(is_whole(shaded));
  std::vector<char> coloured(shaded.size(), 0);
  std::vector<int> waiting;
  const auto colour = [&](int cell) {
    if (shaded[cell] == 0 || coloured[cell] != 0) return;
    coloured[cell] = 1;
    waiting.push_back(cell);
  };
  colour(static_cast<int>(first - shaded.begin()));
  while (!waiting.empty()) {
    const int cell = waiting.back();
    waiting.pop_back();
    if (cell >= cols) colour(cell - cols);
    if (cell % cols > 0) colour(cell - 1);
    if (cell % cols < cols - 1) colour(cell + 1);
    if (cell + cols < cells) colour(cell + cols);
  }
  for (int i = 0; i < cells; ++i) {
    if (shaded[i] == 1 && coloured[i] == 0) return Verdict::kNo;
  }
  return yes_if(is_whole(shaded));
}

}  // namespace

Verdict holds_lits(const BoardData& data, const RuleKey& key, const Answer& shaded) {
  const auto& board = data.part<CutBoard>(0);
  if (key.kind == "outside") return outside(key.at[0], shaded);
  if (key.kind == "square") return square(key.at[0], board.room.cols, shaded);
  if (key.kind == "region") return region(board, board.room[key.at[0]], shaded);
  if (key.kind == "equal") return equal(board, key.at[0], key.at[1], shaded);
  if (key.kind == "connected") return connected(board, shaded);
  throw std::invalid_argument(std::string(key.kind));
}

}  // namespace p2c
