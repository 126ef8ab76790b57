// Boards with a bank of pieces in pzprv3 files, as pzpr's Battleships has them: the bank; a grid
// with a row at the top and a column at the left more, of '.' and numbers, for clues on margins and
// words in cells; the shading of cells without clues; a line with a tick 0 or 1 for each piece.
// What such a word says of its cell is known: the first that it is not shaded, others that it is.
#pragma once

#include <optional>

#include "instances/answers/description.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"

namespace p2c {

/// Of numbers of sizes, clues on two margins, words that are numbered from 0 on, and shading.
struct Banked {
  std::size_t margins = 0;  // parts
  std::size_t clues = 0;
  std::size_t sizes = 0;
};

/// Nothing where there is another part, too, or none of these.
std::optional<Banked> banked(const Description& its);

void read_banked(const Banked& its, const Description& of, PzprFile& file, BoardContent& content);
std::string write_banked(const Banked& its, const Description& of, const BoardContent& content);

}  // namespace p2c
