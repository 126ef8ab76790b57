#include "tests/rules/nonogram_rules.hpp"

#include <stdexcept>

namespace p2c {
namespace {

// Cell `at` and those after it can have the blocks from `block` on: the cell is empty, or the block
// begins there. `fails` says where that has been tried.
bool fits(const std::vector<int>& line, const Nonogram::Clue& clue, std::size_t at,
          std::size_t block, std::vector<std::vector<bool>>& fails) {
  if (at >= line.size()) return block == clue.size();
  if (fails[at][block]) return false;
  if (line[at] != 1 && fits(line, clue, at + 1, block, fails)) return true;
  fails[at][block] = true;
  if (block == clue.size()) return false;
  const bool any_length = clue[block] == kAnyLength;
  for (std::size_t end = at + 1; end <= line.size() && line[end - 1] != 0; ++end) {
    if (!any_length && end - at != static_cast<std::size_t>(clue[block])) continue;
    if (end < line.size() && line[end] == 1) continue;
    if (fits(line, clue, end + 1, block + 1, fails)) return true;
  }
  return false;
}

}  // namespace

Verdict holds(const Nonogram& puzzle, const RuleKey& key, const Answer& filled) {
  if (key.kind != "line") throw std::invalid_argument(std::string(key.kind));
  const int k = key.at[0];
  const bool is_row = k < puzzle.rows();
  std::vector<int> line;
  for (int i = 0; i < (is_row ? puzzle.cols() : puzzle.rows()); ++i) {
    line.push_back(filled[is_row ? k * puzzle.cols() + i : i * puzzle.cols() + k - puzzle.rows()]);
  }
  const Nonogram::Clue& clue = puzzle.clue(k);
  std::vector<std::vector<bool>> fails(line.size(), std::vector<bool>(clue.size() + 1));
  return fits(line, clue, 0, 0, fails) ? yes_if(is_whole(line)) : Verdict::kNo;
}

}  // namespace p2c
