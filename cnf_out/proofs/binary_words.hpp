// The numbers of proofs as bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cnf_out/byte_stream.hpp"

namespace p2c {

/// A number is 2 * its size, plus 1 when negative, in groups of seven bits, the lowest first, with
/// the top bit set on all but the last. A zero byte ends a list.
class BinaryWords {
 public:
  /// `bytes` must outlive this; `file` is its name in messages, which end with `note`.
  BinaryWords(ByteStream& bytes, std::string file, std::string note)
      : bytes_(bytes), file_(std::move(file)), note_(std::move(note)) {}

  /// False at the end of the file. Else `letter` is the one that begins a step, one of `letters`.
  bool next_step(std::string_view letters, char& letter);
  /// Takes the next byte if it is this letter.
  bool take_letter(char letter);
  /// 0 at the end of a list.
  int literal();
  /// Of a clause.
  std::int64_t number(std::int64_t most);
  /// The same where there is no sign: its size is not doubled.
  std::int64_t plain_number(std::int64_t most);

  /// The offset of the step.
  std::size_t step_at() const { return step_at_; }
  /// Throws InputError at the step.
  [[noreturn]] void refuse_step(const std::string& expected) const {
    fail(step_at_, "expected " + expected);
  }

 private:
  [[noreturn]] void fail(std::size_t at, const std::string& message) const;
  std::uint64_t code(std::uint64_t most, const std::string& too_large);
  unsigned char byte(const char* expected);

  ByteStream& bytes_;
  std::string file_;
  std::string note_;
  std::size_t step_at_ = 0;
};

}  // namespace p2c
