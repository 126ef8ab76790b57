#include "instances/images/image.hpp"

#include <array>

#include "instances/images/image_formats.hpp"

namespace p2c {
namespace {

// Less than the whole signature: bytes spoilt after it are a damaged PNG, not an unknown thing.
bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG"); }

bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

bool is_pnm(std::string_view bytes) {
  constexpr std::string_view kAfter = " \t\r\n\v\f#";
  return bytes.size() >= 3 && bytes[0] == 'P' && bytes[1] >= '1' && bytes[1] <= '6' &&
         kAfter.find(bytes[2]) != std::string_view::npos;
}

// How an image that is not read begins.
struct Signature {
  std::string_view bytes;
  std::string_view name;
};

constexpr std::array kUnread{
    Signature{"GIF8", "GIF"},
    Signature{std::string_view("II*\0", 4), "TIFF"},
    Signature{std::string_view("MM\0*", 4), "TIFF"},
    Signature{"%PDF", "PDF"},
};

constexpr std::string_view kZeros("\0\0\0\0", 4);

bool is_webp(std::string_view bytes) {
  return bytes.starts_with("RIFF") && bytes.size() >= 12 && bytes.substr(8, 4) == "WEBP";
}

// Four reserved bytes follow the size, so that no text begins so.
bool is_bmp(std::string_view bytes) {
  return bytes.starts_with("BM") && bytes.size() >= 10 && bytes.substr(6, 4) == kZeros;
}

}  // namespace

bool is_image(std::string_view bytes) { return is_png(bytes) || is_jpeg(bytes) || is_pnm(bytes); }

std::string_view unread_image(std::string_view bytes) {
  if (is_webp(bytes)) return "WebP";
  if (is_bmp(bytes)) return "BMP";
  for (const Signature& image : kUnread) {
    if (bytes.starts_with(image.bytes)) return image.name;
  }
  return {};
}

GreyImage read_image(std::string_view bytes, const std::string& file, bool negative) {
  if (is_png(bytes)) return read_png_image(bytes, file, negative);
  if (is_jpeg(bytes) || is_pnm(bytes)) {
    GreyImage image = is_pnm(bytes) ? read_pnm_image(bytes, file) : read_jpeg_image(bytes, file);
    if (!negative) return image;
    for (unsigned char& grey : image.cells) grey = static_cast<unsigned char>(255 - grey);
    return image;
  }
  const std::string got = bytes.empty() ? "an empty file" : in_quotes(bytes.substr(0, 8));
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

}  // namespace p2c
