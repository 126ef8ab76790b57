// Parts of a board of penpa-edit: each takes off what it reads. All throw PenpaMisfit.
#pragma once

#include "instances/notations/penpa/penpa_signs.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

[[noreturn]] void fail_penpa(std::string_view layer, std::string_view text, const PenpaSpot& spot);

/// A number or "?", or of letters one of these.
int number_of_penpa(const PenpaBoard::Text& text, std::string_view layer, const PenpaSpot& spot,
                    bool letters = false);
/// The same in a cell or on a margin, taken off the board; kNoClue where there is none.
int take_penpa_number(PenpaBoard& board, const PenpaSpot& spot, bool letters = false);

/// Lines around cells with clues, which say no more.
void take_penpa_outlines(PenpaBoard& board);

Grid<int> take_penpa(const CellClues& its, const PenpaSigns& signs, PenpaBoard& board);
Grid<ArrowClue> take_penpa(const ArrowClues& its, const PenpaSigns& signs, PenpaBoard& board);

CutBoard take_penpa(const Regions& its, const PenpaSigns& signs, PenpaBoard& board);
CluedRooms take_penpa(const RoomsWithClues& its, const PenpaSigns& signs, PenpaBoard& board);
/// Rooms as cages, their clues as small texts.
CluedRooms take_penpa_cages(PenpaBoard& board);

Margins take_penpa(const MarginClues& its, const PenpaSigns& signs, PenpaBoard& board);
Dots take_penpa(const PlaceDots& its, const PenpaSigns& signs, PenpaBoard& board);
Corners take_penpa(const CornerClues& its, const PenpaSigns& signs, PenpaBoard& board);
CluedRuns take_penpa(const RunsWithClues& its, const PenpaSigns& signs, PenpaBoard& board);
/// Where the first row and column of a board are those before its runs, they become margins.
PenpaBoard with_runs_inside(PenpaBoard board);

/// What is said of the whole board is on a margin, after all else is taken; beside numbers of lines
/// in a corner of the margins. Nothing where it is not there.
std::optional<std::vector<int>> take_penpa_numbers(PenpaBoard& board, bool in_corner);

}  // namespace p2c
