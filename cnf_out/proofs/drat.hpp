// Reading proofs in the DRAT format, as text or binary.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "cnf_out/literal_words.hpp"
#include "encoder/clauses/lit.hpp"

namespace p2c {

struct ProofStep {
  bool deletes = false;
  Lits literals;
};

/// Reads one step after another.
///
/// Text: the literals of a clause and 0, over any line ends; "d" before a clause that is deleted.
/// Binary: 'a' or 'd', then each literal as 2 * variable, plus 1 when negative, in groups of seven
/// bits, the lowest first, with the top bit set on all but the last; then a zero byte.
class ProofReader {
 public:
  /// `text` must outlive the reader; `file` is its name in messages.
  ProofReader(std::string_view text, const std::string& file);

  /// False at the end. Throws InputError for anything that is not a step.
  bool next(ProofStep& step);

  /// Where the step read last begins: "file:line:col", or "file: byte N", from 1 on.
  std::string place() const;
  /// Of the step read last, from 1 on.
  std::int64_t number() const { return number_; }

 private:
  class Binary {
   public:
    Binary(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}
    bool next(ProofStep& step);
    std::string place() const { return file_ + ": byte " + std::to_string(step_at_ + 1); }

   private:
    unsigned number();
    unsigned char byte(const char* expected);
    [[noreturn]] void fail(std::size_t at, const std::string& message) const;

    std::string_view text_;
    std::string file_;
    std::size_t at_ = 0;
    std::size_t step_at_ = 0;
  };

  class Text {
   public:
    Text(std::string_view text, const std::string& file) : words_(text, file) {}
    bool next(ProofStep& step);
    std::string place() const { return place_.str(); }

   private:
    LiteralWords words_;
    Place place_;
  };

  std::variant<Text, Binary> reader_;
  std::int64_t number_ = 0;
};

}  // namespace p2c
