#include "cli/verbs/solve_formula.hpp"

#include "cli/input.hpp"
#include "cli/last_resort.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/outcome.hpp"
#include "cli/proofs/proof.hpp"
#include "cli/searches/position.hpp"
#include "encoder/encode_puzzle.hpp"
#include "solver_glue/formula_search.hpp"

namespace p2c {

SolverCommand solver_command(const SolverOption& solver, const ProofOption& proof) {
  try {
    return parse_solver_command(solver.solver,
                                proof.proof.empty() ? ProofWish::kNone : ProofWish::kProof);
  } catch (const BadCommand& error) {
    throw UsageError{"--solver: " + std::string(error.what())};
  }
}

EncodeOptions options_of_file(const AnyPuzzle& puzzle, const EncodingOptions& encoding,
                              const ProofOption& proof) {
  return encoding.encode_options(proof.proof.empty() ? form_in_files(puzzle)
                                                     : Connectivity::kElimination);
}

namespace {

FormulaAnswer look(const Document& document, const SolveArguments& arguments,
                   const Request& request) {
  SearchOptions options = search_options(arguments, request);
  options.encode = options_of_file(*document.puzzle, arguments, arguments);
  if (arguments.solver.empty()) return solve_formula(document, options);
  return solve_formula_outside(document, solver_command(arguments, arguments), options);
}

// What came too late is no answer.
FormulaAnswer look_or_stop(const SolveArguments& arguments, const Task& task) {
  try {
    if (!task.puzzles.is_one(task.stop)) {
      throw UsageError{"--format sat takes only one puzzle"};
    }
    const Entry entry = task.puzzles.next(task.stop).value();
    return look(read_positioned(entry, arguments, arguments, task).document, arguments, task);
  } catch (const Stopped&) {
    return {};
  }
}

ExitCode sat_code(Status status, Stop::Reason stop) {
  if (status == Status::kSatisfiable) return kSatCode;
  if (status == Status::kUnsatisfiable) return kUnsatCode;
  if (stop == Stop::kInterrupted) return kInterrupt;
  return stop == Stop::kTerminated ? kTerminate : kDone;
}

}  // namespace

void check_formula_options(const SolveArguments& arguments) {
  if (!arguments.solver.empty()) solver_command(arguments, arguments);
  if (arguments.format != AnswerForm::kSat) return;
  if (arguments.inputs.size() != 1) {
    throw UsageError{"--format sat takes only one puzzle"};
  }
  expect_text_file(arguments.output);
}

namespace {

// Of a solver that found no solution: its word, and its proof where one is asked for.
void take_word(const FormulaAnswer& found, const Document& document,
               const SolveArguments& arguments, const Request& request, ProofFiles& proof,
               SearchResult& result) {
  if (found.status == Status::kUnsatisfiable) {
    result.code = kAnswerNo;
    result.outcome = kNoAnswer;
    result.message = found.solver + " reports no solution";
    const EncodeOptions options = options_of_file(*document.puzzle, arguments, arguments);
    proof.take(document, {}, options, found.proof, result);
    return;
  }
  result.code = kLimit;
  if (request.stop.reason() == Stop::kNo) result.message = found.solver + " gave no answer";
}

}  // namespace

SearchResult solve_outside(const Entry& entry, const SolveArguments& arguments,
                           const Request& request) {
  const Stopwatch total;
  ProofFiles proof(arguments, arguments, arguments, request);
  const Document document = read_positioned(entry, arguments, arguments, request).document;
  const double parse = total.seconds();
  const FormulaAnswer found = look(document, arguments, request);
  const bool solved = found.status == Status::kSatisfiable;
  SearchResult result;
  result.report = report_head(document, found.status);
  if (solved) {
    show_answer(*document.puzzle, found.answer, arguments, result);
    result.report["solution"] = report_answer(*document.puzzle, found.answer);
  }
  result.report["proven"] = solved ? "verified" : "unchecked";
  report_figures(result.report,
                 {found.size.variables, found.size.clauses, 0, 1, found.encode_seconds,
                  found.solve_seconds, found.solver},
                 parse, total.seconds());
  if (solved) {
    proof.not_wanted("there is a solution", result);
  } else {
    take_word(found, document, arguments, request, proof, result);
  }
  return result;
}

ExitCode solve_as_sat_solver(const SolveArguments& arguments, const Task& task) {
  if (arguments.output == "-") speak_at_end(EndWords::kSat);
  const FormulaAnswer found = look_or_stop(arguments, task);
  task.out.write("s " + std::string(status_name(found.status)) + "\n");
  if (found.status == Status::kSatisfiable) {
    task.out.write(print_model(found.model, static_cast<int>(found.size.variables)));
  }
  task.out.keep_at_signal();  // UNKNOWN says so
  return sat_code(found.status, task.stop.reason());
}

}  // namespace p2c
