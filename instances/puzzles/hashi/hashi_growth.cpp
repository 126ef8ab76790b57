#include "instances/puzzles/hashi/hashi_growth.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

enum class Cell { kWater, kIsland, kAcross, kDown };

// Goes over the cells in random order, again and again: a cell gets an island when a bridge from it
// reaches one. So that no part of the board gets more than its share while others are empty, each
// square block has a quota; it grows, as the reach of bridges does, when nothing else goes on.
class Growth {
 public:
  Growth(Rng& rng, int rows, int cols, int percent, int loops)
      : rng_(rng),
        board_(rows, cols, Cell::kWater),
        wanted_(std::max(2, (rows * cols * percent + 50) / 100)),
        side_(block_side(percent)),
        room_((rows + side_ - 1) / side_, (cols + side_ - 1) / side_, 0),
        reach_(std::min(usual_reach(percent), std::max(rows, cols))),
        wanted_loops_(loops) {
    for (int i = 0; i < room_.size(); ++i) room_[i] = quota(i, percent);
  }

  void run(const Stop* stop) {
    std::vector<int> order(static_cast<std::size_t>(board_.size()));
    std::iota(order.begin(), order.end(), 0);
    place(below(rng_, board_.size()));
    const int most = std::max(board_.rows, board_.cols);
    while (count_ < wanted_) {
      const int before = count_;
      shuffle(order, rng_);
      for (const int cell : order) {
        throw_if_stopped(stop);
        if (count_ < wanted_) try_cell(cell);
      }
      if (count_ != before) continue;
      if (reach_ > most) break;
      widen(most);
    }
  }

  const Grid<Cell>& board() const { return board_; }

 private:
  // Blocks of about five islands.
  static int block_side(int percent) {
    int side = 2;
    while (side * side * percent < 500) ++side;
    return side;
  }

  // Islands are on average 100 / percent cells each, and bridges about as long as the side of such
  // a square.
  static int usual_reach(int percent) {
    int reach = 2;
    while (reach * reach * percent < 700) ++reach;
    return reach;
  }

  // The block's share of all islands; what is left of it by chance.
  int quota(int block, int percent) {
    const int row = block / room_.cols * side_;
    const int col = block % room_.cols * side_;
    const int cells =
        std::min(side_, board_.rows - row) * std::min(side_, board_.cols - col) * percent;
    return cells / 100 + (chance(rng_, cells % 100) ? 1 : 0);
  }

  // In the end quotas do not count.
  void widen(int most) {
    reach_ = std::min(reach_, most) + 1;
    for (int& room : room_.cells) room += reach_ > most ? board_.size() : 1;
  }

  int& room(int cell) { return room_(cell / board_.cols / side_, cell % board_.cols / side_); }

  void place(int cell) {
    board_[cell] = Cell::kIsland;
    --room(cell);
    ++count_;
  }

  bool has_island_beside(int cell) const {
    const int row = cell / board_.cols;
    const int col = cell % board_.cols;
    return (row > 0 && board_(row - 1, col) == Cell::kIsland) ||
           (col > 0 && board_(row, col - 1) == Cell::kIsland) ||
           (row + 1 < board_.rows && board_(row + 1, col) == Cell::kIsland) ||
           (col + 1 < board_.cols && board_(row, col + 1) == Cell::kIsland);
  }

  // A bridge is divided; from water the new island is joined to one in reach, or to all as long as
  // there are not as many loops as wanted.
  void try_cell(int cell) {
    if (board_[cell] == Cell::kIsland || room(cell) <= 0 || has_island_beside(cell)) return;
    if (board_[cell] != Cell::kWater) {
      place(cell);
      ++joined_;
      return;
    }
    std::vector<std::pair<int, int>> ways;  // and lengths
    for (int way = 0; way < 4; ++way) {
      if (const int length = distance(cell, way)) ways.emplace_back(way, length);
    }
    if (ways.empty()) return;
    place(cell);
    shuffle(ways, rng_);
    for (const auto& [way, length] : ways) {
      join(cell, way, length);
      const int loops = joined_ - (count_ - 1);
      if (loops * 100 >= wanted_loops_ * joined_) return;
    }
  }

  void join(int cell, int way, int length) {
    const Cell bridge = way < 2 ? Cell::kAcross : Cell::kDown;
    for (int i = 1; i < length; ++i) board_[cell + i * steps()[way]] = bridge;
    ++joined_;
  }

  std::array<int, 4> steps() const { return {1, -1, board_.cols, -board_.cols}; }

  // To the island in reach over water only that way, or 0.
  int distance(int cell, int way) const {
    const int row = cell / board_.cols;
    const int col = cell % board_.cols;
    const std::array<int, 4> most{board_.cols - 1 - col, col, board_.rows - 1 - row, row};
    const int step = steps()[way];
    for (int i = 1; i <= std::min(reach_, most[way]); ++i) {
      const Cell there = board_[cell + i * step];
      if (there == Cell::kIsland) return i;
      if (there != Cell::kWater) return 0;
    }
    return 0;
  }

  Rng& rng_;
  Grid<Cell> board_;
  int wanted_;
  int side_;          // of a block
  Grid<int> room_;    // islands that a block may still get
  int reach_;         // the longest bridge
  int wanted_loops_;  // percent of the joined pairs
  int count_ = 0;
  int joined_ = 0;
};

// There are islands on all four sides: a board with less looks too large.
bool fills(const Grid<Cell>& board) {
  bool top = false;
  bool bottom = false;
  bool left = false;
  bool right = false;
  for (int i = 0; i < board.size(); ++i) {
    if (board[i] != Cell::kIsland) continue;
    top = top || i < board.cols;
    bottom = bottom || i >= board.size() - board.cols;
    left = left || i % board.cols == 0;
    right = right || (i + 1) % board.cols == 0;
  }
  return top && bottom && left && right;
}

Grid<Cell> grown_board(Rng& rng, int rows, int cols, int percent, int loops, const Stop* stop) {
  constexpr int kMostTries = 10;
  for (int tries = 1;; ++tries) {
    Growth growth(rng, rows, cols, percent, loops);
    growth.run(stop);
    if (tries == kMostTries || fills(growth.board())) return growth.board();
  }
}

}  // namespace

GrownHashi grow_hashi(Rng& rng, int rows, int cols, int percent, int loops, Hashi::Rules rules,
                      const Stop* stop) {
  const Grid<Cell> board = grown_board(rng, rows, cols, percent, loops, stop);
  std::vector<Hashi::Island> islands;
  for (int i = 0; i < board.size(); ++i) {
    if (board[i] == Cell::kIsland) islands.push_back({i / cols, i % cols, Hashi::kUnknown});
  }
  GrownHashi grown{Hashi::of_islands(rows, cols, std::move(islands), rules), {}};
  for (const Hashi::Span& span : grown.puzzle.spans) {
    const Hashi::Island& from = grown.puzzle.at(span.from);
    const bool across = grown.puzzle.horizontal(span);
    const Cell first = across ? board(from.row, from.col + 1) : board(from.row + 1, from.col);
    grown.bridges.push_back(first == (across ? Cell::kAcross : Cell::kDown) ? 1 : 0);
  }
  return grown;
}

}  // namespace p2c
