// The formats of proofs, and which one a file has.
#pragma once

#include <string>
#include <string_view>

#include "cnf_out/byte_stream.hpp"

namespace p2c {

enum class ProofFormat { kDetect, kDrat, kLrat, kFrat, kRup };

/// In messages: "DRAT".
std::string_view shown_format(ProofFormat format);
/// " (read as DRAT)", at the end of a message.
std::string format_note(ProofFormat format);

/// A format, and whether its numbers are bytes instead of digits.
struct ProofForm {
  ProofFormat format = ProofFormat::kDrat;
  bool binary = false;
};

/// Throws InputError for files that are something else, by their first line.
void refuse_foreign_proof(ByteStream& bytes, const std::string& file);

/// What the first 64 KB look like. `format` is not kDetect where it is known; then only the form
/// is looked for. A wrong guess leads to a refusal, never to a wrong proof that is accepted: each
/// format has a checker of its own.
///
/// A zero byte, which no text has, makes it binary; then FRAT begins with an 'o', 'f' or 'r'.
/// PicoSAT's traces begin with "%RUPD". In FRAT lines begin with a letter other than 'd', in LRAT
/// with the number of a clause, and have 0 twice or a 'd' in second place. The rest is DRAT.
ProofForm detect_form(ByteStream& bytes, ProofFormat format);

}  // namespace p2c
