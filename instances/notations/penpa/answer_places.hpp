// Where layers of answers are on boards of penpa-edit, and what they are drawn as.
#pragma once

#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"
#include "instances/notations/penpa/answer_penpa.hpp"

namespace p2c {

inline PenpaSpot spot_of_cell(int cell, int cols) { return {cell / cols, cell % cols}; }

/// Of lines from corner to corner, from cell to cell, and of the border between two cells.
PenpaAnswer::Ends penpa_ends(const Lattice& lattice, int line);
PenpaAnswer::Ends penpa_cells(const InnerEdges& edges, int edge);
PenpaAnswer::Ends penpa_border(const InnerEdges& edges, int edge);
/// Of a slash in a cell.
PenpaAnswer::Ends penpa_slash(const BoardData& board, int cell, bool rises);

PenpaSigns signs_of_layer(const PenpaLayerSigns& signs, std::size_t layer);
/// Of marks: "star 1".
std::string penpa_symbol_of(const CellMarks& its, const PenpaSigns& signs);

}  // namespace p2c
