#include "cli/verbs/solve.hpp"

#include "cli/draw.hpp"
#include "cli/input.hpp"
#include "cli/position.hpp"
#include "cli/proof.hpp"
#include "cli/report.hpp"
#include "cli/searching.hpp"
#include "cli/verbs/solve_formula.hpp"
#include "cli/verbs/verb_table.hpp"
#include "solver_glue/forced.hpp"
#include "solver_glue/outside/solver_command.hpp"

namespace puzzle2cnf {
namespace {

// Around the solvers that are known.
constexpr std::string_view kText =
    "A PUZZLE, here and elsewhere, is a file, '-', the URL of a puzzle (which is not fetched),\n"
    "or, with --from, a game id such as 3x3:1a1f. A file of that name comes first.\n"
    "Above the answer stands a drawing, as comment lines; not with --quiet, nor where it is wider\n"
    "than 200 columns or has more than 10000 cells. With -o NAME.svg or NAME.png the answer is\n"
    "drawn into that file, and the text goes to stdout.\n"
    "With --proof NAME.drat, where there is no solution: the formula that has no model goes to\n"
    "NAME.cnf, as encode writes it, and a proof of it to NAME.drat, which check-proof takes.\n"
    "Both are there only once the proof has passed that check. For one puzzle at a time.\n"
    "Exit code 1 when a puzzle has no solution. With a position that no answer continues, the\n"
    "slots are named that are wrong where the puzzle has one answer, else a smallest set of\n"
    "slots that no answer has together.\n"
    "With --solver or --format sat the formula is the one of encode with the same options: no\n"
    "presolving, no cuts. COMMAND is split at blanks, quotes keep a word together, and no shell\n"
    "reads it. {cnf} stands for our file, {out} for a result file as MiniSat's, and the word\n"
    "{stdin} says that the formula is the solver's stdin; without them the usual arguments of\n";
constexpr std::string_view kTextAfter =
    "\n"
    "are added, {cnf} for others. A model counts when it keeps every clause and rule;\n"
    "UNSATISFIABLE is the solver's word. Exit code 5 when the solver fails or lies, 4 when it\n"
    "says UNKNOWN.";

// One answer, or what all answers share.
Forced look_for_answer(Search& search, bool forced) {
  if (forced) return find_forced(search);
  const Status status = search.next();
  return {status, search.answer()};
}

}  // namespace

void show_answer(const AnyPuzzle& puzzle, const Answer& answer, const SolveArguments& arguments,
                 SearchResult& result) {
  const bool plain = arguments.quiet || arguments.json;
  result.text = plain ? "" : draw_as_comment(puzzle, answer, text_style(arguments, arguments));
  result.text += puzzle.print_answer(answer);
  const PictureKind kind = kind_by_ending(arguments.output);
  if (kind != PictureKind::kText) result.picture = draw({puzzle.drawing(answer)}, kind);
}

namespace {

SearchResult solve(const std::string& path, const SolveArguments& arguments,
                   const Request& request) {
  const Stopwatch total;
  ProofFiles proof(arguments, arguments, arguments, request);
  const PositionedDocument positioned = read_positioned(path, arguments, arguments, request);
  const Document& document = positioned.document;
  const double parse = total.seconds();
  ProgressLine progress(arguments);
  SearchOptions options = search_options(arguments, request, &progress);
  options.presolve = arguments.presolves();
  Search search(*document.puzzle, document.givens, options);
  const auto [status, answer] = look_for_answer(search, arguments.forced);
  SearchResult result;
  result.report = report_head(*document.puzzle, status);
  if (status == Status::kSatisfiable) {
    show_answer(*document.puzzle, answer, arguments, result);
    result.report["solution"] = report_answer(*document.puzzle, answer);
  }
  // That a value is forced is the solver's word.
  const bool verified = status == Status::kSatisfiable && !arguments.forced;
  result.report["proven"] = verified ? "verified" : "unchecked";
  if (status == Status::kUnsatisfiable) {
    result.code = kAnswerNo;
    result.message = "no solution";
    explain_position(positioned, options, result);
    proof.prove(document, {}, result);
  } else if (status == Status::kUnknown) {
    result.code = kLimit;
  } else {
    proof.not_wanted("there is a solution", result);
  }
  if (arguments.json) report_search(result.report, search, parse, total.seconds());
  return result;
}

ExitCode run(const SolveArguments& arguments, const Task& task) {
  check_formula_options(arguments);
  arguments.check_proof(arguments, arguments.is_in_process());
  if (arguments.format == AnswerForm::kSat) return solve_as_sat_solver(arguments, task);
  const auto work = arguments.solver.empty() ? solve : solve_outside;
  return run_and_draw(task, arguments, SearchWork(work, arguments));
}

}  // namespace

Verb solve_verb() {
  return {"solve",
          kPuzzles,
          "find an answer with CaDiCaL in this process, or with another solver",
          std::string(kText) + known_solvers() + std::string(kTextAfter),
          1,
          -1,
          new_call<SolveArguments, run>};
}

}  // namespace puzzle2cnf
