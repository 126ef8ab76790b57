// The text of puzzles on janko.at: "[begin]", lines "puzzle KIND", "size N" or "rows R" and "cols
// C", and others that say nothing of the board; then sections, each below its name in brackets:
//
//   problem    the rows of cells
//   areas      the rows of ids, for kinds with regions
//   clabels, rlabels   the blocks of each column and row, in place of these two
//   solution   the rows of an answer
//
// The first one with a name counts. Source: the data set SmilingWayne/puzzlekit-dataset, which has
// these sections of puzzles from there, and its crawlers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/formats/format.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

Scheme janko_scheme();

/// Our text of its kind, whose reader says what does not fit. Throws InputError.
Respelt text_of_janko(TextReader& in);

/// The words of the first [solution] in such a text.
struct JankoSolution {
  struct Word {
    std::string_view text;
    Place place;
  };
  int rows;
  int cols;
  std::vector<Word> words;
};
JankoSolution solution_of_janko(std::string_view text, const std::string& file);

}  // namespace p2c
