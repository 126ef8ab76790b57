// Making a picture of translucent squares better, a band of rows or columns at a time.
#pragma once

#include "instances/art/squares_window.hpp"

namespace p2c {

// Large neighbourhood search: the neighbourhood of a picture is all that differs from it only in a
// band of rows as wide as the board, or of columns as high, and the best of it is found exactly.
class SquaresBands {
 public:
  explicit SquaresBands(const GreyImage& image);

  /// Goes on until no band can be made better; false when `stop` said so before. The error never
  /// grows.
  bool improve(Picture& picture, const Stop* stop);

 private:
  struct Side {  // the image as it is, or transposed
    explicit Side(GreyImage side);
    Side(const Side&) = delete;  // the window knows the image's place
    Side& operator=(const Side&) = delete;
    bool sweep(Picture& picture, int first, const Stop* stop);

    GreyImage image;
    SquaresWindow window;
    int height;  // of a band
  };

  Side rows_;
  Side cols_;
};

}  // namespace p2c
