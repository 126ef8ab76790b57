// The text in a file of one of the Netpbm formats: its header, and plain pixels.
#pragma once

#include <string>
#include <string_view>

#include "instances/text/text_reader.hpp"

namespace p2c {

/// Walks over numbers and bits; comments may be anywhere between them. Not by lines, as TextReader
/// does: what follows a header may be bytes. Errors are InputErrors with their place.
class PnmText {
 public:
  /// Begins after the two letters of the format. `bytes` and `file` must outlive the walk.
  PnmText(std::string_view bytes, const std::string& file) : bytes_(bytes), file_(file) {}

  /// Moves past white space and comments.
  void skip_blanks();
  /// The next number, from lo to hi; `what` is "a width" and the like.
  long long number(long long lo, long long hi, const std::string& what);
  /// The next digit, 0 or 1; those after it need no white space between.
  int bit();
  /// Moves past one white space, which a comment's end may be, and no more: what follows are
  /// pixels.
  void end_header();
  /// Throws unless only white space and comments are left.
  void expect_end();

  std::string_view left() const { return bytes_.substr(at_); }
  Place place() const;
  Place whole_file() const { return {file_}; }

 private:
  [[noreturn]] void fail(const std::string& expected) const;

  std::string_view bytes_;
  const std::string& file_;
  std::size_t at_ = 2;
};

}  // namespace p2c
