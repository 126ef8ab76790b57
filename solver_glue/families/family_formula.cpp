#include "solver_glue/families/family_formula.hpp"

#include <chrono>

#include "cnf_out/dimacs.hpp"
#include "cnf_out/model_check.hpp"
#include "cnf_out/proofs/proof_checker.hpp"
#include "cnf_out/shuffle.hpp"
#include "encoder/encode_puzzle.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/cadical/trace.hpp"
#include "solver_glue/families/processor_time.hpp"
#include "solver_glue/formula_search.hpp"
#include "solver_glue/outside/external_solver.hpp"

namespace p2c {
namespace {

void throw_if_stopped(const Stop* stop) {
  if (is_stopped(stop)) throw Stopped(stop->reason());
}

Model before_shuffle(const FamilyPuzzle& puzzle, const Model& model) {
  CountingSink formula;
  fill_family_formula(puzzle, formula);
  return Shuffle(std::stoull(puzzle.shuffle), formula.variables(), 0).original(model);
}

// A model of all clauses must be an answer, and not the one that is forbidden.
Answer checked_answer(const FamilyPuzzle& puzzle, const Model& found) {
  const Model model = puzzle.shuffle.empty() ? found : before_shuffle(puzzle, found);
  ModelCheck check(model);
  const Unknowns x = fill_family_formula(puzzle, check);
  if (check.broken() > 0) {
    throw CheckFailed("the model breaks clause " + std::to_string(check.broken()));
  }
  ModelAnswer read = answer_of(puzzle.document, x, model);
  if (read.broken) throw CheckFailed("a model of every clause is not an answer: " + *read.broken);
  return std::move(read.answer);
}

// Ends the trace of a proof that is longer than what is checked.
struct TooLong {};

}  // namespace

EncodeOptions family_encoding(const FamilyForm& form) {
  EncodeOptions options;
  options.connectivity = form.connectivity == "layers"     ? Connectivity::kLayers
                         : form.connectivity == "frontier" ? Connectivity::kFrontier
                         : form.connectivity == "paper"    ? Connectivity::kPaper
                                                           : Connectivity::kElimination;
  options.cardinality = form.cardinality == "totalizer" ? Cardinality::kTotalizer
                        : form.cardinality == "direct"  ? Cardinality::kDirect
                        : form.cardinality == "auto"    ? Cardinality::kAuto
                                                        : Cardinality::kNetwork;
  return options;
}

Unknowns fill_family_formula(const FamilyPuzzle& puzzle, ClauseSink& out) {
  const Document& document = puzzle.document;
  Unknowns x = encode_all(*document.puzzle, document.givens, family_encoding(puzzle.form), out);
  if (puzzle.blocked) out.add(x.block(*puzzle.blocked));
  return x;
}

FillFormula family_formula(const FamilyPuzzle& puzzle, const Stop* stop) {
  const FillFormula fill = [&puzzle](ClauseSink& out) { fill_family_formula(puzzle, out); };
  return puzzle.shuffle.empty() ? fill : shuffled(fill, std::stoull(puzzle.shuffle), stop);
}

SolverVerdict judge_formula(const FamilyPuzzle& puzzle, double seconds, const Stop* stop) {
  const double start = processor_seconds();
  const ProcessorStop limit(stop, seconds);
  SolverVerdict verdict;
  verdict.solver = CadicalSolver::name();
  try {
    CadicalSolver solver(0, &limit);
    family_formula(puzzle, &limit)(solver);
    verdict.status = solver.solve();
    verdict.conflicts = solver.counts().conflicts;
    verdict.seconds = processor_seconds() - start;
    if (verdict.status == Status::kSatisfiable) {
      verdict.answer = checked_answer(puzzle, solver.model());
    }
  } catch (const Stopped&) {  // while it was loaded
    verdict.seconds = processor_seconds() - start;
  }
  throw_if_stopped(stop);
  return verdict;
}

SolverVerdict judge_formula_outside(const FamilyPuzzle& puzzle, const SolverCommand& command,
                                    double seconds, const Stop* stop) {
  Stop limit(stop);
  const auto time = std::chrono::duration<double>(seconds);
  limit.set_deadline(Stop::Clock::now() + std::chrono::duration_cast<Stop::Clock::duration>(time));
  const OutsideRun run = run_solver(command, family_formula(puzzle, stop), 0, &limit);
  throw_if_stopped(stop);
  SolverVerdict verdict{run.status, run.solve_seconds, {}, command.name};
  if (run.status == Status::kSatisfiable) verdict.answer = checked_answer(puzzle, run.model);
  return verdict;
}

CheckedRun run_checked(const FamilyPuzzle& puzzle, const SolverCommand& command,
                       const RunWishes& wishes, const Stop* stop) {
  CheckedRun checked{run_solver(command, family_formula(puzzle, stop), 0, stop, wishes)};
  throw_if_stopped(stop);
  if (checked.run.status == Status::kSatisfiable) {
    checked.answer = checked_answer(puzzle, checked.run.model);
  }
  return checked;
}

// It limits itself: a limit of ours would count what other processes take.
bool is_solved_by_minisat(const FamilyPuzzle& puzzle, int seconds, const Stop* stop) {
  const SolverCommand command =
      parse_solver_command("minisat -verb=0 -cpu-lim=" + std::to_string(seconds));
  const OutsideRun run = run_solver(command, family_formula(puzzle, stop), 0, stop);
  throw_if_stopped(stop);
  return run.status != Status::kUnknown;
}

bool has_checked_proof(const FamilyPuzzle& puzzle, const Stop* stop) {
  constexpr std::size_t kLongest = 1'000'000'000;
  const FillFormula fill = family_formula(puzzle, stop);
  std::string proof;
  const auto take = [&](std::string_view bytes) {
    if (proof.size() + bytes.size() > kLongest) throw TooLong();
    proof += bytes;
  };
  try {
    const Status status = trace_proof(take, fill, {0, 0, stop});
    throw_if_stopped(stop);
    if (status == Status::kSatisfiable) throw CheckFailed("the CNF for the proof has a model");
  } catch (const TooLong&) {
    return false;
  }
  std::string cnf;
  write_dimacs([&](std::string_view bytes) { cnf += bytes; }, {}, fill, stop);
  if (proof.empty()) proof = "0\n";  // of a formula with the empty clause CaDiCaL says no more
  ProofReader reader(proof, "the proof", ProofFormat::kDrat);
  const ProofVerdict verdict = check_proof(read_dimacs(cnf, "the formula"), reader, stop);
  if (!verdict.verified()) throw CheckFailed("the proof is wrong: " + verdict.broken);
  return true;
}

}  // namespace p2c
