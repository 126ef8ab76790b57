// Prints a text of rules of the list, or judges one.
#include <filesystem>

#include "cli/collections/input_file.hpp"
#include "cli/collections/rules_file.hpp"
#include "cli/draw.hpp"
#include "cli/judge/judgement.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/outcome.hpp"
#include "cli/report.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/version.hpp"
#include "solver_glue/judge/text_judge.hpp"

namespace p2c {
namespace {

constexpr LimitOptions kUsualLimits{10, 1000};

struct JudgingOptions : LimitOptions {
  int seed = 0;
  int boards = 100;

  JudgingOptions() : LimitOptions(kUsualLimits) {}

  void declare(OptionList& list) {
    LimitOptions::declare(list);
    list.add_number({Section::kPuzzle, "seed", "N", "draws other boards for each N (default 0)"},
                    seed, {0});
    list.add_number({Section::kPuzzle, "boards", "N", "draw N random boards (default 100)"}, boards,
                    {1, 1'000'000});
  }
};

using RulesArguments = Arguments<OutputOptions, JudgingOptions>;

constexpr const char* kRulesText =
    "RULES is the name of a kind whose rules are a text, which is printed; or, first of all, a "
    "file\n"
    "with such a text, or '-', where a puzzle may follow it. Its rules are said again in words "
    "that\n"
    "can be read in one way only, its boards are checked, and random ones show what else is "
    "wrong,\n"
    "with exit code 1. The limits are 10 seconds and 1000 MB where no others are asked for. With\n"
    "-o NAME.svg or NAME.png the sample is drawn, and the text goes to stdout.";

bool is_file(const std::string& path) {
  std::error_code error;
  return path == "-" || std::filesystem::exists(path, error);
}

ExitCode print_listed(const RulesArguments& arguments, const Task& task) {
  expect_text_file(arguments.output);
  const std::string& name = arguments.inputs[0];
  const PuzzleKind* kind = find_kind(name);
  if (kind == nullptr) {
    throw InputError(
        {name}, "expected a file with rules or the name of a puzzle" + did_you_mean_kind(name));
  }
  const auto* text = kind->abilities.find<ListedText>();
  if (text == nullptr) {
    throw UsageError{"the rules of " + kind->name + " are no text, but a part of the program"};
  }
  JsonMembers report{{"format", 1}, {"puzzle", kind->name}, {"text", std::string(text->text)}};
  report["version"] = kVersion;
  task.out.write(arguments.json ? to_text(report) : std::string(text->text));
  return kDone;
}

// What ended it early; nothing where it ran to its end.
std::string judge(const TextToJudge& its, const RulesArguments& arguments, const Task& task,
                  JudgedText& found) {
  try {
    judge_text(its, {arguments.seed, arguments.boards, &task.stop}, found);
  } catch (const Stopped& stopped) {
    if (is_interrupted(task.stop)) throw;
    return std::string(stop_word(stopped.reason));
  } catch (const TooLarge& large) {
    return large.what();
  }
  return "";
}

void draw_sample(const JudgedText& found, const TextToJudge& its, const Task& task,
                 const std::string& file) {
  const JudgedBoard* sample = found.sample();
  if (sample == nullptr) {
    throw InputError({its.file}, "expected a sample to draw at the end of the rules, got none");
  }
  const Answer open(sample->answer.size(), kOpen);
  task.out.write(draw({sample->puzzle->drawing(open), sample->puzzle->drawing(sample->answer)},
                      kind_by_ending(file), {}, &task.stop));
  task.out.commit();
}

ExitCode judge_file(const RulesArguments& arguments, const Task& task) {
  const bool has_picture = is_picture_file(arguments.output);
  const std::string& path = arguments.inputs[0];
  const TextToJudge its{read_rules_above_puzzle(path, task.stop), shown_input(path)};
  JudgedText found;
  const std::string stopped = judge(its, arguments, task, found);
  std::string text = judgement_text(found, stopped);
  if (arguments.json) {
    JsonMembers report{{"format", 1}, {"puzzle", found.name}, {"rules", rules_hash(*its.kind)}};
    report.update(judgement_report(found, stopped));
    report["version"] = kVersion;
    text = to_text(report);
  }
  if (has_picture) draw_sample(found, its, task, arguments.output);
  has_picture ? Output("-", false).write(text) : task.out.write(text);
  if (!faults_of(found).empty()) return kAnswerNo;
  return stopped.empty() ? kDone : kLimit;
}

ExitCode run_rules(const RulesArguments& arguments, const Task& task) {
  return is_file(arguments.inputs[0]) ? judge_file(arguments, task) : print_listed(arguments, task);
}

}  // namespace

Verb rules_verb() {
  return {"rules",
          "RULES",
          "print the rules of a kind, or judge a text of rules",
          kRulesText,
          1,
          1,
          new_call<RulesArguments, run_rules>};
}

}  // namespace p2c
