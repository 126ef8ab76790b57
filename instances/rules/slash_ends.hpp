// The corners that slashes join.
#pragma once

#include "instances/answers/slashes.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

/// Of kMeets: the slash of the cell meets the corner where it rises; else where it falls.
inline bool meets_rising(const Expression& its, const RuleBoard& board, const Bindings& bindings) {
  const auto [from, to] = ends_of_slash(board.cols(), bindings[its.variable].item, true);
  const int corner = bindings[its.other].item;
  return corner == from || corner == to;
}

}  // namespace p2c
