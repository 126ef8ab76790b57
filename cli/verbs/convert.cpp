#include "cli/draw.hpp"
#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace puzzle2cnf {
namespace {

// Puts the answer of the second input into the document; what is wrong with it, or nothing.
Broken take_answer(Document& document, const Task& task) {
  const Arguments& arguments = task.arguments;
  if (arguments.inputs.size() < 2) return {};
  const Input input = read_puzzle_input(arguments.inputs[1], task.stop);
  document.answer = read_answer(*document.puzzle, input.text, input.name);
  if (!carries_answer(*document.puzzle, arguments.to)) {
    throw CannotCarry("the format " + arguments.to + " cannot carry an answer");
  }
  return check_document(document, *document.answer);
}

}  // namespace

ExitCode run_convert(const Task& task) {
  const Arguments& arguments = task.arguments;
  expect_text_file(arguments);
  Document document = read_puzzle(arguments.inputs[0], task);
  try {
    if (const Broken broken = take_answer(document, task)) {
      const std::string message = "the answer is wrong: " + *broken;
      if (!arguments.json) say(message);
      if (arguments.json) Output("-", false, &task.stop).write(to_text(report_error(message, "")));
      return kAnswerNo;  // without the file of -o
    }
    const std::string text = write_document(document, arguments.to);
    Json report = report_head(*document.puzzle, {});
    report["to"] = arguments.to;
    report["text"] = text;
    report["version"] = kVersion;
    task.out.write(arguments.json ? to_text(report) : text);
  } catch (const CannotCarry& error) {
    throw InputError({document.name}, error.what());
  }
  return kDone;
}

}  // namespace puzzle2cnf
