#include "cnf_out/proofs/proof_reader.hpp"

#include <type_traits>

#include "cnf_out/proofs/step_words.hpp"

namespace p2c {

ProofReader::ProofReader(std::string_view text, const std::string& file, ProofFormat format)
    : ProofReader(std::make_unique<ByteStream>(text), file, format) {}

ProofReader::ProofReader(NextPiece next, const std::string& file, ProofFormat format)
    : ProofReader(std::make_unique<ByteStream>(std::move(next)), file, format) {}

ProofReader::ProofReader(std::unique_ptr<ByteStream> bytes, const std::string& file,
                         ProofFormat format)
    : bytes_(std::move(bytes)),
      form_(detect_form(*bytes_, format)),
      words_(std::in_place_type<BinaryWords>, *bytes_, file) {
  if (form_.binary) return;
  skip_rup_header(*bytes_, form_.format);
  words_.emplace<LiteralStream>(*bytes_, file);
}

bool ProofReader::next(ProofStep& step) {
  step.kind = ProofStep::Kind::kAdd;
  step.id = 0;
  step.literals.clear();
  step.ids.clear();
  step.has_hints = false;
  bool found = false;
  if (auto* text = std::get_if<LiteralStream>(&words_)) {
    found = text->find_word();
    if (found) step_place_ = text->place();
    if (found) read_step(*text, form_.format, step);
  } else {
    found = read_step(std::get<BinaryWords>(words_), form_.format, step);
  }
  if (found) ++number_;
  return found;
}

std::string ProofReader::place() const {
  if (const auto* binary = std::get_if<BinaryWords>(&words_)) return binary->place();
  return step_place_.str();
}

}  // namespace p2c
