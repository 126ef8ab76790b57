#include "cnf_out/proofs/binary_words.hpp"

#include "encoder/clauses/clause_sink.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

// "'a', 'd' or 'o'".
std::string listed(std::string_view letters) {
  std::string text;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (i > 0) text += i + 1 < letters.size() ? ", " : " or ";
    text.append("'").append(1, letters[i]).append("'");
  }
  return text;
}

constexpr const char* kClauseNumber = "expected the number of a clause";

}  // namespace

bool BinaryWords::next_step(std::string_view letters, char& letter) {
  bytes_.begin_token();
  if (bytes_.peek() == ByteStream::kEnd) return false;
  step_at_ = bytes_.offset();
  letter = static_cast<char>(byte("a step"));
  if (letters.find(letter) == std::string_view::npos) {
    refuse_step("a step that begins with " + listed(letters));
  }
  return true;
}

bool BinaryWords::take_letter(char letter) {
  if (bytes_.peek() != letter) return false;
  bytes_.skip();
  return true;
}

int BinaryWords::literal() {
  constexpr auto kMost = ClauseSink::kMostVariables;
  static const std::string too_large = "expected a variable up to " + std::to_string(kMost);
  const std::size_t start = bytes_.offset();
  const std::uint64_t value = code(2ULL * kMost + 1, too_large);
  if (value == 1) fail(start, "expected a literal or 0, got variable 0");
  const auto variable = static_cast<int>(value >> 1U);
  return value % 2 == 0 ? variable : -variable;
}

std::int64_t BinaryWords::number(std::int64_t most) {
  const std::size_t start = bytes_.offset();
  const std::uint64_t value = code(2 * static_cast<std::uint64_t>(most) + 1, kClauseNumber);
  if (value == 1) fail(start, kClauseNumber);
  const auto size = static_cast<std::int64_t>(value >> 1U);
  return value % 2 == 0 ? size : -size;
}

std::int64_t BinaryWords::plain_number(std::int64_t most) {
  return static_cast<std::int64_t>(code(static_cast<std::uint64_t>(most), kClauseNumber));
}

std::uint64_t BinaryWords::code(std::uint64_t most, const std::string& too_large) {
  constexpr unsigned kLastShift = 56;  // `most` is below
  constexpr unsigned kMore = 128;
  const std::size_t start = bytes_.offset();
  std::uint64_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    const std::uint64_t part = byte("0 at the end of the step");
    if (shift <= kLastShift) value |= (part & (kMore - 1)) << shift;
    if (value > most || shift > kLastShift) fail(start, too_large);
    if (part >= kMore) continue;
    if (part == 0 && shift > 0) fail(start, "expected a literal without padding bytes");
    return value;
  }
}

unsigned char BinaryWords::byte(const char* expected) {
  const int next = bytes_.peek();
  if (next == ByteStream::kEnd) {
    fail(bytes_.offset(), std::string("expected ") + expected + ", got the end of the file");
  }
  bytes_.skip();
  return static_cast<unsigned char>(next);
}

void BinaryWords::fail(std::size_t at, const std::string& message) const {
  throw InputError({file_}, "byte " + std::to_string(at + 1) + ": " + message + note_);
}

}  // namespace p2c
