// What is seen from a cell along its row and column.
#pragma once

#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"

namespace p2c {

/// From a cell exactly `number` cells are seen, itself among them: up, down, left and right to the
/// first one that is not clear. clear[i]: one can look through cell i; a whole board, row by row.
/// Whether the cell itself is clear does not matter.
///
///   sees(A,B)   all cells from the one beside A up to B are clear
///
///   sees(A,C) -> sees(A,B), clear(C)
///   sees(A,B) and clear(C) -> sees(A,C)      for the next cell C after B
///
/// The cells seen in each direction are a number in unary, of which at most `number` places are
/// made. Size: up to 4 n variables and 12 n clauses for a number n, and the sum of the four: about
/// n^3/3 clauses without new variables up to kMostSummed, above it 2 n^2 clauses and 2 n variables
/// for the sums of two. Strength: that of bounds on the four lengths.
void sees_exactly(ClauseSink& out, const SlotLits& clear, int cols, int cell, int number);

inline constexpr int kMostSummed = 12;

/// The cells of which that speaks, ascending: those in its row and column, up to `number` away.
std::vector<int> cells_in_line(int rows, int cols, int cell, int number);

}  // namespace p2c
