#include "solver_glue/formula_search.hpp"

#include <chrono>
#include <memory>
#include <utility>

#include "cnf_out/model_check.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/slot_names.hpp"
#include "solver_glue/formula_memory.hpp"

namespace p2c {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

FillFormula formula_of(const Document& document, const EncodeOptions& options) {
  return [&](ClauseSink& out) { encode_all(*document.puzzle, document.givens, options, out); };
}

// An answer other than `known` is looked for.
FillFormula formula_without(const Answer& known, const Document& document,
                            const EncodeOptions& options) {
  return [&](ClauseSink& out) {
    out.add(encode_all(*document.puzzle, document.givens, options, out).block(known));
  };
}

// A model of all clauses that is not an answer is a fault of the clauses.
void take_answer(const Document& document, FormulaAnswer& found) {
  if (found.status != Status::kSatisfiable) return;
  CountingSink unused;
  const Unknowns x(unused, document.puzzle->slots(), document.givens);
  ModelAnswer read = answer_of(document, x, found.model);
  if (read.broken) throw CheckFailed("a model of every clause is not an answer: " + *read.broken);
  found.answer = std::move(read.answer);
}

void check_own_model(const FillFormula& fill, const Model& model, const Stop* stop) {
  ModelCheck check(model);
  check.stop_with(stop);
  fill(check);
  if (check.broken() > 0) {
    throw CheckFailed("the model breaks clause " + std::to_string(check.broken()));
  }
}

}  // namespace

ModelAnswer answer_of(const Document& document, const Unknowns& x, const Model& model) {
  Unknowns::Decoded decoded = x.decode(model);
  if (decoded.bad_slot >= 0) {
    const Slot& slot = document.puzzle->slots()[decoded.bad_slot];
    return {{}, slot.name + (decoded.many ? " has several values" : " has no value")};
  }
  Broken broken = check_document(document, decoded.answer);
  return {std::move(decoded.answer), std::move(broken)};
}

FormulaAnswer solve_formula(const Document& document, const SearchOptions& options) {
  const auto start = Clock::now();
  const FillFormula fill = formula_of(document, options.encode);
  refuse_over(options.memory_limit, fill, options.stop);
  const std::unique_ptr<IncrementalSolver> solver = solver_of(options);
  fill(*solver);
  FormulaAnswer found;
  found.encode_seconds = seconds_since(start);
  found.solver = solver->signature();
  const auto solve_start = Clock::now();
  found.status = solver->solve();
  found.solve_seconds = seconds_since(solve_start);
  found.size.variables = solver->counts().variables;
  found.size.clauses = solver->counts().clauses;
  if (found.status != Status::kSatisfiable) return found;
  check_own_model(fill, solver->model(), options.stop);
  found.model = solver->model();
  take_answer(document, found);
  return found;
}

FormulaAnswer solve_formula_outside(const Document& document, const SolverCommand& command,
                                    const SearchOptions& options,
                                    const std::optional<Answer>& known) {
  const FillFormula fill = known ? formula_without(*known, document, options.encode)
                                 : formula_of(document, options.encode);
  OutsideRun run = run_solver(command, fill, options.memory_limit, options.stop);
  FormulaAnswer found{run.status,        std::move(run.model), {},           run.size,
                      run.write_seconds, run.solve_seconds,    command.name, std::move(run.proof)};
  take_answer(document, found);
  return found;
}

OutsideCount count_formula_outside(const Document& document, const SolverCommand& command,
                                   const SearchOptions& options) {
  return run_counter(command, formula_of(document, options.encode),
                     SlotNames(document.puzzle->slots()).variables(), options.memory_limit,
                     options.stop);
}

}  // namespace p2c
