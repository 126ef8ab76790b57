// Random boards with a planted answer.
#include <algorithm>
#include <numeric>

#include "instances/puzzles/hashi/hashi.hpp"

namespace puzzle2cnf {
namespace {

// Bridges that do not cross: over the spans in random order, all that join two pieces and
// `extra` percent of the others; each single or double. The water they use is marked.
Answer network(Rng& rng, const Hashi& puzzle, int extra) {
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
      free = free && used[cell] == 0;
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

// Sums of a planted network, some hidden; one small board in three is then spoilt by a wrong clue
// or by keeping all pieces of a network that came out in several.
Hashi Hashi::random(Rng& rng, int rows, int cols) {
  const Rules drawn = random_rules(rng);
  const int density = 10 + below(rng, 41);
  std::vector<Island> islands;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      if (chance(rng, density)) islands.push_back({r, c, kUnknown});
    }
  }
  if (islands.empty()) return of_islands(rows, cols, {}, drawn);
  const Hashi all = of_islands(rows, cols, std::move(islands), drawn);
  const int extra = below(rng, 60);
  const Answer bridges = network(rng, all, drawn.no_loops ? 0 : extra);
  const bool spoil = rows * cols <= 100 && chance(rng, 33);
  const bool all_pieces = spoil && chance(rng, 50);
  std::vector<Island> kept = clued_islands(all, bridges, all_pieces);
  const int hidden = chance(rng, 50) ? 0 : below(rng, 101);
  for (Island& island : kept) {
    if (chance(rng, hidden)) island.clue = kUnknown;
  }
  if (spoil && !all_pieces) kept[rng() % kept.size()].clue = 1 + below(rng, 4);
  if (kept.size() == 1 && !spoil) kept[0].clue = kUnknown;
  return of_islands(rows, cols, std::move(kept), drawn);
}

}  // namespace puzzle2cnf
