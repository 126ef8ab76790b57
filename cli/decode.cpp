#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "solver_glue/formula_search.hpp"

namespace puzzle2cnf {
namespace {

Answer checked_answer(const Document& document, const Unknowns& x, const Model& model) {
  ModelAnswer read = answer_of(document, x, model);
  if (read.broken) throw CheckFailed("the model is wrong: " + *read.broken);
  return std::move(read.answer);
}

}  // namespace

ExitCode run_decode(const Task& task) {
  const Arguments& arguments = task.arguments;
  const Document document = read_puzzle(arguments.inputs[0], task);
  const Input input = read_input(arguments.inputs[1], task.stop);
  CountingSink unused;
  const Unknowns x(unused, document.puzzle->slots(), document.givens);
  const SolverOutput output = read_solver_output(input.text, input.name, x.variables());
  Json report = report_head(*document.puzzle, output.status);
  std::string text;
  if (output.status == Status::kSatisfiable) {
    const Answer answer = checked_answer(document, x, output.model);
    report["solution"] = report_answer(*document.puzzle, answer);
    text = document.puzzle->print_answer(answer);
  }
  report["proven"] = output.status == Status::kSatisfiable ? "verified" : "unchecked";
  report["version"] = kVersion;
  task.out.write(arguments.json ? to_text(report) : text);
  if (output.status == Status::kSatisfiable) return kDone;
  const bool none = output.status == Status::kUnsatisfiable;
  if (!arguments.quiet) say(none ? "no solution, says the solver" : "the solver gave no answer");
  return none ? kAnswerNo : kLimit;
}

}  // namespace puzzle2cnf
