// Random boards with a planted answer.
#include <algorithm>
#include <numeric>

#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {
namespace {

// What is wrong with a board: a clue, or the planted network, which is in pieces, has crossings, or
// has loops where none may be.
enum class Fault { kNone, kClue, kPieces, kCrossing, kLoop };

// Two small boards in five have a fault.
Fault random_fault(Rng& rng, int rows, int cols) {
  constexpr Fault kFaults[] = {Fault::kClue, Fault::kPieces, Fault::kCrossing, Fault::kLoop};
  return rows * cols <= 100 && chance(rng, 40) ? kFaults[below(rng, 4)] : Fault::kNone;
}

// Four islands around a water cell, and one that joins two of them.
void draw_crossing(Rng& rng, Grid<int>& islands) {
  if (islands.rows < 3 || islands.cols < 3) return;
  const int r = 1 + below(rng, islands.rows - 2);
  const int c = 1 + below(rng, islands.cols - 2);
  islands(r, c) = 0;
  islands(r - 1, c) = islands(r + 1, c) = islands(r, c - 1) = islands(r, c + 1) = 1;
  const int col = chance(rng, 50) ? c - 1 : c + 1;
  const int row = chance(rng, 50) ? r - 1 : r + 1;
  islands(row, col) = 1;
}

// Islands at the corners of a rectangle.
void draw_loop(Rng& rng, Grid<int>& islands) {
  if (islands.rows < 2 || islands.cols < 2) return;
  const int r = below(rng, islands.rows - 1);
  const int c = below(rng, islands.cols - 1);
  const int last_row = r + 1 + below(rng, islands.rows - r - 1);
  const int last_col = c + 1 + below(rng, islands.cols - c - 1);
  islands(r, c) = islands(r, last_col) = islands(last_row, c) = islands(last_row, last_col) = 1;
}

// What is drawn as a fault has few islands beside it, so that they do not hide it.
std::vector<Hashi::Island> random_islands(Rng& rng, int rows, int cols, Fault fault) {
  const bool draws = fault == Fault::kCrossing || fault == Fault::kLoop;
  const int density = draws ? below(rng, 20) : 10 + below(rng, 41);
  Grid<int> drawn(rows, cols, 0);
  for (int& island : drawn.cells) island = chance(rng, density) ? 1 : 0;
  if (fault == Fault::kCrossing) draw_crossing(rng, drawn);
  if (fault == Fault::kLoop) draw_loop(rng, drawn);
  std::vector<Hashi::Island> islands;
  for (int i = 0; i < drawn.size(); ++i) {
    if (drawn[i] != 0) islands.push_back({i / cols, i % cols, Hashi::kUnknown});
  }
  return islands;
}

// Over the spans in random order, bridges on all that join two pieces and on `extra` percent of the
// others, as many as there may be or fewer. They cross only as a fault: the water they use is
// marked.
Answer network(Rng& rng, const Hashi& puzzle, int extra, Fault fault) {
  Answer bridges(puzzle.spans.size(), 0);
  Grid<char> used(puzzle.rows, puzzle.cols, 0);
  Pieces pieces(static_cast<int>(puzzle.islands.size()));
  std::vector<std::size_t> order(puzzle.spans.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  shuffle(order, rng);
  for (const std::size_t i : order) {
    const Hashi::Span& span = puzzle.spans[i];
    const Hashi::Island& a = puzzle.at(span.from);
    const Hashi::Island& b = puzzle.at(span.to);
    const int step = puzzle.horizontal(span) ? 1 : puzzle.cols;
    const int end = used.index(b.row, b.col);
    bool free = pieces.find(span.from) != pieces.find(span.to) || chance(rng, extra);
    for (int cell = used.index(a.row, a.col) + step; cell < end; cell += step) {
      free = free && (used[cell] == 0 || fault == Fault::kCrossing);
    }
    if (!free) continue;
    for (int cell = used.index(a.row, a.col) + step; cell < end; cell += step) used[cell] = 1;
    pieces.join(span.from, span.to);
    bridges[i] = 1 + below(rng, puzzle.rules.max_bridges);
  }
  return bridges;
}

// The islands of the largest piece of the network, or of all, with the sums of their bridges as
// clues.
std::vector<Hashi::Island> clued_islands(const Hashi& puzzle, const Answer& bridges, bool all) {
  const std::size_t n = puzzle.islands.size();
  Pieces pieces(static_cast<int>(n));
  std::vector<int> sum(n, 0);
  for (std::size_t i = 0; i < bridges.size(); ++i) {
    if (bridges[i] == 0) continue;
    const Hashi::Span& span = puzzle.spans[i];
    pieces.join(span.from, span.to);
    sum[span.from] += bridges[i];
    sum[span.to] += bridges[i];
  }
  std::vector<int> size(n, 0);
  for (std::size_t i = 0; i < n; ++i) {
    ++size[pieces.find(static_cast<int>(i))];
  }
  const auto largest = std::max_element(size.begin(), size.end()) - size.begin();
  std::vector<Hashi::Island> kept;
  for (std::size_t i = 0; i < n; ++i) {
    if (!all && pieces.find(static_cast<int>(i)) != largest) continue;
    kept.push_back(puzzle.islands[i]);
    kept.back().clue = sum[i];
  }
  return kept;
}

// The usual rules three times in four.
Hashi::Rules random_rules(Rng& rng) {
  Hashi::Rules drawn;
  if (chance(rng, 25)) drawn.max_bridges = 1 + below(rng, Hashi::kMostBridges);
  drawn.no_loops = chance(rng, 25);
  return drawn;
}

}  // namespace

// Sums of a planted network, some hidden. A network that came out in pieces keeps the largest,
// unless this is the fault.
Hashi Hashi::random(Rng& rng, int rows, int cols) {
  const Fault fault = random_fault(rng, rows, cols);
  Rules drawn = random_rules(rng);
  drawn.no_loops = drawn.no_loops || fault == Fault::kLoop;
  std::vector<Island> islands = random_islands(rng, rows, cols, fault);
  if (islands.empty()) return of_islands(rows, cols, {}, drawn);
  const Hashi all = of_islands(rows, cols, std::move(islands), drawn);
  const int extra = below(rng, 60);
  const int loops = fault == Fault::kLoop ? 100 : drawn.no_loops ? 0 : extra;
  const Answer bridges = network(rng, all, loops, fault);
  std::vector<Island> kept = clued_islands(all, bridges, fault == Fault::kPieces);
  const int hidden = chance(rng, 50) ? 0 : below(rng, 101);
  for (Island& island : kept) {
    if (chance(rng, hidden)) island.clue = kUnknown;
  }
  if (fault == Fault::kClue) kept[rng() % kept.size()].clue = 1 + below(rng, 4);
  if (kept.size() == 1 && fault == Fault::kNone) kept[0].clue = kUnknown;
  return of_islands(rows, cols, std::move(kept), drawn);
}

}  // namespace p2c
