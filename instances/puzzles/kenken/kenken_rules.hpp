// What operations give.
#pragma once

#include <vector>

#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c::kenken_rules {

/// What the operation gives, the largest digit first; -1 where a quotient is not whole or a number
/// leaves 64 bits.
long long value_of(KenKen::Operation operation, std::vector<int> digits);

/// The digits give this target, in any order.
bool gives(KenKen::Operation operation, const std::vector<int>& digits, long long target);

}  // namespace p2c::kenken_rules
