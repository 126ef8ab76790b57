// The links of a cell.
#pragma once

#include "instances/inner_edges.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

/// The link of kWay or kJoins; -1 where there is none.
inline int link_of(const Expression& its, const RuleBoard& board, const Bindings& bindings) {
  const InnerEdges edges{board.rows(), board.cols()};
  const int cell = bindings[its.variable].item;
  if (its.is == Expression::Is::kJoins) {
    const int other = bindings[its.other].item;
    return edges.between(std::min(cell, other), std::max(cell, other));
  }
  const int r = cell / board.cols();
  const int c = cell % board.cols();
  switch (its.way) {
    case Expression::Way::kUp:
      return r > 0 ? edges.below(r - 1, c) : -1;
    case Expression::Way::kDown:
      return r + 1 < board.rows() ? edges.below(r, c) : -1;
    case Expression::Way::kLeft:
      return c > 0 ? edges.right(r, c - 1) : -1;
    case Expression::Way::kRight:
      break;
  }
  return c + 1 < board.cols() ? edges.right(r, c) : -1;
}

}  // namespace p2c
