// Which spans of a Hashi board cross.
#pragma once

#include <utility>
#include <vector>

#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

/// Pairs of spans (horizontal, vertical) that cannot both have bridges. By a sweep over the rows:
/// time is the cells that horizontal spans pass.
std::vector<std::pair<int, int>> hashi_crossings(const Hashi& puzzle);

}  // namespace p2c
