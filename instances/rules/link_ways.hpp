// The links of a cell.
#pragma once

#include <vector>

#include "instances/rules/rule_board.hpp"

namespace p2c {

/// The link of kWay or kJoins; -1 where there is none.
int link_of(const Expression& its, const RuleBoard& board, const Bindings& bindings);

/// The links that the corner up and to the left of a cell sees to the left, the farthest first: an
/// odd number of them is drawn where that corner, and a cell that the line does not visit, is
/// inside a loop.
std::vector<int> links_left_of_corner(int cell, const RuleBoard& board);

/// The ways in which the links of a length lie.
enum class LineReach : char { kUp, kDown, kLeft, kRight, kUpDown, kLeftRight, kAll, kNowhere };
LineReach reach_of(const Expression& length, const RuleBoard& board, const Bindings& bindings);

/// What a reach is of: two or one; nothing of a single way.
std::vector<LineReach> halves_of(LineReach reach);
/// A single way is the links from a cell to the edge of the board, in their order.
std::vector<int> links_along(int cell, LineReach way, const RuleBoard& board);
/// Of any reach: those of each of its ways.
std::vector<std::vector<int>> links_of_length(const Expression& length, const RuleBoard& board,
                                              const Bindings& bindings);

}  // namespace p2c
