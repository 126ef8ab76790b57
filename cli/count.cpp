// count and enumerate: the answers of a puzzle, one by one in one solver.
#include "cli/input.hpp"
#include "cli/searching.hpp"

namespace puzzle2cnf {
namespace {

enum class Show { kNumber, kAnswers };

SearchResult all_answers(const std::string& path, const Task& task, Show show) {
  const Stopwatch total;
  const Document document = read_puzzle(path, task);
  const double parse = total.seconds();
  const AnyPuzzle& puzzle = *document.puzzle;
  ProgressLine progress(task.arguments);
  Search search(puzzle, document.givens, search_options(task, progress));
  const std::int64_t limit = task.arguments.limit;
  SearchResult result;
  Json solutions = Json::array();
  std::int64_t count = 0;
  Status last = Status::kUnknown;
  while ((limit == 0 || count < limit) && (last = search.next()) == Status::kSatisfiable) {
    ++count;
    if (show == Show::kNumber) continue;
    progress.erase();
    if (task.arguments.json) {
      solutions.push_back(report_answer(puzzle, search.answer()));
    } else {
      task.out.write(puzzle.print_answer(search.answer()));  // as they come, there may be many
    }
  }
  const bool complete = last == Status::kUnsatisfiable;
  const bool stopped = last == Status::kUnknown;
  if (stopped) result.code = kLimit;
  if (show == Show::kNumber) {
    result.text = (complete ? "" : "at least ") + std::to_string(count) + "\n";
  }
  result.report = report_head(puzzle, count > 0 ? Status::kSatisfiable : last);
  result.report["proven"] = complete ? "unchecked" : "verified";  // that there are no more
  result.report["count"] = count;
  result.report["complete"] = complete;
  if (show == Show::kAnswers) result.report["solutions"] = std::move(solutions);
  if (task.arguments.json) report_search(result.report, search, parse, total.seconds());
  return result;
}

SearchResult count(const std::string& path, const Task& task) {
  return all_answers(path, task, Show::kNumber);
}

SearchResult enumerate(const std::string& path, const Task& task) {
  return all_answers(path, task, Show::kAnswers);
}

}  // namespace

ExitCode run_count(const Task& task) { return run_for_each_input(task, count); }

ExitCode run_enumerate(const Task& task) { return run_for_each_input(task, enumerate); }

}  // namespace puzzle2cnf
