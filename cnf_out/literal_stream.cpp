#include "cnf_out/literal_stream.hpp"

#include <climits>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {
namespace {

constexpr std::size_t kLongestWord = 64;  // of those that are kept for messages

}  // namespace

LiteralStream::LiteralStream(ByteStream& bytes, std::string file, std::string note)
    : bytes_(bytes), note_(std::move(note)), place_{std::move(file)} {
  constexpr std::size_t kMark = 3;
  const std::string_view begin = bytes_.ahead(kMark);
  for (auto left = begin.size() - without_byte_order_mark(begin).size(); left > 0; --left) {
    bytes_.skip();
  }
  line_start_ = bytes_.offset();
}

bool LiteralStream::find_word() {
  bytes_.begin_token();
  while (true) {
    skip_blanks();
    const int byte = bytes_.peek();
    if (byte == ByteStream::kEnd) return false;
    if (byte == '\n' || (byte == 'c' && bytes_.offset() == line_start_)) {
      skip_line();
    } else {
      mark_word();
      return true;
    }
  }
}

void LiteralStream::need_word(const char* expected) {
  if (!find_word()) {
    fail_as(std::string("expected ") + expected + ", got the end of the file");
  }
}

bool LiteralStream::take_letter(char letter) {
  if (!find_word() || bytes_.peek() != letter) return false;
  bytes_.skip();
  if (at_word_end()) return true;
  refuse(kLiteral);
}

int LiteralStream::literal(const char* or_else) {
  return static_cast<int>(number(ClauseSink::kMostVariables, kLiteral, or_else));
}

std::int64_t LiteralStream::number(std::int64_t most, const char* expected, const char* or_else) {
  need_word(or_else);
  const bool negative = bytes_.peek() == '-';
  if (negative) bytes_.skip();
  std::int64_t value = 0;
  const std::size_t before = bytes_.token().size();
  for (int byte = bytes_.peek(); byte >= '0' && byte <= '9' && value <= most;
       byte = bytes_.peek()) {
    value = value * 10 + (byte - '0');
    bytes_.skip();
  }
  const std::size_t digits = bytes_.token().size() - before;
  const bool is_zero = value == 0;
  if (digits == 0 || digits > kLongestWord || value > most || (negative && is_zero) ||
      !at_word_end()) {
    refuse(expected);
  }
  return negative ? -value : value;
}

std::string_view LiteralStream::word_of_line(const std::string& expected) {
  skip_blanks();
  mark_word();
  if (at_word_end()) fail_as("expected " + expected + ", got the end of the line");
  take_word();
  return bytes_.token();
}

int LiteralStream::number_of_line(int most) {
  const std::string expected = "a number from 0 to " + std::to_string(most);
  skip_blanks();
  mark_word();
  if (at_word_end()) fail_as("expected " + expected + ", got the end of the line");
  if (bytes_.peek() == '-') refuse(expected);
  return static_cast<int>(number(most, expected.c_str(), ""));
}

void LiteralStream::end_line() {
  skip_blanks();
  if (at_word_end()) return;
  mark_word();
  refuse("the end of the line");
}

void LiteralStream::refuse(const std::string& expected) {
  take_word();
  fail_as("expected " + expected + ", got " + in_quotes(bytes_.token()));
}

void LiteralStream::fail_as(const std::string& message) const {
  throw InputError(place_, message + note_);
}

// Blanks, line ends and the end of the text end a word.
bool LiteralStream::at_word_end() {
  const int byte = bytes_.peek();
  return byte == ' ' || byte == '\n' || byte == '\t' || byte == ByteStream::kEnd || at_return();
}

// A carriage return is part of a line end; elsewhere it is part of a word.
bool LiteralStream::at_return() {
  if (bytes_.peek() != '\r') return false;
  const int after = bytes_.peek_second();
  return after == '\n' || after == ByteStream::kEnd;
}

void LiteralStream::skip_blanks() {
  while (bytes_.peek() == ' ' || bytes_.peek() == '\t' || at_return()) bytes_.skip();
}

void LiteralStream::skip_line() {
  for (int byte = bytes_.peek(); byte != ByteStream::kEnd; byte = bytes_.peek()) {
    bytes_.skip();
    bytes_.begin_token();
    if (byte == '\n') break;
  }
  ++lines_;
  line_start_ = bytes_.offset();
}

void LiteralStream::mark_word() {
  bytes_.begin_token();
  place_.line = lines_;
  place_.col = static_cast<int>(bytes_.offset() - line_start_) + 1;
}

// As much of it as a message shows.
void LiteralStream::take_word() {
  while (bytes_.token().size() < kLongestWord && !at_word_end()) bytes_.skip();
}

}  // namespace p2c
