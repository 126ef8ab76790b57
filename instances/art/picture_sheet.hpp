// The round trip of an image as a nonogram, as one picture.
#pragma once

#include <optional>
#include <vector>

#include "instances/art/picture.hpp"
#include "instances/drawings/drawing.hpp"

namespace p2c {

struct PictureSheet {
  std::optional<GreyImage> image;  // as large as the board
  Picture wanted;
  Picture board;  // with the clues of the puzzle; the wanted one unless that was changed
  Givens givens;
  std::optional<Picture> solved;  // an answer of the puzzle
};

/// Side by side: the image, the wanted board, its clues with the givens, the solved board with the
/// cells highlighted that differ from the wanted one, and what the solved board looks like as
/// translucent squares. Without an image or a solved board their parts are left out. Throws
/// DrawingTooLarge.
std::vector<Drawing> draw_sheet(const PictureSheet& sheet);

}  // namespace p2c
