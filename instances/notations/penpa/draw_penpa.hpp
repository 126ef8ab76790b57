// Parts of a board are drawn on one of penpa-edit. Throws CannotCarry for what is not read again.
#pragma once

#include "instances/formats/format.hpp"
#include "instances/notations/penpa/penpa_signs.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

void draw_penpa(const CellClues& its, const PenpaSigns& signs, const Grid<int>& clues,
                PenpaBoard& drawn);
void draw_penpa(const ArrowClues& its, const PenpaSigns& signs, const Grid<ArrowClue>& clues,
                PenpaBoard& drawn);

void draw_penpa(const MarginClues& its, const PenpaSigns& signs, const Margins& margins,
                PenpaBoard& drawn);
void draw_penpa(const CornerClues& its, const PenpaSigns& signs, const Corners& corners,
                PenpaBoard& drawn);
void draw_penpa(const PlaceDots& its, const PenpaSigns& signs, const Dots& dots, PenpaBoard& drawn);
void draw_penpa(const RunsWithClues& its, const PenpaSigns& signs, const CluedRuns& runs,
                PenpaBoard& drawn);

/// In the upper left corner of the margins.
void draw_penpa_numbers(const std::vector<int>& numbers, PenpaBoard& drawn);

}  // namespace p2c
