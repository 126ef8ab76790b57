#include "cnf_out/proof_text.hpp"

namespace p2c {

void write_steps(const ByteWriter& write, const Formula& steps) {
  TextBuffer out(write);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    for (const Lit x : steps[i]) out.number(x.dimacs(), ' ');
    out.text("0\n");
  }
  out.flush();
}

}  // namespace p2c
