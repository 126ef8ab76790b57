#include "cli/image_input.hpp"

#include <chrono>

#include "cli/report.hpp"
#include "instances/art/picture_puzzle.hpp"
#include "instances/limits/board_size.hpp"

namespace puzzle2cnf {
namespace {

constexpr long long kMostSquares = 1'000'000;  // cells: more take days

void check_size(const Input& input, const PictureSize& size, long long most) {
  const long long cells = static_cast<long long>(size.rows) * size.cols;
  if (cells <= most) return;
  throw InputError({input.name}, "expected a picture of at most " + std::to_string(most) +
                                     " cells, got " + std::to_string(size.rows) + " x " +
                                     std::to_string(size.cols) + ": use --rows or --cols");
}

std::string progress_text(const SquaresFound& found) {
  return "error " + std::to_string(found.error) + ", at least " + std::to_string(found.lower_bound);
}

SquaresFound search_squares(const GreyImage& image, const Request& request,
                            ProgressLine& progress) {
  const Arguments& arguments = request.arguments;
  const bool more = arguments.unique || arguments.repair || !arguments.sheet.empty();
  Stop half(&request.stop);
  if (arguments.time_limit > 0 && more) {
    const std::chrono::duration<double> limit(arguments.time_limit / 2);
    half.set_deadline(Stop::Clock::now() +
                      std::chrono::duration_cast<Stop::Clock::duration>(limit));
  }
  return find_squares(image, dithered(image), &half,
                      [&](const SquaresFound& found) { progress.show(progress_text(found)); });
}

MadePicture make_from_image(const Input& input, const Request& request, ProgressLine& progress) {
  const Arguments& arguments = request.arguments;
  MadePicture made;
  made.image = read_scaled_image(input, request);
  if (arguments.method == "dither") {
    made.picture = dithered(*made.image);
  } else if (arguments.method == "squares") {
    check_size(input, {made.image->rows, made.image->cols}, kMostSquares);
    made.squares = search_squares(*made.image, request, progress);
    made.picture = made.squares->picture;
  } else {
    made.threshold = arguments.threshold == "auto" ? otsu_threshold(*made.image)
                                                   : std::stoi(arguments.threshold);
    made.picture = below_threshold(*made.image, *made.threshold);
  }
  return made;
}

}  // namespace

GreyImage read_scaled_image(const Input& input, const Request& request) {
  const GreyImage image = read_image(input.text, input.name);
  if (request.stop.reason() != Stop::kNo)
    throw Stopped(request.stop.reason());  // reading takes seconds
  const PictureSize size = fitted(image, request.arguments.rows, request.arguments.cols);
  check_size(input, size, kMostBoardCells);
  return scaled(image, size.rows, size.cols);
}

MadePicture make_picture(const Input& input, const Request& request, ProgressLine& progress) {
  if (is_image(input.text)) return make_from_image(input, request, progress);
  const Arguments& arguments = request.arguments;
  MadePicture made;
  try {
    made.picture = read_solved_board(input.text, input.name);
  } catch (const InputError& error) {
    throw InputError(error.place(), error.message() + "; nor is it PNG, PBM, PGM or PPM");
  }
  if (arguments.rows != 0 || arguments.cols != 0 || arguments.method != "threshold" ||
      arguments.threshold != "auto") {
    throw UsageError{"--rows, --cols, --method and --threshold are for images, and " + input.name +
                     " is a solved board"};
  }
  return made;
}

}  // namespace puzzle2cnf
