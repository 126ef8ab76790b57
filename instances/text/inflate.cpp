#include "instances/text/inflate.hpp"

#include <array>
#include <vector>

namespace p2c {
namespace {

constexpr int kMostBits = 15;  // of a code

// How the unpacking ends where not at the end of the last block.
struct Ended {
  Inflated::Ending ending;
};

[[noreturn]] void fail() { throw Ended{Inflated::Ending::kBroken}; }

// The lowest bit of a byte comes first.
class Bits {
 public:
  explicit Bits(std::string_view bytes) : bytes_(bytes) {}

  int take(int count) {
    int value = 0;
    for (int i = 0; i < count; ++i) value |= take() << i;
    return value;
  }
  int take() {
    if (bit_ == 0) {
      if (at_ == bytes_.size()) fail();
      byte_ = static_cast<unsigned char>(bytes_[at_++]);
    }
    const int bit = byte_ >> bit_ & 1;
    bit_ = (bit_ + 1) % 8;
    return bit;
  }
  // Whole bytes, after what is left of the one begun.
  std::string_view take_bytes(std::size_t count) {
    bit_ = 0;
    if (bytes_.size() - at_ < count) fail();
    at_ += count;
    return bytes_.substr(at_ - count, count);
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  int byte_ = 0;
  int bit_ = 0;  // the next one of `byte_`
};

// A code in which shorter words come first, and words of one length in the order of their symbols.
class Code {
 public:
  // The length of the word of each symbol; 0: it has none.
  explicit Code(const std::vector<int>& lengths) {
    for (int length = 1; length <= kMostBits; ++length) {
      for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
        if (lengths[symbol] != length) continue;
        symbols_.push_back(static_cast<int>(symbol));
        ++count_[static_cast<std::size_t>(length)];
      }
    }
    int free = 1;
    for (std::size_t length = 1; length <= kMostBits; ++length) {
      free = 2 * free - count_[length];
      if (free < 0) fail();
    }
  }

  int symbol(Bits& in) const {
    int word = 0;
    int first = 0;  // word of this length
    std::size_t before = 0;
    for (std::size_t length = 1; length <= kMostBits; ++length) {
      word = 2 * word + in.take();
      first = 2 * first;
      if (word - first < count_[length]) {
        return symbols_[before + static_cast<std::size_t>(word - first)];
      }
      first += count_[length];
      before += static_cast<std::size_t>(count_[length]);
    }
    fail();
  }

 private:
  std::array<int, kMostBits + 1> count_{};  // of words, by length
  std::vector<int> symbols_;
};

// The codes of a block: bytes and lengths, and distances.
struct BlockCodes {
  Code symbols;
  Code distances;
};

BlockCodes fixed_codes() {
  std::vector<int> lengths(288, 8);
  for (std::size_t i = 144; i < 256; ++i) lengths[i] = 9;
  for (std::size_t i = 256; i < 280; ++i) lengths[i] = 7;
  return {Code(lengths), Code(std::vector<int>(30, 5))};
}

// Lengths of words, where a code says how often one is repeated.
std::vector<int> read_lengths(Bits& in, const Code& code, std::size_t count) {
  std::vector<int> lengths;
  while (lengths.size() < count) {
    const int symbol = code.symbol(in);
    if (symbol < 16) {
      lengths.push_back(symbol);
      continue;
    }
    if (symbol == 16 && lengths.empty()) fail();
    const int value = symbol == 16 ? lengths.back() : 0;
    const int times = symbol == 16   ? 3 + in.take(2)
                      : symbol == 17 ? 3 + in.take(3)
                                     : 11 + in.take(7);
    lengths.insert(lengths.end(), static_cast<std::size_t>(times), value);
  }
  if (lengths.size() > count) fail();
  return lengths;
}

BlockCodes read_codes(Bits& in) {
  constexpr std::array<std::size_t, 19> kOrder{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                               11, 4,  12, 3, 13, 2, 14, 1, 15};
  const auto symbols = static_cast<std::size_t>(257 + in.take(5));
  const auto distances = static_cast<std::size_t>(1 + in.take(5));
  const auto count = static_cast<std::size_t>(4 + in.take(4));
  std::vector<int> of_lengths(kOrder.size(), 0);
  for (std::size_t i = 0; i < count; ++i) of_lengths[kOrder[i]] = in.take(3);
  const std::vector<int> all = read_lengths(in, Code(of_lengths), symbols + distances);
  const auto end = all.begin() + static_cast<std::ptrdiff_t>(symbols);
  return {Code({all.begin(), end}), Code({end, all.end()})};
}

class Unpacking {
 public:
  Unpacking(std::string_view packed, std::size_t most) : in_(packed), most_(most) {}

  Inflated run() {
    try {
      bool last = false;
      while (!last) {
        last = in_.take() == 1;
        take_block(in_.take(2));
      }
    } catch (const Ended& ended) {
      return {ended.ending, std::move(out_)};
    }
    return {Inflated::Ending::kWhole, std::move(out_)};
  }

 private:
  void take_block(int form) {
    if (form == 0) return take_stored();
    if (form == 3) fail();
    const BlockCodes codes = form == 1 ? fixed_codes() : read_codes(in_);
    constexpr int kEnd = 256;
    for (int symbol = codes.symbols.symbol(in_); symbol != kEnd;
         symbol = codes.symbols.symbol(in_)) {
      if (symbol < kEnd) {
        add(static_cast<char>(symbol));
      } else {
        const std::size_t length = length_of(symbol - kEnd - 1);  // comes first
        repeat(length, distance_of(codes.distances.symbol(in_)));
      }
    }
  }

  // Its length stands there twice, the second time with all bits turned.
  void take_stored() {
    const std::string_view head = in_.take_bytes(4);
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(head[i]); };
    const unsigned length = byte(0) | static_cast<unsigned>(byte(1)) << 8U;
    if ((byte(2) | static_cast<unsigned>(byte(3)) << 8U) != (length ^ 0xFFFFU)) fail();
    for (const char c : in_.take_bytes(length)) add(c);
  }

  // Symbols come in groups of four with one more bit than the group before; the first two have
  // none, and the last symbol stands for the greatest length alone.
  std::size_t length_of(int symbol) {
    if (symbol > 28) fail();
    if (symbol == 28) return 258;
    if (symbol < 8) return static_cast<std::size_t>(3 + symbol);
    const int bits = symbol / 4 - 1;
    return static_cast<std::size_t>(3 + ((4 + symbol % 4) << bits) + in_.take(bits));
  }

  // The same in groups of two.
  std::size_t distance_of(int symbol) {
    if (symbol > 29) fail();
    if (symbol < 4) return static_cast<std::size_t>(1 + symbol);
    const int bits = symbol / 2 - 1;
    return static_cast<std::size_t>(1 + ((2 + symbol % 2) << bits) + in_.take(bits));
  }

  void repeat(std::size_t length, std::size_t distance) {
    if (distance > out_.size()) fail();
    for (std::size_t i = 0; i < length; ++i) add(out_[out_.size() - distance]);
  }

  void add(char c) {
    if (out_.size() == most_) throw Ended{Inflated::Ending::kTooLong};
    out_ += c;
  }

  Bits in_;
  std::size_t most_;
  std::string out_;
};

}  // namespace

Inflated inflate(std::string_view packed, std::size_t most) {
  return Unpacking(packed, most).run();
}

}  // namespace p2c
