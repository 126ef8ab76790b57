// A row of 64 N bits, worked on a word at a time. Bit i stands for the number i.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace p2c {

template <int N>
struct Bits {
  static constexpr int kSize = 64 * N;
  std::array<std::uint64_t, static_cast<std::size_t>(N)> words{};

  /// The numbers from 0 to n - 1.
  static Bits first(int n) {
    Bits bits;
    for (auto& word : bits.words) {
      word = n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
      n = n >= 64 ? n - 64 : 0;
    }
    return bits;
  }
  static Bits one(int i) {
    Bits bits;
    bits.set(i);
    return bits;
  }

  bool has(int i) const { return (words[static_cast<std::size_t>(i) / 64] >> (i % 64) & 1) != 0; }
  void set(int i) { words[static_cast<std::size_t>(i) / 64] |= std::uint64_t{1} << (i % 64); }
  bool none() const { return *this == Bits(); }

  Bits operator&(const Bits& other) const {
    Bits bits = *this;
    for (std::size_t w = 0; w < words.size(); ++w) bits.words[w] &= other.words[w];
    return bits;
  }
  Bits operator|(const Bits& other) const {
    Bits bits = *this;
    for (std::size_t w = 0; w < words.size(); ++w) bits.words[w] |= other.words[w];
    return bits;
  }
  /// The numbers of this row that the other does not have.
  Bits without(const Bits& other) const {
    Bits bits = *this;
    for (std::size_t w = 0; w < words.size(); ++w) bits.words[w] &= ~other.words[w];
    return bits;
  }
  /// Each number plus `by`, which must not be negative; what leaves the row is lost.
  Bits operator<<(int by) const {
    Bits bits;
    const auto whole = static_cast<std::size_t>(by) / 64;
    for (std::size_t w = words.size(); w-- > whole;) {
      bits.words[w] = words[w - whole] << (by % 64);
      if (by % 64 != 0 && w > whole) bits.words[w] |= words[w - whole - 1] >> (64 - by % 64);
    }
    return bits;
  }
  /// Each number minus `by`.
  Bits operator>>(int by) const {
    Bits bits;
    const auto whole = static_cast<std::size_t>(by) / 64;
    for (std::size_t w = 0; w + whole < words.size(); ++w) {
      bits.words[w] = words[w + whole] >> (by % 64);
      if (by % 64 != 0 && w + whole + 1 < words.size()) {
        bits.words[w] |= words[w + whole + 1] << (64 - by % 64);
      }
    }
    return bits;
  }
  bool operator==(const Bits&) const = default;

  /// Calls with each number, ascending.
  template <class F>
  void for_each(F call) const {
    for (std::size_t w = 0; w < words.size(); ++w) {
      for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1) {
        call(static_cast<int>(64 * w) + std::countr_zero(rest));
      }
    }
  }
};

}  // namespace p2c
