#include "instances/formats/penpa/penpa_cages.hpp"

#include <algorithm>
#include <array>

namespace p2c {
namespace {

using Spot = PenpaSpot;
using Small = PenpaBoard::Small;

// The step to a neighbour, the corners on this side of the cell, and those of the neighbour that
// face them.
struct Side {
  Spot step;
  std::array<int, 2> corners;
  std::array<int, 2> facing;
  Spot along;  // the step from the first corner to the second
};
constexpr std::array<Side, 4> kSides{{{{-1, 0}, {0, 1}, {2, 3}, {0, 1}},
                                      {{0, -1}, {0, 2}, {1, 3}, {1, 0}},
                                      {{0, 1}, {1, 3}, {0, 2}, {1, 0}},
                                      {{1, 0}, {2, 3}, {0, 1}, {0, 1}}}};

Spot moved(const Spot& spot, const Spot& step, int times = 1) {
  return {spot.row + times * step.row, spot.col + times * step.col};
}

std::pair<Small, Small> side_of(const Spot& cell, const Side& side) {
  return {{cell, side.corners[0]}, {cell, side.corners[1]}};
}

// The lines of one cell: where the cage ends, and on to its next cell unless the four cells at this
// corner are all in the cage.
void draw_cell(const std::set<Spot>& cage, const Spot& cell, PenpaDashes& dashes) {
  for (const Side& side : kSides) {
    const Spot next = moved(cell, side.step);
    if (cage.count(next) == 0) {
      dashes.insert(side_of(cell, side));
      continue;
    }
    for (const std::size_t end : {0U, 1U}) {
      const int away = end == 0 ? -1 : 1;
      const bool inner = cage.count(moved(cell, side.along, away)) > 0 &&
                         cage.count(moved(next, side.along, away)) > 0;
      const Small here{cell, side.corners[end]};
      const Small there{next, side.facing[end]};
      if (!inner) dashes.insert(std::minmax(here, there));
    }
  }
}

// The cells in the smallest rectangle around the lines to which no line bars the way.
class CageFinder {
 public:
  explicit CageFinder(const PenpaDashes& dashes) : dashes_(dashes) {
    least_ = most_ = dashes.begin()->first.spot;
    for (const auto& [from, to] : dashes) {
      least_ = {std::min(least_.row, from.spot.row), std::min(least_.col, from.spot.col)};
      most_ = {std::max(most_.row, to.spot.row), std::max(most_.col, to.spot.col)};
    }
  }

  PenpaCages all() {
    PenpaCages cages;
    for (const auto& [from, to] : dashes_) {
      if (from.spot != to.spot || !seen_.insert(from.spot).second) continue;
      cages.push_back(from_cell(from.spot));
    }
    std::sort(cages.begin(), cages.end());
    return cages;
  }

 private:
  std::vector<Spot> from_cell(const Spot& first) {
    std::vector<Spot> cage{first};
    for (std::size_t i = 0; i < cage.size(); ++i) {
      for (std::size_t side = 0; side < kSides.size(); ++side) {
        const Spot next = moved(cage[i], kSides[side].step);
        if (is_open(cage[i], next, side) && seen_.insert(next).second) cage.push_back(next);
      }
    }
    std::sort(cage.begin(), cage.end());
    return cage;
  }
  bool is_open(const Spot& cell, const Spot& next, std::size_t side) const {
    const bool within = next.row >= least_.row && next.row <= most_.row && next.col >= least_.col &&
                        next.col <= most_.col;
    return within && dashes_.count(side_of(cell, kSides[side])) == 0 &&
           dashes_.count(side_of(next, kSides[kSides.size() - 1 - side])) == 0;
  }

  const PenpaDashes& dashes_;
  Spot least_{};
  Spot most_{};
  std::set<Spot> seen_ = {};
};

}  // namespace

PenpaDashes dashes_of(const PenpaCages& cages) {
  PenpaDashes dashes;
  for (const std::vector<Spot>& cells : cages) {
    const std::set<Spot> cage(cells.begin(), cells.end());
    for (const Spot& cell : cage) draw_cell(cage, cell, dashes);
  }
  return dashes;
}

std::optional<PenpaCages> cages_within(const PenpaDashes& dashes) {
  if (dashes.empty()) return PenpaCages();
  PenpaCages cages = CageFinder(dashes).all();
  if (dashes_of(cages) != dashes) return {};
  return cages;
}

bool take_cage_lists(const JsonValue& lists, const PenpaPlaces& places, PenpaCages& cages) {
  for (const JsonValue& list : lists.items) {
    std::vector<Spot> cells;
    for (const JsonValue& cell : list.items) {
      const bool is_cell = cell.kind == JsonValue::Kind::kInteger && cell.number >= 0 &&
                           cell.number < places.cells();
      if (!is_cell) return false;
      cells.push_back(places.spot(static_cast<int>(cell.number)));
    }
    if (!cells.empty()) cages.push_back(std::move(cells));
  }
  return true;
}

bool take_dash(std::string_view key, const PenpaPlaces& places, PenpaDashes& dashes) {
  const auto from = penpa_number(take_penpa_word(key));
  const auto to = penpa_number(key);
  if (!from || !to || *from < 0 || *to < 0) return false;
  if (places.sort(*from / 4) != 1 || places.sort(*to / 4) != 1) return false;
  const Small a{places.spot(*from / 4), *from % 4};
  const Small b{places.spot(*to / 4), *to % 4};
  return dashes.insert(std::minmax(a, b)).second;
}

}  // namespace p2c
