// Clues in cells, with ways too, and on margins in our text.
#include <algorithm>

#include "instances/notations/text/part_text.hpp"
#include "instances/notations/text/text_grid.hpp"

namespace p2c {

namespace {

std::string expected_word(const CellClues& its) {
  return expected_clue(its, "'-'", in_quotes(its.unknown));
}

// A word may be written as its number, too.
int clue_in(TextReader& in, const CellClues& its, std::string_view word) {
  if (word == "-" || word == ".") return kNoClue;
  if (its.has_unknown() && (word == "?" || word == its.unknown)) return kUnknownClue;
  if (const auto clue = clue_of_word(its, word)) return *clue;
  const std::string what = expected_word(its);
  if (its.lists) in.fail(what);
  return in.to_number(word, its.least, its.most, what);
}

}  // namespace

Grid<int> read_text_part(const CellClues& its, TextReader& in, int rows, int cols) {
  Grid<int> clues(rows, cols, kNoClue);
  read_text_grid(in, rows, cols, "clue row", expected_word(its),
                 [&](int cell, std::string_view word) { clues[cell] = clue_in(in, its, word); });
  return clues;
}

std::string print_part(const CellClues& its, const Grid<int>& clues) {
  return print_grid(clues, [&](int clue) { return clue_in_words(its, clue, "-", its.unknown); });
}

Margins read_text_part(const MarginClues& its, TextReader& in, int rows, int cols) {
  const std::string what = "'-' or " + its.noun + " from " + std::to_string(its.least) + " to " +
                           std::to_string(its.most);
  Margins margins(rows, cols);
  for (std::size_t side = 0; side < margins.clue.size(); ++side) {
    if (!its.has(side)) continue;
    const std::string word = in_quotes(Margins::kWords[side]);
    in.next_line(word);
    TextReader ahead = in;  // the word may be left out
    const std::string_view first = ahead.token(word);
    if (first == Margins::kWords[side]) {
      in = ahead;
    } else if (std::find(Margins::kWords.begin(), Margins::kWords.end(), first) !=
               Margins::kWords.end()) {
      ahead.fail(word);
    }
    for (int& clue : margins.clue[side]) {
      const std::string_view token = in.token(what);
      if (token != "-" && token != ".") clue = in.to_number(token, its.least, its.most, what);
    }
    in.end_line();
  }
  return margins;
}

std::string print_part(const MarginClues& its, const Margins& margins) {
  std::string out;
  for (std::size_t side = 0; side < margins.clue.size(); ++side) {
    if (!its.has(side)) continue;
    out += Margins::kWords[side];
    for (const int clue : margins.clue[side]) out += " " + clue_in_words(clue, "-", "?");
    out += '\n';
  }
  return out;
}

Corners read_text_part(const CornerClues& its, TextReader& in, int rows, int cols) {
  const CellClues words = its.in_cells();
  Corners corners = CornerClues::blank(rows, cols);
  read_text_grid_of(
      "corner", in, rows + 1, cols + 1, expected_word(words),
      [&](int corner, std::string_view word) { corners.clue[corner] = clue_in(in, words, word); });
  return corners;
}

std::string print_part(const CornerClues& its, const Corners& corners) {
  return print_part(its.in_cells(), corners.clue);
}

Dots read_text_part(const PlaceDots& its, TextReader& in, int rows, int cols) {
  const std::string what = its.expected("'-'", "'");
  Dots dots = PlaceDots::blank(rows, cols);
  read_text_grid_of("place", in, dots.at.rows, dots.at.cols, what,
                    [&](int place, std::string_view word) {
                      if (word == "-" || word == ".") return;
                      const auto dot = its.dot_of_word(word, place, dots.at);
                      if (!dot) in.fail(what);
                      dots.at[place] = *dot;
                    });
  return dots;
}

std::string print_part(const PlaceDots& its, const Dots& dots) {
  return print_grid(dots.at, [&](int dot) { return dot == kNoClue ? "-" : its.word_of(dot); });
}

Grid<ArrowClue> read_text_part(const ArrowClues& its, TextReader& in, int rows, int cols) {
  const std::string what = expected_arrow(its, "'-'");
  Grid<ArrowClue> clues(rows, cols);
  read_text_grid(in, rows, cols, "clue row", what, [&](int cell, std::string_view word) {
    if (word == "-" || word == ".") return;
    const auto clue = arrow_of_words(its, word);
    if (!clue) in.fail(what);
    clues[cell] = *clue;
  });
  return clues;
}

std::string print_part(const ArrowClues& /*its*/, const Grid<ArrowClue>& clues) {
  return print_grid(clues, [](const ArrowClue& clue) {
    return clue.number == kNoClue ? "-" : arrow_in_words(clue);
  });
}

}  // namespace p2c
