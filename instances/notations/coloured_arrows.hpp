// Arrows in cells and two words that are one grid in notations of pzpr (Description::joined): a
// word is the colour of a cell, 1 or 2, with a number, a way, both or neither; a cell without a
// word that has an arrow has the colour 0, as has the word "?" alone.
#pragma once

#include <vector>

#include "instances/answers/description.hpp"
#include "instances/formats/puzzlink.hpp"

namespace p2c {

bool has_coloured_arrows(const Description& its);
/// This part is the arrows of such a grid.
inline bool is_coloured(const Description& its, std::size_t part) {
  return has_coloured_arrows(its) && part == its.joined->clues;
}

/// Both parts of a board; throw InputError and CannotCarry.
void read_url_coloured(const Description& its, PuzzleUrl& url, BoardData& board);
std::string write_url_coloured(const Description& its, const BoardData& board);
/// Rows of '.', or a way, ',', a number or '-', ',' and a colour, with 4 more where a player ticked
/// it.
void read_pzpr_coloured(const Description& its, PzprFile& file, BoardData& board);
std::string write_pzpr_coloured(const Description& its, const BoardData& board);

}  // namespace p2c
