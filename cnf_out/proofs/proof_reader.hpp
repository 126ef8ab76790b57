// Reading proofs, step by step.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "cnf_out/literal_stream.hpp"
#include "cnf_out/proofs/binary_words.hpp"
#include "cnf_out/proofs/proof_format.hpp"
#include "cnf_out/proofs/proof_step.hpp"
#include "cnf_out/proofs/step_places.hpp"

namespace p2c {

/// Reads one step after another. Text has comments, and any line ends.
///
/// DRAT, and RUP after an optional line "%RUPD32 ...": the literals of a clause and 0; "d" before
/// a clause that is deleted.
/// LRAT: the number of a clause, its literals, 0, hints, 0; or a number, "d", numbers of clauses
/// that are deleted, 0.
/// FRAT: a letter before each step (ProofStep::Kind), then a number, literals and 0; perhaps "l",
/// hints and 0.
/// Binary DRAT and LRAT: 'a' or 'd', then the same without the number before "d". Binary FRAT: the
/// letters as in text.
class ProofReader {
 public:
  /// `text` must outlive the reader; `file` is its name in messages.
  ProofReader(std::string_view text, const std::string& file,
              ProofFormat format = ProofFormat::kDetect);
  ProofReader(NextPiece next, const std::string& file, ProofFormat format = ProofFormat::kDetect);

  /// False at the end. Throws InputError for anything that is not a step.
  bool next(ProofStep& step);
  /// Each step is given to `change` before it is given out.
  void change_with(std::function<void(ProofStep&)> change) { change_ = std::move(change); }

  ProofFormat format() const { return form_.format; }
  /// The rest of the proof has more bytes than this.
  bool is_longer_than(std::size_t bytes) { return bytes_->ahead(bytes + 1).size() > bytes; }
  /// Where the step read last begins.
  StepPlace place() const { return place_; }
  /// "file:line:col", or "file: byte N", from 1 on.
  std::string shown(const StepPlace& place) const;
  /// Of the step read last, from 1 on.
  std::int64_t number() const { return number_; }

 private:
  ProofReader(std::unique_ptr<ByteStream> bytes, const std::string& file, ProofFormat format);

  void read_text_step(LiteralStream& words, ProofStep& step);

  std::string file_;
  std::unique_ptr<ByteStream> bytes_;
  ProofForm form_;
  std::variant<LiteralStream, BinaryWords> words_;
  StepPlace place_;
  std::int64_t number_ = 0;
  std::function<void(ProofStep&)> change_;
};

}  // namespace p2c
