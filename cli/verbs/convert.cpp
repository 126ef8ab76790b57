#include "cli/input.hpp"
#include "cli/options/answer_options.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/documents/answer_file.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using ConvertArguments = Arguments<OutputOptions, FormatOption, PuzzleOptions, AnswerNumberOption>;

// Puts the answer of the second input into the document; what is wrong with it, or nothing.
Broken take_answer(Document& document, const ConvertArguments& arguments, const Stop& stop) {
  if (arguments.inputs.size() < 2) return {};
  const Input input = read_answer_input(arguments.inputs[1], stop);
  document.answer = read_answer(*document.puzzle, input.text, input.name, arguments.answer, &stop);
  if (!carries_answer(*document.puzzle, arguments.to)) {
    throw CannotCarry("the format " + arguments.to + " cannot carry an answer");
  }
  return check_document(document, *document.answer);
}

// What says of a text how to read it again: the rules, or the hash of those that --rules brought.
std::string rules_above(const Document& document, const Entry& entry) {
  const auto* brought = document.puzzle->kind().abilities.find<BroughtRules>();
  if (brought == nullptr) return "";
  const bool has_rules = end_of_rules(without_byte_order_mark(entry.text)) > 0;
  return has_rules ? brought->text : "# rules " + brought->hash + "\n";
}

ExitCode run_convert(const ConvertArguments& arguments, const Task& task) {
  expect_text_file(arguments.output);
  arguments.check_answer(arguments);
  const Entry entry = read_only_entry(arguments.inputs[0], arguments, task);
  Document document = read_first_puzzle(entry, arguments, task);
  try {
    if (const Broken broken = take_answer(document, arguments, task.stop)) {
      const std::string message = "the answer is wrong: " + *broken;
      if (!arguments.json) say(message);
      if (arguments.json) Output("-", false, &task.stop).write(to_text(report_error(message, "")));
      return kAnswerNo;  // without the file of -o
    }
    std::string text = write_document(document, arguments.to);
    if (arguments.to == "text") text.insert(0, rules_above(document, entry));
    JsonMembers report = report_head(document, {});
    report["to"] = arguments.to;
    report["text"] = text;
    report["version"] = kVersion;
    task.out.write(arguments.json ? to_text(report) : text);
  } catch (const CannotCarry& error) {
    throw InputError({document.name}, error.what());
  }
  return kDone;
}

}  // namespace

Verb convert_verb() {
  return {
      "convert",
      "PUZZLE [ANSWER]",
      "write the puzzle in another format",
      "An ANSWER, which must be right, is filled in where the format has a place for it. A text\n"
      "begins with the rules where PUZZLE does, and with --rules a comment has their hash.",
      1,
      2,
      new_call<ConvertArguments, run_convert>};
}

}  // namespace p2c
