#include "instances/text/md5.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace p2c {
namespace {

constexpr unsigned kSteps = 64;

// What the RFC adds in each step: the first 32 bits after the point of sines, which are never near
// an integer multiple of 2^-32.
const std::array<std::uint32_t, kSteps>& sines() {
  static const auto table = [] {
    std::array<std::uint32_t, kSteps> values{};
    for (unsigned i = 0; i < kSteps; ++i) {
      values[i] = static_cast<std::uint32_t>(std::fabs(std::sin(i + 1.0)) * 4'294'967'296.0);
    }
    return values;
  }();
  return table;
}

// How far the four steps that alternate within each round rotate.
constexpr std::array<std::array<int, 4>, 4> kTurns = {
    {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}}};

// The word of the block that a step takes.
constexpr unsigned word_of_step(unsigned step) {
  constexpr std::array<unsigned, 4> kFactor = {1, 5, 3, 7};
  constexpr std::array<unsigned, 4> kStart = {0, 1, 5, 0};
  return (kFactor[step / 16] * step + kStart[step / 16]) % 16;
}

constexpr std::uint32_t mix(unsigned round, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  if (round == 0) return (b & c) | (~b & d);
  if (round == 1) return (b & d) | (c & ~d);
  return round == 2 ? b ^ c ^ d : c ^ (b | ~d);
}

// The lowest byte first.
std::array<unsigned char, 8> bytes_of(std::uint64_t number) {
  std::array<unsigned char, 8> bytes{};
  for (unsigned i = 0; i < 8; ++i) bytes[i] = static_cast<unsigned char>(number >> (8 * i));
  return bytes;
}

}  // namespace

void Md5::add(std::string_view bytes) {
  bytes_ += bytes.size();
  while (!bytes.empty()) {
    const std::size_t count = std::min(bytes.size(), block_.size() - used_);
    std::copy_n(bytes.begin(), count, block_.begin() + static_cast<std::ptrdiff_t>(used_));
    used_ += count;
    bytes.remove_prefix(count);
    if (used_ == block_.size()) take_block();
  }
}

void Md5::take_block() {
  used_ = 0;
  std::array<std::uint32_t, 16> words{};
  for (unsigned i = 0; i < 64; ++i) {
    words[i / 4] |= static_cast<std::uint32_t>(block_[i]) << (8 * (i % 4));
  }
  auto [a, b, c, d] = state_;
  for (unsigned step = 0; step < kSteps; ++step) {
    const unsigned round = step / 16;
    const std::uint32_t sum = a + mix(round, b, c, d) + words[word_of_step(step)] + sines()[step];
    a = d;
    d = c;
    c = b;
    b += std::rotl(sum, kTurns[round][step % 4]);
  }
  state_ = {state_[0] + a, state_[1] + b, state_[2] + c, state_[3] + d};
}

std::string Md5::finish() {
  const std::array<unsigned char, 8> length = bytes_of(bytes_ * 8);
  add(std::string_view("\x80", 1));
  while (used_ != 56) add(std::string_view("\0", 1));
  for (const unsigned char byte : length) {
    const char one = static_cast<char>(byte);
    add({&one, 1});
  }
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint32_t word : state_) {
    for (unsigned i = 0; i < 8; ++i)
      text += kDigits[word >> (8 * (i / 2) + (i % 2 == 0 ? 4 : 0)) & 15U];
  }
  return text;
}

}  // namespace p2c
