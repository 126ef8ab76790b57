#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace puzzle2cnf {

ExitCode run_verify(const Task& task) {
  const Arguments& arguments = task.arguments;
  const Document document = read_puzzle(arguments.inputs[0], task);
  const Input input = read_puzzle_input(arguments.inputs[1], task.stop);
  const Answer answer = read_answer(*document.puzzle, input.text, input.name);
  const Broken broken = check_document(document, answer);
  Json report = report_head(*document.puzzle, {});
  report["ok"] = !broken;
  if (broken) report["broken"] = *broken;
  report["version"] = kVersion;
  task.out.write(arguments.json ? to_text(report) : broken.value_or("ok") + "\n");
  return broken ? kAnswerNo : kDone;
}

}  // namespace puzzle2cnf
