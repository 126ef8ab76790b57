// Steps of a proof as text.
#pragma once

#include "cnf_out/formula.hpp"
#include "cnf_out/text_buffer.hpp"

namespace p2c {

/// Each clause is a step of a DRAT proof that adds it.
void write_steps(const ByteWriter& write, const Formula& steps);

}  // namespace p2c
