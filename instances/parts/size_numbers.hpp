// A part of a puzzle's data: a number for each size from 1 on, as the ships of a fleet are counted.
#pragma once

#include <string>
#include <vector>

namespace p2c {

struct SizeNumbers {
  using Data = std::vector<int>;  // at least one
  static constexpr std::size_t kMostSizes = 1000;

  std::string word;  // in text, before the numbers
  std::string name;  // of the member in JSON
  std::string noun;  // "a number of ships"
  int least;
  int most;

  Data blank(int /*rows*/, int /*cols*/) const { return {least}; }
};

}  // namespace p2c
