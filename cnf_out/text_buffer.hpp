// Text on its way out, gathered into large pieces.
#pragma once

#include <charconv>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "cnf_out/digits.hpp"

namespace p2c {

/// Takes bytes; throws when they cannot be written.
using ByteWriter = std::function<void(std::string_view)>;

/// What was not flushed is lost: nobody wants it after an error.
class TextBuffer {
 public:
  // The buffer is not filled beforehand: most texts are far shorter.
  explicit TextBuffer(const ByteWriter& write) : write_(write), buffer_(new char[kSize]) {}

  void text(std::string_view bytes) {
    for (const char byte : bytes) {
      if (used_ == kSize) flush();
      buffer_[used_++] = byte;
    }
  }

  /// The number with one character after it.
  void number(int value, char after) {
    char* const begin = room(kMostDigits + 2);
    *begin = '-';
    const bool negative = value < 0;
    const auto size = static_cast<unsigned>(value);
    char* const end = put_digits(begin + (negative ? 1 : 0), negative ? 0U - size : size);
    end_number(begin, end, after);
  }
  void number(std::int64_t value, char after) {
    constexpr int kMost = 20;
    char* const begin = room(kMost + 1);
    end_number(begin, std::to_chars(begin, begin + kMost, value).ptr, after);
  }

  void flush() {
    write_({buffer_.get(), used_});
    written_ += static_cast<std::int64_t>(used_);
    used_ = 0;
  }

  /// Bytes flushed so far.
  std::int64_t written() const { return written_; }

 private:
  static constexpr std::size_t kSize = 1U << 20U;

  char* room(std::size_t bytes) {
    if (used_ + bytes > kSize) flush();
    return buffer_.get() + used_;
  }
  void end_number(const char* begin, char* end, char after) {
    *end = after;
    used_ += static_cast<std::size_t>(end + 1 - begin);
  }

  const ByteWriter& write_;
  std::unique_ptr<char[]> buffer_;
  std::size_t used_ = 0;
  std::int64_t written_ = 0;
};

}  // namespace p2c
