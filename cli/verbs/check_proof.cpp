#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "cnf_out/proofs/proof_checker.hpp"

namespace puzzle2cnf {

ExitCode run_check_proof(const Task& task) {
  const Arguments& arguments = task.arguments;
  const Input cnf = read_input(arguments.inputs[0], task.stop);
  const Cnf formula = read_dimacs(cnf.text, cnf.name);
  const Input proof = read_input(arguments.inputs[1], task.stop);
  ProofReader reader(proof.text, proof.name);
  const ProofVerdict verdict = check_proof(formula, reader, &task.stop);
  Json report{{"format", 1}, {"ok", verdict.verified()}};
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

}  // namespace puzzle2cnf
