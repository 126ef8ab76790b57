// The shape of an answer: one layer or several, each of which has slots for each board. A layer has
//
//   name                 of its rows in JSON, in small letters; of later layers in text, too
//   kBytesPerCell        what slots take in memory, about
//   size(board)          how many slots
//   slots(board, stop)   they; throws Stopped
//   says(value, has)     what a person says of a slot with this value, or of one without it
//   cell(board, slot)    optional: the cell that a slot of it is
//   rows(board, answer)  the values as a grid or a list
//   draw(drawn, board, answer)
//
// Values of an answer are those of its layers one after the other. Slots of all layers but the
// first are named "LAYER:r2c3".
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "instances/answers/cell_lines.hpp"
#include "instances/answers/cell_marks.hpp"
#include "instances/answers/cell_numbers.hpp"
#include "instances/answers/lattice_lines.hpp"
#include "instances/answers/region_borders.hpp"
#include "instances/answers/shaded_cells.hpp"
#include "instances/answers/slashes.hpp"
#include "instances/slot_cell.hpp"

namespace p2c {

using AnswerLayer = std::variant<ShadedCells, CellNumbers, CellMarks, Slashes, CellLines,
                                 LatticeLines, RegionBorders>;
using AnswerLayers = std::vector<AnswerLayer>;

const std::string& name_of_layer(const AnswerLayer& layer);

/// Bytes of memory for a cell of a board, at least.
int bytes_per_cell(const AnswerLayers& layers);

std::vector<Slot> slots_of(const AnswerLayers& layers, const BoardData& board,
                           const Stop* stop = nullptr);
std::string says_of(const AnswerLayers& layers, const BoardData& board, int slot, int value,
                    bool has);
std::optional<SlotCell> cell_of(const AnswerLayers& layers, const BoardData& board, int slot);
/// An answer cut into those of its layers.
std::vector<Answer> by_layer(const AnswerLayers& layers, const BoardData& board,
                             const Answer& answer);
std::vector<AnswerRows> rows_of(const AnswerLayers& layers, const BoardData& board,
                                const Answer& answer);
void draw_layers(Drawing& drawn, const AnswerLayers& layers, const BoardData& board,
                 const Answer& answer);

}  // namespace p2c
