#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace puzzle2cnf {
namespace {

// The answer that an outside solver's model stands for. Throws CheckFailed when it is none.
Answer answer_of(const Document& document, const Unknowns& x, const Model& model) {
  Unknowns::Decoded decoded = x.decode(model);
  if (decoded.bad_slot >= 0) {
    const Slot& slot = document.puzzle->slots()[static_cast<std::size_t>(decoded.bad_slot)];
    throw CheckFailed("the model is wrong: " + slot.name +
                      (decoded.many ? " has several values" : " has no value"));
  }
  if (const Broken broken = check_document(document, decoded.answer)) {
    throw CheckFailed("the model is wrong: " + *broken);
  }
  return decoded.answer;
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
    const Answer answer = answer_of(document, x, output.model);
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
