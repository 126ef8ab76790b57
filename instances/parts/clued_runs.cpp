#include "instances/parts/clued_runs.hpp"

#include <charconv>

namespace p2c {
namespace {

constexpr std::string_view kBare = "x";
constexpr char kBetween = '/';

std::vector<int> numbers_of(const CluedRuns& runs) {
  std::vector<int> all = runs.right.cells;
  all.insert(all.end(), runs.below.cells.begin(), runs.below.cells.end());
  return all;
}

// From the first cell of a run to its last one.
int last_of(const CluedRuns& runs, int cell) {
  const int cols = runs.block.cols;
  while ((cell + 1) % cols != 0 && runs.block[cell + 1] == kNoClue) ++cell;
  return cell;
}

// As people write them, around a diagonal.
std::string drawn(const RunClue& clue) {
  if (clue.below == kNoClue && clue.right == kNoClue) return "";
  return clue_in_words(clue.below, "", "") + "\\" + clue_in_words(clue.right, "", "");
}

bool read_number(const RunsWithClues& its, std::string_view word, int& number) {
  if (word.empty()) return true;
  const char* const end = word.data() + word.size();
  const auto [last, error] = std::from_chars(word.data(), end, number);
  return error == std::errc() && last == end && number >= its.least && number <= its.most;
}

}  // namespace

CluedRuns::CluedRuns(int rows, int cols)
    : block(rows, cols, kNoClue), right(rows, cols, kNoClue), below(rows, cols, kNoClue) {}

bool CluedRuns::begins(int cell, bool down) const {
  if (block[cell] != kNoClue) return false;
  const int before = cell - (down ? block.cols : 1);
  const bool at_edge = down ? before < 0 : cell % block.cols == 0;
  return at_edge || block[before] != kNoClue;
}

void CluedRuns::drop_stray() {
  for (int run = 0; run < 2 * block.size(); ++run) {
    if (!begins(run)) clue(run) = kNoClue;
  }
}

Grid<RunClue> with_frame(const CluedRuns& runs) {
  Grid<RunClue> framed(runs.block.rows + 1, runs.block.cols + 1);
  for (int r = 0; r < framed.rows; ++r) {
    for (int c = 0; c < framed.cols; ++c) {
      RunClue& clue = framed(r, c);
      clue.block = r == 0 || c == 0 || runs.block(r - 1, c - 1) != kNoClue;
      if (!clue.block) continue;
      if (c > 0 && r + 1 < framed.rows) clue.below = runs.below(r, c - 1);
      if (r > 0 && c + 1 < framed.cols) clue.right = runs.right(r - 1, c);
    }
  }
  return framed;
}

std::optional<int> stray_clue(const Grid<RunClue>& framed) {
  const auto is_open = [&](int r, int c) { return framed.inside(r, c) && !framed(r, c).block; };
  for (int i = 0; i < framed.size(); ++i) {
    const int r = i / framed.cols;
    const int c = i % framed.cols;
    const bool below = framed[i].below != kNoClue && !is_open(r + 1, c);
    if (below || (framed[i].right != kNoClue && !is_open(r, c + 1))) return i;
  }
  return {};
}

CluedRuns without_frame(const Grid<RunClue>& framed) {
  CluedRuns runs(framed.rows - 1, framed.cols - 1);
  for (int r = 0; r < framed.rows; ++r) {
    for (int c = 0; c < framed.cols; ++c) {
      const RunClue& clue = framed(r, c);
      if (!clue.block) continue;
      if (r > 0 && c > 0) runs.block(r - 1, c - 1) = CluedRuns::kBlock;
      if (c > 0 && r + 1 < framed.rows) runs.below(r, c - 1) = clue.below;
      if (r > 0 && c + 1 < framed.cols) runs.right(r - 1, c) = clue.right;
    }
  }
  return runs;
}

void RunsWithClues::draw(Drawing& board, const CluedRuns& runs) {
  const Grid<RunClue> framed = with_frame(runs);
  board.top.assign(static_cast<std::size_t>(board.cols()), {});
  board.left.assign(static_cast<std::size_t>(board.rows()), {});
  for (int i = 0; i < framed.size(); ++i) {
    const RunClue& clue = framed[i];
    const int r = i / framed.cols - 1;
    const int c = i % framed.cols - 1;
    if (!clue.block) continue;
    if (r < 0 && clue.below != kNoClue) board.top[c] = {std::to_string(clue.below)};
    if (c < 0 && clue.right != kNoClue) board.left[r] = {std::to_string(clue.right)};
    if (r < 0 || c < 0) continue;
    const int cell = r * board.cols() + c;
    board.cells[cell].fill = Fill::kGiven;
    if (const std::string text = drawn(clue); !text.empty()) write_given(board, cell, text);
  }
}

std::vector<int> RunsWithClues::clues(const CluedRuns& runs) {
  return numbers_in(numbers_of(runs));
}

CluedRuns RunsWithClues::without(CluedRuns runs, const std::vector<int>& some) {
  for (const int run : some) runs.clue(run) = kNoClue;
  return runs;
}

bool RunsWithClues::change_one(CluedRuns& runs, Rng& rng) const {
  std::vector<int> numbers = numbers_of(runs);
  const bool changed = change_one_number(numbers, least, most, rng);
  for (int run = 0; run < places(runs); ++run) runs.clue(run) = numbers[run];
  return changed;
}

CluedRuns RunsWithClues::transposed(const CluedRuns& runs) {
  CluedRuns other = runs;
  other.block = p2c::transposed(runs.block);
  other.right = p2c::transposed(runs.below);
  other.below = p2c::transposed(runs.right);
  return other;
}

CluedRuns RunsWithClues::mirrored(const CluedRuns& runs) {
  CluedRuns ended = runs;
  for (int cell = 0; cell < runs.block.size(); ++cell) ended.right[cell] = kNoClue;
  for (int cell = 0; cell < runs.block.size(); ++cell) {
    if (runs.begins(cell, false)) ended.right[last_of(runs, cell)] = runs.right[cell];
  }
  CluedRuns other = runs;
  other.block = p2c::mirrored(ended.block);
  other.right = p2c::mirrored(ended.right);
  other.below = p2c::mirrored(ended.below);
  return other;
}

std::string run_clue_in_words(const RunClue& clue) {
  if (clue.below == kNoClue && clue.right == kNoClue) return std::string(kBare);
  return clue_in_words(clue.below, "", "") + kBetween + clue_in_words(clue.right, "", "");
}

std::optional<RunClue> run_clue_of_words(const RunsWithClues& its, std::string_view word) {
  RunClue clue{true};
  if (word == kBare) return clue;
  const std::size_t between = word.find(kBetween);
  if (between == std::string_view::npos || word.size() == 1) return {};
  if (!read_number(its, word.substr(0, between), clue.below) ||
      !read_number(its, word.substr(between + 1), clue.right)) {
    return {};
  }
  return clue;
}

std::string expected_run_clue(const RunsWithClues& its, std::string_view none) {
  return std::string(none) + (none.empty() ? "" : ", ") + "'x', or " + its.noun + " from " +
         std::to_string(its.least) + " to " + std::to_string(its.most) +
         " of the run below, '/' and that of the run to the right";
}

}  // namespace p2c
