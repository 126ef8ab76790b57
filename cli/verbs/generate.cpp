#include "cli/generate/generated_output.hpp"
#include "cli/generate/generator_task.hpp"
#include "cli/generate/puzzle_series.hpp"
#include "cli/last_resort.hpp"
#include "cli/options/format_option.hpp"
#include "cli/outcome.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/documents/document.hpp"
#include "instances/formats/format.hpp"

namespace p2c {
namespace {

using GenerateArguments =
    Arguments<SeriesOptions, FormatOption, GenerateOptions, LimitOptions, ThreadsOption>;

constexpr const char* kGenerateText =
    "KIND is the name of a puzzle, as 'puzzle2cnf puzzles' lists them; with --like or --rules it "
    "may\n"
    "be left out. Each puzzle has one answer, unless --any is asked for.\n"
    "Puzzle N of a seed depends on the seed, on N and on the options that say which puzzles are\n"
    "made, but not on --count or --threads; no two of a run are the same up to symmetry.\n"
    "With -o NAME-%.svg or NAME-%.png boards are drawn into files, and the text goes to stdout.\n"
    "With --json a line of JSON is printed for each puzzle.";

bool is_a_line(const std::string& text, const std::string& format) {
  const std::string line = in_a_line(text, format);
  return line.find('\n') + 1 == line.size();
}

void check_answers(const AnyPuzzle& puzzle, const GenerateArguments& arguments) {
  const bool fits = !arguments.answers || arguments.to == "text" || arguments.json ||
                    carries_answer(puzzle, arguments.to);
  if (fits) return;
  throw UsageError{"the format " + arguments.to +
                   " cannot carry an answer: expected --answers with --json or another format"};
}

// What is refused is refused before the work.
void check_format(const GenerateArguments& arguments, const GeneratorTask& task,
                  const GeneratedOutput& output) {
  if (output.has_one_picture() && arguments.count > 1) {
    throw UsageError{"expected a '%' in " + arguments.output + ", for a picture of each puzzle"};
  }
  for (const AnyPlanted& sample : sample_boards(task)) {
    check_answers(*sample.puzzle, arguments);
    output.check_picture(*sample.puzzle);
    std::string text;
    try {
      text = write_puzzle(*sample.puzzle, {}, {}, arguments.to);
    } catch (const CannotCarry& error) {
      throw UsageError{error.what()};
    }
    const bool follow = output.is_stream() && arguments.count > 1 && !arguments.json;
    if (follow && arguments.to != "text" && !is_a_line(text, arguments.to)) {
      throw UsageError{"several documents in the format " + arguments.to +
                       " need a file each: expected -o with a '%' for the number"};
    }
  }
}

std::string words_for_missing(const NextPuzzle& next, std::int64_t number,
                              const GenerateArguments& arguments, const Stop& stop) {
  if (arguments.count > 1) return "puzzle " + std::to_string(number) + ": " + next.missing;
  if (arguments.json || next.is_end || stop.reason() == Stop::kNo) return next.missing;
  return "no puzzle was found";  // the command itself reports the limit
}

// Nothing where there is none.
std::optional<NextPuzzle> next_of(PuzzleSeries& series, std::int64_t made, const Task& task,
                                  GeneratedOutput& output) {
  try {
    return series.next();
  } catch (const Stopped&) {
    if (!is_interrupted(task.stop) || !output.end_list(made)) throw;
    return {};
  }
}

ExitCode make_all(const GenerateArguments& arguments, const Task& task, PuzzleSeries& series,
                  GeneratedOutput& output) {
  ExitCode code = kDone;
  std::int64_t made = 0;
  for (std::int64_t number = 1; number <= arguments.count; ++number) {
    output.begin(number);
    const std::optional<NextPuzzle> found = next_of(series, made, task, output);
    if (!found) return kLimit;
    const NextPuzzle& next = *found;
    if (next.made) {
      output.add(number, *next.made);
      if (is_not_proved(*next.made)) code = kLimit;
      if (!is_not_proved(*next.made) || !is_interrupted(task.stop)) ++made;
      continue;
    }
    code = kLimit;
    output.add_missing(number, words_for_missing(next, number, arguments, task.stop));
    if (next.is_end) break;
  }
  if (made < arguments.count && is_interrupted(task.stop)) output.end_list(made);
  if (made > 1) task.out.keep_at_signal();  // a whole list
  return code;
}

ExitCode run_generate(const GenerateArguments& arguments, const Task& task) {
  const GeneratorTask wanted = generator_task(arguments, task);
  const GeneratedForm form{wanted,
                           *generator_of(wanted.kind),
                           arguments.like.empty() ? "" : arguments.like[0],
                           arguments.rules,
                           arguments.to,
                           arguments.answers};
  GeneratedOutput output(arguments, form, task);
  check_format(arguments, wanted, output);
  if (arguments.fewest) allow_last_words();  // the best so far is printed
  // The limits of a single puzzle are those of the process.
  const LimitOptions limits = arguments.count > 1 ? LimitOptions(arguments) : LimitOptions();
  PuzzleSeries series(wanted, {arguments.count, arguments.threads, limits, task.memory});
  return make_all(arguments, task, series, output);
}

}  // namespace

Verb generate_verb() {
  return {"generate", "[KIND]", "make puzzles with one answer",           kGenerateText,
          0,          1,        new_call<GenerateArguments, run_generate>};
}

}  // namespace p2c
