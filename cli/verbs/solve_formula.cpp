#include "cli/solve_formula.hpp"

#include "cli/draw.hpp"
#include "cli/input.hpp"
#include "solver_glue/formula_search.hpp"

namespace puzzle2cnf {
namespace {

SolverCommand solver_command(const Arguments& arguments) {
  try {
    return parse_solver_command(arguments.solver);
  } catch (const BadCommand& error) {
    throw UsageError{"--solver: " + std::string(error.what())};
  }
}

FormulaAnswer look(const Document& document, const Request& request) {
  const Arguments& arguments = request.arguments;
  SearchOptions options = search_options(request);
  options.encode = encode_options(arguments);  // as a file has them: no cuts
  if (arguments.solver.empty()) return solve_formula(document, options);
  return solve_formula_outside(document, solver_command(arguments), options);
}

void refuse(bool given, const std::string& option, const std::string& with) {
  if (given) throw UsageError{option + " does not go with " + with};
}

// What came too late is no answer.
FormulaAnswer look_or_stop(const Task& task) {
  const Document document = read_puzzle(task.arguments.inputs[0], task);
  try {
    return look(document, task);
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

void check_formula_options(const Arguments& arguments) {
  const bool sat = arguments.format == "sat";
  if (!sat && arguments.solver.empty()) return;
  const std::string with = sat ? "--format sat" : "--solver";
  refuse(arguments.forced, "--forced", with);
  refuse(arguments.connectivity == Connectivity::kCuts,
         "--connectivity cuts, which are no clauses of a file,", with);
  if (!arguments.solver.empty()) {
    refuse(arguments.conflict_limit > 0, "--conflict-limit", "--solver");
    solver_command(arguments);
  }
  if (!sat) return;
  refuse(arguments.json, "--json", with);
  refuse(arguments.inputs.size() > 1, "more than one puzzle", with);
  expect_text_file(arguments);
}

SearchResult solve_outside(const std::string& path, const Request& request) {
  const Stopwatch total;
  const Document document = read_puzzle(path, request);
  const double parse = total.seconds();
  const FormulaAnswer found = look(document, request);
  SearchResult result;
  result.report = report_head(*document.puzzle, found.status);
  const bool solved = found.status == Status::kSatisfiable;
  if (solved) {
    show_answer(*document.puzzle, found.answer, request.arguments, result);
    result.report["solution"] = report_answer(*document.puzzle, found.answer);
  }
  result.report["proven"] = solved ? "verified" : "unchecked";
  report_figures(result.report,
                 {found.size.variables, found.size.clauses, 0, found.encode_seconds,
                  found.solve_seconds, found.solver},
                 parse, total.seconds());
  if (solved) return result;
  const bool none = found.status == Status::kUnsatisfiable;
  result.code = none ? kAnswerNo : kLimit;
  const bool stopped = request.stop.reason() != Stop::kNo;
  if (none) result.message = "no solution, says " + found.solver;
  if (!none && !stopped) result.message = found.solver + " gave no answer";
  return result;
}

ExitCode solve_as_sat_solver(const Task& task) {
  const FormulaAnswer found = look_or_stop(task);
  task.out.write("s " + std::string(status_name(found.status)) + "\n");
  if (found.status == Status::kSatisfiable) {
    task.out.write(print_model(found.model, static_cast<int>(found.size.variables)));
  }
  return sat_code(found.status, task.stop.reason());
}

}  // namespace puzzle2cnf
