#include <unistd.h>

#include "cli/draw.hpp"
#include "cli/input.hpp"
#include "cli/options/answer_options.hpp"
#include "cli/options/picture_option.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using ShowArguments =
    Arguments<OutputOptions, PuzzleOptions, PictureOption, TextStyleOptions, AnswerNumberOption>;

constexpr const char* kShowText =
    "As text for a terminal, SVG or PNG. Without an ANSWER, the givens are drawn, and the answer "
    "in\n"
    "the file of PUZZLE, if any; with two, both are drawn and their differences highlighted.\n"
    "What solve --forced prints is drawn, too.";

// What the document itself knows: the answer in it, and the givens.
Answer known_answer(const Document& document) {
  Answer answer = document.answer.value_or(Answer(document.puzzle->slots().size(), kOpen));
  for (const auto& [slot, value] : document.givens) answer[slot] = value;
  return answer;
}

// The answers are drawn right or wrong; a wrong one is reported.
std::vector<Answer> read_answers(const Document& document, int number, const Task& task) {
  const auto& inputs = task.common.inputs;
  std::vector<Answer> answers;
  for (std::size_t k = 1; k < inputs.size(); ++k) {
    const Input input = read_answer_input(inputs[k], task.stop);
    answers.push_back(
        read_partial_answer(*document.puzzle, input.text, input.name, number, &task.stop));
    if (!is_whole(answers.back())) continue;
    const Broken broken = check_document(document, answers.back());
    if (broken && !task.common.quiet) say("warning: " + input.name + ": " + *broken);
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

void check_options(const ShowArguments& arguments, PictureKind kind) {
  if (arguments.json && arguments.output == "-") {
    throw UsageError{"show --json prints a summary, so the picture needs a place: use -o FILE"};
  }
  if (kind == PictureKind::kPng && arguments.output == "-" && isatty(STDOUT_FILENO) == 1) {
    throw UsageError{"a PNG is not for a terminal: use -o FILE"};
  }
}

ExitCode run_show(const ShowArguments& arguments, const Task& task) {
  const PictureKind kind =
      arguments.picture ? *arguments.picture : kind_by_ending(arguments.output);
  check_options(arguments, kind);
  arguments.check_answer(arguments);
  const Document document = read_first_puzzle(arguments, task);
  const std::vector<Drawing> boards =
      boards_of(document, read_answers(document, arguments.answer, task));
  const bool text = kind == PictureKind::kText;
  task.out.write(
      draw(boards, kind, text ? text_style(arguments, arguments) : TextStyle{}, &task.stop));
  if (arguments.json) {
    task.out.commit();  // a summary only of a file that is there
    JsonMembers report = report_head(document, {});
    report["to"] = word_of(kind, PictureOption::kKinds);
    report["rows"] = boards[0].rows();
    report["cols"] = boards[0].cols();
    report["version"] = kVersion;
    Output(std::string("-"), false).write(to_text(report));
  }
  return kDone;
}

}  // namespace

Verb show_verb() {
  return {"show",
          "PUZZLE [ANSWER...]",
          "draw a puzzle, an answer, or how two answers differ",
          kShowText,
          1,
          3,
          new_call<ShowArguments, run_show>};
}

}  // namespace p2c
