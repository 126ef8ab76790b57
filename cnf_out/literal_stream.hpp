// The words of DIMACS files and of proofs as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cnf_out/byte_stream.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

/// Words over any line ends. A line that begins with c is a comment.
///
/// Every `expected` is a phrase that fits after the word "expected"; of a wrong word, or of none,
/// the error names its place.
class LiteralStream {
 public:
  static constexpr const char* kLiteral = "a literal or 0";

  /// `bytes` must outlive this; `file` is its name in messages, which end with `note`.
  LiteralStream(ByteStream& bytes, std::string file, std::string note = "");

  /// Moves to the next word; false at the end of the text.
  bool find_word();
  /// Moves to the next word. Throws InputError at the end of the text.
  void need_word(const char* expected);
  /// The first byte of the word at hand.
  int first() { return bytes_.peek(); }

  /// Takes the next word if it is this letter.
  bool take_letter(char letter);
  /// Takes the next word as a literal; 0 for the word "0".
  int literal(const char* or_else);
  /// Takes the next word as a number up to `most`, with a sign.
  std::int64_t number(std::int64_t most, const char* expected, const char* or_else);

  /// Takes the next word of the line. Throws InputError at its end.
  std::string_view word_of_line(const std::string& expected);
  int number_of_line(int most);
  /// Throws InputError unless the line has no further word.
  void end_line();

  /// Takes the word at hand and throws "expected EXPECTED, got 'the word'".
  [[noreturn]] void refuse(const std::string& expected);
  /// Throws this message at the word taken last.
  [[noreturn]] void fail_as(const std::string& message) const;
  /// Of the word at hand, or else the one taken last.
  const Place& place() const { return place_; }

 private:
  bool at_word_end();
  bool at_return();
  void skip_blanks();
  void skip_line();
  void mark_word();
  void take_word();

  ByteStream& bytes_;
  std::string note_;
  int lines_ = 1;               // begun
  std::size_t line_start_ = 0;  // its offset
  Place place_;                 // of the word at hand; line 0: there was none
};

}  // namespace p2c
