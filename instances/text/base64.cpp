#include "instances/text/base64.hpp"

namespace p2c {
namespace {

// -1: no letter of these.
int value_of(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  if (c == '+' || c == ' ' || c == '-') return 62;
  return c == '/' || c == '_' ? 63 : -1;
}

}  // namespace

std::optional<std::string> from_base64(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  if (text.size() % 4 == 1) return {};
  std::string bytes;
  unsigned bits = 0;
  int held = 0;  // how many of them
  for (const char c : text) {
    const int value = value_of(c);
    if (value < 0) return {};
    bits = (bits << 6U | static_cast<unsigned>(value)) & 0xFFFFU;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += static_cast<char>(bits >> static_cast<unsigned>(held) & 0xFFU);
  }
  return bytes;
}

std::string to_base64(std::string_view bytes) {
  constexpr std::string_view kLetters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    unsigned three = 0;
    for (std::size_t k = i; k < i + 3; ++k) {
      three = three << 8U | (k < bytes.size() ? static_cast<unsigned char>(bytes[k]) : 0U);
    }
    for (std::size_t k = 0; k < 4; ++k) {
      const bool filler = i + k > bytes.size();
      text += filler ? '=' : kLetters[three >> (18 - 6 * k) & 63U];
    }
  }
  return text;
}

}  // namespace p2c
