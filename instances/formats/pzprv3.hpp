// pzprv3 files, as pzpr saves them, whatever the puzzle:
//
//   [v:variant]  pzprv3[.version]  pid  rows  cols  body lines
//
// with line ends that may all be written '/'. Tokens are separated by blanks. The body ends at a
// line with "info:{" or "history:{", at "__HISTORY__", "TrialData" or "http://".
// Source: robx/pzprjs, src/pzpr/parser.js, src/puzzle/FileData.js.
#pragma once

#include <string>

#include "instances/formats/format.hpp"
#include "instances/grid.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

Scheme pzprv3_scheme();

/// The head of a file, and the reader of its body.
class PzprFile {
 public:
  /// Reads the head; `one_line`: the text has no other line ends than '/', and none after it;
  /// `square`: its rows and columns are one number. Throws InputError.
  PzprFile(TextReader& in, bool one_line, bool square = false);

  int rows() const { return rows_; }
  int cols() const { return cols_; }
  int version() const { return version_; }
  /// What other files have from one version on, this one has from the next.
  void came_later() { --version_; }
  /// No further line with text: a file may end where the puzzle is whole.
  bool done() const { return in_.at_end(); }
  /// The same where it is not: throws, or warns when lenient; the rest is blank then. The head
  /// in one line, pzprv3/heyawake/6/6, is how pzpr's own tests write an empty board, and is one.
  bool is_cut_before(std::string_view expected);
  TextReader& reader() { return in_; }

  /// Reads a section of `rows` lines with `cols` tokens each; take(r, c, token) gets each and may
  /// fail at it through reader(). When lenient, tokens may be in other lines of the section,
  /// and those that are missing are skipped.
  template <class Take>
  void section(int rows, int cols, std::string_view what, Take take) {
    if (in_.lenient()) return section_as_it_comes(rows, cols, take);
    for (int r = 0; r < rows; ++r) {
      in_.next_line(std::string(what) + " row " + std::to_string(r + 1));
      for (int c = 0; c < cols; ++c) take(r, c, in_.token(what));
      in_.end_line();
    }
  }

 private:
  template <class Take>
  void section_as_it_comes(int rows, int cols, Take take) {
    int i = 0;
    for (int r = 0; r < rows && !in_.at_end(); ++r) {
      in_.next_line("a line");
      while (!in_.line_done() && i < rows * cols) {
        const std::string_view token = in_.token("a token");
        take(i / cols, i % cols, token);
        ++i;
      }
    }
  }

  TextReader& in_;
  bool is_bare_head_ = false;
  int version_ = 0;
  int rows_ = 0;
  int cols_ = 0;
};

/// The text of a file with '\n' as line ends, up to the end of the body.
Respelt pzpr_text(std::string_view text);

/// The text is one line, with '/' between what are otherwise lines, and not after the last one.
bool is_pzpr_line(std::string_view text);

/// The head of a file as it is written, up to the columns, or with one number for both.
std::string write_pzpr_head(std::string_view pid, int rows, int cols, int version = 0,
                            bool square = false);

/// The pid of a file that `in` holds respelt, and the mark of rules of its own (OwnRules).
PuzzleWord word_in_pzpr_text(TextReader& in, const Respelt& respelt);
PuzzleWord mark_in_pzpr_text(TextReader& in, const Respelt& respelt);

inline constexpr TextRules kPzprRules = {false, " \t"};

/// read(file) gives a Content.
template <class Read>
auto read_pzpr_text(TextReader& in, const Respelt& respelt, Read read, bool square = false) {
  Respelt lines = pzpr_text(respelt.text);
  lines.origin = respelt.origin;
  return read_respelt(in, lines, kPzprRules, [&](TextReader& inner) {
    PzprFile file(inner, is_pzpr_line(respelt.text), square);
    auto content = read(file);
    if (!inner.lenient()) inner.expect_end();
    return content;
  });
}

/// Reads a file in `in` with a reader of the body.
template <class Read>
auto read_pzpr_file(TextReader& in, Read read, bool square = false) {
  return read_pzpr_text(in, {std::string(in.text())}, read, square);
}

/// One line for each row of the grid, with a blank after each token as pzpr writes it.
template <class T, class Token>
std::string write_pzpr_grid(const Grid<T>& grid, Token token) {
  std::string out;
  for (int r = 0; r < grid.rows; ++r) {
    for (int c = 0; c < grid.cols; ++c) out += token(grid(r, c)) + " ";
    out += '\n';
  }
  return out;
}

/// What is left may be lines and crosses that a player put on the borders of rooms, as pzpr's
/// encodeBorderLineIfPresent writes them: numbers between cells of a row, then of a column.
void skip_border_marks(PzprFile& file);
/// The same where nothing is put there.
std::string no_border_marks(int rows, int cols);
/// What is left may be a player's colours or ticks: a grid with one of these signs for each cell.
void skip_grid(PzprFile& file, std::string_view signs, std::string_view what);
/// "#" for 1, "+" for 0, "." for kOpen.
std::string shading_token(int value);

}  // namespace p2c
