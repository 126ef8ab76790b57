#include "instances/planted/symmetric_areas.hpp"

#include <algorithm>
#include <numeric>

#include "instances/cells_near.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

constexpr int kFree = -1;

class Growth {
 public:
  Growth(Grid<int>& areas, Dots& dots, int size, Rng& rng)
      : areas_(areas),
        dots_(dots),
        size_(size),
        rng_(rng),
        next_(1 + *std::max_element(areas.cells.begin(), areas.cells.end())) {}

  void grow_from(int cell) {
    const HalfPlace dot = place_near(cell);
    dots_.at(dot.r, dot.c) = 1;
    std::vector<int> area = dot.cells(areas_.cols);
    for (const int its : area) areas_[its] = next_;
    const int wanted = 1 + below(rng_, size_);
    for (int tries = 3 * wanted; tries > 0 && static_cast<int>(area.size()) < wanted; --tries) {
      add_pair(dot, area);
    }
    ++next_;
  }

 private:
  // Of the places that touch the cell, and otherwise free ones alone.
  HalfPlace place_near(int cell) {
    const int r = cell / areas_.cols * 2;
    const int c = cell % areas_.cols * 2;
    std::vector<HalfPlace> all;
    for (int row = std::max(0, r - 1); row <= std::min(dots_.at.rows - 1, r + 1); ++row) {
      for (int col = std::max(0, c - 1); col <= std::min(dots_.at.cols - 1, c + 1); ++col) {
        const std::vector<int> cells = HalfPlace{row, col}.cells(areas_.cols);
        const auto is_free = [&](int its) { return areas_[its] == kFree; };
        const bool fits = static_cast<int>(cells.size()) <= size_ || cells.size() == 1;
        if (fits && std::all_of(cells.begin(), cells.end(), is_free)) all.push_back({row, col});
      }
    }
    return all[static_cast<std::size_t>(below(rng_, static_cast<int>(all.size())))];
  }

  // A cell beside the area and its image, where both are free.
  void add_pair(const HalfPlace& dot, std::vector<int>& area) {
    const int from = area[static_cast<std::size_t>(below(rng_, static_cast<int>(area.size())))];
    const std::vector<int> near = cells_beside(areas_.rows, areas_.cols, from);
    if (near.empty()) return;
    const int cell = near[static_cast<std::size_t>(below(rng_, static_cast<int>(near.size())))];
    const int image = dot.image(cell, areas_.rows, areas_.cols);
    if (image < 0 || areas_[cell] != kFree || areas_[image] != kFree) return;
    for (const int its : {cell, image}) {
      areas_[its] = next_;
      area.push_back(its);
    }
  }

  Grid<int>& areas_;
  Dots& dots_;
  int size_;
  Rng& rng_;
  int next_;
};

}  // namespace

void grow_symmetric_areas(Grid<int>& areas, Dots& dots, int size, Rng& rng, const Stop* stop) {
  NowAndThen poll(stop);
  std::vector<int> cells(areas.cells.size());
  std::iota(cells.begin(), cells.end(), 0);
  shuffle(cells, rng);
  Growth growth(areas, dots, size, rng);
  for (const int cell : cells) {
    poll.throw_if_stopped();
    if (areas[cell] == kFree) growth.grow_from(cell);
  }
}

Dots dots_of_areas(Rng& rng, int rows, int cols, int size) {
  Grid<int> areas(rows, cols, kFree);
  Dots dots = PlaceDots::blank(rows, cols);
  grow_symmetric_areas(areas, dots, size, rng);
  return dots;
}

}  // namespace p2c
