#include "cli/input.hpp"
#include "cli/options/answer_options.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/report.hpp"
#include "cli/rows/judged_rows.hpp"
#include "cli/rows/rows_option.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using VerifyArguments =
    Arguments<OutputOptions, RowsOption, PuzzleOptions, ManifestOption, AnswerNumberOption>;

constexpr const char* kVerifyText =
    "Prints 'ok', or the first broken rule with exit code 1. Without an ANSWER, the one in the\n"
    "file of PUZZLE is checked.\n"
    "An ANSWER, here and elsewhere, is what solve, unique or enumerate print, as text or\n"
    "JSON; rows of '#' and '.'; or a file in a format that carries answers.\n"
    "'puzzle2cnf verify --rows FILE PUZZLE...' checks the answers that batch wrote to FILE; the\n"
    "puzzles are the inputs of the batch.";

// A puzzle and perhaps an answer, or --rows with any number of puzzles.
void check_inputs(const VerifyArguments& arguments) {
  const std::size_t count = arguments.inputs.size();
  const bool has_manifest = !arguments.manifests.empty();
  const auto expect = [&](bool is_right, const std::string& wanted) {
    if (is_right) return;
    throw UsageError{"expected 'puzzle2cnf verify " + wanted + "', got " + counted(count, "input")};
  };
  if (!arguments.rows.empty()) return expect(count > 0 || has_manifest, "--rows FILE PUZZLE...");
  if (has_manifest) throw UsageError{"verify --manifest goes with --rows"};
  expect(count == 1 || count == 2, "PUZZLE [ANSWER]");
}

Answer own_answer(const Document& document) {
  if (!document.answer) {
    throw InputError({document.name}, "expected an answer in the file of the puzzle, got none");
  }
  return filled(*document.puzzle, *document.answer);
}

Answer answer_to(const Document& document, const VerifyArguments& arguments, const Task& task) {
  if (arguments.inputs.size() == 1) return own_answer(document);
  const Input input = read_answer_input(arguments.inputs[1], task.stop);
  return read_answer(*document.puzzle, input.text, input.name, arguments.answer, &task.stop);
}

ExitCode run_verify(const VerifyArguments& arguments, const Task& task) {
  expect_text_file(arguments.output);
  arguments.check_answer(arguments);
  check_inputs(arguments);
  if (!arguments.rows.empty()) return judge_rows(arguments.rows[0], arguments, task);
  const bool alone = arguments.inputs.size() == 1;
  const Document document = alone ? read_puzzle(arguments.inputs[0], arguments, task)
                                  : read_first_puzzle(arguments, task);
  const Answer answer = answer_to(document, arguments, task);
  const Broken broken = check_document(document, answer);
  JsonMembers report = report_head(document, {});
  report["ok"] = !broken;
  if (broken) report["broken"] = *broken;
  report["version"] = kVersion;
  task.out.write(arguments.json ? to_text(report) : broken.value_or("ok") + "\n");
  return broken ? kAnswerNo : kDone;
}

}  // namespace

Verb verify_verb() {
  return {"verify",
          "PUZZLE [ANSWER]",
          "check an answer against the rules",
          kVerifyText,
          0,
          -1,
          new_call<VerifyArguments, run_verify>};
}

}  // namespace p2c
