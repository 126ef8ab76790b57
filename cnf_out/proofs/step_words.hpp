// What the words of a step say, in each format.
#pragma once

#include "cnf_out/literal_stream.hpp"
#include "cnf_out/proofs/binary_words.hpp"
#include "cnf_out/proofs/proof_format.hpp"
#include "cnf_out/proofs/proof_step.hpp"

namespace p2c {

/// Reads the step that begins at the word at hand. Throws InputError.
void read_step(LiteralStream& words, ProofFormat format, ProofStep& step);
/// False at the end of the file.
bool read_step(BinaryWords& words, ProofFormat format, ProofStep& step);

/// Moves past the first line of PicoSAT's traces, which may be padded.
void skip_rup_header(ByteStream& bytes, ProofFormat format);

}  // namespace p2c
