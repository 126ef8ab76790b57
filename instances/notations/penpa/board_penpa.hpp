// Boards of penpa-edit as boards of a kind that is made of parts:
//
//   clues in cells      numbers, "?" and letters; symbols and dark cells for words
//   (penpa_signs.hpp) lists in cells      numbers, each character one walls in cells      the same
//   on dark surfaces, or such a surface alone regions             edges rooms with clues    edges,
//   and a number or a small text in any cell of a room; on a board with
//                       boxes cages, and a small text
//   clues on margins    numbers beside the board
//   clues at corners    numbers there
//   clues with ways     numbers with an arrow
//   runs with clues     dark cells or their symbol for blocks, small texts at their upper right and
//                       lower left
//   a flag              off
//   numbers             on a margin, in its upper left corner where nothing else is; where it may
//                       be left out, that of the longer side
#pragma once

#include <string>

#include "instances/answers/description.hpp"
#include "instances/formats/penpa/penpa_board.hpp"
#include "instances/notations/penpa/take_penpa.hpp"

namespace p2c {

/// Such boards can say all that the kind's boards are made of.
bool has_penpa_boards(const Description& its);

/// The board with its first row and column as margins where they are no part of the kind's boards.
PenpaBoard penpa_board_for(const Description& its, PenpaBoard board);

/// Our text of the board after the name. Throws PenpaMisfit.
std::string text_of_penpa(const Description& its, PenpaBoard board);

/// The board as it is drawn, without an answer. Throws CannotCarry for what is not read again.
PenpaBoard penpa_of_board(const Description& its, const BoardData& data);

/// It is said on a margin, which is read and drawn after all other parts.
bool is_of_board_in_penpa(const Part& part);

/// Lines inside regions say something.
bool lines_say(const Regions& its);

}  // namespace p2c
