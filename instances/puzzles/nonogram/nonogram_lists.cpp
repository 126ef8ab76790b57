// Nonograms as lists of clue lines, an empty one for a line without blocks:
//
//   mk           rows and columns in a line, the rows' clues, '#', the columns' clues
//   nin          columns and rows in a line, the rows' clues, the columns' clues
//   cwd          rows, columns, each in a line, the rows' clues, a blank line, the columns' clues
//   tournament   '$' and a number, the clues of 25 columns, then of 25 rows
//
// Sources: the readers of pbnsolve (src/read_*.c); the tournaments' questions in
// zxkyjimmy/NonogramRecord.
#include <algorithm>

#include "instances/puzzles/nonogram/nonogram_formats.hpp"

namespace p2c {
namespace {

constexpr std::string_view kBetween = " \t,";
constexpr TextRules kRules{false, kBetween};

using ListedClues = std::vector<Nonogram::Clue>;

ListedClues read_listed_clues(TextReader& in, int count, const std::string& what) {
  ListedClues clues;
  for (int k = 1; k <= count; ++k) {
    const std::string_view line = in.next_line("the clue of " + what + " " + std::to_string(k) +
                                               " of " + std::to_string(count));
    refuse_colour(in, line);
    clues.push_back(in.line_done() ? Nonogram::Clue() : read_clue(in));
  }
  return clues;
}

Content<Nonogram> finish(TextReader& in, Nonogram puzzle) {
  in.expect_end();
  warn_of_impossible(puzzle, in, {in.file(), 1, 1});
  return {std::move(puzzle)};
}

int read_side(TextReader& in) { return in.number(1, kMostBoardCells); }

Content<Nonogram> read_mk(TextReader& in) {
  in.next_line("rows and columns");
  const int rows = read_side(in);
  const int cols = read_side(in);
  in.end_line();
  check_board_size(in, rows, cols, sizeof(Slot));
  ListedClues of_rows = read_listed_clues(in, rows, "row");
  in.next_line("'#'");
  if (in.token("'#'") != "#") in.fail("'#' after " + std::to_string(rows) + " rows");
  in.end_line();
  return finish(in, {std::move(of_rows), read_listed_clues(in, cols, "column")});
}

Content<Nonogram> read_nin(TextReader& in) {
  in.next_line("columns and rows");
  const int cols = read_side(in);
  const int rows = read_side(in);
  in.end_line();
  check_board_size(in, rows, cols, sizeof(Slot));
  ListedClues of_rows = read_listed_clues(in, rows, "row");
  return finish(in, {std::move(of_rows), read_listed_clues(in, cols, "column")});
}

int read_side_in_line(TextReader& in, std::string_view what) {
  in.next_line(what);
  const int side = read_side(in);
  in.end_line();
  return side;
}

Content<Nonogram> read_cwd(TextReader& in) {
  const int rows = read_side_in_line(in, "the number of rows");
  const int cols = read_side_in_line(in, "the number of columns");
  check_board_size(in, rows, cols, sizeof(Slot));
  ListedClues of_rows = read_listed_clues(in, rows, "row");
  in.next_line("a blank line");
  if (!in.line_done()) {
    in.token("");
    in.fail("a blank line after " + std::to_string(rows) + " rows");
  }
  return finish(in, {std::move(of_rows), read_listed_clues(in, cols, "column")});
}

Content<Nonogram> read_tournament(TextReader& in) {
  constexpr int kSide = 25;
  in.next_line("'$' and a number");
  const std::string_view name = in.token("'$' and a number");
  const bool is_number = name.find_first_not_of("0123456789", 1) == std::string_view::npos;
  if (name[0] != '$' || !is_number) in.fail("'$' and a number");
  in.end_line();
  ListedClues of_cols = read_listed_clues(in, kSide, "column");
  return finish(in, {read_listed_clues(in, kSide, "row"), std::move(of_cols)});
}

// --- detection ------------------------------------------------------------------------------

bool ends_with(std::string_view file, std::string_view ending) {
  return file.ends_with(ending) || file.ends_with(std::string(ending) + ".gz");
}

// The numbers of a line; nothing where it has other things.
std::vector<int> numbers_in_line(TextReader& in) {
  std::vector<int> numbers;
  in.next_line("");
  while (!in.line_done()) numbers.push_back(in.number(0, kMostBoardCells));
  return numbers;
}

// Moves past so many lines of numbers; false where others are there, or fewer.
bool pass_clues(TextReader& in, int count) {
  for (int k = 0; k < count; ++k) {
    const std::string_view line = in.next_line("");
    if (line.find_first_not_of("0123456789 \t,\r") != std::string_view::npos) return false;
  }
  return true;
}

// Reads as much as says what it is; a text that ends early is something else.
template <bool (*looks_so)(TextReader& in)>
bool looks_like(std::string_view text, std::string_view ending, std::string_view file) {
  if (ends_with(file, ending)) return true;
  try {
    TextReader in(text, "", kRules);
    return looks_so(in) && in.at_end();
  } catch (const InputError&) {
    return false;
  }
}

bool looks_like_mk(TextReader& in) {
  const std::vector<int> sides = numbers_in_line(in);
  if (sides.size() != 2 || !pass_clues(in, sides[0])) return false;
  in.next_line("");
  return in.token("") == "#" && pass_clues(in, sides[1]);
}

bool looks_like_nin(TextReader& in) {
  const std::vector<int> sides = numbers_in_line(in);
  return sides.size() == 2 && pass_clues(in, sides[1]) && pass_clues(in, sides[0]);
}

bool looks_like_cwd(TextReader& in) {
  const std::vector<int> rows = numbers_in_line(in);
  const std::vector<int> cols = numbers_in_line(in);
  if (rows.size() != 1 || cols.size() != 1 || !pass_clues(in, rows[0])) return false;
  in.next_line("");
  return in.line_done() && pass_clues(in, cols[0]);
}

bool detect_tournament(std::string_view text, std::string_view /*file*/) {
  return text.size() > 1 && text[0] == '$' && text[1] >= '0' && text[1] <= '9';
}

}  // namespace

Format<Nonogram> nonogram_mk() {
  const auto is_mk = [](std::string_view text, std::string_view file) {
    return looks_like<looks_like_mk>(text, ".mk", file);
  };
  return {{"mk", "nonograms as .mk files", is_mk, kRules}, {}, kPuzzleOnly, read_mk, nullptr};
}

Format<Nonogram> nonogram_nin() {
  const auto is_nin = [](std::string_view text, std::string_view file) {
    return looks_like<looks_like_nin>(text, ".nin", file);
  };
  return {{"nin", "nonograms as .nin files", is_nin, kRules}, {}, kPuzzleOnly, read_nin, nullptr};
}

Format<Nonogram> nonogram_cwd() {
  const auto is_cwd = [](std::string_view text, std::string_view file) {
    return looks_like<looks_like_cwd>(text, ".cwd", file);
  };
  return {{"cwd", "nonograms as .cwd files", is_cwd, kRules}, {}, kPuzzleOnly, read_cwd, nullptr};
}

Format<Nonogram> nonogram_tournament() {
  return {{"tournament", "nonograms 25 x 25 of the TAAI, TCGA and ICGA", detect_tournament, kRules},
          {},
          kPuzzleOnly,
          read_tournament,
          nullptr};
}

}  // namespace p2c
