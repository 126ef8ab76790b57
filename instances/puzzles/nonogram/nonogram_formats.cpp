#include "instances/puzzles/nonogram/nonogram_formats.hpp"

namespace p2c {
namespace {

long long sum_of(const std::vector<Nonogram::Clue>& clues) {
  long long sum = 0;
  for (const Nonogram::Clue& clue : clues) sum += cells_in(clue);
  return sum;
}

}  // namespace

void warn_of_impossible(const Nonogram& puzzle, TextReader& in, const Place& place) {
  for (int k = 0; k < puzzle.rows() + puzzle.cols(); ++k) {
    const Nonogram::Clue& clue = puzzle.clue(k);
    const int length = k < puzzle.rows() ? puzzle.cols() : puzzle.rows();
    const long long least = cells_in(clue) + static_cast<long long>(clue.size()) - 1;
    if (clue.empty() || least <= length) continue;
    in.warn_at(place, line_name(k, puzzle.rows()) + " takes " + std::to_string(least) +
                          " cells and has " + std::to_string(length) + ": there is no answer");
  }
  const long long in_rows = sum_of(puzzle.row_clues);
  const long long in_cols = sum_of(puzzle.col_clues);
  if (in_rows != in_cols) {
    in.warn_at(place, "the rows have " + std::to_string(in_rows) + " filled cells, the columns " +
                          std::to_string(in_cols) + ": there is no answer");
  }
}

std::vector<Format<Nonogram>> Nonogram::formats() {
  return {nonogram_puzzlink(), nonogram_pzprv3(), nonogram_sgt(), nonogram_save_file(),
          nonogram_non()};
}

}  // namespace p2c
