// Bytes one after the other, whether they are in memory or come piece by piece.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace p2c {

/// Gives the next piece of a text, valid until the next call; an empty one at the end.
using NextPiece = std::function<std::string_view()>;

class ByteStream {
 public:
  static constexpr int kEnd = -1;

  /// A text as a whole, which must outlive the stream.
  explicit ByteStream(std::string_view text)
      : begin_(text.data()), at_(begin_), end_(begin_ + text.size()), token_(at_) {}
  explicit ByteStream(NextPiece next) : next_(std::move(next)) {}
  ByteStream(const ByteStream&) = delete;
  ByteStream& operator=(const ByteStream&) = delete;

  /// The next byte, or kEnd.
  int peek() { return at_ != end_ || refill() ? static_cast<unsigned char>(*at_) : kEnd; }
  /// The one after it.
  int peek_second() {
    return end_ - at_ > 1 || (refill() && end_ - at_ > 1) ? static_cast<unsigned char>(at_[1])
                                                          : kEnd;
  }
  /// Moves past the byte that peek() gave.
  void skip() { ++at_; }
  /// What comes next: so many bytes or more, fewer only at the end of the text. Nothing is moved.
  std::string_view ahead(std::size_t count);

  /// How many bytes were moved past.
  std::size_t offset() const { return before_ + static_cast<std::size_t>(at_ - begin_); }

  /// A token begins here. It is kept in memory until the next one begins.
  void begin_token() { token_ = at_; }
  std::string_view token() const { return {token_, static_cast<std::size_t>(at_ - token_)}; }

 private:
  bool refill();

  NextPiece next_;          // none where all is in memory
  std::size_t before_ = 0;  // bytes before begin_
  std::string buffer_;      // bytes of several pieces
  const char* begin_ = nullptr;
  const char* at_ = nullptr;
  const char* end_ = nullptr;
  const char* token_ = nullptr;
};

}  // namespace p2c
