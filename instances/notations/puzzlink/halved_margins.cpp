#include "instances/notations/puzzlink/halved_margins.hpp"

#include <vector>

#include "instances/formats/numbers16.hpp"

namespace p2c {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr int kMost = 255;

int read_digit(Characters& body) {
  const std::size_t digit = kDigits.find(body.peek());
  if (body.done() || digit == std::string_view::npos) body.fail("a digit from 0 to f");
  body.take();
  return static_cast<int>(digit);
}

int read_clue(const MarginClues& its, Characters& body) {
  const Place place = body.place();
  const char first = body.peek();
  if (first == '.' || first == '-') body.take();
  if (first == '.') return kNoClue;
  int number = read_digit(body);
  if (first == '-') number = number * 16 + read_digit(body);
  if (number < its.least || number > its.most) {
    throw InputError(place, "expected " + its.noun + " from " + std::to_string(its.least) + " to " +
                                std::to_string(its.most) + ", got " + std::to_string(number));
  }
  return number;
}

std::string clue_text(int clue) {
  if (clue == kNoClue) return ".";
  if (clue > kMost) throw CannotCarry("the clue " + std::to_string(clue));
  const std::string last(1, kDigits[static_cast<std::size_t>(clue % 16)]);
  return clue < 16 ? last
                   : "-" + std::string(1, kDigits[static_cast<std::size_t>(clue / 16)]) + last;
}

}  // namespace

Margins read_halved_margins(const MarginClues& its, PuzzleUrl& url) {
  const NumberRules none{0, 0, false, "no clue inside the board", false};
  read_gapped(url.body, url.rows * url.cols, none, [](std::vector<int>& /*items*/) {});
  Margins margins(url.rows, url.cols);
  for (const Margins::Side side : {Margins::kTop, Margins::kLeft}) {
    for (int& clue : margins.clue[side]) clue = read_clue(its, url.body);
  }
  return margins;
}

std::string write_halved_margins(const Margins& margins) {
  const auto cells =
      static_cast<std::size_t>(margins.rows()) * static_cast<std::size_t>(margins.cols());
  std::string text = write_numbers16(std::vector<int>(cells, kNoNumber));
  for (const Margins::Side side : {Margins::kTop, Margins::kLeft}) {
    for (const int clue : margins.clue[side]) text += clue_text(clue);
  }
  return text;
}

}  // namespace p2c
