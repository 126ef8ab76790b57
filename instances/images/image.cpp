#include "instances/images/image.hpp"

#include "instances/images/image_formats.hpp"

namespace puzzle2cnf {
namespace {

// Less than the whole signature: bytes spoilt after it are a damaged PNG, not an unknown thing.
bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG"); }

bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

bool is_pnm(std::string_view bytes) {
  constexpr std::string_view kAfter = " \t\r\n\v\f#";
  return bytes.size() >= 3 && bytes[0] == 'P' && bytes[1] >= '1' && bytes[1] <= '6' &&
         kAfter.find(bytes[2]) != std::string_view::npos;
}

}  // namespace

bool is_image(std::string_view bytes) { return is_png(bytes) || is_jpeg(bytes) || is_pnm(bytes); }

GreyImage read_image(std::string_view bytes, const std::string& file) {
  if (is_png(bytes)) return read_png_image(bytes, file);
  if (is_jpeg(bytes)) return read_jpeg_image(bytes, file);
  if (is_pnm(bytes)) return read_pnm_image(bytes, file);
  const std::string got = bytes.empty() ? "an empty file" : quoted(bytes.substr(0, 8));
  throw InputError({file}, "expected an image (PNG, JPEG, PBM, PGM or PPM), got " + got);
}

void check_image_size(long long width, long long height, const Place& place) {
  const std::string got = ", got " + std::to_string(width) + " x " + std::to_string(height);
  if (width == 0 || height == 0) throw InputError(place, "expected an image with pixels" + got);
  if (width > kLongestImageSide || height > kLongestImageSide || width * height > kMaxPixels) {
    throw InputError(place, "expected an image of at most " + std::to_string(kMaxPixels) +
                                " pixels and no side above " + std::to_string(kLongestImageSide) +
                                got);
  }
}

}  // namespace puzzle2cnf
