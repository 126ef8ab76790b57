#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/searching.hpp"

namespace puzzle2cnf {
namespace {

SearchResult solve(const std::string& path, const Task& task) {
  const Stopwatch total;
  const Document document = read_puzzle(path, task.stop, task.arguments.quiet);
  const double parse = total.seconds();
  Search search(*document.puzzle, document.givens, search_options(task));
  const Status status = search.next();
  SearchResult result;
  result.report = report_head(*document.puzzle, status);
  if (status == Status::kSatisfiable) {
    result.text = document.puzzle->print_answer(search.answer());
    result.report["solution"] = report_answer(*document.puzzle, search.answer());
  }
  result.report["proven"] = status == Status::kSatisfiable ? "verified" : "unchecked";
  report_search(result.report, search, parse, total.seconds());
  if (status == Status::kUnsatisfiable) {
    result.code = kNo;
    result.message = "no solution";
  } else if (status == Status::kUnknown) {
    result.code = kLimit;
  }
  return result;
}

}  // namespace

ExitCode run_solve(const Task& task) { return run_for_each_input(task, solve); }

}  // namespace puzzle2cnf
