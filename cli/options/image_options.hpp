// How an image becomes a picture, and what then comes of it.
#pragma once

#include <optional>

#include "cli/options/size_options.hpp"

namespace p2c {

enum class Method { kThreshold, kDither, kSquares };

struct ImageOptions : SizeOptions {
  static constexpr std::array<Word<Method>, 3> kMethods = {{{"threshold", Method::kThreshold},
                                                            {"dither", Method::kDither},
                                                            {"squares", Method::kSquares}}};

  Method method = Method::kThreshold;
  std::optional<int> threshold;  // 0 to 255; none: by Otsu's method
  bool invert = false;           // light cells are filled
  bool unique = false;           // find givens that leave one answer
  bool repair = false;           // change cells until there is one answer
  std::string sheet;             // a file for the round trip; empty: none

  void declare(OptionList& list);

 private:
  void parse_threshold(const std::string& word);
  void expect_sheet() const;
};

}  // namespace p2c
