#include "instances/parts/cut_board.hpp"

namespace p2c {

bool CutBoard::may_have_line(int a, int b) const {
  const bool beside = b == a + room.cols || (b == a + 1 && b % room.cols != 0);
  return beside && room[a] == room[b] && room[a] != kNoRegion;
}

void CutBoard::sort_lines() {
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
}

int number_from_zero(Grid<int>& ids) {
  std::vector<int> number(2 * ids.cells.size() + 1, -1);
  int count = 0;
  for (int& id : ids.cells) {
    if (id == kNoRegion) continue;
    int& known = number[id];
    if (known < 0) known = count++;
    id = known;
  }
  return count;
}

int count_of_regions(const Grid<int>& ids) {
  return 1 + *std::max_element(ids.cells.begin(), ids.cells.end());
}

std::vector<std::vector<int>> cells_by_region(const Grid<int>& ids) {
  std::vector<std::vector<int>> regions(static_cast<std::size_t>(count_of_regions(ids)));
  for (int i = 0; i < ids.size(); ++i) {
    if (ids[i] != kNoRegion) regions[ids[i]].push_back(i);
  }
  return regions;
}

CutBoard cut_by(const Borders& borders) {
  CutBoard board{rooms_of(borders)};
  board.lines = inner_lines(borders, board.room);
  board.sort_lines();
  return board;
}

Borders all_lines(const CutBoard& board) {
  Borders borders = borders_of(board.room);
  for (const auto& [a, b] : board.lines) draw_line(borders, a, b);
  return borders;
}

std::vector<std::pair<int, int>> random_inner_lines(Rng& rng, const Grid<int>& ids) {
  std::vector<std::pair<int, int>> inner = neighbour_pairs(ids.rows, ids.cols);
  std::erase_if(inner, [&](const auto& pair) {
    return ids[pair.first] != ids[pair.second] || ids[pair.first] == kNoRegion;
  });
  shuffle(inner, rng);
  Pieces pieces(ids.size());
  std::erase_if(inner, [&](const auto& pair) {
    return pieces.join(pair.first, pair.second) || chance(rng, 60);
  });
  std::sort(inner.begin(), inner.end());
  return inner;
}

namespace {

// `ids` are those of the moved board, in which cell i is cell to(i).
template <class To>
CutBoard moved(const CutBoard& board, Grid<int> ids, To to) {
  CutBoard other{std::move(ids)};
  number_from_zero(other.room);
  for (const auto& [a, b] : board.lines) other.lines.emplace_back(std::minmax(to(a), to(b)));
  other.sort_lines();
  return other;
}

}  // namespace

CutBoard transposed(const CutBoard& board) {
  const Grid<int>& room = board.room;
  return moved(board, transposed(room),
               [&](int i) { return i % room.cols * room.rows + i / room.cols; });
}

CutBoard mirrored(const CutBoard& board) {
  const Grid<int>& room = board.room;
  return moved(board, mirrored(room),
               [&](int i) { return i - i % room.cols + room.cols - 1 - i % room.cols; });
}

}  // namespace p2c
