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

void refuse_any_length(const Nonogram::Clue& clue) {
  if (has_any_length(clue)) throw CannotCarry("the clue " + in_quotes(clue_text(clue)));
}

// "3a" is a run of three in the colour a.
void refuse_colour(const TextReader& in, std::string_view line) {
  for (std::size_t at = 1; at < line.size(); ++at) {
    const bool digit = line[at - 1] >= '0' && line[at - 1] <= '9';
    if (!digit || line[at] < 'a' || line[at] > 'z') continue;
    const Place start = in.place();
    throw InputError({start.file, start.line, static_cast<int>(at) + 1},
                     "expected clues without colours, got one of the colour " +
                         in_quotes(line.substr(at, 1)) +
                         ": only black and white nonograms are read");
  }
}

// Data of MiniZinc may begin with "rows", as a .non file may.
std::vector<Format<Nonogram>> Nonogram::formats() {
  return {nonogram_puzzlink(), nonogram_pzprv3(),     nonogram_sgt(),   nonogram_save_file(),
          nonogram_dzn(),      nonogram_non(),        nonogram_mk(),    nonogram_nin(),
          nonogram_cwd(),      nonogram_tournament(), nonogram_olsak(), nonogram_webpbn(),
          nonogram_penpa()};
}

}  // namespace p2c
