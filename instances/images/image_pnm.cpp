// The Netpbm formats. Source: the pages pbm(5), pgm(5) and ppm(5) of Netpbm.
#include <algorithm>
#include <utility>

#include "instances/images/image_formats.hpp"
#include "instances/images/pnm_text.hpp"

namespace p2c {
namespace {

struct Header {
  bool plain = false;
  int channels = 1;  // 0 for bits
  int width = 0;
  int height = 0;
  int white = 1;  // the largest value of a sample

  std::size_t sample_bytes() const { return white > 255 ? 2 : 1; }
  std::size_t row_bytes() const {
    const auto pixels = static_cast<std::size_t>(width);
    if (channels == 0) return (pixels + 7) / 8;
    return pixels * static_cast<std::size_t>(channels) * sample_bytes();
  }
};

// Sides are read beyond the limit, so that the message names both.
Header read_header(PnmText& in, int format) {
  constexpr long long kMostSide = 999'999'999;
  Header header;
  header.plain = format <= 3;
  header.channels = format % 3 == 1 ? 0 : format % 3 == 2 ? 1 : 3;
  in.skip_blanks();
  const Place place = in.place();
  const long long width = in.number(0, kMostSide, "a width");
  const long long height = in.number(0, kMostSide, "a height");
  check_image_size(width, height, place);
  header.width = static_cast<int>(width);
  header.height = static_cast<int>(height);
  if (header.channels > 0) header.white = static_cast<int>(in.number(1, 65535, "a largest value"));
  return header;
}

// The pixels are there, as far as can be seen without reading them; before memory is taken.
void check_length(const PnmText& in, const Header& header) {
  const auto height = static_cast<std::size_t>(header.height);
  const auto samples = static_cast<std::size_t>(header.width) *
                       static_cast<std::size_t>(std::max(header.channels, 1)) * height;
  const std::size_t needed = header.plain ? samples : header.row_bytes() * height;
  const std::size_t got = in.left().size();
  if (got < needed) {
    throw InputError(in.whole_file(), std::string("expected ") + (header.plain ? "at least " : "") +
                                          counted(needed, "byte") + " of pixels, got " +
                                          std::to_string(got));
  }
  if (!header.plain && got > needed) {
    throw InputError(in.whole_file(), "expected the end of the file after one image, got " +
                                          counted(got - needed, "more byte"));
  }
}

unsigned char grey_of_bit(int bit) { return bit != 0 ? 0 : 255; }

GreyImage read_plain(PnmText& in, const Header& header) {
  GreyImage image(header.height, header.width);
  const auto sample = [&] { return in.number(0, header.white, "a value"); };
  for (unsigned char& grey : image.cells) {
    if (header.channels == 0) {
      grey = grey_of_bit(in.bit());
      continue;
    }
    Rgba pixel{sample(), 0, 0, header.white};
    pixel.green = header.channels == 3 ? sample() : pixel.red;
    pixel.blue = header.channels == 3 ? sample() : pixel.red;
    grey = grey_of(pixel, header.white);
  }
  in.expect_end();
  return image;
}

// The pixels of a raw image; check_length has found all of them there.
class RawPixels {
 public:
  RawPixels(std::string_view bytes, const Header& header, Place place)
      : bytes_(bytes), header_(header), place_(std::move(place)) {}

  unsigned char grey(int row, int col) const {
    if (header_.channels == 0) return grey_of_bit(bit(row, col));
    if (header_.channels == 1) {
      const long long value = sample(row, col, 0);
      return grey_of({value, value, value, header_.white}, header_.white);
    }
    return grey_of({sample(row, col, 0), sample(row, col, 1), sample(row, col, 2), header_.white},
                   header_.white);
  }

 private:
  int byte(int row, std::size_t at) const {
    return static_cast<unsigned char>(
        bytes_[static_cast<std::size_t>(row) * header_.row_bytes() + at]);
  }
  int bit(int row, int col) const {
    return (byte(row, static_cast<std::size_t>(col / 8)) >> (7 - col % 8)) & 1;
  }
  long long sample(int row, int col, int channel) const;

  std::string_view bytes_;
  const Header& header_;
  Place place_;
};

long long RawPixels::sample(int row, int col, int channel) const {
  const std::size_t size = header_.sample_bytes();
  const auto at = static_cast<std::size_t>(col * header_.channels + channel) * size;
  const int value = size == 1 ? byte(row, at) : byte(row, at) * 256 + byte(row, at + 1);
  if (value <= header_.white) return value;
  throw InputError(place_, "expected values from 0 to " + std::to_string(header_.white) + ", got " +
                               std::to_string(value) + " in row " + std::to_string(row + 1) +
                               ", column " + std::to_string(col + 1));
}

}  // namespace

GreyImage read_pnm_image(std::string_view bytes, const std::string& file) {
  PnmText in(bytes, file);
  const Header header = read_header(in, bytes[1] - '0');
  if (!header.plain) in.end_header();
  check_length(in, header);
  if (header.plain) return read_plain(in, header);
  GreyImage image(header.height, header.width);
  const RawPixels pixels(in.left(), header, in.whole_file());
  for (int row = 0; row < image.rows; ++row) {
    for (int col = 0; col < image.cols; ++col) image(row, col) = pixels.grey(row, col);
  }
  return image;
}

}  // namespace p2c
