// Text on its way out, gathered into large pieces.
#pragma once

#include <charconv>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace puzzle2cnf {

/// Takes bytes; throws when they cannot be written.
using ByteWriter = std::function<void(std::string_view)>;

/// What was not flushed is lost: after an error nobody wants it.
class TextBuffer {
 public:
  explicit TextBuffer(const ByteWriter& write) : write_(write), buffer_(kSize, '\0') {}

  void text(std::string_view bytes) {
    for (const char byte : bytes) {
      if (used_ == kSize) flush();
      buffer_[used_++] = byte;
    }
  }

  /// The number with one character behind it.
  template <class Integer>
  void number(Integer value, char behind) {
    constexpr std::size_t kLongest = 21;  // sign, 19 digits, the character
    if (used_ + kLongest > kSize) flush();
    char* begin = buffer_.data() + used_;
    char* end = std::to_chars(begin, begin + kLongest - 1, value).ptr;
    *end = behind;
    used_ += static_cast<std::size_t>(end + 1 - begin);
  }

  void flush() {
    write_(std::string_view(buffer_).substr(0, used_));
    written_ += static_cast<std::int64_t>(used_);
    used_ = 0;
  }

  /// Bytes flushed so far.
  std::int64_t written() const { return written_; }

 private:
  static constexpr std::size_t kSize = 1U << 20U;

  const ByteWriter& write_;
  std::string buffer_;
  std::size_t used_ = 0;
  std::int64_t written_ = 0;
};

}  // namespace puzzle2cnf
