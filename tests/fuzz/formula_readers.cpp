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

std::string ids_text(const std::vector<ClauseId>& ids) {
  std::string text;
  for (const ClauseId id : ids) text += std::to_string(id) + " ";
  return text + "0\n";
}

std::string lrat_text(const ProofStep& step) {
  if (step.deletes()) return "1 d " + ids_text(step.ids);
  return std::to_string(step.id) + " " + clause_text(step.literals) + ids_text(step.ids);
}

std::string frat_text(const ProofStep& step) {
  static const std::string letters = "adofr";  // in the order of the kinds
  const std::string letter{letters[static_cast<std::size_t>(step.kind)], ' '};
  if (step.kind == ProofStep::Kind::kRenumber) return letter + ids_text(step.ids);
  const std::string text = letter + std::to_string(step.id) + " " + clause_text(step.literals);
  return step.ids.empty() ? text : text + "l " + ids_text(step.ids);
}

std::string step_text(const ProofStep& step, ProofFormat format) {
  if (format == ProofFormat::kLrat) return lrat_text(step);
  if (format == ProofFormat::kFrat) return frat_text(step);
  return (step.deletes() ? "d " : "") + clause_text(step.literals);
}

std::string proof_text(const std::string& proof, ProofFormat format) {
  ProofReader reader(proof, "f", format);
  std::string text;
  for (ProofStep step; reader.next(step);) text += step_text(step, format);
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

Reading check_drat(const std::string& text) {
  return check_rewriting(text,
                         [](const std::string& t) { return proof_text(t, ProofFormat::kDrat); });
}

Reading check_lrat(const std::string& text) {
  return check_rewriting(text,
                         [](const std::string& t) { return proof_text(t, ProofFormat::kLrat); });
}

Reading check_frat(const std::string& text) {
  return check_rewriting(text,
                         [](const std::string& t) { return proof_text(t, ProofFormat::kFrat); });
}

}  // namespace p2c
