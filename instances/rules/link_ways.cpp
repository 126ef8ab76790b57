#include "instances/rules/link_ways.hpp"

#include <algorithm>

#include "instances/inner_edges.hpp"

namespace p2c {
namespace {

using Way = Expression::Way;

// The link from a cell to the one beside it.
int link_from(int cell, Way way, const RuleBoard& board) {
  const InnerEdges edges{board.rows(), board.cols()};
  const int r = cell / board.cols();
  const int c = cell % board.cols();
  switch (way) {
    case Way::kUp:
      return r > 0 ? edges.below(r - 1, c) : -1;
    case Way::kDown:
      return r + 1 < board.rows() ? edges.below(r, c) : -1;
    case Way::kLeft:
      return c > 0 ? edges.right(r, c - 1) : -1;
    case Way::kRight:
      break;
  }
  return c + 1 < board.cols() ? edges.right(r, c) : -1;
}

void add_links(int cell, LineReach reach, const RuleBoard& board,
               std::vector<std::vector<int>>& all) {
  const std::vector<LineReach> halves = halves_of(reach);
  for (const LineReach half : halves) add_links(cell, half, board, all);
  if (halves.empty() && reach != LineReach::kNowhere)
    all.push_back(links_along(cell, reach, board));
}

}  // namespace

int link_of(const Expression& its, const RuleBoard& board, const Bindings& bindings) {
  const int cell = bindings[its.variable].item;
  if (its.is == Expression::Is::kWay) return link_from(cell, its.way, board);
  const int other = bindings[its.other].item;
  return InnerEdges{board.rows(), board.cols()}.between(std::min(cell, other),
                                                        std::max(cell, other));
}

std::vector<int> links_left_of_corner(int cell, const RuleBoard& board) {
  const int row = cell / board.cols();
  std::vector<int> links;
  for (int c = 0; row > 0 && c < cell % board.cols(); ++c) {
    links.push_back(InnerEdges{board.rows(), board.cols()}.below(row - 1, c));
  }
  return links;
}

// Nowhere where the other cell is neither in the row nor in the column of the first, or is this.
LineReach reach_of(const Expression& length, const RuleBoard& board, const Bindings& bindings) {
  if (length.other < 0) return LineReach::kAll;
  const int cell = bindings[length.variable].item;
  const int other = bindings[length.other].item;
  const bool same_row = cell / board.cols() == other / board.cols();
  const bool same_column = cell % board.cols() == other % board.cols();
  if (same_row == same_column) return LineReach::kNowhere;
  if (length.is == Expression::Is::kLengthThrough) {
    return same_row ? LineReach::kLeftRight : LineReach::kUpDown;
  }
  if (same_row) return other < cell ? LineReach::kLeft : LineReach::kRight;
  return other < cell ? LineReach::kUp : LineReach::kDown;
}

std::vector<LineReach> halves_of(LineReach reach) {
  switch (reach) {
    case LineReach::kUpDown:
      return {LineReach::kUp, LineReach::kDown};
    case LineReach::kLeftRight:
      return {LineReach::kLeft, LineReach::kRight};
    case LineReach::kAll:
      return {LineReach::kUpDown, LineReach::kLeftRight};
    default:
      return {};
  }
}

std::vector<int> links_along(int cell, LineReach way, const RuleBoard& board) {
  constexpr Way kWays[]{Way::kUp, Way::kDown, Way::kLeft, Way::kRight};
  const int steps[]{-board.cols(), board.cols(), -1, 1};
  const auto which = static_cast<std::size_t>(way);
  std::vector<int> links;
  for (int link = 0; (link = link_from(cell, kWays[which], board)) >= 0; cell += steps[which]) {
    links.push_back(link);
  }
  return links;
}

std::vector<std::vector<int>> links_of_length(const Expression& length, const RuleBoard& board,
                                              const Bindings& bindings) {
  std::vector<std::vector<int>> all;
  add_links(bindings[length.variable].item, reach_of(length, board, bindings), board, all);
  return all;
}

}  // namespace p2c
