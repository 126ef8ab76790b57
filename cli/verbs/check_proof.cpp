#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/verbs/verb_table.hpp"
#include "cnf_out/proofs/proof_checker.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using CheckProofArguments = Arguments<OutputOptions, LimitOptions>;

constexpr const char* kText =
    "The proof is in the DRAT format, text or binary; each step must follow by unit propagation\n"
    "(RUP). Steps of other kinds (RAT) are not supported. Deletions of absent clauses and of "
    "units\n"
    "are ignored. The proof ends at the empty clause, or once unit propagation alone finds a\n"
    "contradiction.\n"
    "Prints 'verified', or the first bad step with exit code 1.";

ExitCode run(const CheckProofArguments& arguments, const Task& task) {
  const Input cnf = read_input(arguments.inputs[0], task.stop);
  const Cnf formula = read_dimacs(cnf.text, cnf.name);
  const Input proof = read_input(arguments.inputs[1], task.stop);
  ProofReader reader(proof.text, proof.name);
  const ProofVerdict verdict = check_proof(formula, reader, &task.stop);
  JsonMembers report{{"format", 1}, {"ok", verdict.verified()}};
  if (!verdict.verified()) report["broken"] = verdict.broken;
  if (verdict.bad_step != 0) report["step"] = verdict.bad_step;
  if (verdict.verified()) report["refuted_after"] = verdict.refuted_after;
  report["steps"] = verdict.steps;
  report["variables"] = formula.variables();
  report["clauses"] = formula.size();
  report["version"] = kVersion;
  const std::string text = verdict.verified() ? "verified" : verdict.broken;
  task.out.write(arguments.json ? to_text(report) : text + "\n");
  return verdict.verified() ? kDone : kAnswerNo;
}

}  // namespace

Verb check_proof_verb() {
  return {"check-proof",
          "CNF PROOF",
          "check a proof that a CNF has no model",
          kText,
          2,
          2,
          new_call<CheckProofArguments, run>};
}

}  // namespace p2c
