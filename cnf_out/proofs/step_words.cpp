#include "cnf_out/proofs/step_words.hpp"

#include <array>

namespace p2c {
namespace {

using Kind = ProofStep::Kind;

constexpr ClauseId kMostIds = 1'000'000'000'000'000;
constexpr const char* kEnd = "0 at the end of the step";

void read_literals(LiteralStream& words, const char* or_else, Lits& literals) {
  while (const int number = words.literal(or_else)) {
    literals.push_back(Lit(number));
    or_else = kEnd;
  }
}

void read_literals(BinaryWords& words, Lits& literals) {
  while (const int number = words.literal()) literals.push_back(Lit(number));
}

ClauseId read_id(LiteralStream& words) {
  constexpr const char* kId = "the number of a clause";
  words.need_word(kId);
  if (words.first() == '-' || words.first() == '0') words.refuse(kId);
  return words.number(kMostIds, kId, kId);
}

void read_ids(LiteralStream& words, std::vector<ClauseId>& ids) {
  while (const ClauseId id = words.number(kMostIds, "the number of a clause or 0", kEnd)) {
    ids.push_back(id);
  }
}

void read_ids(BinaryWords& words, std::vector<ClauseId>& ids) {
  while (const ClauseId id = words.number(kMostIds)) ids.push_back(id);
}

void read_drat(LiteralStream& words, ProofStep& step) {
  const bool deletes = words.take_letter('d');
  if (deletes) step.kind = Kind::kDelete;
  read_literals(words, deletes ? LiteralStream::kLiteral : kEnd, step.literals);
}

void read_lrat(LiteralStream& words, ProofStep& step) {
  step.id = read_id(words);
  if (words.take_letter('d')) {
    step.kind = Kind::kDelete;
  } else {
    read_literals(words, kEnd, step.literals);
  }
  read_ids(words, step.ids);
}

constexpr std::string_view kLetters = "adofr";  // of FRAT
constexpr std::array<Kind, 5> kKinds = {Kind::kAdd, Kind::kDelete, Kind::kOriginal, Kind::kFinal,
                                        Kind::kRenumber};

void read_frat(LiteralStream& words, ProofStep& step) {
  const auto letter = kLetters.find(static_cast<char>(words.first()));
  if (letter == std::string_view::npos) words.refuse("a step that begins with a, d, o, f or r");
  step.kind = kKinds[letter];
  words.take_letter(kLetters[letter]);
  if (step.kind == Kind::kRenumber) return read_ids(words, step.ids);
  step.id = read_id(words);
  read_literals(words, kEnd, step.literals);
  if (step.kind == Kind::kAdd && words.take_letter('l')) read_ids(words, step.ids);
}

ClauseId read_plain_id(BinaryWords& words) {
  const ClauseId id = words.plain_number(kMostIds);
  if (id == 0) words.refuse_step("the number of a clause");
  return id;
}

// Only hints have a sign.
void read_frat(BinaryWords& words, char letter, ProofStep& step) {
  step.kind = kKinds[kLetters.find(letter)];
  if (step.kind == Kind::kRenumber) {
    while (const ClauseId id = words.plain_number(kMostIds)) step.ids.push_back(id);
    return;
  }
  step.id = read_plain_id(words);
  read_literals(words, step.literals);
  if (step.kind == Kind::kAdd && words.take_letter('l')) read_ids(words, step.ids);
}

}  // namespace

void read_step(LiteralStream& words, ProofFormat format, ProofStep& step) {
  if (format == ProofFormat::kLrat) return read_lrat(words, step);
  if (format == ProofFormat::kFrat) return read_frat(words, step);
  read_drat(words, step);
}

bool read_step(BinaryWords& words, ProofFormat format, ProofStep& step) {
  char letter = 0;
  const bool frat = format == ProofFormat::kFrat;
  if (!words.next_step(frat ? kLetters : "ad", letter)) return false;
  if (frat) {
    read_frat(words, letter, step);
    return true;
  }
  if (letter == 'd') step.kind = Kind::kDelete;
  if (format != ProofFormat::kLrat) {
    read_literals(words, step.literals);
    return true;
  }
  if (!step.deletes()) {
    step.id = words.number(kMostIds);
    if (step.id <= 0) words.refuse_step("the number of a clause");
    read_literals(words, step.literals);
  }
  read_ids(words, step.ids);
  return true;
}

void skip_rup_header(ByteStream& bytes, ProofFormat format) {
  if (format != ProofFormat::kRup || bytes.peek() != '%') return;
  while (bytes.peek() != '\n' && bytes.peek() != ByteStream::kEnd) {
    bytes.skip();
    bytes.begin_token();
  }
}

}  // namespace p2c
