#include "instances/art/squares_search.hpp"

#include <algorithm>
#include <utility>

#include "instances/art/squares_bands.hpp"
#include "instances/art/squares_bound.hpp"

namespace p2c {
namespace {

constexpr int kRoundsToStart = 4;  // a picture is made from the strips of every fourth round

class Search {
 public:
  Search(const GreyImage& image, const Picture& start, const Stop* stop, const SquaresWatch& watch)
      : image_(image),
        stop_(stop),
        watch_(watch),
        bands_(image),
        bound_(image, SquaresBound::Speed::kThorough),
        found_{start, squares_error(image, start), least_squares_errors(image)} {}

  SquaresFound run() {
    SquaresBound quick(image_, SquaresBound::Speed::kQuick);
    if (!quick.round(found_.error, stop_)) return stopped();
    found_.lower_bound = std::max(found_.lower_bound, quick.bound());
    watch_(found_);
    try_from(found_.picture);
    for (int k = 0; !found_.is_optimal() && !bound_.done(); ++k) {
      if (!bound_.round(found_.error, stop_)) return stopped();
      found_.lower_bound = std::max(found_.lower_bound, bound_.bound());
      if (bound_.done() || k % kRoundsToStart == 0) try_from(bound_.picture());
      watch_(found_);
    }
    return found_;
  }

 private:
  SquaresFound stopped() {
    found_.stopped = true;
    return found_;
  }

  void try_from(Picture picture) {
    if (!bands_.improve(picture, stop_)) found_.stopped = true;
    const std::int64_t error = squares_error(image_, picture);
    if (error < found_.error) {
      found_.picture = std::move(picture);
      found_.error = error;
    }
    watch_(found_);
  }

  const GreyImage& image_;
  const Stop* stop_;
  const SquaresWatch& watch_;
  SquaresBands bands_;
  SquaresBound bound_;
  SquaresFound found_;
};

}  // namespace

SquaresFound find_squares(const GreyImage& image, const Picture& start, const Stop* stop,
                          const SquaresWatch& watch) {
  if (image.rows <= image.cols) return Search(image, start, stop, watch).run();
  const GreyImage other = transposed(image);
  const SquaresWatch watch_other = [&](const SquaresFound& found) {
    watch({transposed(found.picture), found.error, found.lower_bound, found.stopped});
  };
  SquaresFound found = Search(other, transposed(start), stop, watch_other).run();
  found.picture = transposed(found.picture);
  return found;
}

}  // namespace p2c
