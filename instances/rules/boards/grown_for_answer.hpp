// Regions that are grown for an answer.
#pragma once

#include <optional>

#include "instances/limits/stop.hpp"
#include "instances/rules/boards/region_costs.hpp"

namespace p2c {

/// Regions of a board of some `size` cells each, or as many as rules want, with which its answer
/// keeps the rules that name regions: neighbours are joined, and cells change sides, as long as
/// nothing gets worse. Nothing: this did not get there.
std::optional<Grid<int>> regions_for_answer(RegionCosts& costs, int rows, int cols, int size,
                                            Rng& rng, const Stop* stop);

/// The same, and some regions may be wrong: cells of these are in none.
Grid<int> nearly_right_regions(RegionCosts& costs, int rows, int cols, int size, Rng& rng,
                               const Stop* stop);

/// Without this cell the others of its region are in one piece, and there are some.
bool may_leave(const Grid<int>& ids, int cell);

}  // namespace p2c
