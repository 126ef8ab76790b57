#include "cli/verbs/solve.hpp"

#include "cli/draw.hpp"
#include "cli/failure.hpp"
#include "cli/input.hpp"
#include "cli/last_resort.hpp"
#include "cli/outcome.hpp"
#include "cli/proofs/proof.hpp"
#include "cli/report.hpp"
#include "cli/searches/each_puzzle.hpp"
#include "cli/searches/position.hpp"
#include "cli/verbs/solve_formula.hpp"
#include "cli/verbs/verb_table.hpp"
#include "solver_glue/cadical/left_solvers.hpp"
#include "solver_glue/forced.hpp"
#include "solver_glue/outside/solver_command.hpp"

namespace p2c {
namespace {

// Around the solvers that are known.
constexpr std::string_view kSolveText =
    "A PUZZLE, here and elsewhere, is a file, '-', the URL of a puzzle (parsed, never fetched),\n"
    "or, with --from, a game id such as 3x3:1a1f. An existing file of that name comes first.\n"
    "PUZZLE... may also be lists, with a URL, JSON or an id in each line, and folders.\n"
    "A drawing precedes the answer as comment lines, except with --quiet, or when it is wider "
    "than\n"
    "200 columns or has more than 10000 cells. With -o NAME.svg or NAME.png the answer is drawn\n"
    "into that file, and the text goes to stdout.\n"
    "With --proof NAME.drat, if there is no solution, the formula without a model is written to\n"
    "NAME.cnf, as encode writes it, and a proof to NAME.drat, as check-proof reads it. Both files\n"
    "appear only once the proof has passed that check. One puzzle at a time.\n"
    "Exit code 1 when a puzzle has no solution. Of a position that no answer continues, the wrong\n"
    "slots are named where the puzzle has one answer, otherwise a smallest set of slots that no\n"
    "answer has together.\n"
    "With --solver or --format sat the formula is what encode writes with the same options: no\n"
    "presolving, no cuts. COMMAND is split at blanks, quotes keep a word together, and no shell "
    "is\n"
    "involved. {cnf} becomes the formula's file, {out} a result file like MiniSat's, and the word\n"
    "{stdin} feeds the formula to the solver's stdin. Without any of these, the usual arguments "
    "of\n";
constexpr std::string_view kSolveTextAfter =
    "\n"
    "are added, or {cnf} for other programs. A model is accepted only if it satisfies every "
    "clause\n"
    "and rule; UNSATISFIABLE is taken on trust. Exit code 5 when the solver fails or lies, 4 when\n"
    "it says UNKNOWN.";

// One answer, or what all answers share.
Forced look_for_answer(Search& search, bool forced) {
  if (forced) {
    allow_last_words();  // all that follows asks for a stop
    return find_forced(search);
  }
  const Status status = search.next();
  if (status != Status::kSatisfiable) return {status, {}};
  return {status, search.answer()};
}

// What is forced was not all found. The command says which stop it was, if it was no limit of
// conflicts.
void report_undecided(int undecided, const Stop& stop, SearchResult& result) {
  result.report["undecided"] = undecided;
  const std::string limit = stop.reason() == Stop::kNo ? failure_of(Stop::kNo).message : "";
  const std::string open = std::to_string(undecided) + (undecided == 1 ? " is" : " are");
  result.message = join_words(limit, "of the slots shown as '?', " + open + " undecided");
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

SearchResult solve(const Entry& entry, const SolveArguments& arguments, const Request& request) {
  const Stopwatch total;
  ProofFiles proof(arguments, arguments, arguments, request);
  const PositionedDocument positioned = read_positioned(entry, arguments, arguments, request);
  const Document& document = positioned.document;
  const double parse = total.seconds();
  ProgressLine progress(arguments, request.is_alone);
  SearchOptions options = search_options(arguments, request, &progress);
  options.presolve = arguments.presolves();
  proof.adapt(options);
  Search search(*document.puzzle, document.givens, options);
  const auto [status, answer, undecided] = look_for_answer(search, arguments.forced);
  SearchResult result;
  result.report = report_head(document, status);
  if (undecided > 0) report_undecided(undecided, request.stop, result);
  if (status == Status::kSatisfiable || undecided > 0) {
    show_answer(*document.puzzle, answer, arguments, result);
    result.report["solution"] = report_answer(*document.puzzle, answer);
  }
  // That a value is forced is the solver's word.
  const bool verified = status == Status::kSatisfiable && !arguments.forced;
  result.report["proven"] = verified ? "verified" : "unchecked";
  if (status == Status::kUnsatisfiable) {
    result.code = kAnswerNo;
    result.outcome = kNoAnswer;
    proof.prove(document, {}, result);
    const std::string why = explain_position(positioned, request.common, options, result.report);
    result.message = join_words(why.empty() ? "no solution" : why, result.message);
  } else if (status == Status::kUnknown) {
    result.code = kLimit;
  } else {
    proof.not_wanted("there is a solution", result);
  }
  if (arguments.json) report_search(result.report, search, parse, total.seconds());
  if (request.is_alone) leave_all_solvers();  // the process ends
  return result;
}

namespace {

ExitCode run_solve(const SolveArguments& arguments, const Task& task) {
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
          "find an answer with the built-in CaDiCaL or another solver",
          "",
          1,
          -1,
          new_call<SolveArguments, run_solve>,
          {},
          [] { return std::string(kSolveText) + known_solvers() + std::string(kSolveTextAfter); }};
}

}  // namespace p2c
