// Clues in cells, flags and numbers of the board in pzprv3 files.
#include <algorithm>

#include "instances/notations/pzprv3/black_grid.hpp"
#include "instances/notations/pzprv3/part_lines.hpp"
#include "instances/notations/text/take_line.hpp"

namespace p2c {
namespace {

// Walls that are in a grid without an answer have one number more, for none.
std::string unknown_token(const CellClues& its) {
  const bool own = its.walls && !its.among_shading && its.words.empty();
  return own ? std::to_string(its.most + 1) : "-";
}

// Files say words by their numbers.
int clue_of_token(const CellClues& its, std::string_view token, TextReader& in,
                  const std::string& what) {
  if (its.lists) {
    const auto list = list_of_words(token, "-");
    if (!list) in.fail(what);
    return *list;
  }
  const bool unknown = token == "-" || token == unknown_token(its);
  return unknown ? its.unknown_clue() : in.to_number(token, its.least, its.most, what);
}

std::string token_of_clue(const CellClues& its, int clue) {
  return its.lists ? clue_in_words(its, clue, ".", "-")
                   : clue_in_words(clue, ".", unknown_token(its));
}

Grid<int> read_alone(const CellClues& its, PzprFile& file, int rows, int cols) {
  TextReader& in = file.reader();
  const std::string what = expected_clue(its, "'.'", in_quotes(unknown_token(its)));
  Grid<int> clues(rows, cols, kNoClue);
  file.section(clues.rows, clues.cols, its.pzpr_cell, [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    clues(r, c) = clue_of_token(its, token, in, what);
  });
  return clues;
}

Grid<int> read_among(const CellClues& its, PzprFile& file, std::optional<Answer>& shading) {
  TextReader& in = file.reader();
  const std::string what = expected_clue(its, "'.', '#', '+'", "'-'");
  Grid<int> clues(file.rows(), file.cols(), kNoClue);
  Grid<int> marks(file.rows(), file.cols(), kOpen);
  bool marked = false;
  file.section(clues.rows, clues.cols, its.pzpr_cell, [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    const bool mark = token == "#" || token == "+";
    marked = marked || mark;
    marks(r, c) = token == "#" ? 1 : 0;
    if (mark) return;
    clues(r, c) = clue_of_token(its, token, in, what);
  });
  if (marked) shading = std::move(marks.cells);
  return clues;
}

std::string write_among(const CellClues& its, const Grid<int>& clues,
                        const std::optional<Answer>& shading) {
  const bool any_open =
      std::find(clues.cells.begin(), clues.cells.end(), kNoClue) != clues.cells.end();
  if (shading && !any_open) throw CannotCarry("an answer where each cell has a clue");
  Grid<std::string> tokens(clues.rows, clues.cols);
  for (int i = 0; i < clues.size(); ++i) {
    const bool clued = clues[i] != kNoClue || !shading;
    if (clued && shading && (*shading)[i] == 1) {
      throw CannotCarry("a shaded cell with a clue (" + cell_name_at(i, clues.cols) + ")");
    }
    tokens[i] = clued ? token_of_clue(its, clues[i]) : shading_token((*shading)[i]);
  }
  return write_pzpr_grid(tokens, [](const std::string& token) { return token; });
}

}  // namespace

Grid<int> read_pzpr_part(const CellClues& its, PzprFile& file, std::optional<Answer>& answer) {
  if (its.url_form == CellClues::UrlForm::kBlack) return read_black_grid(file);
  return its.among_shading ? read_among(its, file, answer)
                           : read_alone(its, file, file.rows(), file.cols());
}

std::string write_pzpr_part(const CellClues& its, const Grid<int>& clues,
                            const std::optional<Answer>& answer) {
  if (its.among_shading) return write_among(its, clues, answer);
  if (its.url_form == CellClues::UrlForm::kBlack) return write_black_grid(clues);
  return write_pzpr_grid(clues, [&its](int clue) { return token_of_clue(its, clue); });
}

Grid<int> read_pzpr_words(const CellClues& its, PzprFile& file) {
  TextReader& in = file.reader();
  const std::string what = "'.', or 0 or 1, ',' and -2 or " + its.noun + " from " +
                           std::to_string(its.least) + " to " + std::to_string(its.most);
  Grid<int> clues(file.rows(), file.cols(), kNoClue);
  file.section(clues.rows, clues.cols, its.pzpr_cell, [&](int r, int c, std::string_view token) {
    if (token == ".") return;
    const std::size_t comma = token.find(',');
    if (comma == std::string_view::npos) in.fail(what);
    const std::string_view number = token.substr(comma + 1);
    const int word = in.to_number(token.substr(0, comma), 0, 1, what);
    clues(r, c) = word + (number == "-2" ? 0 : 2 * in.to_number(number, its.least, its.most, what));
  });
  return clues;
}

std::string write_pzpr_words(const Grid<int>& clues) {
  return write_pzpr_grid(clues, [](int clue) -> std::string {
    if (clue == kNoClue) return ".";
    return std::to_string(clue % 2) + "," + (clue < 2 ? "-2" : std::to_string(clue / 2));
  });
}

Corners read_pzpr_part(const CornerClues& its, PzprFile& file, std::optional<Answer>& /*answer*/) {
  CellClues corners = its.in_cells();
  corners.pzpr_cell = "corner";
  return {read_alone(corners, file, file.rows() + 1, file.cols() + 1)};
}

std::string write_pzpr_part(const CornerClues& /*its*/, const Corners& corners,
                            const std::optional<Answer>& /*answer*/) {
  return write_pzpr_grid(corners.clue, [](int clue) { return clue_in_words(clue, ".", "-"); });
}

bool read_pzpr_part(const BoardFlag& its, PzprFile& file, std::optional<Answer>& /*answer*/) {
  if (its.in_urls_alone || its.letter == '\0') return false;
  if (its.line_word.empty()) return take_line(file.reader(), std::string_view(&its.letter, 1));
  if (file.version() == 0) return false;
  file.came_later();
  TextReader& in = file.reader();
  const std::string what = in_quotes(its.line_word) + " or an empty line";
  in.next_line(what);
  if (in.line_done()) return false;
  if (in.token(what) != its.line_word) in.fail(what);
  in.end_line();
  return true;
}

std::string write_pzpr_part(const BoardFlag& its, bool on,
                            const std::optional<Answer>& /*answer*/) {
  if (!its.line_word.empty()) return (on ? its.line_word : "") + "\n";
  if (on && its.in_urls_alone) throw CannotCarry(its.word);
  return on ? std::string(1, its.letter) + "\n" : "";
}

int read_pzpr_part(const BoardNumber& its, PzprFile& file, std::optional<Answer>& /*answer*/) {
  TextReader& in = file.reader();
  in.next_line(its.noun);
  const int number = in.number(its.least, its.most);
  in.end_line();
  return number;
}

std::string write_pzpr_part(const BoardNumber& /*its*/, int number,
                            const std::optional<Answer>& /*answer*/) {
  return std::to_string(number) + "\n";
}

}  // namespace p2c
