// PNG by libpng, which reports errors by longjmp: it is called inside `guarded` only, with nothing
// on the way that has a destructor, and what it reports is thrown afterwards.
#include <png.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <new>
#include <vector>

#include "instances/images/guarded.hpp"
#include "instances/images/image_formats.hpp"

namespace p2c {
namespace {

// The bytes that libpng reads, and how reading ended.
struct Source {
  std::string_view left;
  bool cut_short = false;
  bool out_of_memory = false;
  std::array<char, 120> message{};
};

Source& source_of(png_voidp pointer) { return *static_cast<Source*>(pointer); }

[[noreturn]] void stop(png_structp png, png_const_charp message) {
  std::array<char, 120>& kept = source_of(png_get_error_ptr(png)).message;
  std::strncpy(kept.data(), message, kept.size() - 1);
  png_longjmp(png, 1);
}

void ignore(png_structp, png_const_charp) {}

void give_bytes(png_structp png, png_bytep out, std::size_t size) {
  Source& source = source_of(png_get_io_ptr(png));
  if (size > source.left.size()) {
    source.cut_short = true;
    png_error(png, "cut short");
  }
  std::memcpy(out, source.left.data(), size);
  source.left.remove_prefix(size);
}

png_voidp take_memory(png_structp png, png_alloc_size_t size) {
  png_voidp memory = std::malloc(size);
  if (memory == nullptr) source_of(png_get_mem_ptr(png)).out_of_memory = true;
  return memory;
}

void free_memory(png_structp, png_voidp memory) { std::free(memory); }

class PngReader {
 public:
  PngReader(std::string_view bytes, const std::string& file, bool negative)
      : source_{bytes}, file_(file), negative_(negative) {
    png_ = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, &source_, stop, ignore, &source_,
                                    take_memory, free_memory);
    info_ = png_ == nullptr ? nullptr : png_create_info_struct(png_);
    if (info_ == nullptr) {
      png_destroy_read_struct(&png_, nullptr, nullptr);
      throw std::bad_alloc();
    }
  }
  PngReader(const PngReader&) = delete;
  PngReader& operator=(const PngReader&) = delete;
  ~PngReader() { png_destroy_read_struct(&png_, &info_, nullptr); }

  GreyImage read();

 private:
  template <class Call>
  void run(Call call) {
    if (!guarded(png_jmpbuf(png_), call)) fail();
  }
  [[noreturn]] void fail() const;
  [[noreturn]] void fail_with(const std::string& got) const;

  void read_header();
  void check_length() const;
  void set_transformations();
  void read_palette();
  void read_pass(GreyImage& image, int pass);
  void copy_row(GreyImage& image, int row, int first, int step) const;
  unsigned char palette_grey(unsigned index) const;
  Rgba pixel(std::size_t i) const;
  unsigned char grey(const Rgba& pixel, long long white) const;

