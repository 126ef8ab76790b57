#include "cli/image_input.hpp"

#include <chrono>

#include "instances/art/picture_puzzle.hpp"
#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

constexpr long long kMostSquares = 1'000'000;  // cells: more take days

void check_size(const Input& input, const PictureSize& size, long long most) {
  const long long cells = static_cast<long long>(size.rows) * size.cols;
  if (cells <= most) return;
  throw InputError({input.name}, "expected a picture of at most " + std::to_string(most) +
                                     " cells, got " + std::to_string(size.rows) + " x " +
                                     std::to_string(size.cols) + ": use --rows or --cols");
}

GreyImage scaled_image(const Input& input, const GreyImage& image, int rows, int cols,
                       const Stop& stop) {
  if (is_stopped(&stop)) throw Stopped(stop.reason());  // reading takes seconds
  const PictureSize fit = fitted(image, rows, cols);
  check_size(input, fit, kMostBoardCells);
  return scaled(image, fit.rows, fit.cols);
}

std::string progress_text(const SquaresFound& found) {
  return "error " + std::to_string(found.error) + ", at least " + std::to_string(found.lower_bound);
}

SquaresFound search_squares(const GreyImage& image, double seconds, const Stop& stop,
                            ProgressLine& progress) {
  Stop part(&stop);
  if (seconds > 0) {
    const std::chrono::duration<double> limit(seconds);
    part.set_deadline(Stop::Clock::now() +
                      std::chrono::duration_cast<Stop::Clock::duration>(limit));
  }
  return find_squares(image, dithered(image), &part,
                      [&](const SquaresFound& found) { progress.show(progress_text(found)); });
}

MadePicture make_from_image(const Input& input, const ImageOptions& options, double time_limit,
                            const Stop& stop, ProgressLine& progress) {
  MadePicture made;
  const GreyImage image = read_image(input.text, input.name, options.invert);
  made.is_smaller = options.rows == 0 && options.cols == 0 && image.rows > kMostRows;
  made.image =
      scaled_image(input, image, made.is_smaller ? kMostRows : options.rows, options.cols, stop);
  switch (options.method) {
    case Method::kThreshold:
      made.threshold = options.threshold ? *options.threshold : otsu_threshold(*made.image);
      made.picture = below_threshold(*made.image, *made.threshold);
      break;
    case Method::kDither:
      made.picture = dithered(*made.image);
      break;
    case Method::kSquares: {
      check_size(input, {made.image->rows, made.image->cols}, kMostSquares);
      const bool more = options.unique || options.repair || !options.sheet.empty();
      made.squares = search_squares(*made.image, more ? time_limit / 2 : 0, stop, progress);
      made.picture = made.squares->picture;
      break;
    }
  }
  return made;
}

}  // namespace

GreyImage read_scaled_image(const Input& input, const SizeOptions& size, const Stop& stop) {
  return scaled_image(input, read_image(input.text, input.name), size.rows, size.cols, stop);
}

MadePicture make_picture(const Input& input, const ImageOptions& options, double time_limit,
                         const Stop& stop, ProgressLine& progress) {
  if (is_image(input.text)) return make_from_image(input, options, time_limit, stop, progress);
  if (const std::string_view kind = unread_image(input.text); !kind.empty()) {
    std::string message = "expected an image (PNG, JPEG, PBM, PGM or PPM), got ";
    throw InputError({input.name}, message.append(kind).append(": convert it to PNG"));
  }
  MadePicture made;
  try {
    made.picture = read_solved_board(input.text, input.name);
  } catch (const InputError& error) {
    throw InputError(error.place(), error.message() + "; nor is it PNG, JPEG, PBM, PGM or PPM");
  }
  if (options.rows != 0 || options.cols != 0 || options.method != Method::kThreshold ||
      options.threshold || options.invert) {
    throw UsageError{"--rows, --cols, --method, --threshold and --invert are for images, and " +
                     input.name + " is a solved board"};
  }
  return made;
}

}  // namespace p2c
