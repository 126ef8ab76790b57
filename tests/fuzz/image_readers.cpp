#include "tests/fuzz/image_readers.hpp"

#include "instances/images/image.hpp"
#include "tests/instances/images/png_checksums.hpp"

namespace p2c {
namespace {

std::string as_pgm(const GreyImage& image) {
  std::string bytes =
      "P5\n" + std::to_string(image.cols) + " " + std::to_string(image.rows) + "\n255\n";
  bytes.append(image.cells.begin(), image.cells.end());
  return bytes;
}

// What was read has pixels, and is the same image when it is written and read again. Small bytes
// are not a large image: the readers refuse what the bytes cannot hold.
Reading check_image(const std::string& bytes) {
  constexpr std::size_t kMostPixels =
      8256;  // to a byte: 1032 bytes of 8 pixels; JPEG has 8192 at most
  GreyImage image;
  try {
    image = read_image(bytes, "f");
  } catch (const InputError& error) {
    return {false, fault_of_place(error, bytes)};
  }
  if (!is_image(bytes)) return {true, "is read as an image and looks like none"};
  if (image.cells.empty()) return {true, "an image without pixels"};
  if (image.cells.size() > kMostPixels * (bytes.size() + 1)) return {true, "too many pixels"};
  return {true, read_image(as_pgm(image), "f") == image ? "" : "is read in two ways"};
}

}  // namespace

Reading check_png(const std::string& bytes) {
  const Reading reading = check_image(bytes);
  if (reading.read || !reading.fault.empty()) return reading;
  return check_image(with_right_checksums(bytes));
}

Reading check_jpeg(const std::string& bytes) { return check_image(bytes); }

Reading check_pnm(const std::string& bytes) { return check_image(bytes); }

}  // namespace p2c
