#include "cli/draw.hpp"
#include "cli/input.hpp"
#include "cli/proof.hpp"
#include "cli/report.hpp"
#include "cli/searching.hpp"
#include "cli/solve_formula.hpp"
#include "solver_glue/forced.hpp"

namespace puzzle2cnf {
namespace {

// One answer, or what all answers share.
Forced look_for_answer(Search& search, bool forced) {
  if (forced) return find_forced(search);
  const Status status = search.next();
  return {status, search.answer()};
}

}  // namespace

void show_answer(const AnyPuzzle& puzzle, const Answer& answer, const Arguments& arguments,
                 SearchResult& result) {
  const bool plain = arguments.quiet || arguments.json;
  result.text = plain ? "" : draw_as_comment(puzzle, answer, arguments);
  result.text += puzzle.print_answer(answer);
  if (is_picture_file(arguments)) {
    result.picture = draw({puzzle.drawing(answer)}, picture_kind(arguments), arguments);
  }
}

namespace {

SearchResult solve(const std::string& path, const Request& request) {
  const Stopwatch total;
  ProofFiles proof(request);
  const Document document = read_puzzle(path, request);
  const double parse = total.seconds();
  ProgressLine progress(request.arguments);
  Search search(*document.puzzle, document.givens, search_options(request, progress));
  const auto [status, answer] = look_for_answer(search, request.arguments.forced);
  SearchResult result;
  result.report = report_head(*document.puzzle, status);
  if (status == Status::kSatisfiable) {
    show_answer(*document.puzzle, answer, request.arguments, result);
    result.report["solution"] = report_answer(*document.puzzle, answer);
  }
  // That a value is forced is the solver's word.
  const bool verified = status == Status::kSatisfiable && !request.arguments.forced;
  result.report["proven"] = verified ? "verified" : "unchecked";
  if (status == Status::kUnsatisfiable) {
    result.code = kAnswerNo;
    result.message = "no solution";
    proof.prove(document, {}, result);
  } else if (status == Status::kUnknown) {
    result.code = kLimit;
  } else {
    proof.not_wanted("there is a solution", result);
  }
  if (request.arguments.json) report_search(result.report, search, parse, total.seconds());
  return result;
}

}  // namespace

ExitCode run_solve(const Task& task) {
  const Arguments& arguments = task.arguments;
  check_formula_options(arguments);
  check_proof_option(arguments);
  if (arguments.format == "sat") return solve_as_sat_solver(task);
  return run_and_draw(task, arguments.solver.empty() ? solve : solve_outside);
}

}  // namespace puzzle2cnf
