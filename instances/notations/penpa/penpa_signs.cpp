#include "instances/notations/penpa/penpa_signs.hpp"

#include <algorithm>

#include "instances/formats/penpa/penpa_layers.hpp"

namespace p2c {
namespace {

constexpr int kLetters = 26;

std::string_view name_of(std::string_view sign) { return sign.substr(0, sign.find(' ')); }
std::string_view style_of(std::string_view sign) { return sign.substr(sign.find(' ') + 1); }

// The rim of a white one is thin, thick, or of a colour that is not said.
bool is_white_circle(std::string_view style) {
  return style == "1" || style == "8" || style == "10";
}

bool is_circle(Mark mark) { return mark == Mark::kCircle || mark == Mark::kDisc; }

}  // namespace

PenpaSigns penpa_signs(const Description& its, std::size_t part) {
  const auto said = its.penpa.find(part);
  if (said != its.penpa.end()) return said->second;
  if (std::holds_alternative<PlaceDots>(its.parts[part])) return {"circle_SS 1", "circle_SS 2"};
  const auto* clues = std::get_if<CellClues>(&its.parts[part]);
  if (clues == nullptr || clues->words.empty()) return {};
  if (clues->walls) return {"surface " + std::to_string(kBlackPenpa)};
  PenpaSigns signs;
  for (const Mark mark : clues->marks) {
    if (!is_circle(mark)) return {};
    signs.emplace_back(mark == Mark::kCircle ? "circle_L 1" : "circle_L 2");
  }
  return signs;
}

bool are_penpa_letters(const PenpaSigns& signs) { return signs == PenpaSigns{"letters"}; }
bool is_penpa_surface(const std::string& sign) { return name_of(sign) == "surface"; }
bool is_penpa_number(const std::string& sign) { return name_of(sign) == "number"; }
bool is_penpa_symbol(const std::string& sign) {
  return !is_penpa_surface(sign) && !is_penpa_number(sign);
}

bool are_same_in_penpa(std::string_view drawn, std::string_view sign) {
  if (drawn == sign) return true;
  if (name_of(drawn) == "star" && name_of(sign) == "star") return true;
  const auto both = [&](std::string_view begin) {
    return drawn.starts_with(begin) && sign.starts_with(begin);
  };
  const bool are_white = is_white_circle(style_of(drawn)) && is_white_circle(style_of(sign));
  if (style_of(drawn) != style_of(sign) && !(both("circle_") && are_white)) return false;
  const auto is_math = [](std::string_view name) { return name == "math" || name == "math_G"; };
  return both("circle_") || (is_math(name_of(drawn)) && is_math(name_of(sign)));
}

bool is_dark_penpa(int colour) { return colour == 1 || colour == 3 || colour == 4 || colour == 8; }

int penpa_style(const std::string& sign) { return penpa_number(style_of(sign)).value_or(0); }

std::string penpa_letter(int number) { return {static_cast<char>('A' + number - 1)}; }

std::optional<int> penpa_number_of_letter(std::string_view text) {
  if (text.size() != 1) return {};
  const int number = (text[0] >= 'a' ? text[0] - 'a' : text[0] - 'A') + 1;
  if (number < 1 || number > kLetters) return {};
  return number;
}

}  // namespace p2c
