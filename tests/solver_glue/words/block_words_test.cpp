// Blocks in the ring around a cell, compared with naive statements.
#include <doctest/doctest.h>

#include "instances/cells_near.hpp"
#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive {
namespace {

const std::vector<std::pair<int, int>> kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2},
                                              {2, 4}, {3, 3}, {3, 3}};
const std::string kList = "given clue: list of numbers on cells, clues, \"lengths\"\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

// How many of the ring from place k on, in one direction, are in its block.
int reach(const std::vector<bool>& ring, int k, int step) {
  int found = 0;
  while (found < 8 && ring[(k + step * found + 64) % 8]) ++found;
  return found;
}

// A block of so many cells is counted once for each of these.
bool blocks_are(const Naive& b, int i, int value) {
  std::vector<bool> ring;
  for (const auto& [down, right] : kAround) {
    const int r = i / b.cols() + down;
    const int c = i % b.cols() + right;
    ring.push_back(b.inside(r, c) && b.cell(r * b.cols() + c) == value);
  }
  std::map<int, int> cells;
  for (int k = 0; k < 8; ++k) {
    if (ring[k]) ++cells[std::min(8, reach(ring, k, 1) + reach(ring, k, -1) - 1)];
  }
  std::map<int, int> blocks;
  for (const auto& [length, count] : cells) blocks[length] = count / length;
  if (blocks.empty()) blocks[0] = 1;
  std::map<int, int> asked;
  for (int list = b.clue(i); list > 9; list /= 10) ++asked[list % 10];
  int first = b.clue(i);
  while (first > 9) first /= 10;
  ++asked[first];
  int open = asked[9];
  asked.erase(9);
  for (const auto& [length, count] : blocks) {
    const int more = count - asked[length];
    if (more < 0) return false;
    open -= more;
    asked.erase(length);
  }
  return open == 0 && asked.empty();
}

bool lists_hold(const Naive& b, int value) {
  return b.all([&](int i) { return b.clue(i) == kNoClue || blocks_are(b, i, value); });
}

TEST_CASE("words: the blocks around cells with lists") {
  compare_words({
      {kList + "answer shaded: shading on cells\n" +
           rule("each c in cells with number clue: blocks shaded around c = clue of c"),
       kSizes, [](const Naive& b) { return lists_hold(b, 1); }},
      {kList + "answer shaded: shading on cells\n" +
           rule("each c in cells with number clue: blocks not shaded around c = clue of c"),
       {{1, 1}, {1, 3}, {2, 2}, {2, 2}, {3, 3}},
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) == kNoClue || blocks_are(b, i, 0); });
       }},
      {kList + "answer star: star on cells\n" +
           rule("each a in cells with clue, c in cells with number clue where (a before c): "
                "blocks star around c = clue of c"),
       kSizes,
       [](const Naive& b) {
         int clues = 0;
         return b.all(
             [&](int i) { return b.clue(i) == kNoClue || clues++ == 0 || blocks_are(b, i, 1); });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive
