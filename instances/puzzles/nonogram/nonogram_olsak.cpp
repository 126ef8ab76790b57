// The .g files of Petr Olsak's solver: some lines of text, then ':' at the begin of a line, the
// rows' clues, a ':', the columns' clues, and perhaps a ':'. An empty line is an empty clue.
// Source: read_olsak.c of pbnsolve. Black and white only: a line "#d" begins colours, "#t" is for
// triangles.
#include "instances/puzzles/nonogram/nonogram_formats.hpp"

namespace p2c {
namespace {

using Clues = std::vector<Nonogram::Clue>;

constexpr std::size_t kMostOlsakLines = 1'000'000;

bool is_mark(std::string_view line) { return line.starts_with(':'); }

// Two marks, the first one in one of the first lines.
bool looks_like_olsak(std::string_view text, std::string_view file) {
  constexpr int kMostTextLines = 100;
  if (file.ends_with(".g")) return true;
  TextReader in(text, "", {false});
  int marks = 0;
  for (int line = 0; !in.at_end() && (marks > 0 || line < kMostTextLines); ++line) {
    const std::string_view got = in.next_line("");
    const bool clues = got.find_first_not_of("0123456789 \tabcdefghijklmnopqrstuvwxyz\r") ==
                       std::string_view::npos;
    if (is_mark(got)) ++marks;
    if (marks == 2) return true;
    if (marks == 1 && !is_mark(got) && !clues) return false;
  }
  return false;
}

void skip_text(TextReader& in) {
  while (!is_mark(in.peek_line())) {
    const std::string_view line = in.next_line("':' and the clues of rows");
    if (line.starts_with("#t") || line.starts_with("#T")) {
      throw InputError(in.place(), "expected a nonogram of squares, got " + in_quotes(line) +
                                       ": triangles are not read");
    }
  }
  in.next_line("");
}

// Up to a mark, which is skipped, or the end of the text.
Clues read_olsak_clues(TextReader& in) {
  Clues clues;
  while (!in.at_end()) {
    const std::string_view line = in.next_line("");
    if (is_mark(line)) return clues;
    if (clues.size() == kMostOlsakLines) in.fail_as("expected at most a million lines, got more");
    refuse_colour(in, line);
    clues.push_back(in.line_done() ? Nonogram::Clue() : read_clue(in));
  }
  return clues;
}

Content<Nonogram> read_olsak(TextReader& in) {
  skip_text(in);
  Nonogram puzzle{read_olsak_clues(in), read_olsak_clues(in)};
  if (puzzle.rows() == 0 || puzzle.cols() == 0) {
    throw InputError(in.place(), "expected clues of rows and of columns, got " +
                                     std::to_string(puzzle.rows()) + " and " +
                                     std::to_string(puzzle.cols()));
  }
  check_board_size(in, puzzle.rows(), puzzle.cols(), sizeof(Slot));
  warn_of_impossible(puzzle, in, {in.file(), 1, 1});
  return {std::move(puzzle)};
}

}  // namespace

Format<Nonogram> nonogram_olsak() {
  return {{"g", "nonograms of Olsak's solver, .g files", looks_like_olsak, {false, " \t"}},
          {},
          kPuzzleOnly,
          read_olsak,
          nullptr};
}

}  // namespace p2c
