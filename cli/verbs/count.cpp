// count and enumerate: the answers of a puzzle, one by one in one solver.
#include "cli/verbs/count.hpp"

#include <functional>
#include <memory>
#include <utility>

#include "cli/input.hpp"
#include "cli/last_resort.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/outcome.hpp"
#include "cli/searches/each_puzzle.hpp"
#include "cli/searches/outside_count.hpp"
#include "cli/searches/position.hpp"
#include "cli/verbs/verb_table.hpp"
#include "encoder/encode_puzzle.hpp"

namespace p2c {
namespace {

// In the thread that prints.
using EnumerateArguments =
    Arguments<OutputOptions, PuzzleOptions, ManifestOption, EncodingOptions, PresolveOption,
              LimitOptions, AnswerLimitOption, PositionOption>;

// Prints or keeps an answer when it is found.
using TakeAnswer = std::function<void(const AnyPuzzle& puzzle, const Answer& answer)>;

// What is known of the answers when the search ends, by itself or not.
struct Counted {
  std::int64_t count = 0;
  Status last = Status::kUnknown;  // kUnsatisfiable: there are no more
  JsonMembers figures;             // of the search
};

// Null where a stop came while the puzzle was encoded.
template <class Arguments>
std::unique_ptr<Search> start_search(const Document& document, const Arguments& arguments,
                                     const Request& request, ProgressLine& progress) {
  SearchOptions options = search_options(arguments, request, &progress);
  options.presolve = arguments.presolves();
  try {
    return std::make_unique<Search>(*document.puzzle, document.givens, options);
  } catch (const Stopped&) {
    return nullptr;
  }
}

// Empty where a stop came while they were counted.
JsonMembers figures_of(const Search& search, double parse, double total) {
  JsonMembers figures;
  try {
    report_search(figures, search, parse, total);
  } catch (const Stopped&) {
    figures = {};
  }
  return figures;
}

// A stop ends it with what is known.
template <class Arguments>
Counted count_answers(const Document& document, const Arguments& arguments, const Request& request,
                      double parse, const Stopwatch& total, const TakeAnswer& take) {
  Counted counted;
  allow_last_words();  // all that follows asks for a stop
  ProgressLine progress(arguments, request.is_alone);
  const std::int64_t limit = arguments.limit;
  const std::unique_ptr<Search> search = start_search(document, arguments, request, progress);
  while (search != nullptr && (limit == 0 || counted.count < limit)) {
    counted.last = search->next();
    if (counted.last != Status::kSatisfiable) break;
    ++counted.count;
    progress.erase();
    if (take) take(*document.puzzle, search->answer());
  }
  if (search != nullptr && arguments.json) {
    counted.figures = figures_of(*search, parse, total.seconds());
  }
  return counted;
}

SearchResult result_of(const Document& document, const Counted& counted) {
  const bool complete = counted.last == Status::kUnsatisfiable;
  SearchResult result;
  if (counted.last == Status::kUnknown) result.code = kLimit;
  result.text = (complete ? "" : "at least ") + std::to_string(counted.count) + "\n";
  result.report = report_head(document, counted.count > 0 ? Status::kSatisfiable : counted.last);
  result.report["proven"] = complete ? "unchecked" : "verified";  // that there are no more
  result.report["count"] = counted.count;
  result.report["complete"] = complete;
  return result;
}

}  // namespace

SearchResult count(const Entry& entry, const CountArguments& arguments, const Request& request) {
  const Stopwatch total;
  const Document document = read_positioned(entry, arguments, arguments, request).document;
  if (!arguments.solver.empty()) {
    SearchOptions options = search_options(arguments, request);
    options.encode = arguments.encode_options(form_in_files(*document.puzzle));
    return count_outside(document, counter_of(arguments), options, request.stop, total.seconds());
  }
  const Counted counted = count_answers(document, arguments, request, total.seconds(), total, {});
  SearchResult result = result_of(document, counted);
  result.report.update(counted.figures);
  result.says_limit = true;
  return result;
}

namespace {

// Prints each answer when it is found, as there may be many.
SearchResult enumerate(const Entry& entry, const EnumerateArguments& arguments,
                       const Request& request, Output& out) {
  const Stopwatch total;
  const Document document = read_positioned(entry, arguments, arguments, request).document;
  std::vector<Json> solutions;
  const auto take = [&](const AnyPuzzle& puzzle, const Answer& answer) {
    if (!arguments.json) return out.write(puzzle.print_answer(answer));
    solutions.push_back(report_answer(puzzle, answer));
  };
  const Counted counted = count_answers(document, arguments, request, total.seconds(), total, take);
  SearchResult result = result_of(document, counted);
  result.text.clear();
  if (counted.last == Status::kUnsatisfiable && counted.count == 0) result.outcome = kNoAnswer;
  result.report["solutions"] = solutions;
  result.report.update(counted.figures);
  return result;
}

ExitCode run_count(const CountArguments& arguments, const Task& task) {
  check_counter(arguments);
  expect_text_file(arguments.output);
  return run_for_each_puzzle(task, SearchWork(count, arguments));
}

ExitCode run_enumerate(const EnumerateArguments& arguments, const Task& task) {
  expect_text_file(arguments.output);
  return run_one_by_one(task, arguments, [&](const Entry& entry, const Request& request) {
    return enumerate(entry, arguments, request, task.out);
  });
}

}  // namespace

Verb count_verb() {
  return {"count",
          kPuzzles,
          "count the answers",
          "Prints the number, or 'at least N' when --limit or --time-limit ends the count. With\n"
          "--solver a model counter counts the models of what encode --project writes; COMMAND is\n"
          "split at blanks, with {cnf} for the file, or {stdin}. Only an exact number, in a line\n"
          "'c s exact arb int N', is one. It may have any number of digits, and is taken on trust.",
          1,
          -1,
          new_call<CountArguments, run_count>};
}

Verb enumerate_verb() {
  return {"enumerate", kPuzzles, "print the answers one after another",      "",
          1,           -1,       new_call<EnumerateArguments, run_enumerate>};
}

}  // namespace p2c
