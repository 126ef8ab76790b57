// Lengths of the blocks of a line, in order: positive or kAnyLength, none for an empty line.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace p2c {

/// Of a block whose clue is '?': one cell or more.
constexpr int kAnyLength = -1;

inline int least_length(int block) { return std::max(block, 1); }

inline bool has_any_length(const std::vector<int>& blocks) {
  return std::find(blocks.begin(), blocks.end(), kAnyLength) != blocks.end();
}

/// How many cells blocks fill at least; exactly so many where no length is open.
inline long long cells_in(const std::vector<int>& blocks) {
  long long sum = 0;
  for (const int block : blocks) sum += least_length(block);
  return sum;
}

/// The lengths of the runs of ones, in order.
inline std::vector<int> blocks_of(const std::vector<int>& line) {
  std::vector<int> blocks;
  int before = 0;
  for (const int cell : line) {
    if (cell == 1 && before == 0) blocks.push_back(0);
    if (cell == 1) ++blocks.back();
    before = cell;
  }
  return blocks;
}

/// Blocks of a line are as a clue says.
inline bool are_as_clued(const std::vector<int>& blocks, const std::vector<int>& clue) {
  return std::equal(blocks.begin(), blocks.end(), clue.begin(), clue.end(),
                    [](int block, int its) { return its == kAnyLength || block == its; });
}

inline std::string block_text(int block) {
  return block == kAnyLength ? "?" : std::to_string(block);
}

/// A clue as people write it: "2 1", "? 1", or "0" for an empty line.
inline std::string clue_text(const std::vector<int>& clue) {
  if (clue.empty()) return "0";
  std::string text;
  for (const int block : clue) text += (text.empty() ? "" : " ") + block_text(block);
  return text;
}

}  // namespace p2c
