#include "instances/rules/meaning/angle_rules.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "instances/lattice.hpp"

namespace p2c {
namespace {

// Around a vertex, clockwise: of each cell two eighths of the circle, true where it is not filled.
using Circle = std::array<bool, 8>;
using Cell = std::pair<bool, bool>;

// Corners clockwise from the upper left, as cells around a vertex are.
constexpr std::array<int, 5> kClockwise{-1, 3, 2, 1, 0};  // by the number of a corner

// Of the cell at a place around a vertex, which is its corner opposite to this place.
Cell eighths(int half, int place) {
  if (half == 0) return {true, true};
  const int turns = (kClockwise[static_cast<std::size_t>(half)] - place + 4) % 4;
  return {turns == 0 || turns == 1, turns == 0 || turns == 3};
}

std::set<Cell> ways_of(const ValuesOfAnswer& values, int layer, int cell, int place) {
  if (cell < 0 || values.board().range(layer, cell).hi == 0) return {{false, false}};
  const Range range = values.number(layer, cell);
  std::set<Cell> ways;
  for (auto half = static_cast<int>(range.least); half <= range.most; ++half) {
    ways.insert(eighths(half, place));
  }
  return ways;
}

// Two, four or eight open eighths in a row make 90, 180 or 360 degrees.
bool is_right(Circle circle) {
  const auto filled = std::find(circle.begin(), circle.end(), false);
  if (filled == circle.end()) return true;
  std::rotate(circle.begin(), filled, circle.end());
  int open = 0;
  for (std::size_t i = 1; i <= circle.size(); ++i) {
    if (i < circle.size() && circle[i]) {
      ++open;
    } else if (open != 0 && open != 2 && open != 4) {
      return false;
    } else {
      open = 0;
    }
  }
  return true;
}

}  // namespace

Says angles_at(const Expression& its, const ValuesOfAnswer& values, int vertex) {
  const Lattice lattice{values.board().rows(), values.board().cols()};
  std::vector<Circle> ways{Circle{}};
  int place = 0;
  for (const int cell : lattice.cells_at(vertex)) {
    std::vector<Circle> longer;
    const std::size_t at = 2 * static_cast<std::size_t>(place);
    for (const auto& [first, second] : ways_of(values, its.layer, cell, place)) {
      for (Circle way : ways) {
        way[at] = first;
        way[at + 1] = second;
        longer.push_back(way);
      }
    }
    ways = std::move(longer);
    ++place;
  }
  const auto right = std::count_if(ways.begin(), ways.end(), is_right);
  if (right == 0) return Says::kNo;
  return right == static_cast<std::ptrdiff_t>(ways.size()) ? Says::kYes : Says::kMaybe;
}

Says angles_are_right(const Expression& its, const ValuesOfAnswer& values) {
  const Lattice lattice{values.board().rows(), values.board().cols()};
  Says verdict = Says::kYes;
  for (int vertex = 0; vertex < lattice.vertices() && verdict != Says::kNo; ++vertex) {
    verdict = std::min(verdict, angles_at(its, values, vertex));
  }
  return verdict;
}

Broken fault_of_angles(const Expression& its, const ValuesOfAnswer& values) {
  const Lattice lattice{values.board().rows(), values.board().cols()};
  for (int vertex = 0; vertex < lattice.vertices(); ++vertex) {
    if (angles_at(its, values, vertex) == Says::kYes) continue;
    return "at " + lattice.vertex_name(vertex) + " a white angle is not of 90, 180 or 360 degrees";
  }
  return {};
}

}  // namespace p2c
