#include "instances/text/escaped.hpp"

#include <algorithm>

#include "instances/text/utf8.hpp"

namespace p2c {
namespace {

bool turns_direction(std::string_view character) {
  if (character.size() != 3) return false;
  const auto last = static_cast<unsigned char>(character[2]);
  const bool embeds = character.starts_with("\xE2\x80") && last >= 0xAA && last <= 0xAE;
  const bool isolates = character.starts_with("\xE2\x81") && last >= 0xA6 && last <= 0xA9;
  return embeds || isolates;
}

}  // namespace

std::string_view first_character(std::string_view text) {
  return text.substr(0, std::max<std::size_t>(character_length(text), 1));
}

void add_escaped(std::string_view character, std::string& out) {
  constexpr std::string_view kHex = "0123456789abcdef";
  if (character_length(character) > 0 && !turns_direction(character)) {
    out += character;
    return;
  }
  for (const char c : character) {
    const auto byte = static_cast<unsigned char>(c);
    out += "\\x";
    out += kHex[byte >> 4U];
    out += kHex[byte & 15U];
  }
}

std::string escaped(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::string_view next = first_character(text);
    add_escaped(next, out);
    text.remove_prefix(next.size());
  }
  return out;
}

std::string bounded(std::string_view name) {
  constexpr std::size_t kLongest = 300;
  constexpr std::size_t kBegin = 100;
  constexpr std::size_t kEnd = 197;
  if (name.size() <= kLongest) return std::string(name);
  std::size_t begin = kBegin;
  std::size_t end = name.size() - kEnd;
  const auto inside = [&](std::size_t at) {  // a character of UTF-8
    return (static_cast<unsigned char>(name[at]) & 0xC0U) == 0x80U;
  };
  while (begin > kBegin - 3 && inside(begin)) --begin;
  while (end < name.size() - kEnd + 3 && inside(end)) ++end;
  std::string out(name.substr(0, begin));
  return out.append("...").append(name.substr(end));
}

}  // namespace p2c
