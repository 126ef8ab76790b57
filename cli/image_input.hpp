// Images that the user names, and the pictures made of them.
#pragma once

#include <optional>

#include "cli/input.hpp"
#include "cli/options/image_options.hpp"
#include "cli/progress.hpp"
#include "instances/art/squares_search.hpp"

namespace p2c {

/// The image as large as --rows and --cols say. Throws InputError, also for a board of more than
/// 10^7 cells.
GreyImage read_scaled_image(const Input& input, const SizeOptions& size, const Stop& stop);

/// Without --rows and --cols a picture has no more rows than these.
inline constexpr int kMostRows = 40;

struct MadePicture {
  Picture picture;
  std::optional<GreyImage> image;       // as large as the picture; none for a solved board
  bool is_smaller = false;              // than the image, for kMostRows
  std::optional<int> threshold;         // what --method threshold used
  std::optional<SquaresFound> squares;  // what --method squares found
};

/// What --method makes of an image; or the picture that a solved board is. Throws InputError, and
/// UsageError for options of images beside a solved board. A stop ends the search for squares with
/// what it has; where other work follows, that gets half of the time limit, given in seconds.
MadePicture make_picture(const Input& input, const ImageOptions& options, double time_limit,
                         const Stop& stop, ProgressLine& progress);

}  // namespace p2c
