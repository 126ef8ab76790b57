#include "cli/options/image_options.hpp"

#include "cli/options/picture_kind.hpp"

namespace p2c {

void ImageOptions::parse_threshold(const std::string& word) {
  if (method != Method::kThreshold) {
    throw UsageError{"--threshold goes with --method threshold"};
  }
  if (word == "auto") return;
  const bool digits = !word.empty() && word.size() <= 3 &&
                      word.find_first_not_of("0123456789") == std::string::npos;
  if (!digits || std::stoi(word) > 255) {
    throw UsageError{"expected 'auto' or a number from 0 to 255 for --threshold, got '" + word +
                     "'"};
  }
  threshold = std::stoi(word);
}

void ImageOptions::expect_sheet() const {
  if (sheet != "-" && is_picture_file(sheet)) return;
  throw UsageError{"expected a name that ends in .svg or .png for --sheet, got '" + sheet + "'"};
}

void ImageOptions::declare(OptionList& list) {
  SizeOptions::declare(list);
  list.add_choice({Section::kImage, "method", "METHOD",
                   "threshold (default), dither, or squares: each filled cell darkens itself and "
                   "its eight neighbours by a translucent square"},
                  method, kMethods);
  list.add_parsed({Section::kImage,
                   "threshold",
                   "N",
                   "cells with a grey value below N, 0 to 255, are filled; auto (default): by "
                   "Otsu's method",
                   {"auto"}},
                  [this](const std::string& word) { parse_threshold(word); });
  list.add({Section::kImage, "invert", "", "fill what is light; what is transparent stays empty"},
           &invert);
  list.add({Section::kImage, "unique", "",
            "reveal the fewest cells that make the picture the only answer"},
           &unique);
  list.add({Section::kImage, "repair", "",
            "change a few cells until the clues alone determine the picture"},
           &repair);
  list.exclude("unique", "repair",
               "--unique keeps the picture and --repair changes it: expected one of them");
  list.add_written_file({Section::kImage, "sheet", "FILE",
                         "draw image, board, clues, solved board and squares into FILE, NAME.svg "
                         "or NAME.png"},
                        sheet, [this] { expect_sheet(); });
}

}  // namespace p2c
