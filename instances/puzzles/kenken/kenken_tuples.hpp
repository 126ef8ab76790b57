// The digits that a KenKen cage allows, as tuples.
#pragma once

#include <optional>
#include <vector>

#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c {

/// All tuples of digits, one value per cell in the cage's order, one tuple after another, that
/// give the cage's target without a repeated digit in a row or column. Each tuple once.
/// Nothing when there are more than `most`, the search for them takes long or there is no clue.
std::optional<std::vector<int>> cage_tuples(int n, const KenKen::Cage& cage, std::size_t most);

/// The operations that the cage may use.
std::vector<KenKen::Operation> operations_of(const KenKen::Cage& cage);

/// number <= n^exponent
bool within_power(long long number, int n, std::size_t exponent);

}  // namespace p2c
