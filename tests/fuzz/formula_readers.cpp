#include "tests/fuzz/formula_readers.hpp"

#include "cnf_out/dimacs_reader.hpp"
#include "cnf_out/proofs/proof_reader.hpp"

namespace p2c {
namespace {

template <class Literals>
std::string clause_text(const Literals& literals) {
  std::string text;
  for (const Lit x : literals) text += std::to_string(x.dimacs()) + " ";
  return text + "0\n";
}

std::string formula_text(const Cnf& formula) {
  std::string text =
      "p cnf " + std::to_string(formula.variables()) + " " + std::to_string(formula.size()) + "\n";
  for (std::size_t i = 0; i < formula.size(); ++i) text += clause_text(formula[i]);
  return text;
}

std::string proof_text(const std::string& proof) {
  ProofReader reader(proof, "f");
  std::string text;
  for (ProofStep step; reader.next(step);) {
    text += (step.deletes() ? "d " : "") + clause_text(step.literals);
  }
  return text;
}

// What is written is read again, and is the same.
template <class Rewrite>
Reading check_rewriting(const std::string& text, Rewrite rewrite) {
  std::string written;
  try {
    written = rewrite(text);
  } catch (const InputError& error) {
    return {false, fault_of_place(error, text)};
  }
  return {true, rewrite(written) == written ? "" : "is read in two ways: " + written};
}

}  // namespace

Reading check_dimacs(const std::string& text) {
  return check_rewriting(text,
                         [](const std::string& t) { return formula_text(read_dimacs(t, "f")); });
}

Reading check_proof(const std::string& text) { return check_rewriting(text, proof_text); }

}  // namespace p2c
