// How good a picture of translucent squares can be: lower bounds of the error.
#pragma once

#include "instances/art/squares_window.hpp"

namespace p2c {

// Cuts the pixels into strips of rows. The cells that strips share, two rows at each seam, may
// differ from strip to strip, so the least errors of the strips add up to a lower bound. Prices on
// these cells, one strip's the opposite of the other's, change no sum where the strips agree;
// rounds move them to where they disagree less, which raises the bound.
//
// Source: Lagrangian decomposition (Guignard and Kim, Mathematical Programming 1987) with the step
// lengths of Polyak.
class SquaresBound {
 public:
  enum class Speed : char {
    kQuick,     // low strips: a weak bound at once
    kThorough,  // strips as high as a round of some seconds allows
  };

  /// Strips along the columns; few rows and many columns are best.
  SquaresBound(const GreyImage& image, Speed speed);
  SquaresBound(const SquaresBound&) = delete;  // the window knows the image's place
  SquaresBound& operator=(const SquaresBound&) = delete;

  /// One round for the prices as they are, then moves them. `error` is that of some picture. False
  /// when it was stopped.
  bool round(std::int64_t error, const Stop* stop);

  /// The best bound of all rounds.
  std::int64_t bound() const { return bound_; }
  /// What the strips of the last round make together, each in its own rows.
  const Picture& picture() const { return picture_; }
  /// Nothing more is to be expected: the strips agree, or rounds have not helped for long.
  bool done() const { return done_; }

 private:
  struct Strip {
    Rectangle pixels;
    Rectangle cells;
  };
  // What every other strip finds and pays: these have no cells in common.
  struct Half {
    Picture picture;
    SquaresWindow::Prices prices;
  };

  bool solve_strips(std::int64_t& sum, const Stop* stop);
  void take(std::int64_t sum);
  int disagreements() const;
  void move_prices(int by);
  template <class Visit>
  void visit_seams(Visit visit) const;

  GreyImage image_;
  SquaresWindow window_;
  std::vector<Strip> strips_;
  std::array<Half, 2> halves_;
  Picture picture_;
  std::int64_t bound_ = 0;
  double boldness_ = 1;
  int idle_ = 0;
  bool done_ = false;
};

}  // namespace p2c
