#include "instances/text/deflate.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace p2c {
namespace {

// The lowest bit of a byte is filled first.
class Bits {
 public:
  // From the lowest bit on.
  void add(unsigned value, int count) {
    for (int i = 0; i < count; ++i) add_bit(value >> static_cast<unsigned>(i) & 1U);
  }
  // Words of codes are from the highest bit on.
  void add_word(unsigned word, int count) {
    for (int i = count - 1; i >= 0; --i) add_bit(word >> static_cast<unsigned>(i) & 1U);
  }
  std::string take() && { return std::move(bytes_); }

 private:
  void add_bit(unsigned bit) {
    if (free_ == 0) {
      bytes_ += '\0';
      free_ = 8;
    }
    const unsigned byte = static_cast<unsigned char>(bytes_.back()) | bit << (8U - free_);
    bytes_.back() = static_cast<char>(byte);
    --free_;
  }

  std::string bytes_;
  unsigned free_ = 0;  // bits of the last byte
};

// The word of the fixed code for a byte, the end, or a length.
void add_symbol(Bits& out, unsigned symbol) {
  if (symbol < 144) return out.add_word(0x30 + symbol, 8);
  if (symbol < 256) return out.add_word(0x190 + symbol - 144, 9);
  if (symbol < 280) return out.add_word(symbol - 256, 7);
  out.add_word(0xC0 + symbol - 280, 8);
}

struct Group {
  unsigned first;  // the smallest value of the symbol
  int more_bits;
};

// Lengths of 3 to 258 in symbols from 257 on; the last one is of 258 alone.
constexpr std::array<Group, 29> kLengths{{
    {3, 0},  {4, 0},  {5, 0},  {6, 0},   {7, 0},   {8, 0},   {9, 0},   {10, 0},  {11, 1},  {13, 1},
    {15, 1}, {17, 1}, {19, 2}, {23, 2},  {27, 2},  {31, 2},  {35, 3},  {43, 3},  {51, 3},  {59, 3},
    {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0},
}};
constexpr std::array<Group, 30> kDistances{{
    {1, 0},     {2, 0},     {3, 0},     {4, 0},      {5, 1},      {7, 1},
    {9, 2},     {13, 2},    {17, 3},    {25, 3},     {33, 4},     {49, 4},
    {65, 5},    {97, 5},    {129, 6},   {193, 6},    {257, 7},    {385, 7},
    {513, 8},   {769, 8},   {1025, 9},  {1537, 9},   {2049, 10},  {3073, 10},
    {4097, 11}, {6145, 11}, {8193, 12}, {12289, 12}, {16385, 13}, {24577, 13},
}};

template <std::size_t kSize>
unsigned group_of(const std::array<Group, kSize>& groups, unsigned value) {
  unsigned group = 0;
  while (group + 1 < kSize && groups[group + 1].first <= value) ++group;
  return group;
}

struct Repeat {
  std::size_t length = 0;
  std::size_t distance = 0;
};

// Where three bytes were before.
class Window {
 public:
  explicit Window(std::string_view text)
      : text_(text), last_(kHashes, kNone), before_(text.size()) {}

  void add(std::size_t at) {
    if (at + kLeast > text_.size()) return;
    before_[at] = last_[hash(at)];
    last_[hash(at)] = at;
  }

  // The longest of the last few, the nearest one of several.
  Repeat longest(std::size_t at) const {
    Repeat best;
    if (at + kLeast > text_.size()) return best;
    std::size_t from = last_[hash(at)];
    for (int tries = 0; tries < 64 && from != kNone && at - from <= kFarthest; ++tries) {
      const std::size_t length = common(from, at);
      if (length >= kLeast && length > best.length) best = {length, at - from};
      from = before_[from];
    }
    return best;
  }

 private:
  static constexpr std::size_t kLeast = 3;
  static constexpr std::size_t kMost = 258;
  static constexpr std::size_t kFarthest = 32768;
  static constexpr std::size_t kHashes = 4096;
  static constexpr std::size_t kNone = std::string_view::npos;

  std::size_t hash(std::size_t at) const {
    std::size_t value = 0;
    for (std::size_t i = 0; i < kLeast; ++i) {
      value = value * 31 + static_cast<unsigned char>(text_[at + i]);
    }
    return value % kHashes;
  }
  std::size_t common(std::size_t from, std::size_t at) const {
    std::size_t length = 0;
    while (length < kMost && at + length < text_.size() &&
           text_[from + length] == text_[at + length])
      ++length;
    return length;
  }

  std::string_view text_;
  std::vector<std::size_t> last_;
  std::vector<std::size_t> before_;
};

void add_repeat(Bits& out, const Repeat& repeat) {
  const auto length = static_cast<unsigned>(repeat.length);
  const auto distance = static_cast<unsigned>(repeat.distance);
  const unsigned by_length = group_of(kLengths, length);
  const unsigned by_distance = group_of(kDistances, distance);
  add_symbol(out, 257 + by_length);
  out.add(length - kLengths[by_length].first, kLengths[by_length].more_bits);
  out.add_word(by_distance, 5);
  out.add(distance - kDistances[by_distance].first, kDistances[by_distance].more_bits);
}

}  // namespace

std::string deflate(std::string_view text) {
  Bits out;
  out.add(1, 1);  // the last block
  out.add(1, 2);  // with fixed codes
  Window window(text);
  for (std::size_t at = 0; at < text.size();) {
    const Repeat repeat = window.longest(at);
    if (repeat.length == 0) {
      add_symbol(out, static_cast<unsigned char>(text[at]));
    } else {
      add_repeat(out, repeat);
    }
    for (const std::size_t end = at + std::max<std::size_t>(repeat.length, 1); at < end; ++at) {
      window.add(at);
    }
  }
  add_symbol(out, 256);
  return std::move(out).take();
}

}  // namespace p2c
