// Characters with colours, painted in any order, then given out as lines.
#pragma once

#include <string>

#include "instances/grid.hpp"

namespace p2c {

class TextCanvas {
 public:
  enum class Ink : char { kPlain, kFaint, kAnswer, kMark };

  /// Throws DrawingTooLarge above 5 * 10^7 characters.
  TextCanvas(long long rows, long long cols);

  void put(int row, int col, char32_t letter, Ink ink) { spots_(row, col) = {letter, ink}; }
  void put(int row, int col, const std::u32string& text, Ink ink);
  /// Another ink for what is there already.
  void tint(int row, int col, Ink ink) { spots_(row, col).ink = ink; }

  /// UTF-8, a line per row, without blanks at the ends of lines. In colour: ANSI escapes.
  std::string str(bool colour) const;

 private:
  struct Spot {
    char32_t letter = U' ';
    Ink ink = Ink::kPlain;
  };
  Grid<Spot> spots_;
};

}  // namespace p2c
