// The readers of texts that are not puzzles: what each promises for every text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/reader.hpp"

namespace p2c {

struct OtherReader {
  std::string_view name;  // of its fuzz target and of its folder in tests/fuzz/seeds
  /// An error of one line with a place in the text; or what was read is written and read again,
  /// and is the same.
  Reading (*check)(const std::string& text);
};

const std::vector<OtherReader>& other_readers();

}  // namespace p2c
