// Boards of penpa-edit as boards of a kind that is made of parts:
//
//   clues in cells      numbers and "?"; "circle" symbols 1 and 2 for white and black
//   lists in cells      numbers, each character one
//   walls in cells      the same on dark surfaces, or such a surface alone
//   regions             edges
//   rooms with clues    edges, and a number or a small text in any cell of a room
//   clues on margins    numbers beside the board
//   clues with ways     numbers with an arrow
//   a flag              off
//   a number            that of the longer side
#pragma once

#include <string>

#include "instances/answers/description.hpp"
#include "instances/formats/penpa/penpa_board.hpp"

namespace p2c {

/// Such boards can say all that the kind's boards are made of.
bool has_penpa_boards(const Description& its);

/// Our text of the board after the name. Throws PenpaMisfit.
std::string text_of_penpa(const Description& its, PenpaBoard board);

/// The board as it is drawn, without an answer. Throws CannotCarry for what is not read again.
PenpaBoard penpa_of_board(const Description& its, const BoardData& data);

/// Of clues in cells: they are white and black circles; walls alone. Of lines inside regions: they
/// say something.
bool are_penpa_circles(const CellClues& its);
bool are_penpa_walls(const CellClues& its);
bool lines_say(const Regions& its);
/// Dark and black; the other colours are hints and ornaments.
bool is_dark_penpa(int colour);
inline constexpr int kBlackPenpa = 4;

/// A number or "?" in a cell or on a margin, which is taken off the board; kNoClue where there is
/// none. Throws PenpaMisfit.
int take_penpa_number(PenpaBoard& board, const PenpaBoard::Spot& spot);

}  // namespace p2c
