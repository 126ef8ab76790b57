// Numbers as decimal digits, four at a time: twice as fast as std::to_chars of g++ 12, and digits
// are most of the work of writing a formula.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

namespace p2c {

/// Room that put_digits needs: it may write after the last digit.
inline constexpr int kMostDigits = 12;

namespace digits {

// 0000 to 9999, and four more bytes that a copy may touch.
constexpr std::array<char, 40'004> make_groups() {
  std::array<char, 40'004> groups{};
  for (unsigned i = 0; i < 40'000; ++i) {
    constexpr std::array<unsigned, 4> kPower = {1000, 100, 10, 1};
    groups[i] = static_cast<char>('0' + i / 4 / kPower[i % 4] % 10);
  }
  return groups;
}

inline constexpr std::array<char, 40'004> kGroups = make_groups();

}  // namespace digits

/// Writes the digits of n and returns where they end.
inline char* put_digits(char* out, unsigned n) {
  if (n < 10'000) {
    const unsigned length = 1U + (n > 9) + (n > 99) + (n > 999);
    std::memcpy(out, &digits::kGroups[std::size_t{4} * n + 4 - length], 4);
    return out + length;
  }
  out = put_digits(out, n / 10'000);
  std::memcpy(out, &digits::kGroups[std::size_t{4} * (n % 10'000)], 4);
  return out + 4;
}

}  // namespace p2c
