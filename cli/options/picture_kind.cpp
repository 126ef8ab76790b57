#include "cli/options/picture_kind.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "cli/options/usage_error.hpp"
#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/drawings/drawing_picture.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

constexpr std::array<std::string_view, 5> kOtherPictures = {".jpg", ".jpeg", ".gif", ".pdf",
                                                            ".svgz"};

// From the last dot on, in small letters; the picture may be compressed.
std::string ending_of(const std::string& name) {
  const std::string file(without_compressed_ending(name));
  return in_small_letters(std::string_view(file).substr(std::min(file.rfind('.'), file.size())));
}

bool is_other_picture(const std::string& ending) {
  return std::find(kOtherPictures.begin(), kOtherPictures.end(), ending) != kOtherPictures.end();
}

}  // namespace

void expect_drawn(PictureKind kind) {
  if (kind != PictureKind::kPng || draws_png()) return;
  throw UsageError{"this puzzle2cnf was built without PNG: SVG draws the same picture"};
}

PictureKind kind_by_ending(const std::string& file) {
  const std::string ending = ending_of(file);
  if (ending == ".svg") return PictureKind::kSvg;
  if (ending == ".png") {
    expect_drawn(PictureKind::kPng);
    return PictureKind::kPng;
  }
  if (!is_other_picture(ending)) return PictureKind::kText;
  throw UsageError{"expected a name that ends in .svg or .png for a picture, got '" + file + "'"};
}

bool is_picture_file(const std::string& file) { return kind_by_ending(file) != PictureKind::kText; }

bool is_page_file(const std::string& file) { return ending_of(file) == ".html"; }

bool is_table_file(const std::string& file) { return ending_of(file) == ".csv"; }

void expect_text_file(const std::string& file) {
  const std::string ending = ending_of(file);
  if (ending != ".svg" && ending != ".png" && !is_other_picture(ending)) return;
  throw UsageError{"expected the name of a text file, got '" + file +
                   "': 'puzzle2cnf show PUZZLE -o NAME.svg' or NAME.png draws"};
}

}  // namespace p2c
