// Random boards with a planted answer.
#include <algorithm>
#include <numeric>

#include "instances/puzzles/heyawake/heyawake.hpp"

namespace p2c {
namespace {

// Shades cells in random order, leaving out `spare` percent of them, so that rules 1 and 2 stay
// kept. Shaded cells and the rim must form a forest over the diagonals; on a single line only the
// ends may be shaded.
Answer shading(Rng& rng, int rows, int cols, int spare) {
  Grid<int> shaded(rows, cols, 0);
  const int rim = shaded.size();
  Pieces pieces(rim + 1);
  std::vector<int> order(shaded.cells.size());
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, rng);
  for (const int i : order) {
    const int r = i / cols;
    const int c = i % cols;
    const auto is_shaded = [&](int y, int x) { return shaded.inside(y, x) && shaded(y, x) == 1; };
    if (chance(rng, spare)) continue;
    if (is_shaded(r - 1, c) || is_shaded(r + 1, c)) continue;
    if (is_shaded(r, c - 1) || is_shaded(r, c + 1)) continue;
    if ((rows == 1 || cols == 1) && i != 0 && i != rim - 1) continue;
    std::vector<int> around;
    for (const int dr : {-1, 1}) {
      for (const int dc : {-1, 1}) {
        if (is_shaded(r + dr, c + dc)) around.push_back(pieces.find(i + dr * cols + dc));
      }
    }
    const bool on_rim = r == 0 || c == 0 || r == rows - 1 || c == cols - 1;
    if (on_rim && rows > 1 && cols > 1) around.push_back(pieces.find(rim));
    std::vector<int> distinct = around;
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    if (distinct.size() < around.size()) continue;
    for (const int piece : around) pieces.join(i, piece);
    shaded[i] = 1;
  }
  return shaded.cells;
}

// Cuts the board into rectangles of `least` to least + 3 cells a side, in reading order; smaller
// where there is no room.
Grid<int> rectangles(Rng& rng, int rows, int cols, int least) {
  Grid<int> ids(rows, cols, -1);
  for (int i = 0; i < ids.size(); ++i) {
    if (ids[i] >= 0) continue;
    const int height = least + below(rng, 4);
    int width = least + below(rng, 4);
    const int r = i / cols;
    const int c = i % cols;
    for (int y = r; y < std::min(rows, r + height); ++y) {
      for (int x = c; x < std::min(cols, c + width); ++x) {
        if (ids(y, x) >= 0) {
          width = x - c;
          break;
        }
        ids(y, x) = i;
      }
    }
  }
  return ids;
}

// Joins rooms until no unshaded run of `shaded` passes through three.
Grid<int> join_rooms(Grid<int> ids, const Answer& shaded) {
  Pieces rooms(ids.size());
  bool changed = true;
  while (changed) {
    changed = false;
    for (const std::vector<int>& line : board_lines(ids.rows, ids.cols)) {
      int changes = 0;
      for (std::size_t k = 1; k < line.size(); ++k) {
        const int a = line[k - 1];
        const int b = line[k];
        if (shaded[a] == 1 || shaded[b] == 1) {
          changes = 0;
        } else if (rooms.find(ids[a]) != rooms.find(ids[b]) && ++changes == 2) {
          changed = rooms.join(ids[a], ids[b]);
          changes = 1;
        }
      }
    }
  }
  for (int& id : ids.cells) id = rooms.find(id);
  return ids;
}

}  // namespace

// Clues of a planted shading; one board in four is then spoilt by a wrong clue or by rooms that
// were not joined, others by lines inside rooms. Large boards (over 100 cells) keep their planted
// answer, and nearly all cells that can be shaded are: else most runs would pass through three
// rooms, and rooms be joined into giants. What is still joined into more than 25 cells has no clue,
// as in published puzzles.
Heyawake Heyawake::random(Rng& rng, int rows, int cols) {
  constexpr int kMostClued = 25;
  const bool large = rows * cols > 100;
  const Answer shaded = shading(rng, rows, cols, below(rng, large ? 5 : 60));
  Grid<int> ids = rectangles(rng, rows, cols, large ? 2 : 1);
  const bool spoil = !large && chance(rng, 25);
  if (!spoil || chance(rng, 50)) ids = join_rooms(ids, shaded);
  Heyawake puzzle;
  puzzle.number_rooms(ids);
  const int clued = 30 + below(rng, 71);
  std::vector<int> count(puzzle.clue.size(), 0);
  std::vector<int> size(puzzle.clue.size(), 0);
  for (int i = 0; i < ids.size(); ++i) {
    count[puzzle.room[i]] += shaded[i];
    ++size[puzzle.room[i]];
  }
  for (std::size_t id = 0; id < count.size(); ++id) {
    if (chance(rng, clued) && (!large || size[id] <= kMostClued)) puzzle.clue[id] = count[id];
  }
  if (spoil) puzzle.clue[rng() % count.size()] = below(rng, 4);
  if (chance(rng, large ? 20 : 40)) puzzle.lines = random_inner_lines(rng, puzzle.room);
  const bool keep_lines = spoil || (!large && chance(rng, 50));
  if (!keep_lines && puzzle.check_runs(shaded)) puzzle.lines.clear();
  return puzzle;
}

Heyawake Heyawake::open_rooms(int rows, int cols, const std::vector<int>& clues) {
  Grid<int> ids(rows, cols);
  const auto rooms = static_cast<long long>(clues.size());
  for (int i = 0; i < ids.size(); ++i) ids[i] = static_cast<int>(i % cols * rooms / cols);
  Heyawake puzzle = of_rooms(ids);
  puzzle.clue = clues;
  return puzzle;
}

}  // namespace p2c
