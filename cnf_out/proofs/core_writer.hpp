// Writing what a proof needs, and no more.
#pragma once

#include "cnf_out/proofs/backward_check.hpp"
#include "cnf_out/text_buffer.hpp"

namespace p2c {

/// The lemmas that are needed, as DRAT. Each clause is deleted after it is used last, those that
/// are not needed at once. The check kept uses, and its verdict was that the proof is right.
void write_trimmed(BackwardCheck& check, TextBuffer& out);

/// The same as LRAT. Literals that are true for good become lemmas of their own. The check kept
/// uses and hints.
void write_lrat(BackwardCheck& check, TextBuffer& out);

}  // namespace p2c
