#include "instances/drawings/text_canvas.hpp"

#include "instances/drawings/drawing.hpp"
#include "instances/drawings/drawing_letters.hpp"

namespace p2c {
namespace {

constexpr long long kMostCharacters = 50'000'000;

std::string_view escape_of(TextCanvas::Ink ink) {
  switch (ink) {
    case TextCanvas::Ink::kFaint:
      return "\x1b[2m";
    case TextCanvas::Ink::kAnswer:
      return "\x1b[36m";
    case TextCanvas::Ink::kMark:
      return "\x1b[1;31m";
    case TextCanvas::Ink::kPlain:
      break;
  }
  return "\x1b[0m";
}

}  // namespace

TextCanvas::TextCanvas(long long rows, long long cols) {
  if (rows * cols > kMostCharacters) {
    throw DrawingTooLarge("a drawing of more than " + std::to_string(kMostCharacters) +
                          " characters is not made");
  }
  spots_ = Grid<Spot>(static_cast<int>(rows), static_cast<int>(cols));
}

void TextCanvas::put(int row, int col, const std::u32string& text, Ink ink) {
  for (const char32_t letter : text) put(row, col++, letter, ink);
}

std::string TextCanvas::str(bool colour) const {
  std::string out;
  for (int r = 0; r < spots_.rows; ++r) {
    int end = spots_.cols;
    while (end > 0 && spots_(r, end - 1).letter == U' ') --end;
    Ink ink = Ink::kPlain;
    const auto change_to = [&](Ink next) {
      if (!colour || next == ink) return;
      if (ink != Ink::kPlain) out += escape_of(Ink::kPlain);
      if (next != Ink::kPlain) out += escape_of(next);
      ink = next;
    };
    for (int c = 0; c < end; ++c) {
      const Spot& spot = spots_(r, c);
      if (spot.letter != U' ') change_to(spot.ink);
      append_utf8(out, spot.letter);
    }
    change_to(Ink::kPlain);
    out += '\n';
  }
  return out;
}

}  // namespace p2c
