#include "cnf_out/proofs/drat.hpp"

namespace p2c {
namespace {

// Text has no zero byte and no 'a', and a binary step ends with a zero byte. So only a binary file
// that is cut within a first deletion may pass for text, and either way it proves nothing.
bool is_binary(std::string_view text) {
  return text.starts_with('a') || text.find('\0') != std::string_view::npos;
}

}  // namespace

ProofReader::ProofReader(std::string_view text, const std::string& file)
    : reader_(std::in_place_type<Text>, text, file) {
  if (is_binary(text)) reader_.emplace<Binary>(text, file);
}

bool ProofReader::next(ProofStep& step) {
  step.literals.clear();
  const bool found = std::visit([&](auto& reader) { return reader.next(step); }, reader_);
  if (found) ++number_;
  return found;
}

std::string ProofReader::place() const {
  return std::visit([](const auto& reader) { return reader.place(); }, reader_);
}

bool ProofReader::Text::next(ProofStep& step) {
  if (!words_.has_next()) return false;
  std::string_view word = words_.next("");
  place_ = words_.in().place();
  step.deletes = word == "d";
  if (step.deletes) word = words_.next("a literal or 0");
  while (const int number = words_.literal(word)) {
    step.literals.push_back(Lit(number));
    word = words_.next("0 at the end of the step");
  }
  return true;
}

bool ProofReader::Binary::next(ProofStep& step) {
  if (at_ == text_.size()) return false;
  step_at_ = at_;
  const unsigned char kind = byte("a step");
  if (kind != 'a' && kind != 'd') fail(step_at_, "expected a step that begins with 'a' or 'd'");
  step.deletes = kind == 'd';
  for (std::size_t start = at_; const unsigned code = number(); start = at_) {
    if (code == 1) fail(start, "expected a literal or 0, got variable 0");
    const auto variable = static_cast<int>(code >> 1U);
    step.literals.push_back(code % 2 == 0 ? Lit(variable) : Lit(-variable));
  }
  return true;
}

unsigned ProofReader::Binary::number() {
  constexpr std::uint64_t kMost = 2ULL * ClauseSink::kMostVariables + 1;
  constexpr unsigned kLastShift = 28;  // five bytes hold the largest number
  constexpr unsigned kMore = 128;
  const std::size_t start = at_;
  std::uint64_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    const std::uint64_t part = byte("0 at the end of the step");
    if (shift <= kLastShift) value |= (part & (kMore - 1)) << shift;
    if (value > kMost || shift > kLastShift) {
      fail(start, "expected a variable up to " + std::to_string(ClauseSink::kMostVariables));
    }
    if (part >= kMore) continue;
    if (part == 0 && shift > 0) fail(start, "expected a literal without padding bytes");
    return static_cast<unsigned>(value);
  }
}

unsigned char ProofReader::Binary::byte(const char* expected) {
  if (at_ == text_.size()) {
    fail(at_, std::string("expected ") + expected + ", got the end of the file");
  }
  return static_cast<unsigned char>(text_[at_++]);
}

void ProofReader::Binary::fail(std::size_t at, const std::string& message) const {
  throw InputError({file_}, "byte " + std::to_string(at + 1) + ": " + message);
}

}  // namespace p2c
