// Boards that are made around their answer: tetrominoes, and a region around each.
#pragma once

#include "instances/grid.hpp"
#include "instances/limits/stop.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Ids from 0 on for the cells of random tetrominoes, L, I, T and S, kNoRegion for the others. They
/// are connected, equal ones do not touch, and no 2 x 2 cells are all taken. So many are tried, and
/// no more than `most` kept.
Grid<int> random_tetrominoes(Rng& rng, int rows, int cols, int tries, int most,
                             const Stop* stop = nullptr);

/// 1 for cells with an id.
Answer shaded_where_planted(const Grid<int>& ids);

/// Each cell without an id gets that of a cell beside it, one after the other; where there is no
/// id, all get 0.
Grid<int> grown_regions(Rng& rng, Grid<int> ids, const Stop* stop = nullptr);

/// The cell, which is not shaded, and what it alone joins to the shaded cells of its region, which
/// are connected: without all these the region is in one piece. Ascending.
std::vector<int> hanging_on(const Grid<int>& ids, int cell, const Answer& shaded);

}  // namespace p2c
