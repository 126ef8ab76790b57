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
    : file_(file),
      bytes_(std::move(bytes)),
      form_(detect_form(*bytes_, format)),
      words_(std::in_place_type<BinaryWords>, *bytes_, file, format_note(form_.format)) {
  if (form_.binary) return;
  refuse_foreign_proof(*bytes_, file);
  skip_rup_header(*bytes_, form_.format);
  words_.emplace<LiteralStream>(*bytes_, file, format_note(form_.format));
}

bool ProofReader::next(ProofStep& step) {
  step.kind = ProofStep::Kind::kAdd;
  step.id = 0;
  step.literals.clear();
  step.ids.clear();
  bool found = false;
  if (auto* text = std::get_if<LiteralStream>(&words_)) {
    found = text->find_word();
    if (found) read_text_step(*text, step);
  } else {
    auto& bytes = std::get<BinaryWords>(words_);
    found = read_step(bytes, form_.format, step);
    place_ = {bytes.step_at() + 1, 1};
  }
  if (found) ++number_;
  if (found && change_) change_(step);
  return found;
}

void ProofReader::read_text_step(LiteralStream& words, ProofStep& step) {
  const Place& first = words.place();
  place_ = {static_cast<std::uint64_t>(first.line), static_cast<std::uint64_t>(first.col)};
  read_step(words, form_.format, step);
}

std::string ProofReader::shown(const StepPlace& place) const {
  const std::string first = std::to_string(place.line);
  if (form_.binary) return file_ + ": byte " + first;
  return file_ + ":" + first + ":" + std::to_string(place.column);
}

}  // namespace p2c
