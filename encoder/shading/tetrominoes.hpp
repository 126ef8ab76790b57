// The tetrominoes of a board that is cut into regions.
#pragma once

#include <array>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/parts/cut_board.hpp"

namespace p2c {

/// Four cells of a region that are an L, I, T or S, in any way that it can lie, and cross no line.
struct Tetromino {
  std::array<int, 4> cells;
  int shape;   // 0 to 3: L, I, T, S
  Lit shaded;  // all four are
};

struct Tetrominoes {
  std::vector<Tetromino> placements;
  std::vector<std::vector<int>> through;     // of each cell, the placements
  std::vector<std::array<Lit, 4>> shape_at;  // of each cell: it is in a shaded one of this shape
};

/// Literals for all tetrominoes within regions, kNoRegion aside; nothing is claimed of them.
/// shaded: of each cell, row by row.
///
///   tetromino(A,B,C,D)   the cells A to D are all shaded
///   shape(A,X)           the cell A is in four shaded cells of its region that are an X
///
/// Size: up to 19 variables and 95 clauses for each cell, and 4 variables and about 80 clauses
/// more. Strength: unit propagation finds each of them that known cells force; and from a shape its
/// cells, where there is only one way for it to lie.
Tetrominoes tetrominoes(ClauseSink& out, const CutBoard& board, const SlotLits& shaded);

}  // namespace p2c
