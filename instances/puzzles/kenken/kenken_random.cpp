#include "instances/puzzles/kenken/kenken_random.hpp"

#include <algorithm>

#include "instances/puzzles/kenken/kenken_rules.hpp"
#include "instances/puzzles/kenken/kenken_squares.hpp"

namespace p2c {
namespace {

// Grows cages of at most `largest` cells from each cell that is still free.
std::vector<std::vector<int>> cages(Rng& rng, int n, int largest) {
  std::vector<char> taken(static_cast<std::size_t>(n * n), 0);
  std::vector<std::vector<int>> all;
  for (int start = 0; start < n * n; ++start) {
    if (taken[start] != 0) continue;
    std::vector<int> cells{start};
    taken[start] = 1;
    const int wanted = 1 + below(rng, largest);
    for (int tries = 0; tries < 4 * wanted && static_cast<int>(cells.size()) < wanted; ++tries) {
      const int from = cells[rng() % cells.size()];
      const int step = below(rng, 4);
      const int r = from / n + (step == 0) - (step == 1);
      const int c = from % n + (step == 2) - (step == 3);
      if (r < 0 || c < 0 || r >= n || c >= n) continue;
      if (taken[r * n + c] != 0) continue;
      taken[r * n + c] = 1;
      cells.push_back(r * n + c);
    }
    std::sort(cells.begin(), cells.end());
    all.push_back(cells);
  }
  return all;
}

// A random operation that gives a target for these digits.
KenKen::Cage clue(Rng& rng, std::vector<int> cells, const Answer& digits) {
  using Operation = KenKen::Operation;
  constexpr Operation kAll[] = {Operation::kAdd, Operation::kSubtract, Operation::kMultiply,
                                Operation::kDivide};
  std::vector<int> values;
  for (const int i : cells) values.push_back(digits[i]);
  KenKen::Cage cage{std::move(cells), Operation::kAdd, KenKen::kNoTarget};
  while (cage.target < 0) {
    cage.operation = values.size() == 1 ? Operation::kAdd : kAll[below(rng, 4)];
    cage.target = kenken_rules::value_of(cage.operation, values);
  }
  if (values.size() > 1 && chance(rng, 15)) cage.operation = Operation::kAny;
  return cage;
}

// One board in eight has cages without a clue. From a copy of `rng`: what it draws next stays the
// same.
void hide_clues(Rng rng, KenKen& puzzle) {
  if (!chance(rng, 12)) return;
  for (KenKen::Cage& cage : puzzle.cages) {
    if (!chance(rng, 25)) continue;
    cage.target = KenKen::kNoTarget;
    if (cage.cells.size() > 1) cage.operation = KenKen::Operation::kAny;
  }
}

}  // namespace

KenKen planted_kenken(Rng& rng, int n, int largest_cage) {
  KenKen puzzle;
  puzzle.n = n;
  const Answer digits = random_square(rng, n);
  for (std::vector<int>& cells : cages(rng, n, largest_cage)) {
    puzzle.cages.push_back(clue(rng, std::move(cells), digits));
  }
  return puzzle;
}

// One small board in four is spoilt by a wrong target.
KenKen KenKen::random(Rng& rng, int rows, int cols) {
  KenKen puzzle = planted_kenken(rng, std::min({rows, cols, kMaxSize}), 4);
  if (puzzle.n <= 4 && chance(rng, 25)) {
    Cage& cage = puzzle.cages[rng() % puzzle.cages.size()];
    cage.target += chance(rng, 50) || cage.target == 0 ? 1 : -1;
  }
  hide_clues(rng, puzzle);
  return puzzle;
}

}  // namespace p2c
