// The size of an image.
#pragma once

#include "cli/options/option_list.hpp"
#include "instances/images/image.hpp"

namespace p2c {

struct SizeOptions {
  int rows = 0;  // 0: from the columns or the image
  int cols = 0;

  void declare(OptionList& list) {
    list.add_number({Section::kImage, "rows", "N",
                     "scale an image to N rows; without --cols, keep its proportions"},
                    rows, {1, kLongestImageSide});
    list.add_number({Section::kImage, "cols", "N",
                     "scale an image to N columns; without --rows, keep its proportions"},
                    cols, {1, kLongestImageSide});
  }
};

}  // namespace p2c
