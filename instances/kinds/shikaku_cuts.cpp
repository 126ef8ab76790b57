#include "instances/kinds/shikaku_cuts.hpp"

#include <algorithm>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

// How many cells from here to the right have the number, at most so many.
int width_of(const Grid<int>& regions, int number, int r, int c, int most) {
  int width = 0;
  while (width < most && regions.inside(r, c + width) && regions(r, c + width) == number) ++width;
  return width;
}

}  // namespace

void cut_into_rectangles(Grid<int>& regions, int number, int next, int largest, Rng& rng,
                         const Stop* stop) {
  NowAndThen poll(stop);
  for (int i = 0; i < regions.size(); ++i) {
    poll.throw_if_stopped();
    if (regions[i] != number) continue;
    const int r = i / regions.cols;
    const int c = i % regions.cols;
    const int size = std::min(largest, 2 + below(rng, largest));
    const int width = width_of(regions, number, r, c, 1 + below(rng, size));
    const int height = std::max(1, size / width);
    for (int k = 0; k < height; ++k) {
      if (!regions.inside(r + k, c) || width_of(regions, number, r + k, c, width) < width) break;
      for (int j = 0; j < width; ++j) regions(r + k, c + j) = next;
    }
    ++next;
  }
}

}  // namespace p2c
