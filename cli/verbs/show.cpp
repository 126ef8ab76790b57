#include <unistd.h>

#include "cli/draw.hpp"
#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"

namespace puzzle2cnf {
namespace {

// What the document itself knows: the answer in it, and the givens.
Answer known_answer(const Document& document) {
  Answer answer = document.answer.value_or(Answer(document.puzzle->slots().size(), kOpen));
  for (const auto& [slot, value] : document.givens) answer[slot] = value;
  return answer;
}

// The answers are drawn right or wrong; a wrong one is told of.
std::vector<Answer> read_answers(const Document& document, const Task& task) {
  const auto& inputs = task.arguments.inputs;
  std::vector<Answer> answers;
  for (std::size_t k = 1; k < inputs.size(); ++k) {
    const Input input = read_puzzle_input(inputs[k], task.stop);
    answers.push_back(read_answer(*document.puzzle, input.text, input.name));
    const Broken broken = check_document(document, answers.back());
    if (broken && !task.arguments.quiet) say("warning: " + input.name + ": " + *broken);
  }
  return answers;
}

std::vector<Drawing> boards_of(const Document& document, const std::vector<Answer>& answers) {
  const AnyPuzzle& puzzle = *document.puzzle;
  if (answers.size() == 2) return draw_difference(puzzle, answers[0], answers[1]);
  std::vector<Drawing> boards;
  boards.push_back(puzzle.drawing(answers.empty() ? known_answer(document) : answers[0]));
  return boards;
}

const char* name_of(PictureKind kind) {
  return kind == PictureKind::kSvg ? "svg" : kind == PictureKind::kPng ? "png" : "txt";
}

}  // namespace

ExitCode run_show(const Task& task) {
  const Arguments& arguments = task.arguments;
  const PictureKind kind = picture_kind(arguments);
  if (arguments.json && arguments.output == "-") {
    throw UsageError{"show --json prints a summary, so the picture needs a place: use -o FILE"};
  }
  if (kind == PictureKind::kPng && arguments.output == "-" && isatty(STDOUT_FILENO) == 1) {
    throw UsageError{"a PNG is not for a terminal: use -o FILE"};
  }
  const Document document = read_puzzle(arguments.inputs[0], task);
  const std::vector<Drawing> boards = boards_of(document, read_answers(document, task));
  task.out.write(draw(boards, kind, arguments));
  if (arguments.json) {
    task.out.commit();  // a summary only of a file that is there
    Json report = report_head(*document.puzzle, {});
    report["to"] = name_of(kind);
    report["rows"] = boards[0].rows();
    report["cols"] = boards[0].cols();
    report["version"] = kVersion;
    Output(std::string("-"), false).write(to_text(report));
  }
  return kDone;
}

}  // namespace puzzle2cnf
