// Searching the picture of translucent squares that comes nearest to an image.
#pragma once

#include <functional>

#include "instances/art/squares_window.hpp"

namespace p2c {

struct SquaresFound {
  Picture picture;
  std::int64_t error;        // of it, as squares_error says
  std::int64_t lower_bound;  // no picture has less
  bool stopped = false;      // before it came to its end

  bool is_optimal() const { return error == lower_bound; }
  /// How far the error may be above the least one, in parts of the error: 0 when optimal, 1 when
  /// nothing is known.
  double gap() const {
    return error == 0 ? 0 : static_cast<double>(error - lower_bound) / static_cast<double>(error);
  }
};

/// Called with the best so far.
using SquaresWatch = std::function<void(const SquaresFound&)>;

// Starts from a picture, makes it better band by band (squares_bands.hpp), then raises the lower
// bound round by round (squares_bound.hpp), where the strips of a round are starts for better
// pictures. Small boards are one strip and solved to the end at once: 10 x 47, say, or 9 x 211. It
// ends by itself when further rounds do not help; `stop` only ends it earlier, so what is found in
// whole does not depend on the machine.
SquaresFound find_squares(const GreyImage& image, const Picture& start, const Stop* stop,
                          const SquaresWatch& watch);

}  // namespace p2c
