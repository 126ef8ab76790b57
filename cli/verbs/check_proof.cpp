#include <algorithm>
#include <memory>

#include "cli/input.hpp"
#include "cli/options/proof_option.hpp"
#include "cli/proofs/core_files.hpp"
#include "cli/report.hpp"
#include "cli/verbs/verb_table.hpp"
#include "cnf_out/model.hpp"
#include "cnf_out/proofs/proof_checker.hpp"
#include "cnf_out/shuffle.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using CheckProofArguments = Arguments<OutputOptions, ProofCheckOptions, LimitOptions>;

constexpr const char* kCheckProofText =
    "The proof is DRAT, LRAT or FRAT, each as text or binary, or RUP, such as PicoSAT's\n"
    "traces. Each step must follow by unit propagation (RUP), of LRAT by its hints, or be a\n"
    "resolution asymmetric tautology (RAT) on its first literal. In DRAT deletions of absent\n"
    "clauses and of units are ignored. The proof ends at the empty clause, or once unit\n"
    "propagation alone finds a contradiction.\n"
    "Prints 'verified', or a bad step with exit code 1: in a forward check the first. Files of\n"
    "more than 256 MB need --memory-limit.";

JsonMembers report_of(const ProofVerdict& verdict, const DimacsReader& formula,
                      const ProofReader& proof) {
  JsonMembers report{{"format", 1}, {"ok", verdict.verified()}};
  if (!verdict.verified()) report["broken"] = verdict.broken;
  if (verdict.bad_step != 0) report["step"] = verdict.bad_step;
  report["proof_format"] = word_of(proof.format(), ProofCheckOptions::kFormats);
  report["mode"] = verdict.backward ? "backward" : "forward";
  if (verdict.verified()) report["refuted_after"] = verdict.refuted_after;
  report["steps"] = verdict.steps;
  report["rat_steps"] = verdict.rat_steps;
  if (verdict.steps_hold) report["steps_hold"] = true;
  if (proof.format() == ProofFormat::kFrat) {
    report["hinted_steps"] = verdict.hinted_steps;
    report["wrong_hints"] = verdict.wrong_hints;
  }
  if (verdict.verified() && verdict.backward) {
    report["core_clauses"] = verdict.core_clauses;
    report["core_steps"] = verdict.core_steps;
  }
  report["variables"] = formula.variables();
  report["clauses"] = formula.clauses();
  report["version"] = kVersion;
  return report;
}

ProofVerdict check(const CheckProofArguments& arguments, const Task& task, DimacsReader& formula,
                   ProofReader& proof) {
  if (arguments.writes()) return write_core(arguments, arguments.force, task.stop, formula, proof);
  return check_proof(formula, proof, &task.stop,
                     arguments.forward ? ProofDirection::kForward : ProofDirection::kByDefault);
}

// A proof of the shuffled formula becomes one of this.
void unshuffle(std::int64_t seed, const DimacsReader& formula, ProofReader& proof) {
  if (seed < 0) return;
  const auto shuffle = std::make_shared<const Shuffle>(static_cast<std::uint64_t>(seed),
                                                       formula.variables(), formula.clauses());
  const bool numbers = proof.format() == ProofFormat::kLrat;
  proof.change_with([shuffle, numbers](ProofStep& step) {
    for (Lit& x : step.literals) x = shuffle->original(x);
    if (!numbers) return;
    for (ClauseId& id : step.ids) id = shuffle->original_number(id);
  });
}

void warn_of_hints(const ProofVerdict& verdict, const Task& task) {
  if (verdict.wrong_hints == 0) return;
  task.say("warning: the hints of " + std::to_string(verdict.wrong_hints) + " of " +
           counted(static_cast<std::size_t>(verdict.hinted_steps), "step") +
           " do not hold, first of " + verdict.first_wrong_hints +
           ": these steps were checked without hints");
}

ExitCode run_check_proof(const CheckProofArguments& arguments, const Task& task) {
  StreamedInput cnf(arguments.inputs[0], task.stop);
  ByteStream bytes(cnf.pieces());
  DimacsReader formula(bytes, cnf.name());
  StreamedInput proof(arguments.inputs[1], task.stop);
  ProofReader steps(proof.pieces(), proof.name(), arguments.format);
  unshuffle(arguments.unshuffle, formula, steps);
  const ProofVerdict verdict = check(arguments, task, formula, steps);
  if (!arguments.quiet) warn_of_hints(verdict, task);
  const std::string text = verdict.verified() ? "verified" : verdict.broken;
  task.out.write(arguments.json ? to_text(report_of(verdict, formula, steps)) : text + "\n");
  return verdict.verified() ? kDone : kAnswerNo;
}

using CheckModelArguments = Arguments<OutputOptions, LimitOptions>;

constexpr const char* kModelText =
    "OUTPUT is what a SAT solver printed, or MiniSat's result file. Prints 'ok', or the first\n"
    "clause that the model does not satisfy, with exit code 1, as where there is no model. A\n"
    "variable without a value satisfies no literal. A CNF of more than 256 MB needs\n"
    "--memory-limit.";

std::string broken_text(std::size_t number, const Lits& clause) {
  std::string text = "clause " + std::to_string(number) + " is broken: ";
  for (const Lit x : clause) text.append(std::to_string(x.dimacs())).append(" ");
  return text + "0";
}

struct Finding {
  std::string broken;      // what is wrong, in words; empty: the model satisfies all clauses
  std::size_t clause = 0;  // the number of the first that it does not; 0: none
};

Finding judge(DimacsReader& formula, const SolverOutput& output) {
  Finding found;
  if (output.status != Status::kSatisfiable) {
    found.broken = "there is no model: s " + std::string(status_name(output.status));
  }
  const auto holds = [&](Lit x) { return output.model.has(x) && output.model(x); };
  std::size_t number = 0;
  for (Lits clause; formula.next(clause);) {  // all are read, so that a malformed one is found
    ++number;
    if (!found.broken.empty() || std::any_of(clause.begin(), clause.end(), holds)) continue;
    found = {broken_text(number, clause), number};
  }
  return found;
}

JsonMembers model_report(const Finding& found, const DimacsReader& formula) {
  JsonMembers report{{"format", 1}, {"ok", found.broken.empty()}};
  if (!found.broken.empty()) report["broken"] = found.broken;
  if (found.clause != 0) report["clause"] = found.clause;
  report["variables"] = formula.variables();
  report["clauses"] = formula.clauses();
  report["version"] = kVersion;
  return report;
}

ExitCode run_model(const CheckModelArguments& arguments, const Task& task) {
  StreamedInput cnf(arguments.inputs[0], task.stop);
  ByteStream bytes(cnf.pieces());
  DimacsReader formula(bytes, cnf.name());
  const Input text = read_input(arguments.inputs[1], task.stop);
  const Finding found =
      judge(formula, read_solver_output(text.text, text.name, formula.variables()));
  const std::string words = found.broken.empty() ? "ok" : found.broken;
  task.out.write(arguments.json ? to_text(model_report(found, formula)) : words + "\n");
  return found.broken.empty() ? kDone : kAnswerNo;
}

}  // namespace

Verb check_model_verb() {
  return {"check-model",
          "CNF OUTPUT",
          "check a solver's model of a CNF",
          kModelText,
          2,
          2,
          new_call<CheckModelArguments, run_model>};
}

Verb check_proof_verb() {
  return {"check-proof",
          "CNF PROOF",
          "check a proof that a CNF has no model",
          kCheckProofText,
          2,
          2,
          new_call<CheckProofArguments, run_check_proof>};
}

}  // namespace p2c
