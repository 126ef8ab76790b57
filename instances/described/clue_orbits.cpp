#include "instances/described/clue_orbits.hpp"

#include <algorithm>

namespace p2c {
namespace {

// Where a place of a part comes to.
struct HalfTurn {
  int rows;
  int cols;

  int operator()(const CellClues& /*its*/, int place) const { return rows * cols - 1 - place; }
  int operator()(const ArrowClues& /*its*/, int place) const { return rows * cols - 1 - place; }
  int operator()(const CornerClues& /*its*/, int place) const {
    return (rows + 1) * (cols + 1) - 1 - place;
  }
  // Top, bottom, left and right: a side comes to the one opposite, from its other end; none of two
  // alone does.
  int operator()(const MarginClues& its, int place) const {
    if (its.near_only) return place;
    if (place < 2 * cols) return 2 * cols - 1 - place;
    return 2 * cols + 2 * (cols + rows) - 1 - place;
  }
  template <class Other>
  int operator()(const Other& /*its*/, int place) const {
    return place;
  }
};

int places_of(const Part& part, const PartData& data) {
  return std::visit(
      [&]<class Is>(const Is& /*is*/) {
        if constexpr (HasClues<Is>) {
          return Is::places(std::get<typename Is::Data>(data));
        } else {
          return 0;
        }
      },
      part);
}

}  // namespace

std::vector<std::vector<int>> orbits_by_half_turn(const Parts& parts, const BoardData& board,
                                                  const std::vector<int>& all) {
  const HalfTurn turn{board.rows, board.cols};
  std::vector<std::vector<int>> orbits;
  int first = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int places = places_of(parts[i], board.parts[i]);
    for (const int clue : all) {
      if (clue < first || clue >= first + places) continue;
      const int other =
          first + std::visit([&](const auto& is) { return turn(is, clue - first); }, parts[i]);
      if (other == clue) orbits.push_back({clue});
      if (other > clue && std::binary_search(all.begin(), all.end(), other)) {
        orbits.push_back({clue, other});
      }
    }
    first += places;
  }
  return orbits;
}

}  // namespace p2c
