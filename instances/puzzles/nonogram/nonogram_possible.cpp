// What the rules say of the first cells of a board, for tests that try all answers.
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {
namespace {

// At least.
long long cells_to_come(const Nonogram::Clue& blocks, const Nonogram::Clue& clue) {
  long long cells = 0;
  for (std::size_t b = 0; b < clue.size(); ++b) {
    const int has = b < blocks.size() ? blocks[b] : 0;
    cells += std::max(least_length(clue[b]) - has, 0);
  }
  return cells;
}

// Blocks as in the clue, of which the last one may still grow, and cells for what is missing.
bool can_begin(const Nonogram::Clue& clue, const std::vector<int>& cells, int open) {
  const Nonogram::Clue blocks = blocks_of(cells);
  if (open == 0) return are_as_clued(blocks, clue);
  if (blocks.size() > clue.size()) return false;
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    if (clue[b] == kAnyLength) continue;
    const bool grows = b + 1 == blocks.size() && cells.back() == 1;
    if (grows ? blocks[b] > clue[b] : blocks[b] != clue[b]) return false;
  }
  return cells_to_come(blocks, clue) <= open;
}

}  // namespace

bool Nonogram::possible(const Answer& filled, int cell) const {
  for (const int k : {cell / cols(), rows() + cell % cols()}) {
    std::vector<int> cells;
    int open = 0;
    for (const int i : board_line(rows(), cols(), k)) {
      if (i <= cell) cells.push_back(filled[i]);
      if (i > cell) ++open;
    }
    if (!can_begin(clue(k), cells, open)) return false;
  }
  return true;
}

}  // namespace p2c
