#include "instances/words/symmetric_rules.hpp"

#include <string>
#include <vector>

#include "instances/answers/region_borders.hpp"
#include "instances/cells_near.hpp"
#include "instances/inner_edges.hpp"
#include "instances/words/region_rules.hpp"

namespace p2c {
namespace {

// What the cells that are surely in the area of a dot are.
class Areas {
 public:
  Areas(const Dots& dots, const Answer& borders)
      : dots_(dots),
        borders_(borders),
        rows_(dots.rows()),
        cols_(dots.cols()),
        places_(dots.places()),
        owner_(static_cast<std::size_t>(rows_ * cols_), -1) {}

  // Together with each cell those to which no border is, and its image; false where one of them
  // cannot be in the area.
  bool grow() {
    for (std::size_t dot = 0; dot < places_.size(); ++dot) {
      for (const int cell : places_[dot].cells(cols_)) {
        if (!give(cell, static_cast<int>(dot))) return false;
      }
    }
    while (!grown_.empty()) {
      const int cell = grown_.back();
      grown_.pop_back();
      if (!give(places_[owner_[cell]].image(cell, rows_, cols_), owner_[cell])) return false;
      bool fits = true;
      each_beside(rows_, cols_, cell, [&](int other) {
        const bool joined = borders_[edge(cell, other)] == 0;
        fits = fits && (!joined || give(other, owner_[cell]));
      });
      if (!fits) return false;
    }
    return true;
  }

  // No border has one area on both sides.
  bool borders_fit() const {
    Pieces joined(rows_ * cols_);
    const auto pairs = neighbour_pairs(rows_, cols_);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (borders_[i] == 0) joined.join(pairs[i].first, pairs[i].second);
    }
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const auto [a, b] = pairs[i];
      if (dots_.has_area(a) != dots_.has_area(b) && borders_[i] == 0) return false;
      if (borders_[i] != 1) continue;
      const bool is_one = owner_[a] >= 0 && owner_[a] == owner_[b];
      const bool is_outside = !dots_.has_area(a) && !dots_.has_area(b);
      if (is_one || is_outside || joined.find(a) == joined.find(b)) return false;
    }
    return true;
  }

  // Each piece of cells that may be joined has a dot.
  bool all_have_dots() const {
    Pieces pieces(rows_ * cols_);
    const auto pairs = neighbour_pairs(rows_, cols_);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const auto [a, b] = pairs[i];
      const bool may_join = borders_[i] != 1 && dots_.has_area(a) && dots_.has_area(b);
      if (may_join) pieces.join(a, b);
    }
    std::vector<char> has(owner_.size(), 0);
    for (const HalfPlace& place : places_) has[pieces.find(place.cells(cols_)[0])] = 1;
    for (int cell = 0; cell < rows_ * cols_; ++cell) {
      if (dots_.has_area(cell) && has[pieces.find(cell)] == 0) return false;
    }
    return true;
  }

 private:
  int edge(int a, int b) const {
    return InnerEdges{rows_, cols_}.between(std::min(a, b), std::max(a, b));
  }
  bool give(int cell, int dot) {
    if (cell < 0 || !dots_.has_area(cell)) return false;
    if (owner_[cell] >= 0) return owner_[cell] == dot;
    owner_[cell] = dot;
    grown_.push_back(cell);
    return true;
  }

  const Dots& dots_;
  const Answer& borders_;
  int rows_;
  int cols_;
  std::vector<HalfPlace> places_;
  std::vector<int> owner_;
  std::vector<int> grown_;  // whose neighbours are not looked at
};

Broken fault_at_outside(const Dots& dots, const Answer& borders) {
  const InnerEdges edges{dots.rows(), dots.cols()};
  Broken broken;
  each_inner_edge(dots.rows(), dots.cols(), [&](int edge, int a, int b) {
    if (broken || (dots.has_area(a) && dots.has_area(b))) return;
    const bool is_one = !dots.has_area(a) && !dots.has_area(b);
    if ((borders[edge] == 1) != is_one) return;
    broken = "the border " + edges.name(a, b) +
             (is_one ? " is between cells that are in no area" : " is missing");
  });
  return broken;
}

Broken fault_of_dots(const Dots& dots, const Grid<int>& regions) {
  std::vector<int> count(regions.cells.size(), 0);
  const int cols = dots.cols();
  for (const HalfPlace& place : dots.places()) {
    const int region = regions[place.cells(cols)[0]];
    for (const int cell : place.cells(cols)) {
      if (regions[cell] != region) return "the dot at " + place.name(cols) + " is on a border";
    }
    ++count[region];
  }
  for (int cell = 0; cell < regions.size(); ++cell) {
    const int found = count[regions[cell]];
    if (found == 1 || (found == 0 && !dots.has_area(cell))) continue;
    return "the region of " + cell_name_at(cell, cols) + " has " +
           (found == 0 ? "no dot" : counted(static_cast<std::size_t>(found), "dot"));
  }
  return {};
}

Broken fault_of_images(const Dots& dots, const Grid<int>& regions) {
  const int cols = dots.cols();
  std::vector<int> dot_of(regions.cells.size(), -1);
  const std::vector<HalfPlace> places = dots.places();
  for (std::size_t dot = 0; dot < places.size(); ++dot) {
    dot_of[regions[places[dot].cells(cols)[0]]] = static_cast<int>(dot);
  }
  for (int cell = 0; cell < regions.size(); ++cell) {
    const int dot = dot_of[regions[cell]];
    if (dot < 0) continue;
    const int image = places[dot].image(cell, dots.rows(), cols);
    if (image >= 0 && regions[image] == regions[cell]) continue;
    return "the region of the dot at " + places[dot].name(cols) + " has " +
           cell_name_at(cell, cols) + ", but not " +
           (image < 0 ? "what is opposite, outside the board"
                      : cell_name_at(image, cols) + ", which is opposite");
  }
  return {};
}

}  // namespace

Broken check_symmetric(const Dots& dots, const Answer& borders) {
  if (Broken broken = fault_at_outside(dots, borders)) return broken;
  const Grid<int> regions = regions_within(dots.rows(), dots.cols(), borders);
  if (Broken broken = fault_of_dots(dots, regions)) return broken;
  if (Broken broken = fault_of_images(dots, regions)) return broken;
  return check_inner_borders(borders, regions);
}

bool symmetric_is_possible(const Dots& dots, const Answer& borders) {
  Areas areas(dots, borders);
  return areas.grow() && areas.borders_fit() && areas.all_have_dots();
}

}  // namespace p2c