  Source source_;
  const std::string& file_;
  bool negative_;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  int width_ = 0;
  int height_ = 0;
  bool interlaced_ = false;
  bool indexed_ = false;
  bool wide_ = false;                   // samples of 16 bits
  std::vector<unsigned char> palette_;  // grey values
  std::vector<unsigned char> row_;
};

void PngReader::fail() const {
  if (source_.out_of_memory) throw std::bad_alloc();
  fail_with(source_.cut_short ? "one that is cut short"
                              : "a damaged one: " + std::string(source_.message.data()));
}

void PngReader::fail_with(const std::string& got) const {
  throw InputError({file_}, "expected a whole PNG image, got " + got);
}

// What libpng would tolerate is an error too, as is a wrong checksum in any chunk; what is
// not needed is skipped, and so never unpacked.
void PngReader::read_header() {
  run([&] {
    png_set_read_fn(png_, &source_, give_bytes);
    png_set_user_limits(png_, PNG_UINT_31_MAX,
                        PNG_UINT_31_MAX);  // check_image_size names the sizes
    png_set_benign_errors(png_, 0);
    png_set_crc_action(png_, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_keep_unknown_chunks(png_, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
    png_read_info(png_, info_);
  });
  const auto width = png_get_image_width(png_, info_);
  const auto height = png_get_image_height(png_, info_);
  check_image_size(width, height, {file_});
  width_ = static_cast<int>(width);
  height_ = static_cast<int>(height);
  interlaced_ = png_get_interlace_type(png_, info_) != PNG_INTERLACE_NONE;
  indexed_ = png_get_color_type(png_, info_) == PNG_COLOR_TYPE_PALETTE;
  wide_ = png_get_bit_depth(png_, info_) == 16;
  check_length();
}

// One byte of deflate unpacks to 1032 at most (zlib, "Technical Details"), so a header that
// announces more than the file can hold is found out before its pixels take memory.
void PngReader::check_length() const {
  constexpr long long kMostUnpacked = 1032;
  const long long pixels = static_cast<long long>(width_) * height_;
  const long long bytes =
      pixels * png_get_channels(png_, info_) * png_get_bit_depth(png_, info_) / 8;
  if (bytes / kMostUnpacked > static_cast<long long>(source_.left.size())) {
    fail_with("one that is cut short");
  }
}

// Palette indices become a byte each, all else red, green, blue and alpha.
void PngReader::set_transformations() {
  run([&] {
    if (indexed_) {
      png_set_packing(png_);
    } else {
      png_set_expand(png_);
      png_set_gray_to_rgb(png_);
      png_set_add_alpha(png_, wide_ ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
    }
    png_read_update_info(png_, info_);
  });
  row_.resize(png_get_rowbytes(png_, info_));
  if (indexed_) read_palette();
}

void PngReader::read_palette() {
  png_colorp colours = nullptr;
  int count = 0;
  png_bytep alphas = nullptr;
  int alpha_count = 0;
  run([&] {
    png_get_PLTE(png_, info_, &colours, &count);
    png_get_tRNS(png_, info_, &alphas, &alpha_count, nullptr);
  });
  for (int i = 0; i < count; ++i) {
    const png_color& colour = colours[i];
    const int alpha = i < alpha_count ? alphas[i] : 255;
    palette_.push_back(grey({colour.red, colour.green, colour.blue, alpha}, 255));
  }
}

unsigned char PngReader::palette_grey(unsigned index) const {
  if (index < palette_.size()) return palette_[index];
  fail_with("a damaged one: colour " + std::to_string(index) + " of a palette of " +
            std::to_string(palette_.size()));
}

unsigned char PngReader::grey(const Rgba& pixel, long long white) const {
  if (!negative_) return grey_of(pixel, white);
  return grey_of({white - pixel.red, white - pixel.green, white - pixel.blue, pixel.alpha}, white);
}

Rgba PngReader::pixel(std::size_t i) const {
  const auto sample = [&](std::size_t k) -> long long {
    const std::size_t at = 4 * i + k;
    return wide_ ? row_[2 * at] * 256 + row_[2 * at + 1] : row_[at];
  };
  return {sample(0), sample(1), sample(2), sample(3)};
}

void PngReader::copy_row(GreyImage& image, int row, int first, int step) const {
  std::size_t i = 0;
  for (int col = first; col < image.cols; col += step, ++i) {
    image(row, col) = indexed_ ? palette_grey(row_[i]) : grey(pixel(i), wide_ ? 65535 : 255);
  }
}

// The passes of an interlaced image are put into place here: libpng would need whole rows of
// colours between two passes.
void PngReader::read_pass(GreyImage& image, int pass) {
  const int down = interlaced_ ? 1 << PNG_PASS_ROW_SHIFT(pass) : 1;
  const int across = interlaced_ ? 1 << PNG_PASS_COL_SHIFT(pass) : 1;
  const int top = interlaced_ ? PNG_PASS_START_ROW(pass) : 0;
  const int left = interlaced_ ? PNG_PASS_START_COL(pass) : 0;
  if (left >= width_) return;  // a pass without columns has no rows
  for (int row = top; row < height_; row += down) {
    run([&] { png_read_row(png_, row_.data(), nullptr); });
    copy_row(image, row, left, across);
  }
}

GreyImage PngReader::read() {
  read_header();
  set_transformations();
  GreyImage image(height_, width_);
  for (int pass = 0; pass < (interlaced_ ? PNG_INTERLACE_ADAM7_PASSES : 1); ++pass) {
    read_pass(image, pass);
  }
  run([&] { png_read_end(png_, nullptr); });
  if (!source_.left.empty()) {
    fail_with("one with " + counted(source_.left.size(), "byte") + " after its end");
  }
  return image;
}

}  // namespace

GreyImage read_png_image(std::string_view bytes, const std::string& file, bool negative) {
  return PngReader(bytes, file, negative).read();
}

}  // namespace p2c
